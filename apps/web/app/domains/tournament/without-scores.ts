import type { Fixture } from '@khandai/contracts';
import { withoutScore } from '../match';

export const withoutScores = <F extends Fixture>(list: readonly F[], hidden: boolean): F[] =>
  hidden ? list.map(withoutScore) : [...list];
