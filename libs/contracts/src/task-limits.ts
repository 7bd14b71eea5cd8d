/** Limits of a daily task, and of the points that all of them bring on one day. */
export const TaskLimit = { title: 80, goal: 500, reward: 500, pointsPerDay: 1_000, active: 30 } as const;
