-- Guests who left nothing behind are cleared away; without these each one would cost a walk through every table of theirs.

CREATE INDEX users_guests ON users (created_at) WHERE guest;
CREATE INDEX refresh_tokens_user ON refresh_tokens (user_id);
CREATE INDEX chat_reactions_user ON chat_reactions (user_id);
CREATE INDEX hosts_user ON hosts (user_id);
CREATE INDEX live_links_user ON live_links (user_id);
