// A simulator of the provider for development:
//   node tools/provider.mjs --port 4300 --key local-key [--recorded <folder>[/<prefix>]] [--matches 12] [--ago 50]
// The site then runs with FEED=provider PROVIDER_URL=http://127.0.0.1:4300 PROVIDER_KEY=local-key.
// It also answers as football-data.org: FEED=football-data FOOTBALL_DATA_URL=http://127.0.0.1:4300 FOOTBALL_DATA_TOKEN=local-key.
// `--recorded` needs files in the provider's shape, such as those of ../shared/data/provider, and without a prefix takes the
// first there; without them it says what is missing. `--ago` is how many minutes ago the first match kicked off (of recorded
// ones: the first of their last day, which otherwise only moves to today; of generated ones 50). Faults: curl 'http://127.0.0.1:4300/_faults?call=livescores&fault=500'.
// What becomes of a match: curl 'http://127.0.0.1:4300/_scenes?match=910000001&scene=postponed'.
import { basename, dirname } from 'node:path';
import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { print, runCommand } from './command/output.mjs';
import { footballData } from './provider/football-data.mjs';
import { generatedDay, recordedDay } from './provider/match-day.mjs';
import { sceneNames } from './provider/scenes.mjs';
import { faultNames, ProviderSimulator } from './provider/simulator.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4300' },
    key: { type: 'string', default: 'local-key' },
    recorded: { type: 'string' },
    matches: { type: 'string', default: '12' },
    ago: { type: 'string' },
  },
});

await runCommand(async () => {
  const now = Date.now();
  const world = values.recorded
    ? await recorded(values.recorded, now)
    : { matches: generatedDay({ start: now - Number(values.ago ?? 50) * 60_000, count: Number(values.matches) }) };
  const simulator = new ProviderSimulator({
    key: values.key,
    world,
    football: footballData({ world, token: values.key }),
  });
  const url = await simulator.open(Number(values.port));
  print(`PROVIDER_URL=${url} PROVIDER_KEY=${values.key}, ${world.matches.length} trận.`);
  print(`Lỗi có thể bật: ${faultNames.join(', ')}; ví dụ ${url}/_faults?call=livescores&fault=500`);
  print(
    `Cảnh của một trận: ${sceneNames.join(', ')}; ví dụ ${url}/_scenes?match=${world.matches[0].row.matchId}&scene=postponed`,
  );
});

async function recorded(path, now) {
  const options = { now, ...(values.ago !== undefined && { ago: Number(values.ago) }) };
  const isFolder = (await stat(path).catch(() => undefined))?.isDirectory();
  if (isFolder) return recordedDay(path, options);
  // A path that is no folder ends with the prefix of its files.
  return recordedDay(dirname(path), { ...options, prefix: basename(path) });
}
