import { expOfLevel, type LevelInfo, levelOf } from '@khandai/contracts';

export function levelInfo(exp: number): LevelInfo {
  const level = levelOf(exp);
  return { level, exp, nextExp: expOfLevel(level + 1) };
}
