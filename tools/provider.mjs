// A simulator of the provider for development:
//   node tools/provider.mjs --port 4300 --key local-key [--recorded <folder>[/<prefix>]] [--matches 12] [--ago 50]
// The site then runs with FEED=provider PROVIDER_URL=http://127.0.0.1:4300 PROVIDER_KEY=local-key.
// It also answers as football-data.org: FEED=football-data FOOTBALL_DATA_URL=http://127.0.0.1:4300 FOOTBALL_DATA_TOKEN=local-key.
// `--ago` is how many minutes ago the first match kicked off. Faults: curl 'http://127.0.0.1:4300/_faults?call=livescores&fault=500'.
import { basename, dirname } from 'node:path';
import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { print } from './command/output.mjs';
import { footballData } from './provider/football-data.mjs';
import { generatedDay, recordedDay } from './provider/match-day.mjs';
import { faultNames, ProviderSimulator } from './provider/simulator.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4300' },
    key: { type: 'string', default: 'local-key' },
    recorded: { type: 'string' },
    matches: { type: 'string', default: '12' },
    ago: { type: 'string', default: '50' },
  },
});

const now = Date.now();
const world = values.recorded
  ? await recorded(values.recorded)
  : { matches: generatedDay({ start: now - Number(values.ago) * 60_000, count: Number(values.matches) }) };
const simulator = new ProviderSimulator({
  key: values.key,
  world,
  football: footballData({ world, token: values.key, now: Date.now }),
});
const url = await simulator.open(Number(values.port));
print(`PROVIDER_URL=${url} PROVIDER_KEY=${values.key}, ${world.matches.length} trận.`);
print(`Lỗi có thể bật: ${faultNames.join(', ')}; ví dụ ${url}/_faults?call=livescores&fault=500`);

async function recorded(path) {
  const isFolder = (await stat(path).catch(() => undefined))?.isDirectory();
  return isFolder ? recordedDay(path, { now }) : recordedDay(dirname(path), { prefix: basename(path), now });
}
