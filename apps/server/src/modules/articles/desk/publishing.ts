import type { RecurringJob } from '../../../platform/jobs/jobs.js';
import type { ArticleEditor } from './article-editor.js';

/** Publishes articles whose time has come, at most a minute late. */
export class Publishing {
  readonly job: RecurringJob = {
    kind: 'recurring',
    name: 'publish-articles',
    cron: '* * * * *',
    atStart: true,
    run: (signal) => this.run(signal),
  };

  constructor(private readonly deps: { readonly editor: Pick<ArticleEditor, 'publishDue'> }) {}

  async run(signal: AbortSignal): Promise<void> {
    let published = 1;
    while (published > 0 && !signal.aborted) published = await this.deps.editor.publishDue();
  }
}
