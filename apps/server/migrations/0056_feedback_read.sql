-- When the member first saw an answer on their page of feedback. Null until then, and always for guests.
ALTER TABLE feedback_answers ADD COLUMN read_at timestamptz;
