import type { LiveLink } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';
import {
  type LossReason,
  type MediaEngine,
  type MediaEvent,
  MediaFailure,
  type QualityChoice,
} from '../src/media-engine.js';

export type Outcome = 'plays' | 'hangs' | LossReason;

export const makeLink = (linkId: number, kind: LiveLink['kind'] = 'hls'): LiveLink => ({
  linkId,
  name: `Đường ${linkId}`,
  kind,
  url: `https://cdn.example/${linkId}.m3u8`,
  licence: 'own',
});

/** A fake player. By default every link plays; a test can make a link fail. */
export class FakeEngine implements MediaEngine {
  readonly happened = new Emitter<MediaEvent>();
  readonly loaded: number[] = [];
  readonly outcomes = new Map<number, Outcome>();
  /** What the browser refuses without a user gesture. */
  refuses: 'nothing' | 'sound' | 'everything' = 'nothing';
  muted = false;
  volume = 1;
  pauses = 0;
  jumps = 0;
  readonly skips: number[] = [];
  level: QualityChoice = 'auto';
  signal: AbortSignal | undefined;

  async load(link: LiveLink, signal: AbortSignal): Promise<void> {
    this.loaded.push(link.linkId);
    this.signal = signal;
    const outcome = this.outcomes.get(link.linkId) ?? 'plays';
    await Promise.resolve();
    if (outcome === 'hangs') await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    else if (outcome !== 'plays') throw new MediaFailure(outcome);
  }

  async play(): Promise<boolean> {
    await Promise.resolve();
    if (this.refuses === 'everything' || (this.refuses === 'sound' && !this.muted)) return false;
    this.happened.emit({ type: 'playing' });
    return true;
  }

  pause(): void {
    this.pauses += 1;
  }

  setMuted(muted: boolean): void {
    this.muted = muted;
  }

  setVolume(volume: number): void {
    this.volume = volume;
  }

  chooseLevel(level: QualityChoice): void {
    this.level = level;
  }

  skip(seconds: number): void {
    this.skips.push(seconds);
  }

  backToLive(): void {
    this.jumps += 1;
  }

  lose(reason: LossReason = 'network'): void {
    this.happened.emit({ type: 'lost', failure: new MediaFailure(reason) });
  }
}
