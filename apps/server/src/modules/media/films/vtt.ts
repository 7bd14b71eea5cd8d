import type { SubtitleCue } from '@khandai/contracts';
import { cleanMessage } from '../../../platform/plain-text.js';
import { mediaRefused } from '../media-faults.js';

const MAX_CUES = 5_000;
const MAX_CUE_TEXT = 400;
const TIMING =
  /^(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})[ \t]+-->[ \t]+(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})(?:[ \t].*)?$/;
/** Blocks of a WebVTT file that hold no subtitle. */
const ASIDE = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/;
const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', ' '],
]);

/**
 * The subtitles of a WebVTT file as plain text: tags, styles, positions and notes are left out. Throws in words, with the line, when
 * the file is none.
 */
export function subtitlesOf(file: Uint8Array): SubtitleCue[] {
  const lines = textOf(file).split(/\r\n|\n|\r/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) throw mediaRefused('mediaSubtitleHead');
  const cues = blocksOf(lines).flatMap(({ first, block }) => (ASIDE.test(block[0] ?? '') ? [] : cueOf(block, first)));
  if (cues.length === 0) throw mediaRefused('mediaSubtitleEmpty');
  if (cues.length > MAX_CUES) throw mediaRefused('mediaSubtitleMany', { max: MAX_CUES });
  return cues.sort((a, b) => a.from - b.from);
}

function textOf(file: Uint8Array): string {
  try {
    // Removes the byte order mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw mediaRefused('mediaSubtitleHead');
  }
}

interface Block {
  /** The number of its first line, from 1. */
  readonly first: number;
  readonly block: readonly string[];
}

/** Paragraphs after the header. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: { first: number; block: string[] }[] = [];
  let open: { first: number; block: string[] } | undefined = { first: 1, block: [] };
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') open = undefined;
    else if (open) open.block.push(line);
    else {
      open = { first: index + 1, block: [line] };
      blocks.push(open);
    }
  }
  return blocks;
}

/** A cue may have a name in the line before its times. A cue without words is nothing. */
function cueOf(block: readonly string[], first: number): SubtitleCue[] {
  const at = block.findIndex((line) => line.includes('-->'));
  const times = TIMING.exec(block[at] ?? '');
  if (at < 0 || at > 1 || !times) throw mediaRefused('mediaSubtitleLine', { line: first + Math.max(at, 0) });
  const [from, to] = [secondOf(times.slice(1, 5)), secondOf(times.slice(5, 9))];
  if (to <= from) throw mediaRefused('mediaSubtitleTimes', { line: first + at });
  const text = block
    .slice(at + 1)
    .map(plain)
    .filter((line) => line !== '')
    .join('\n');
  if ([...text].length > MAX_CUE_TEXT) throw mediaRefused('mediaSubtitleLong', { line: first + at, max: MAX_CUE_TEXT });
  return text === '' ? [] : [{ from, to, text }];
}

function secondOf([hours = '0', minutes, seconds, ms]: readonly (string | undefined)[]): number {
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(ms) / 1_000;
}

/** A line without tags. What looks like a tag after its entities are read is text, and stays text on every screen. */
const plain = (line: string): string =>
  cleanMessage(
    line.replace(/<[^<>]*>?/g, '').replace(/&(\w+);/g, (entity, name: string) => ENTITIES.get(name) ?? entity),
  );
