-- Who likes which comment, and how many do: pages of comments read the number without counting.
CREATE TABLE comment_likes (
  comment_id bigint NOT NULL REFERENCES comments (comment_id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  PRIMARY KEY (comment_id, user_id)
);
CREATE INDEX comment_likes_user ON comment_likes (user_id, comment_id);
ALTER TABLE comments ADD COLUMN likes integer NOT NULL DEFAULT 0;
