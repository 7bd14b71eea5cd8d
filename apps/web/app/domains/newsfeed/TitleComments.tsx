import { CommentsBelow } from './CommentsBelow';

export interface TitleCommentsProps {
  readonly titleId: number;
}

/** The comments of a title of the site's own media. Their number comes with them. */
export const TitleComments = ({ titleId }: TitleCommentsProps) => (
  <CommentsBelow place={{ titleId }} totalComments={0} />
);
