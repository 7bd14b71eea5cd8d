-- Notifications. While one is unread, equal events are added to it; what was written is read from where it is stored, so a
-- deleted or hidden post leaves nothing here.
CREATE TABLE notifications (
  notification_id bigserial PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  kind smallint NOT NULL,
  event text NOT NULL,
  -- What the event is about: equal subjects are one notification.
  subject text NOT NULL,
  post_id bigint REFERENCES posts (post_id) ON DELETE CASCADE,
  comment_id bigint REFERENCES comments (comment_id) ON DELETE SET NULL,
  match jsonb,
  total_actors integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- The last push to devices without an open page.
  pushed_at timestamptz,
  read_at timestamptz
);
CREATE UNIQUE INDEX notifications_unread ON notifications (user_id, event, subject) WHERE read_at IS NULL;
CREATE INDEX notifications_subject ON notifications (user_id, event, subject);
CREATE INDEX notifications_list ON notifications (user_id, kind, updated_at, notification_id);
CREATE INDEX notifications_updated ON notifications (updated_at);
CREATE INDEX notifications_post ON notifications (post_id) WHERE post_id IS NOT NULL;
CREATE INDEX notifications_comment ON notifications (comment_id) WHERE comment_id IS NOT NULL;

CREATE TABLE notification_actors (
  notification_id bigint NOT NULL REFERENCES notifications (notification_id) ON DELETE CASCADE,
  actor_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  acted_at timestamptz NOT NULL,
  PRIMARY KEY (notification_id, actor_id)
);
CREATE INDEX notification_actors_newest ON notification_actors (notification_id, acted_at);
CREATE INDEX notification_actors_actor ON notification_actors (actor_id);

-- One row for each member who was ever notified or changed a setting.
CREATE TABLE notification_members (
  user_id integer PRIMARY KEY REFERENCES users (user_id) ON DELETE CASCADE,
  -- Grows with each change of the counts.
  revision bigint NOT NULL DEFAULT 0,
  -- NULL: the site's defaults.
  settings jsonb
);
