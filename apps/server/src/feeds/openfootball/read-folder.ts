import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BadInput } from '../../modules/fixtures/feed.js';
import { codeOf, isMissing } from '../../platform/error-code.js';
import { eachRow, needed } from '../input/read-rows.js';
import { text } from '../input/read-values.js';
import { zoneOfFile } from './kick-off-time.js';
import type { OpenCompetition } from './open-match.js';
import { parseCompetition } from './parse-competition.js';
import { noContext, type OpenContext } from './to-feed.js';

export const WORLD_CUP = 'worldcup.json';
const TEAMS = 'worldcup.teams.json';
const STADIUMS = 'worldcup.stadiums.json';

export interface OpenFolder {
  competitions: OpenCompetition[];
  context: OpenContext;
  /** Errors of whole files; errors of rows are stored with their competition. */
  bad: BadInput[];
}

/** Reads a worldcup.json folder: the matches and, if present, team codes and stadiums. */
export async function readWorldCup(folder: string): Promise<OpenFolder> {
  const matches = await readJson(join(folder, WORLD_CUP));
  if ('bad' in matches) return { competitions: [], context: noContext, bad: [matches.bad] };
  const competition = parseCompetition(matches.data, WORLD_CUP, undefined);
  const teams = await readPairs(join(folder, TEAMS), (data) => data, 'name', 'fifa_code');
  const stadiums = await readPairs(join(folder, STADIUMS), (data) => field(data, 'stadiums'), 'city', 'name');
  return {
    competitions: [competition],
    context: { codes: teams.pairs, stadiums: stadiums.pairs },
    bad: [...teams.bad, ...stadiums.bad],
  };
}

/** Reads leagues of football.json: one file, or all files of a folder. */
export async function readLeagues(path: string): Promise<OpenFolder> {
  const files = await filesOf(path);
  if (files.length === 0)
    return { competitions: [], context: noContext, bad: [unusable(path, 'không có tệp .json nào ở đây')] };
  const folder: OpenFolder = { competitions: [], context: noContext, bad: [] };
  for (const file of files) {
    const read = await readJson(file);
    if ('bad' in read) folder.bad.push(read.bad);
    else folder.competitions.push(parseCompetition(read.data, basename(file), zoneOfFile(basename(file))));
  }
  return folder;
}

async function filesOf(path: string): Promise<string[]> {
  try {
    if (!(await stat(path)).isDirectory()) return [path];
    const names = await readdir(path);
    return names.filter((name) => name.endsWith('.json')).map((name) => join(path, name));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Returns a file's content, or why it cannot be read. */
export async function readJson(path: string): Promise<{ data: unknown } | { bad: BadInput }> {
  const file = basename(path);
  let content: string;
  try {
    content = await readFile(path, 'utf8');
  } catch (error) {
    return {
      bad: unusable(file, isMissing(error) ? 'thiếu tệp' : `không đọc được tệp (${codeOf(error)})`),
    };
  }
  try {
    return { data: JSON.parse(content) as unknown };
  } catch {
    // The report only needs to say that the file is unusable, not where its syntax error is.
    return { bad: unusable(file, 'không phải JSON hợp lệ') };
  }
}

/** Maps one field of each row to another. A missing file is not an error. */
async function readPairs(path: string, rows: (data: unknown) => unknown, key: string, value: string) {
  const read = await readJson(path);
  if ('bad' in read)
    return { pairs: new Map<string, string>(), bad: read.bad.reason === 'thiếu tệp' ? [] : [read.bad] };
  const { list, bad } = eachRow(rows(read.data), basename(path), (row) => {
    return [needed(text(row[key]), key), needed(text(row[value]), value)] as const;
  });
  return { pairs: new Map(list), bad };
}

const field = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>)[name] : undefined;

const unusable = (file: string, reason: string): BadInput => ({ file, row: null, reason });
