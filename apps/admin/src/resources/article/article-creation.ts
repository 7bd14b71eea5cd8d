import { ApiError } from '@khandai/api-client';
import type { DeskArticle } from '@khandai/contracts';
import type { ArticleCalls } from './article-calls';
import type { ArticleFields } from './article-fields';

/** What was sent to become a new article. */
export interface SentCreation {
  readonly uuid: string;
  readonly fields: ArticleFields;
}

/** Creates one article, however often it is tried: until there is an answer, the same is sent again. */
export class ArticleCreation {
  /** Has no answer yet; the server may have made the article. */
  sent: SentCreation | null = null;

  constructor(private readonly deps: { readonly calls: Pick<ArticleCalls, 'create'>; readonly uuid: () => string }) {}

  /**
   * Resolves with the article, and with the fields that it was made of.
   * @param before called when the creation is named, before it is sent, so that it can be kept
   */
  async run(
    fields: ArticleFields,
    before: () => void,
  ): Promise<{ readonly article: DeskArticle; readonly sent: ArticleFields }> {
    const creation = (this.sent ??= { uuid: this.deps.uuid(), fields });
    before();
    try {
      const article = await this.deps.calls.create(creation.uuid, creation.fields);
      this.sent = null;
      return { article, sent: creation.fields };
    } catch (error) {
      // The server refused it: no article was made, so that the next try may have other fields.
      if (error instanceof ApiError && !error.retryable) this.sent = null;
      throw error;
    }
  }
}
