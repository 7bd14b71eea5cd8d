-- Friends and followers. A friendship is two rows, one for each of the two, so the friends of one member are one range of
-- the primary key. A request goes one way, and ends as a friendship or with its deletion.
CREATE TABLE friend_requests (
  sender_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  receiver_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (sender_id, receiver_id),
  CHECK (sender_id <> receiver_id)
);
CREATE INDEX friend_requests_receiver ON friend_requests (receiver_id, created_at);

CREATE TABLE friendships (
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  friend_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, friend_id),
  CHECK (user_id <> friend_id)
);
CREATE INDEX friendships_friend ON friendships (friend_id);

CREATE TABLE follows (
  follower_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  followed_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (follower_id, followed_id),
  CHECK (follower_id <> followed_id)
);
CREATE INDEX follows_followed ON follows (followed_id, created_at);
