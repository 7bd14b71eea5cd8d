import { DAY_MS } from '@khandai/calendar';
import type { SubtitleCue, SubtitleLanguage } from '@khandai/contracts';
import type { Clock } from '../../../platform/clock.js';
import type { RecurringJob } from '../../../platform/jobs/jobs.js';
import { mediaNotFound } from '../media-faults.js';
import type { SubtitleRepository } from './subtitle-repository.js';
import { subtitlesOf } from './vtt.js';

export interface SubtitleServiceDeps {
  readonly subtitles: SubtitleRepository;
  readonly clock: Pick<Clock, 'now'>;
}

/** Subtitles: files of the desk, and what readers get of them. */
export class SubtitleService {
  readonly job: RecurringJob = {
    kind: 'recurring',
    name: 'unused-subtitles',
    cron: '20 4 * * *',
    run: () => this.deps.subtitles.clear(new Date(this.deps.clock.now() - DAY_MS)),
  };

  constructor(private readonly deps: SubtitleServiceDeps) {}

  /** Stores the text of a WebVTT file. Throws in words when it is none. */
  async add(userId: number, file: Uint8Array): Promise<{ subtitleId: number; cues: number }> {
    const cues = subtitlesOf(file);
    const subtitleId = await this.deps.subtitles.add(userId, cues, new Date(this.deps.clock.now()));
    return { subtitleId, cues: cues.length };
  }

  async one(subtitleId: number): Promise<{ language: SubtitleLanguage; cues: SubtitleCue[] }> {
    const found = await this.deps.subtitles.shown(new Date(this.deps.clock.now()), subtitleId);
    if (!found?.language) throw mediaNotFound();
    return { language: found.language, cues: [...found.cues] };
  }
}
