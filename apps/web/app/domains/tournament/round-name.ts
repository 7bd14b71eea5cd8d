import type { TournamentRound } from '@khandai/contracts';
import type { TFunction } from '../../i18n/i18n';
import { tournament } from '../../i18n/vi/lazy/tournament';

type Words = TFunction<'tournament'>;
type RoundKey = keyof typeof tournament.round;

const SEPARATOR = ' · ';
const NUMBER = /\d+$/;
const GROUP = /^Bảng ([A-Z]?\d{0,2})$/;

/** Rounds of a cup by the teams that are left. */
const byTeams: Readonly<Record<number, RoundKey>> = {
  64: 'last64',
  32: 'last32',
  16: 'last16',
  8: 'quarterFinal',
  4: 'semiFinal',
  3: 'thirdPlace',
  2: 'final',
};

/**
 * The name of a round in the language of the page. Feeds name rounds in Vietnamese, a phrase for each part of the name; a phrase
 * that is not one of ours stays as it is.
 */
export const roundName = (t: Words, name: string): string =>
  name
    .split(SEPARATOR)
    .map((phrase) => inWords(t, phrase))
    .join(SEPARATOR);

/** The name of a round of a season. Some feeds tell its number alone. */
export function roundTitle(
  t: Words,
  { name, number, phase }: Pick<TournamentRound, 'name' | 'number' | 'phase'>,
): string {
  if (name !== '') return roundName(t, name);
  if (phase === 'knockout') return t(`round.${byTeams[number ?? 0] ?? 'playOff'}`);
  return number === null ? '' : t('round.numbered', { number });
}

function inWords(t: Words, phrase: string): string {
  const [, group] = GROUP.exec(phrase) ?? [];
  if (group !== undefined) return t('group', { group });
  const exact = keyOf(phrase);
  if (exact) return t(`round.${exact}`);
  const number = Number(NUMBER.exec(phrase)?.[0] ?? NaN);
  const numbered = keyOf(phrase.replace(NUMBER, '{{number}}'));
  if (numbered) return t(`round.${numbered}`, { number });
  // Several tables of one kind are numbered: `Play-off cúp châu Âu 2`.
  const base = keyOf(phrase.replace(/ \d+$/, ''));
  return base ? `${t(`round.${base}`)} ${number}` : phrase;
}

const keyOf = (phrase: string): RoundKey | undefined =>
  (Object.keys(tournament.round) as RoundKey[]).find((key) => tournament.round[key] === phrase);
