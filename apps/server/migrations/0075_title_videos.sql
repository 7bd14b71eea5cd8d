-- Videos of films are longer and larger than those of posts, and have rules of their own. Their size may not fit in 32 bits.
ALTER TABLE uploads ALTER COLUMN size TYPE bigint, ADD COLUMN purpose text NOT NULL DEFAULT 'post';
