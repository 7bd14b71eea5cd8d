-- What readers write to the operator and what staff answer, and the texts of plain pages.
CREATE TABLE feedback (
  feedback_id serial PRIMARY KEY,
  -- From the form: a repeated request stores nothing twice.
  uuid text NOT NULL,
  -- Null for guests.
  user_id integer REFERENCES users (user_id) ON DELETE CASCADE,
  kind text NOT NULL,
  body text NOT NULL,
  email_address text,
  page text,
  state text NOT NULL DEFAULT 'new',
  note text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX feedback_uuid ON feedback (uuid);
CREATE INDEX feedback_state ON feedback (state, feedback_id);
CREATE INDEX feedback_user ON feedback (user_id, feedback_id) WHERE user_id IS NOT NULL;
CREATE INDEX feedback_updated ON feedback (updated_at);

-- Pictures of feedback. One without feedback is deleted after a day, with its file.
CREATE TABLE feedback_files (
  -- Random; names the file in the storage.
  file_id text PRIMARY KEY,
  feedback_id integer REFERENCES feedback (feedback_id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX feedback_files_feedback ON feedback_files (feedback_id) WHERE feedback_id IS NOT NULL;
CREATE INDEX feedback_files_unused ON feedback_files (created_at) WHERE feedback_id IS NULL;

CREATE TABLE feedback_answers (
  answer_id serial PRIMARY KEY,
  -- From the desk: a repeated request stores and mails nothing twice.
  uuid text NOT NULL,
  feedback_id integer NOT NULL REFERENCES feedback (feedback_id) ON DELETE CASCADE,
  actor_id integer REFERENCES users (user_id) ON DELETE SET NULL,
  body text NOT NULL,
  -- It was also sent to the sender's e-mail address.
  mailed boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX feedback_answers_uuid ON feedback_answers (uuid);
CREATE INDEX feedback_answers_feedback ON feedback_answers (feedback_id, answer_id);

-- Texts of plain pages that staff saved, each a row: the newest published one is what readers see.
CREATE TABLE page_versions (
  slug text NOT NULL,
  locale text NOT NULL,
  version integer NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  -- Null: back to the built-in text.
  content jsonb,
  published boolean NOT NULL,
  actor_id integer REFERENCES users (user_id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (slug, locale, version)
);
