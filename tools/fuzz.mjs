// `npm run fuzz`: a million invalid or unexpected inputs, generated from one seed, for the odds parser, the reader of
// recordings and the built site. `-- --seed 7 --count 50000` sets another seed and count; the exit code is 1 when a
// fault is found.
import { parseArgs } from 'node:util';
import { buildIfNeeded } from './command/build.mjs';
import { importSource } from './command/bundle.mjs';
import { runCommand, print, CommandError } from './command/output.mjs';
import { attack } from './fuzz/attack.mjs';
import { files } from './fuzz/files.mjs';
import { Random } from './fuzz/random.mjs';
import { rows } from './fuzz/rows.mjs';

const MILLION = 1_000_000;
const SHOWN = 5;
const MiB = 2 ** 20;
/** Cases per million. */
const shares = { rows: 580_000, files: 60_000, calls: 100_000, times: 60_000, frames: 200_000 };
const titles = {
  rows: 'dòng kèo của nguồn',
  files: 'tệp của bản ghi',
  calls: 'lời gọi REST và trang',
  times: 'ngày và múi giờ qua REST',
  frames: 'gói tin qua socket',
};

const siteTitles = { demo: 'máy chủ có đêm bóng', none: 'máy chủ không có trận' };

await runCommand(async () => {
  const { seed, counts, built } = choices();
  if (!built) buildIfNeeded();
  const tally = new Map(Object.keys(shares).map((name) => [name, { count: 0, ms: 0, findings: [] }]));
  const random = (place, at) => new Random(seed, place, at);
  const measure = async (name, count, work) => {
    const of = tally.get(name);
    const from = performance.now();
    of.count += await work(count);
    of.ms += performance.now() - from;
  };
  const found = (place, fault, input) => {
    const of = tally.get(place.split('/')[0]);
    of.findings.push(`${place}: ${fault?.stack ?? fault}\n    ${JSON.stringify(input)?.slice(0, 2_000)}`);
  };
  const sources = await importSources();
  await measure('rows', counts.rows, (count) => rows({ ...sources, random, count, found }));
  await measure('files', counts.files, (count) => files({ ...sources, random, count, found }));
  const sites = await attack({ ...sources, counts, measure, random, found });
  report({ seed, tally, sites });
});

function choices() {
  const { values } = parseArgs({
    options: { seed: { type: 'string' }, count: { type: 'string' }, built: { type: 'boolean' } },
  });
  const whole = (text, otherwise) => {
    if (text === undefined) return otherwise;
    if (!/^\d{1,9}$/.test(text)) throw new CommandError(`"${text}" không phải số nguyên.`);
    return Number(text);
  };
  const count = whole(values.count, MILLION);
  const counts = Object.fromEntries(
    Object.entries(shares).map(([name, share]) => [name, Math.ceil((share * count) / MILLION)]),
  );
  return { seed: whole(values.seed, 20_261_120), counts, built: values.built === true };
}

async function importSources() {
  const library = await importSource('libs/odds-parser/src/index.ts', 'odds-parser');
  const contracts = await importSource('libs/contracts/src/index.ts', 'contracts');
  const { readRecord } = await importSource('apps/server/src/feeds/recording/read-record.ts', 'read-record');
  const { RecordPlayer } = await importSource('apps/server/src/feeds/recording/recording-feed.ts', 'recording-feed');
  const { clockFrom } = await importSource('apps/server/src/feeds/recording/record-clock.ts', 'record-clock');
  return { library, contracts, recording: { readRecord, RecordPlayer, clockFrom } };
}

function report({ seed, tally, sites }) {
  print(`\nHạt giống ${seed}`);
  for (const [name, { count, ms, findings }] of tally) {
    print(
      `  ${titles[name].padEnd(24)} ${number(count).padStart(9)} ca, ${number(ms / 1000).padStart(5)} giây, ${findings.length} lỗi`,
    );
    for (const finding of findings.slice(0, SHOWN)) print(`    ${finding}`);
  }
  for (const site of sites) reportSite(site);
  const sum = (part) => [...tally.values()].reduce((total, one) => total + part(one), 0);
  const faults = sum(({ findings }) => findings.length) + sites.filter(isHurt).length;
  print(`Tổng ${number(sum(({ count }) => count))} ca: ${faults === 0 ? 'không tìm thấy lỗi nào' : `${faults} lỗi`}.`);
  if (faults > 0) process.exitCode = 1;
}

function reportSite({ title, heard, memory, hasGrown, isUp }) {
  const [before, after] = memory.map((bytes) => number(bytes / MiB));
  const { said, refused, heard: count, slowest, fault } = heard;
  print(
    `  ${siteTitles[title]}: ${isUp ? 'vẫn chạy' : 'ĐÃ DỪNG'}; bộ nhớ ${before} MiB khi đã ấm, ${after} MiB khi xong${hasGrown ? ' (TĂNG)' : ''}`,
  );
  print(
    `    hai người trong phòng: nói ${said} (bị từ chối ${refused}), nghe ${count}, chậm nhất ${number(slowest)} ms${fault ? ` (${fault})` : ''}`,
  );
}

function isHurt({ heard, hasGrown, isUp }) {
  return heard.fault !== undefined || hasGrown || !isUp;
}

function number(value) {
  return Math.round(value).toLocaleString('vi-VN');
}
