export const freshness = {
  since: 'Scores are late: last updated at {{time}}',
  never: 'Scores are late: none received yet',
};
