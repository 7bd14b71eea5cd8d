const TWO_YEARS = /^(\d{4})[-/](?:\d{2})?(\d{2})$/;

/** The name of a season as it is shown: `2025/26` for `2025-26` and `2025-2026`; any other text stays. */
export const seasonName = (given: string): string => given.trim().replace(TWO_YEARS, '$1/$2');
