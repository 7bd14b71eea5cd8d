-- Codes with which members invite friends, and who came with one.
CREATE TABLE invite_codes (
  user_id integer PRIMARY KEY REFERENCES users (user_id) ON DELETE CASCADE,
  -- Upper case, without vowels and look-alikes.
  code text NOT NULL
);
CREATE UNIQUE INDEX invite_codes_code ON invite_codes (code);

CREATE TABLE referrals (
  -- The invited member: each has one inviter for ever.
  user_id integer PRIMARY KEY REFERENCES users (user_id) ON DELETE CASCADE,
  inviter_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  state text NOT NULL CONSTRAINT referrals_state CHECK (state IN ('open', 'rewarded', 'refused')),
  -- Why it was refused. Only the server knows which of self, device and network it was.
  reason text CONSTRAINT referrals_reason CHECK (reason IN ('self', 'device', 'network', 'cap', 'left')),
  -- A keyed hash of the network of the registration, deleted after a while.
  network text,
  registered_at timestamptz NOT NULL,
  settled_at timestamptz,
  points integer NOT NULL DEFAULT 0 CHECK (points >= 0),
  friend_points integer NOT NULL DEFAULT 0 CHECK (friend_points >= 0),
  -- The inviter is the older account. So there is no circle of invitations, and no one invites themselves.
  CONSTRAINT referrals_older CHECK (inviter_id < user_id),
  CONSTRAINT referrals_why CHECK ((state = 'refused') = (reason IS NOT NULL)),
  CONSTRAINT referrals_settled CHECK ((state = 'open') = (settled_at IS NULL))
);
CREATE INDEX referrals_inviter ON referrals (inviter_id, registered_at);
CREATE INDEX referrals_open ON referrals (user_id) WHERE state = 'open';
CREATE INDEX referrals_network ON referrals (registered_at) WHERE network IS NOT NULL;

ALTER TABLE daily_tasks DROP CONSTRAINT daily_tasks_kind;
ALTER TABLE daily_tasks ADD CONSTRAINT daily_tasks_kind
  CHECK (kind IN ('watch', 'chat', 'post', 'comment', 'check-in', 'booking', 'share', 'vote', 'invite', 'tasks'));
