import type { Adjustment, Competition } from '@khandai/standings';
import { searchKey } from '../../platform/plain-text.js';

/**
 * A word, or one word or another, that only this club of the league has in its name: files write `Parma`, `Parma FC` and
 * `Parma Calcio 1913`. Where another club has the word too, `not` is one that only the other has: `Inter Milan`.
 */
type Taken = readonly [word: string, points: number, not?: string];

/**
 * Points that leagues took from clubs, as they stood at the end of the season. The list is not complete: a season without an
 * entry shows the points as played. The decision record on standings says which entries are checked, and by what.
 */
const deductions: Readonly<Partial<Record<Competition, Readonly<Record<string, readonly Taken[]>>>>> = {
  premierLeague: {
    '1996/97': [['middlesbrough', -3]],
    '2009/10': [['portsmouth', -9]],
    '2023/24': [
      ['everton', -8],
      ['nottingham', -4],
    ],
  },
  championship: {
    '2006/07': [['leeds', -10]],
    '2009/10': [['palace', -10]],
    '2011/12': [['portsmouth', -10]],
    '2014/15': [['rotherham', -3]],
    '2018/19': [['birmingham', -9]],
    '2019/20': [['wigan', -12]],
    '2020/21': [['wednesday', -6]],
    '2021/22': [
      ['derby', -21],
      ['reading', -6],
    ],
    '2022/23': [
      ['reading', -6],
      ['wigan', -3],
    ],
    '2025/26': [['wednesday', -18]],
  },
  leagueOne: {
    '2004/05': [['wrexham', -10]],
    '2006/07': [['rotherham', -10]],
    '2007/08': [
      ['leeds', -15],
      ['bournemouth', -10],
      ['luton', -10],
    ],
    '2008/09': [['stockport', -10]],
    '2009/10': [['southampton', -10]],
    '2010/11': [['plymouth', -10]],
    '2012/13': [
      ['portsmouth', -10],
      ['coventry', -10],
    ],
    '2013/14': [['coventry', -10]],
    '2019/20': [['bolton', -12]],
    '2023/24': [
      ['wigan', -8],
      ['reading', -6],
    ],
  },
  leagueTwo: {
    '2004/05': [['cambridge', -10]],
    '2006/07': [['boston', -10]],
    '2007/08': [['rotherham', -10]],
    '2008/09': [
      ['luton', -30],
      ['bournemouth', -17],
      ['rotherham', -17],
      ['darlington', -10],
    ],
    '2010/11': [
      ['hereford', -3],
      ['torquay', -1],
    ],
    '2019/20': [['macclesfield', -17]],
    '2023/24': [['morecambe', -3]],
  },
  serieAUntil2021: {
    '2006/07': [
      ['milan', -8, 'inter'],
      ['fiorentina', -15],
      ['lazio', -3],
      ['reggina', -11],
      ['siena', -1],
    ],
    '2010/11': [['bologna', -3]],
    '2011/12': [['atalanta', -6]],
    '2012/13': [
      ['siena', -6],
      ['atalanta', -2],
      ['sampdoria', -1],
      ['torino', -1],
    ],
    '2014/15': [['parma', -7]],
    '2018/19': [['chievo', -3]],
  },
  serieA: { '2022/23': [['juventus', -10]] },
  serieB: {
    '2018/19': [
      ['palermo', -20],
      ['foggia', -6],
    ],
    '2019/20': [['trapani', -2]],
    '2022/23': [
      ['reggina', -5],
      ['genoa', -1],
    ],
    '2023/24': [['sampdoria', -2]],
    '2024/25': [
      ['brescia', -4],
      ['cosenza', -4],
    ],
  },
  ligue1: {
    '2012/13': [['ajaccio', -2]],
    '2021/22': [
      ['lyon|lyonnais', -1],
      ['nice', -1],
    ],
  },
  bundesliga: {
    '1993/94': [['dresden', -4]],
    '1999/00': [['frankfurt', -2]],
  },
  eredivisie: { '2023/24': [['vitesse', -18]] },
  scottishPremiership: {
    '2007/08': [['gretna', -10]],
    '2011/12': [['rangers', -10]],
    '2013/14': [['midlothian|hearts', -15]],
  },
  superLig: { '2024/25': [['adana', -12]] },
  brasileirao: {
    '2010': [['prudente', -3]],
    '2013': [
      ['portuguesa', -4],
      ['flamengo', -4],
    ],
  },
};

/** Deductions of a season, for the teams under these ids. */
export function adjustmentsOf(
  competition: Competition,
  season: string,
  teams: Iterable<{ readonly teamId: string; readonly name: string }>,
): Adjustment[] {
  const ofSeason = deductions[competition]?.[season] ?? [];
  if (ofSeason.length === 0) return [];
  return [...teams].flatMap(({ teamId, name }) => {
    const words = new Set(searchKey(name).split(/[^\p{L}\p{N}]+/u));
    return ofSeason.flatMap(([word, points, not = '']) =>
      word.split('|').some((one) => words.has(one)) && !words.has(not) ? [{ team: teamId, points }] : [],
    );
  });
}
