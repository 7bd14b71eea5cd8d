import { CommentsBelow } from './CommentsBelow';

export interface ArticleCommentsProps {
  readonly articleId: number;
  readonly totalComments: number;
}

/** The comments of an article. */
export const ArticleComments = ({ articleId, totalComments }: ArticleCommentsProps) => (
  <CommentsBelow place={{ articleId }} totalComments={totalComments} />
);
