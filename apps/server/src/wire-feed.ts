import { randomUUID } from 'node:crypto';
import { CastRepository } from './feeds/demo/cast-repository.js';
import { DemoChat } from './feeds/demo/demo-chat.js';
import { DemoFeed } from './feeds/demo/demo-feed.js';
import { FeedRunner } from './feeds/feed-runner.js';
import { FeedWatch } from './feeds/ingest/feed-watch.js';
import { IngestService } from './feeds/ingest/ingest-service.js';
import { findRecord, isBadInput } from './feeds/recording/record-files.js';
import { RecordingFeed } from './feeds/recording/recording-feed.js';
import type { ChatService } from './modules/chat/chat-service.js';
import type { Bus } from './platform/bus/bus.js';
import type { Clock } from './platform/clock.js';
import type { Config } from './platform/config.js';
import type { Database } from './platform/database/database.js';
import { DomainError } from './platform/domain-error.js';
import type { FeedHealth } from './modules/health/feed-health.js';
import type { Log } from './platform/log.js';
import { StartError } from './platform/start-error.js';

export interface FeedDeps {
  readonly config: Config;
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  readonly chat: ChatService;
}

export interface WiredFeed {
  readonly runner: FeedRunner;
  readonly health: readonly FeedHealth[];
}

/** Ends the start before anything is opened when there is no record where RECORDING points. */
export async function assertRecording({ feed, recording }: Config): Promise<void> {
  if (feed !== 'recording' || recording === undefined) return;
  const found = await findRecord(recording);
  if (isBadInput(found)) throw new StartError(`Biến RECORDING không hợp lệ: ${found.file}: ${found.reason}.`);
}

/** The source of matches the operator chose, and what keeps it running on one process. */
export function wireFeed({ config, database, bus, clock, log, chat }: FeedDeps): WiredFeed {
  const health = new FeedWatch({ feed: config.feed, clock });
  const ingest = new IngestService({ database, bus, clock, health, log });
  const base = { ingest, database, clock, log };
  if (config.feed === 'none') return { runner: new FeedRunner(base), health: [] };
  if (config.feed === 'recording') {
    return { runner: new FeedRunner({ ...base, feed: recordingFeed(config, clock) }), health: [health] };
  }
  const feed = new DemoFeed({
    clock,
    ...(config.demoSeed !== undefined && { seed: config.demoSeed }),
    ...(config.demoMinute !== undefined && { minute: config.demoMinute }),
  });
  const fans = new DemoChat({ feed, cast: new CastRepository(database), voice: simulatedVoice(chat), clock });
  return { runner: new FeedRunner({ ...base, feed, beside: [(signal) => fans.run(signal)] }), health: [health] };
}

function recordingFeed({ recording, recordingNow, recordingSpeed }: Config, clock: Clock): RecordingFeed {
  if (recording === undefined) throw new Error('A recording feed needs a recording.');
  return new RecordingFeed({ recording, clock, speed: recordingSpeed, ...(recordingNow && { recordNow: recordingNow }) });
}

/** The demo's fans speak as members do, through the same door and under the same limits. */
function simulatedVoice(chat: ChatService): { say(groupId: number, userId: number, text: string): Promise<void> } {
  return {
    say: async (groupId, userId, text) => {
      const sender = { userId, guest: false, role: 'member', siteRoleId: 0 } as const;
      try {
        await chat.say(sender, { groupId, uuid: randomUUID(), originalMessage: text, parentMessageId: null });
      } catch (error) {
        // A fan who spoke too fast, or whose room has gone, is no fault: the line stays unsaid.
        if (!(error instanceof DomainError)) throw error;
      }
    },
  };
}
