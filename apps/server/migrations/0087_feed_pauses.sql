-- When a call may be made next. While a request is on its way, and when its end was never written, that is the hard
-- minimum after it must have ended; after a fault, the pause that the source asked for or that grew by itself. A restart
-- or another process keeps it.
ALTER TABLE feed_calls ADD COLUMN not_before timestamptz;
