-- Posts whose author's followers are being notified; those up to after_follower are.
CREATE TABLE post_announcements (
  post_id bigint PRIMARY KEY REFERENCES posts (post_id) ON DELETE CASCADE,
  after_follower integer NOT NULL DEFAULT 0
);
