// A busier evening than any real one: 819 matches in 39 leagues, eleven prices each.
const MATCHES = 819;
const A_LEAGUE = 21;
const COMPANY = 8;
const KICK_OFF = '2026-11-20T14:00:00.000Z';

export const NOW = Date.parse('2026-11-20T13:31:00Z');
export const categories = ['handicap', 'overUnder', 'europeOdds', 'handicapHalf', 'overUnderHalf'];

/** Seeded pseudo-random numbers: the same in every run. */
export function dice(seed = 7) {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const price = (roll, from = 70) => ((from + roll(60)) / 100).toFixed(2);

/** A row with new prices in the provider's format. */
export function rowOf(category, matchId, time, roll) {
  const two = `0.5,0.90,0.98,0.5,${price(roll)},${price(roll)}`;
  if (category === 'europeOdds')
    return `${matchId},${COMPANY},1.85,3.50,4.10,${price(roll, 150)},${price(roll, 300)},${price(roll, 350)},${time},false,2`;
  if (category === 'handicap') return `${matchId},${COMPANY},${two},false,true,${time},false,2`;
  if (category === 'overUnder') return `${matchId},${COMPANY},${two},${time},false,2`;
  return `${matchId},${COMPANY},${two},${time},2`;
}

function fixture(index) {
  const league = Math.floor(index / A_LEAGUE);
  const team = (side) => ({
    teamId: `${side}${index}`,
    name: `Đội bóng thành phố ${side} ${index}`,
    shortName: `Đội ${index}`,
    code: `D${index}`,
    colors: ['#8E1F2B', '#E3B23C'],
  });
  return {
    fixtureId: `m${index}`,
    link: `tran-${index}`,
    sportType: 10,
    league: { leagueId: `l${league}`, name: `Giải ${league}`, shortName: `G ${league}`, color: '#0B7C46' },
    round: 'Vòng 11',
    home: team('A'),
    away: team('B'),
    status: 0,
    state: 1,
    kickOff: KICK_OFF,
    dateOnly: false,
    halfStart: null,
    injuryTime: 0,
    period: 0,
    homeScore: null,
    awayScore: null,
    extra: null,
    homeRed: 0,
    awayRed: 0,
    updatedAt: KICK_OFF,
    commentators: [],
  };
}

export function night() {
  const roll = dice();
  const fixtures = Array.from({ length: MATCHES }, (_, index) => fixture(index));
  const rows = Object.fromEntries(
    categories.map((category) => [category, fixtures.map(({ fixtureId }) => rowOf(category, fixtureId, 1, roll))]),
  );
  return { companies: [{ companyId: COMPANY, name: 'A' }], companyId: COMPANY, fixtures, rows, updatedAt: null };
}
