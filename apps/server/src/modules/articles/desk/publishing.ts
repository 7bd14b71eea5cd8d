import type { RecurringJob } from '../../../platform/jobs/jobs.js';
import type { ArticleEditor } from './article-editor.js';

/** Publishes articles whose time has come, and logs what was saved a while ago, at most a minute late. */
export class Publishing {
  readonly job: RecurringJob = {
    kind: 'recurring',
    name: 'publish-articles',
    cron: '* * * * *',
    atStart: true,
    run: (signal) => this.run(signal),
  };

  constructor(private readonly deps: { readonly editor: Pick<ArticleEditor, 'publishDue' | 'logSaves'> }) {}

  async run(signal: AbortSignal): Promise<void> {
    let published = 1;
    while (published > 0 && !signal.aborted) published = await this.deps.editor.publishDue();
    let logged = 1;
    while (logged > 0 && !signal.aborted) logged = await this.deps.editor.logSaves();
  }
}
