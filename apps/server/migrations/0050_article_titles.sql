-- Readers search the titles of articles.
CREATE INDEX articles_titled ON articles USING gin (search_key gin_trgm_ops) WHERE status = 30 AND deleted_at IS NULL;
