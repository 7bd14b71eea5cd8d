/**
 * Lower-case characters of other scripts, and rare Latin ones such as small capitals, that look like a plain letter.
 * Each row: the plain letter, its lookalikes.
 */
const CONFUSABLES: readonly (readonly [plain: string, alike: string])[] = [
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

const plainOf = new Map(CONFUSABLES.flatMap(([plain, alike]) => [...alike].map((letter) => [letter, plain] as const)));

/**
 * A key that is equal for names a reader may confuse. It ignores case, marks, spaces and punctuation; it maps letters
 * of other scripts to the Latin ones they look like, 0 to o, and 1 and i to l.
 */
export function nameSkeleton(name: string): string {
  const folded = name.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const letters = [...folded].map((letter) => plainOf.get(letter) ?? letter).join('');
  return letters.replace(/[^\p{L}\p{N}]/gu, '') || folded.replace(/\s/g, '');
}

const RESERVED = new Set(
  `root system hethong moderator mod dieuhanh dieuhanhvien hotro support cskh staff nhanvien official chinhthuc bantochuc
   bot cutroly bientap banbientap thanhviendaxoa null undefined guest khach`
    .split(/\s+/)
    .map(nameSkeleton),
);
/** A name that contains one of these is reserved for the site itself. */
const RESERVED_WORDS = ['khandai', 'quantri'].map(nameSkeleton);
const ADMIN = nameSkeleton('admin');

/** Whether a name could be taken for the site, its staff or a guest. */
export function isReserved(name: string): boolean {
  const look = nameSkeleton(name);
  // Trailing digits do not make a different name: "admin2", "Khách 1234".
  const bare = nameSkeleton(name.replace(/[\d\s._-]+$/u, ''));
  if (RESERVED.has(look) || RESERVED.has(bare)) return true;
  return look.startsWith(ADMIN) || look.endsWith(ADMIN) || RESERVED_WORDS.some((word) => look.includes(word));
}

/** Whether a name mixes letters of scripts that look alike. */
export function mixesScripts(name: string): boolean {
  return (
    [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u].filter((script) => script.test(name)).length > 1
  );
}
