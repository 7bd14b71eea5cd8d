import { randomUUID } from 'node:crypto';
import type { Clock } from '../platform/clock.js';
import type { Config } from '../platform/config.js';
import { DomainError } from '../platform/domain-error.js';
import type { Identity } from '../platform/http/caller.js';
import type { Module } from '../platform/module.js';
import type { Platform } from '../platform/platform.js';
import { StartError } from '../platform/start-error.js';
import { CastRepository } from './demo/cast-repository.js';
import { DemoChat } from './demo/demo-chat.js';
import { DemoFeed } from './demo/demo-feed.js';
import { FeedRunner } from './feed-runner.js';
import { FeedWatch } from './ingest/feed-watch.js';
import { IngestService } from './ingest/ingest-service.js';
import { findRecord, isBadInput } from './recording/record-files.js';
import { RecordingFeed } from './recording/recording-feed.js';

/** What the demo asks of the chat module. */
interface Speech {
  say(sender: Identity, message: { groupId: number; uuid: string; originalMessage: string; parentMessageId: null }): Promise<unknown>;
}

type FeedsDeps = Pick<Platform, 'config' | 'database' | 'bus' | 'clock' | 'log'> & { readonly chat: Speech };

/** Throws StartError when there is no record where RECORDING points. */
export async function assertRecording({ serve, feed, recording }: Config): Promise<void> {
  if (!serve.has('feeds') || feed !== 'recording' || recording === undefined) return;
  const found = await findRecord(recording);
  if (isBadInput(found)) throw new StartError(`Biến RECORDING không hợp lệ: ${found.file}: ${found.reason}.`);
}

/** The source of matches that FEED names, and the job that keeps it running in one process. */
export function wire({ config, database, bus, clock, log, chat }: FeedsDeps) {
  const moduleOf = (runner: FeedRunner, ...feeds: FeedWatch[]) =>
    ({ jobs: [runner.job], jobsRole: 'feeds', ports: { feeds: config.serve.has('feeds') ? feeds : [] } }) satisfies Module;
  const watch = new FeedWatch({ feed: config.feed, clock });
  const ingest = new IngestService({ database, bus, clock, health: watch, log });
  const base = { ingest, database, clock, log };
  if (config.feed === 'none') return moduleOf(new FeedRunner(base));
  if (config.feed === 'recording') return moduleOf(new FeedRunner({ ...base, feed: recordingFeed(config, clock) }), watch);
  const feed = new DemoFeed({
    clock,
    ...(config.demoSeed !== undefined && { seed: config.demoSeed }),
    ...(config.demoMinute !== undefined && { minute: config.demoMinute }),
  });
  const fans = new DemoChat({ feed, cast: new CastRepository(database), voice: simulatedVoice(chat), clock });
  return moduleOf(new FeedRunner({ ...base, feed, beside: [(signal) => fans.run(signal)] }), watch);
}

function recordingFeed({ recording, recordingNow, recordingSpeed }: Config, clock: Clock): RecordingFeed {
  if (recording === undefined) throw new Error('A recording feed needs a recording.');
  return new RecordingFeed({ recording, clock, speed: recordingSpeed, ...(recordingNow && { recordNow: recordingNow }) });
}

/** The demo's fans speak as members do, by the same service and under the same limits. */
function simulatedVoice(chat: Speech): { say(groupId: number, userId: number, text: string): Promise<void> } {
  return {
    say: async (groupId, userId, text) => {
      const sender = { userId, guest: false, role: 'member', siteRoleId: 0 } as const;
      try {
        await chat.say(sender, { groupId, uuid: randomUUID(), originalMessage: text, parentMessageId: null });
      } catch (error) {
        // A fan who speaks too fast, or whose room is gone, is no fault: the line is dropped.
        if (!(error instanceof DomainError)) throw error;
      }
    },
  };
}
