import type { Fixture } from '@khandai/contracts';
import type { StateView } from '@khandai/match-ui';
import { steadyState } from '../../domains/match';
import { clockTime } from '../../i18n/format-time';
import type { TFunction } from '../../i18n/i18n';
import type { Services } from '../../shell/services/services';

interface Words {
  readonly t: TFunction<'room'>;
  readonly words: TFunction<'match'>;
}

/**
 * The state beside the score. Without a network it is the time of that score, because period and minute go on elsewhere.
 * Call it in an observer.
 */
export function shownState(
  fixture: Fixture,
  { clock, network }: Pick<Services, 'clock' | 'network'>,
  { t, words }: Words,
): StateView {
  return network.lostAt === undefined
    ? steadyState(fixture, clock, words)
    : { tone: 'warn', word: t('stale', { time: clockTime(network.lostAt, clock.timezone) }) };
}
