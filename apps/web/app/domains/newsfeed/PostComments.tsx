import { CommentsBelow } from './CommentsBelow';

export interface PostCommentsProps {
  readonly postId: number;
  readonly totalComments: number;
}

/** The comments of a post, on the page of what it is about. */
export const PostComments = ({ postId, totalComments }: PostCommentsProps) => (
  <CommentsBelow place={{ postId }} totalComments={totalComments} />
);
