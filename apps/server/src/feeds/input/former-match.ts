/** An id under which an earlier import stored a match. The import gives such a row its present id. */
export interface FormerMatch {
  fixtureId: string;
  /**
   * The ids of both teams in that row. Short ids may collide, so a row with other teams is another match. Undefined when
   * the id alone identifies the match.
   */
  teams: { homeId: string; awayId: string } | undefined;
}
