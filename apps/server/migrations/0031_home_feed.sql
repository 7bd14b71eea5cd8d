-- The home feed of each reader. Entries name posts that the reader may want; the query of a page decides by visibility,
-- relations and blocks as they are at that moment. There is no reference to posts: it would need an index on a table that
-- is written for every reader of a post, and an entry without its post is never shown.
CREATE TABLE feed_entries (
  reader_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  post_id bigint NOT NULL,
  PRIMARY KEY (reader_id, post_id)
);

-- Public posts that some of their author's followers and friends have no entry of yet. Readers up to this id have theirs.
CREATE TABLE feed_deliveries (
  post_id bigint PRIMARY KEY REFERENCES posts (post_id) ON DELETE CASCADE,
  after_reader integer NOT NULL DEFAULT 0
);
-- A delivery goes on from the reader it reached.
CREATE INDEX follows_readers ON follows (followed_id, follower_id);

-- New relations: the author's newest posts are entered when the reader next opens their home feed.
CREATE TABLE feed_catch_ups (
  reader_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  author_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  PRIMARY KEY (reader_id, author_id)
);
CREATE INDEX feed_catch_ups_author ON feed_catch_ups (author_id);
INSERT INTO feed_catch_ups SELECT follower_id, followed_id FROM follows;
INSERT INTO feed_catch_ups SELECT user_id, friend_id FROM friendships ON CONFLICT DO NOTHING;

-- Follows and friendships are made in several places, so triggers note them.
CREATE FUNCTION note_new_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO feed_catch_ups SELECT follower_id, followed_id FROM added ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER follows_note_new AFTER INSERT ON follows REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_new_follows();

CREATE FUNCTION note_new_friendships() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO feed_catch_ups SELECT user_id, friend_id FROM added ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER friendships_note_new AFTER INSERT ON friendships REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_new_friendships();

-- Tips and events by who wrote them: a page reads its own rows and no others.
CREATE INDEX posts_tips_of_commentators ON posts (post_id) WHERE visibility = 1 AND type = 40 AND commentator;
CREATE INDEX posts_tips_of_fans ON posts (post_id) WHERE visibility = 1 AND type = 40 AND NOT commentator;
CREATE INDEX posts_events_of_commentators ON posts (post_id) WHERE visibility = 1 AND type IN (60, 80) AND commentator;
CREATE INDEX posts_events_of_fans ON posts (post_id) WHERE visibility = 1 AND type IN (60, 80) AND NOT commentator;
