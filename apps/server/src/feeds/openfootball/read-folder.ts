import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { BadInput, FeedBatch, FeedSquadPlayer } from '../../modules/fixtures/feed.js';
import { isMissing } from '../../platform/error-code.js';
import { eachRow, needed } from '../input/read-rows.js';
import { MISSING_FILE, readTextFile } from '../input/read-text-file.js';
import { count, type Fields, isFields, text } from '../input/read-values.js';
import type { OpenCompetition } from './open-match.js';
import { parseCompetition } from './parse-competition.js';
import { parseText } from './parse-text.js';
import { withoutCopies } from './same-season.js';
import { noContext, type OpenContext, teamOf } from './to-feed.js';
import { nationOf } from './vietnamese.js';

export const WORLD_CUP = 'worldcup.json';
const SIDE_FILES = ['worldcup.teams.json', 'worldcup.stadiums.json', 'worldcup.squads.json'];

/** A competition with what the other files of its folder say about its teams and stadiums. */
export interface ReadCompetition {
  competition: OpenCompetition;
  context: OpenContext;
  squads: NonNullable<FeedBatch['squads']>;
  /** Its folder, relative to the path that was read; `.` for that path itself. */
  folder: string;
}

export interface OpenFolder {
  competitions: ReadCompetition[];
  /** Errors of whole files; errors of rows are stored with their competition. */
  bad: BadInput[];
}

interface OpenFile {
  path: string;
  data: unknown;
}

/** Reads a worldcup.json folder: the matches and, if present, team codes and stadiums. */
export async function readWorldCup(folder: string): Promise<OpenFolder> {
  const matches = await readJson(join(folder, WORLD_CUP));
  if ('bad' in matches) return { competitions: [], bad: [matches.bad] };
  const side = await Promise.all(SIDE_FILES.map((file) => readJson(join(folder, file))));
  const files = side.flatMap((one, index) =>
    'data' in one ? [{ path: SIDE_FILES[index] ?? '', data: one.data }] : [],
  );
  const facts = folderFacts(files);
  const competition = parseCompetition(matches.data, {
    file: WORLD_CUP,
    folder: basename(folder),
    offsets: facts.offsets,
  });
  const unreadable = side.flatMap((one) => ('bad' in one && one.bad.reason !== MISSING_FILE ? [one.bad] : []));
  return {
    competitions: [{ competition, ...sideOf(facts, competition), folder: '.' }],
    bad: [...unreadable, ...facts.bad],
  };
}

/** Reads every competition at a path: one file, or a folder with all folders in it. */
export async function readOpenFootball(path: string): Promise<OpenFolder> {
  const files = await filesOf(path);
  if (files.length === 0)
    return { competitions: [], bad: [{ file: path, row: null, reason: 'không có tệp .json hay .txt nào ở đây' }] };
  const found: OpenFolder = { competitions: [], bad: [] };
  for (const [folder, paths] of Map.groupBy(files, (file) => dirname(file))) await readOne(found, folder, paths, path);
  return found;
}

async function readOne(found: OpenFolder, folder: string, paths: readonly string[], root: string): Promise<void> {
  const files: OpenFile[] = [];
  for (const path of paths) {
    const read = await readOpenFile(path);
    if ('bad' in read) found.bad.push({ ...read.bad, file: relative(dirname(root), path) });
    else files.push({ path, data: read.data });
  }
  const facts = folderFacts(files);
  found.bad.push(...facts.bad);
  const read = files
    .filter((file) => !isAuxiliary(file))
    .map(({ path, data }) => {
      const source = { file: basename(path), folder: basename(folder), offsets: facts.offsets };
      return { file: source.file, competition: parseCompetition(data, source) };
    });
  const { kept, left } = withoutCopies(read);
  for (const { file } of left)
    found.bad.push({ file, row: null, reason: 'trùng mùa giải với tệp khác trong thư mục, chỉ lấy thêm bàn thắng' });
  for (const { competition } of kept)
    found.competitions.push({ competition, ...sideOf(facts, competition), folder: relative(root, folder) || '.' });
}

/** Files without matches: teams, groups, standings, squads, stadiums, clubs. */
function isAuxiliary({ data }: OpenFile): boolean {
  if (Array.isArray(data)) return true;
  if (!isFields(data) || data['matches'] !== undefined || data['rounds'] !== undefined) return false;
  return ['teams', 'groups', 'stadiums', 'clubs', 'squads', 'standings'].some((part) => Array.isArray(data[part]));
}

interface FolderFacts {
  codes: Map<string, string>;
  /** Stadiums by their town. */
  stadiums: Map<string, string>;
  /** Offsets such as `UTC+3`, by stadium, by town, and by "stadium, town". */
  offsets: Map<string, string>;
  /** Players by their team. */
  squads: Map<string, FeedSquadPlayer[]>;
  bad: BadInput[];
}

function folderFacts(files: readonly OpenFile[]): FolderFacts {
  const facts: FolderFacts = { codes: new Map(), stadiums: new Map(), offsets: new Map(), squads: new Map(), bad: [] };
  for (const { path, data } of files) {
    const file = basename(path);
    if (/\.teams\.json$/.test(file)) addTeams(facts, data, file);
    else if (/\.stadiums\.json$/.test(file)) addStadiums(facts, data, file);
    else if (/\.squads\.json$/.test(file)) addSquads(facts, data, file);
  }
  return facts;
}

/** Teams are a list, or an object with `teams`. */
function addTeams(facts: FolderFacts, data: unknown, file: string): void {
  const { list, bad } = eachRow(isFields(data) ? data['teams'] : data, file, (row) => {
    const code = needed(text(row['fifa_code']) || text(row['code']), 'fifa_code');
    return [nationOf(needed(text(row['name']), 'name')), code] as const;
  });
  for (const [name, code] of list) facts.codes.set(name, code);
  facts.bad.push(...bad);
}

function addStadiums(facts: FolderFacts, data: unknown, file: string): void {
  const { list, bad } = eachRow(isFields(data) ? data['stadiums'] : data, file, (row: Fields) => ({
    city: needed(text(row['city']), 'city'),
    name: needed(text(row['name']), 'name'),
    offset: text(row['timezone']),
  }));
  for (const { city, name, offset } of list) {
    facts.stadiums.set(city, name);
    const town = city.replace(/\s*\(\d+\)$/, '');
    if (offset !== '') for (const place of [city, name, `${name}, ${town}`]) facts.offsets.set(place, offset);
  }
  facts.bad.push(...bad);
}

/** Squads are a list of teams, or an object with `squads`. A player without a name or a number is reported and left out. */
function addSquads(facts: FolderFacts, data: unknown, file: string): void {
  const { list, bad } = eachRow(isFields(data) ? data['squads'] : data, file, (row) => {
    const players = eachRow(row['players'], file, (player) => ({
      name: needed(text(player['name']), 'name'),
      number: needed(count(player['number']), 'number'),
      keeper: text(player['pos']) === 'GK',
    }));
    return { name: nationOf(needed(text(row['name']), 'name')), players };
  });
  for (const { name, players } of list) facts.squads.set(name, players.list);
  facts.bad.push(...bad, ...list.flatMap(({ players }) => players.bad));
}

function sideOf(facts: FolderFacts, competition: OpenCompetition): Pick<ReadCompetition, 'context' | 'squads'> {
  const context = contextOf(facts, competition);
  const squads = [...facts.squads].map(([name, players]) => ({ teamId: teamOf(name, context).teamId, players }));
  return { context, squads };
}

const contextOf = ({ codes, stadiums }: FolderFacts, competition: OpenCompetition): OpenContext =>
  codes.size + stadiums.size + competition.codes.size === 0
    ? noContext
    : { codes: new Map([...competition.codes, ...codes]), stadiums };

async function filesOf(path: string): Promise<string[]> {
  try {
    if (!(await stat(path)).isDirectory()) return [path];
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries
      .filter(
        (entry) => entry.isFile() && /\.(json|txt)$/.test(entry.name) && !isHidden(relative(path, entry.parentPath)),
      )
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

const isHidden = (folder: string): boolean =>
  folder.split('/').some((part) => part.startsWith('.') || part === 'node_modules');

async function readOpenFile(path: string): Promise<{ data: unknown } | { bad: BadInput }> {
  if (!path.endsWith('.txt')) return readJson(path);
  const read = await readTextFile(path);
  return 'reason' in read
    ? { bad: { file: basename(path), row: null, reason: read.reason } }
    : { data: parseText(read.text) };
}

/** Returns a file's content, or why it cannot be read. */
export async function readJson(path: string): Promise<{ data: unknown } | { bad: BadInput }> {
  const unusable = (reason: string) => ({ bad: { file: basename(path), row: null, reason } });
  const read = await readTextFile(path);
  if ('reason' in read) return unusable(read.reason);
  try {
    return { data: JSON.parse(read.text) as unknown };
  } catch {
    // The report only needs to say that the file is unusable, not where its syntax error is.
    return unusable('không phải JSON hợp lệ');
  }
}
