-- Finds members by the beginning of a word of their name, or of their username, without marks.
CREATE INDEX users_name_words ON users USING gin (
  lower(translate(
    regexp_replace(normalize(' ' || display_name || ' ' || username, NFD), '[\u0300-\u036f]', '', 'g'),
    'đĐ', 'dd'
  )) gin_trgm_ops
) WHERE NOT guest;
