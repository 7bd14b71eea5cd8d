-- Daily tasks that the desk keeps, what members claimed of them, and minutes for which members watched today.
CREATE TABLE daily_tasks (
  task_id serial PRIMARY KEY,
  kind text NOT NULL CONSTRAINT daily_tasks_kind
    CHECK (kind IN ('watch', 'chat', 'post', 'comment', 'check-in', 'booking', 'share', 'vote', 'tasks')),
  title text NOT NULL,
  goal integer NOT NULL CONSTRAINT daily_tasks_goal CHECK (goal > 0),
  reward integer NOT NULL CONSTRAINT daily_tasks_reward CHECK (reward > 0),
  sort integer NOT NULL DEFAULT 0,
  starts_at timestamptz,
  ends_at timestamptz,
  active boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1
);

-- Each task once a day of Vietnam. A task that was claimed stays: the rows say what was paid for.
CREATE TABLE task_claims (
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  day date NOT NULL,
  task_id integer NOT NULL REFERENCES daily_tasks (task_id),
  points integer NOT NULL CHECK (points > 0),
  claimed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, day, task_id)
);
CREATE INDEX task_claims_task ON task_claims (task_id);

-- The last day on which a member watched live matches; one row a member.
CREATE TABLE watch_days (
  user_id integer PRIMARY KEY REFERENCES users (user_id) ON DELETE CASCADE,
  day date NOT NULL,
  minutes integer NOT NULL CHECK (minutes > 0),
  -- When the last minute was counted: a repeated write of it counts nothing.
  counted_at timestamptz NOT NULL
);

-- What a member wrote today.
CREATE INDEX chat_messages_author ON chat_messages (user_id, created_at);
CREATE INDEX comments_author ON comments (author_id, created_at);

INSERT INTO daily_tasks (kind, title, goal, reward, sort) VALUES
  ('check-in', 'Điểm danh hôm nay', 1, 5, 10),
  ('watch', 'Xem trực tiếp 30 phút', 30, 30, 20),
  ('chat', 'Nhắn 10 tin trong phòng chat', 10, 20, 30),
  ('vote', 'Bình chọn kết quả một trận', 1, 15, 40),
  ('booking', 'Đặt lịch nhắc một trận sắp đá', 1, 10, 50),
  ('comment', 'Viết 3 bình luận', 3, 15, 60),
  ('post', 'Đăng bài đầu tiên trong ngày', 1, 20, 70),
  ('tasks', 'Rương thưởng hôm nay', 5, 50, 80);
