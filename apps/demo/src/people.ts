import { Seeded } from '@khandai/server/feed-port';
import type { DemoClub } from './clubs.js';

/** A part of the world whose names have one style. */
export type Region = 'vietnam' | 'english' | 'spanish' | 'portuguese' | 'arab' | 'indonesia' | 'europe';

/**
 * Parts of Vietnamese names. The surnames are rare and the given names unusual for footballers, so that the demo does
 * not attribute an action to a known player.
 */
const families = 'Khổng Nghiêm Thân Cung Khúc Doãn Chử Giáp Viên Ninh Tiêu Đàm Lã Bế'.split(' ');
const middles = 'Bảo Gia Nhật Thế Tường Khắc Quý Trí Vĩnh Thiện'.split(' ');
const givens = 'Khang Vinh Phát Lộc Nghĩa Tín Khôi Bách Duẩn Thuận Kiên Triều Lân Hiếu'.split(' ');

/** Invented surnames in the style of each other region. A name is two initials and a surname, so that two teams seldom share one. */
const surnames: Readonly<Record<Exclude<Region, 'vietnam'>, readonly string[]>> = {
  english: (
    'Ashcombe Birtwell Calder Dunmere Eastlake Fairbourn Garroway Hollins Inskip Ketter Larkby Marlow Norcott ' +
    'Oakden Pemble Quarles Ravenhill Stanmore Thackery Wexley'
  ).split(' '),
  spanish: (
    'Albareda Bustamar Carrizo Dovales Echamar Fontanal Garzal Hinojal Izarra Jarales Lombera Mirasol Nogueral ' +
    'Olmedal Pedrosa Quintal Robledal Sarmenta Tejadal Valdeoro'
  ).split(' '),
  portuguese: (
    'Arvoredo Bonfimar Canavial Dourados Esteirão Figueiral Goiabal Jacarandar Laranjal Mangueiral Nascentes ' +
    'Oliveiral Palmital Queimar Riachão Serrinha Taquaral Urucuia Varjota Xavantes'
  ).split(' '),
  arab: (
    'Al-Rimali Al-Nakhli Al-Wadeed Al-Sahrani Al-Bahran Al-Jabalin Al-Qamari Al-Matari Al-Zahran Al-Fajran ' +
    'Al-Hilwani Al-Khaleeb Al-Rihani Al-Sadafi Al-Turabi Al-Yasmeen Al-Ghaymi Al-Lulwan Al-Marjan Al-Duhaim'
  ).split(' '),
  indonesia: (
    'Wirajati Santikara Purnawan Kertarasa Lestaran Mahardan Nugrahan Pranajaya Rahardan Sagaran Tirtawan Utaman ' +
    'Wibisana Yudharta Adikara Bramasta Candrawan Dharmaji Ekajaya Gunantara'
  ).split(' '),
  europe: (
    'Brandhof Castellone Delamar Eskelund Ferrandi Grünwaldt Hovgaard Ivarsen Jankovar Kestermann Lindemar Moretti ' +
    'Nordvik Ostrander Pellerin Quenneau Rosendahl Steinbach Vanderlei Wolframm'
  ).split(' '),
};
const INITIALS = [...'ABCDEFGHJKLMNPRST'];

const pick = (rng: Seeded, list: readonly string[]): string => list[rng.whole(0, list.length - 1)] ?? '';

const playerName = (rng: Seeded, region: Region): string =>
  region === 'vietnam'
    ? `${pick(rng, families)} ${pick(rng, middles)} ${pick(rng, givens)}`
    : `${pick(rng, INITIALS)}.${pick(rng, INITIALS)}. ${pick(rng, surnames[region])}`;

export interface Squad {
  starters: string[];
  bench: string[];
}

const squads = new WeakMap<DemoClub, Squad>();

/** The same eleven starters and seven substitutes in every match of a club; the first is the goalkeeper. */
export function squadOf(club: DemoClub): Squad {
  const known = squads.get(club);
  if (known) return known;
  const rng = new Seeded(`squad/${club.teamId}`);
  const names = new Set<string>();
  while (names.size < 18) names.add(playerName(rng, club.region));
  const list = [...names];
  const squad = { starters: list.slice(0, 11), bench: list.slice(11) };
  squads.set(club, squad);
  return squad;
}

/** An invented name that no player of the squad has. */
export function coachOf(club: DemoClub): string {
  const rng = new Seeded(`coach/${club.teamId}`);
  const { starters, bench } = squadOf(club);
  const squad = new Set([...starters, ...bench]);
  for (;;) {
    const name = playerName(rng, club.region);
    if (!squad.has(name)) return name;
  }
}
