import type { Clock } from '@khandai/runtime';
import type { Feed, FeedSink } from '../../modules/fixtures/feed.js';
import { readEnvelope } from '../input/read-payload.js';
import { SourceClient, SourceFault, TIMEOUT_MS } from '../input/source-client.js';
import { type CallReport, Poller, type PollerDeps } from '../polling/poller.js';
import { providerCalls, type ProviderCallsDeps } from './provider-calls.js';
import { RepeatedAnswers } from './repeated-answers.js';
import { ProviderState, type ProviderStateDeps } from './provider-state.js';

export interface ProviderFeedOptions {
  /** Address of the provider's API, without a path. */
  readonly origin: string;
  readonly key: string;
  readonly clock: Clock;
  readonly times: PollerDeps['times'];
  readonly stored: ProviderStateDeps['stored'];
  readonly report: CallReport;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
}

/** The provider's HTTP API, polled at its recommended intervals. */
export class ProviderFeed implements Feed {
  readonly name = 'provider';

  constructor(private readonly options: ProviderFeedOptions) {}

  async run(sink: FeedSink, signal: AbortSignal): Promise<void> {
    const { origin, key, clock, times, stored, report, timeoutMs = TIMEOUT_MS, maxBytes } = this.options;
    const client = new SourceClient({
      origin,
      secret: key,
      clock,
      timeoutMs,
      ...(maxBytes !== undefined && { maxBytes }),
    });
    const read = (json: string): unknown => {
      const opened = readEnvelope(json, client.withoutSecret);
      if ('reason' in opened) throw new SourceFault(opened.reason, { isOfCall: opened.isRefused ?? false });
      return opened.data;
    };
    const repeated = new RepeatedAnswers(read);
    const get: ProviderCallsDeps['get'] = async ({ path, query, repeats }, stop) => {
      const json = await client.get(path, { ...query, api_key: key }, stop);
      return repeats ? repeated.read(path, json) : read(json);
    };
    const state = new ProviderState({ stored, clock });
    await state.load();
    const calls = providerCalls({ state, sink: client.cleaned(sink), get });
    await new Poller({ calls, times, timeoutMs, report, clock }).run(signal);
  }
}
