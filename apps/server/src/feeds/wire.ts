import type { Clock } from '../platform/clock.js';
import type { Config, ProviderSettings } from '../platform/config.js';
import type { Database } from '../platform/database/database.js';
import type { Module } from '../platform/module.js';
import type { Platform } from '../platform/platform.js';
import { StartError } from '../platform/start-error.js';
import {
  openDemo,
  type ChatSender,
  type DemoDrawShelf,
  type DemoEventShelf,
  type DemoFilmShelf,
  type DemoHighlightShelf,
  type DemoPress,
  type DemoActivity,
  type DemoPickBook,
  type DemoReelShelf,
  type DemoShelf,
  type DemoTipBoard,
  type DemoWall,
} from './demo/open-demo.js';
import { FeedRunner } from './feed-runner.js';
import { FeedHealth } from './ingest/feed-health.js';
import { IngestService, type MatchLinesPort } from './ingest/ingest-service.js';
import { FootballDataFeed } from './football-data/football-data-feed.js';
import { CallTimesRepository } from './polling/call-times-repository.js';
import { ProviderFeed } from './provider/provider-feed.js';
import { StoredStateRepository } from './provider/stored-state-repository.js';
import { findRecord, isBadInput } from './recording/record-files.js';
import { RecordingFeed } from './recording/recording-feed.js';

type FeedsDeps = Pick<Platform, 'config' | 'database' | 'bus' | 'clock' | 'log'> & {
  readonly chat: ChatSender;
  readonly lines: MatchLinesPort;
  readonly wall: DemoWall;
  readonly press: DemoPress;
  readonly reelShelf: DemoReelShelf;
  readonly filmShelf: DemoFilmShelf;
  readonly drawShelf: DemoDrawShelf;
  readonly eventShelf: DemoEventShelf;
  readonly highlightShelf: DemoHighlightShelf;
  readonly tipBoard: DemoTipBoard;
  readonly comicShelf: DemoShelf;
  readonly activity: DemoActivity;
  readonly pickBook: DemoPickBook;
};

/** Throws StartError when RECORDING points to no recording. */
export async function assertRecording({ serve, feed, recording }: Config): Promise<void> {
  if (!serve.has('feeds') || feed !== 'recording' || recording === undefined) return;
  const found = await findRecord(recording);
  if (isBadInput(found)) throw new StartError(`Biến RECORDING không hợp lệ: ${found.file}: ${found.reason}.`);
}

/** Creates the feed that FEED names, and the job that runs it in one process. */
export async function wire({
  chat,
  lines,
  wall,
  press,
  filmShelf,
  drawShelf,
  eventShelf,
  highlightShelf,
  reelShelf,
  comicShelf,
  tipBoard,
  activity,
  pickBook,
  ...deps
}: FeedsDeps) {
  const { config, database, bus, clock, log } = deps;
  const moduleOf = (runner: FeedRunner, ...feeds: FeedHealth[]) =>
    ({
      jobs: [runner.job],
      jobsRole: 'feeds',
      ports: { feeds: config.serve.has('feeds') ? feeds : [] },
    }) satisfies Module;
  const watch = new FeedHealth({ feed: config.feed, clock, log });
  const ingest = new IngestService({ database, bus, clock, health: watch, log, lines });
  const base = { ingest, clock, log };
  if (config.feed === 'none') return moduleOf(new FeedRunner(base));
  if (config.feed === 'provider') {
    const feed = config.provider && providerFeed(config.provider, { database, clock, watch });
    return feed ? moduleOf(new FeedRunner({ ...base, feed }), watch) : moduleOf(new FeedRunner(base));
  }
  if (config.feed === 'football-data') {
    const feed = config.footballData && footballDataFeed(config.footballData, { database, clock, watch });
    return feed ? moduleOf(new FeedRunner({ ...base, feed }), watch) : moduleOf(new FeedRunner(base));
  }
  if (config.feed === 'recording')
    return moduleOf(new FeedRunner({ ...base, feed: recordingFeed(config, clock) }), watch);
  const { feed, tasks } = await openDemo({
    config,
    database,
    clock,
    chat,
    wall,
    press,
    filmShelf,
    drawShelf,
    eventShelf,
    highlightShelf,
    reelShelf,
    comicShelf,
    tipBoard,
    activity,
    pickBook,
  });
  return moduleOf(new FeedRunner({ ...base, feed, sideTasks: tasks }), watch);
}

function providerFeed(
  settings: ProviderSettings,
  { database, clock, watch }: { database: Database; clock: Clock; watch: FeedHealth },
): ProviderFeed {
  return new ProviderFeed({
    ...settings,
    clock,
    times: new CallTimesRepository(database, 'provider'),
    stored: new StoredStateRepository(database),
    report: watch,
  });
}

function footballDataFeed(
  { origin, key }: ProviderSettings,
  { database, clock, watch }: { database: Database; clock: Clock; watch: FeedHealth },
): FootballDataFeed {
  return new FootballDataFeed({
    origin,
    token: key,
    clock,
    times: new CallTimesRepository(database, 'football-data'),
    stored: new StoredStateRepository(database),
    report: watch,
  });
}

function recordingFeed({ recording, recordingNow, recordingSpeed }: Config, clock: Clock): RecordingFeed {
  if (recording === undefined) throw new Error('The recording feed needs RECORDING.');
  return new RecordingFeed({
    recording,
    clock,
    speed: recordingSpeed,
    ...(recordingNow && { recordNow: recordingNow }),
  });
}
