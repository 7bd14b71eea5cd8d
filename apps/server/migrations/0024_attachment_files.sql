-- A file of the chat is served by its address, unless its message was taken back.
CREATE UNIQUE INDEX chat_attachments_src ON chat_attachments (src);
