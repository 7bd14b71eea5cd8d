-- What films have beside their title. A film without seasons is one season; numbers of episodes go on over all seasons.
CREATE TABLE films (
  title_id integer PRIMARY KEY REFERENCES media_titles (title_id) ON DELETE CASCADE,
  poster_id bigint REFERENCES uploads (source_id) ON DELETE SET NULL,
  genre text NOT NULL DEFAULT '',
  year integer,
  credits text NOT NULL DEFAULT ''
);

CREATE TABLE film_episodes (
  video_id integer PRIMARY KEY REFERENCES media_videos (video_id) ON DELETE CASCADE,
  title_id integer NOT NULL REFERENCES media_titles (title_id) ON DELETE CASCADE,
  season integer NOT NULL,
  number integer NOT NULL,
  title text NOT NULL,
  summary text NOT NULL DEFAULT '',
  -- Whether followers of the film were told of it.
  told boolean NOT NULL DEFAULT false
);
CREATE INDEX film_episodes_number ON film_episodes (title_id, number);
CREATE INDEX film_episodes_untold ON film_episodes (title_id) WHERE NOT told;

-- Uploaded subtitles as plain text. Those without a video are deleted after a day.
CREATE TABLE film_subtitles (
  subtitle_id serial PRIMARY KEY,
  video_id integer REFERENCES media_videos (video_id) ON DELETE SET NULL,
  user_id integer REFERENCES users (user_id) ON DELETE SET NULL,
  language text,
  cues jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX film_subtitles_video ON film_subtitles (video_id);
CREATE INDEX film_subtitles_user ON film_subtitles (user_id);
CREATE INDEX film_subtitles_unused ON film_subtitles (created_at) WHERE video_id IS NULL;

CREATE TABLE film_follows (
  title_id integer NOT NULL REFERENCES media_titles (title_id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  followed_at timestamptz NOT NULL,
  PRIMARY KEY (title_id, user_id)
);
CREATE INDEX film_follows_user ON film_follows (user_id);
