-- When the e-mail of an answer is to be sent, or tried again; NULL when there is none, or it was sent.
ALTER TABLE feedback_answers ADD COLUMN mail_due timestamptz;
CREATE INDEX feedback_answers_mail_due ON feedback_answers (mail_due) WHERE mail_due IS NOT NULL;
