/** Letters of other scripts and of Latin's edges, its small capitals too, that look like a plain one, in lower case. Each row: what it is read as, what looks so. */
const LOOKS: readonly (readonly [plain: string, alike: string])[] = [
  ['a', 'аαɑᴀꓮꭺ'],
  ['b', 'вьβʙꓐᏼ'],
  ['c', 'сϲᴄꓚꮯ'],
  ['d', 'đðԁɖᴅꓓꭰ'],
  ['e', 'еεɛҽᴇꓰꭼ'],
  ['f', 'ƒϝꜰꓝ'],
  ['g', 'ɡɢꓖꮐ'],
  ['h', 'һнħʜꓧꮋ'],
  ['j', 'јϳᴊꓙꭻ'],
  ['k', 'кκᴋꓗꮶ'],
  ['l', '1iı|іɩιӏłɪʟꓡꓲꮮ'],
  ['m', 'мᴍꓟꮇ'],
  ['n', 'пηոɴꓠ'],
  ['o', '0оοσөøօᴏꓳ'],
  ['p', 'рρᴘꓑꮲ'],
  ['q', 'ԛզ'],
  ['r', 'гɾʀꓣꭱ'],
  ['s', 'ѕʂꜱꓢꮪ'],
  ['t', 'тτŧᴛꓔꭲ'],
  ['u', 'υսμᴜꓴ'],
  ['v', 'ѵνᴠꓦꮩ'],
  ['w', 'ԝωաᴡꓪꮃ'],
  ['x', 'хχꓫ'],
  ['y', 'уγүʏꓬ'],
  ['z', 'ʐƶᴢꓜꮓ'],
];

const plainOf = new Map(LOOKS.flatMap(([plain, alike]) => [...alike].map((letter) => [letter, plain] as const)));

/**
 * What two names that a hurried reader takes for one another have in common: case, marks, spaces and signs do not count,
 * letters of other scripts count as the Latin ones they look like, 0 as o, 1 and i as l.
 */
export function nameLook(name: string): string {
  const folded = name.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const letters = [...folded].map((letter) => plainOf.get(letter) ?? letter).join('');
  return letters.replace(/[^\p{L}\p{N}]/gu, '') || folded.replace(/\s/g, '');
}

const RESERVED = new Set(
  `root system hethong moderator mod dieuhanh dieuhanhvien hotro support cskh staff nhanvien official chinhthuc bantochuc
   bot cutroly bientap banbientap thanhviendaxoa null undefined guest khach`
    .split(/\s+/)
    .map(nameLook),
);
/** Nobody but the house speaks in these, with whatever around them. */
const OF_THE_HOUSE = ['khandai', 'quantri'].map(nameLook);
const ADMIN = nameLook('admin');

/** Whether a name would pass for the house, its staff or a guest. */
export function isReserved(name: string): boolean {
  const look = nameLook(name);
  // Figures at the end make no other name of it: "admin2", "Khách 1234".
  const bare = nameLook(name.replace(/[\d\s._-]+$/u, ''));
  if (RESERVED.has(look) || RESERVED.has(bare)) return true;
  return look.startsWith(ADMIN) || look.endsWith(ADMIN) || OF_THE_HOUSE.some((word) => look.includes(word));
}

/** Whether a name mixes letters of scripts that share their looks. */
export function mixesScripts(name: string): boolean {
  return [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u].filter((script) => script.test(name)).length > 1;
}
