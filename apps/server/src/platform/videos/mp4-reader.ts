import { type Box, boxes, find } from './mp4-boxes.js';
import { type Extent, samplesOf } from './mp4-samples.js';
import { type VideoFacts, VideoRefused } from './video-facts.js';

/** Boxes with data about the recording: place, camera, author, pictures. */
const ABOUT = new Set(['udta', 'meta', 'uuid']);
/** Handlers of tracks with data about the recording. */
const ABOUT_TRACKS = new Set(['meta', 'camm', 'data']);

/** Length, size and sound of an MP4 (ISO base media) file, from its header. Throws VideoRefused when the header is broken. */
export const mp4Facts = (bytes: Buffer): VideoFacts => movieFacts(find(boxes(bytes), 'moov').body);

/** The same from the body of the file's `moov` box. */
export function movieFacts(movie: Buffer): VideoFacts {
  const inMoov = boxes(movie);
  const header = find(inMoov, 'mvhd').body;
  const tracks = inMoov.filter(({ type }) => type === 'trak');
  const shown = tracks
    .map(({ body }) => trackSize(find(boxes(body), 'tkhd').body))
    .find(({ width, height }) => width > 0 && height > 0);
  if (!shown) throw new VideoRefused('brokenVideo');
  const hasSound = tracks.some((track) => handlerOf(track) === 'soun');
  return { ...shown, hasSound, seconds: secondsOf(header, fragmentsLength(inMoov)) };
}

/**
 * Blanks the boxes that say where, when and with what a video was recorded. They keep their length as free space, so no offset in the
 * file moves.
 */
export function withoutRecordingData(bytes: Buffer): Buffer {
  const clean = Buffer.from(bytes);
  const { body } = find(boxes(clean), 'moov');
  for (const { start, end } of recordingSamples(body, clean.length)) clean.fill(0, start, end);
  blankMovie(body);
  for (const box of boxes(clean)) if (isRecordingData(box.type)) blank(box);
  return clean;
}

/** Whether boxes of this type have data about the recording. */
export const isRecordingData = (type: string): boolean => ABOUT.has(type);

/** Where in a file of this length the samples of tracks about the recording are, by the body of its `moov` box. */
export const recordingSamples = (movie: Buffer, fileLength: number): Extent[] =>
  boxes(movie)
    .filter(isAboutRecording)
    .flatMap((track) => {
      const media = find(boxes(find(boxes(track.body), 'mdia').body), 'minf');
      return samplesOf(fileLength, boxes(find(boxes(media.body), 'stbl').body));
    });

/** Blanks what the body of a `moov` box says about the recording. */
export function blankMovie(movie: Buffer): void {
  for (const track of boxes(movie)) if (isAboutRecording(track)) blank(track);
  const levels = [boxes(movie)];
  for (const { type, body } of boxes(movie)) if (type === 'trak') levels.push(boxes(body));
  for (const box of levels.flat()) if (isRecordingData(box.type)) blank(box);
}

/** A track of timed data, as the places along which a camera moved. */
const isAboutRecording = (box: Box): boolean => box.type === 'trak' && ABOUT_TRACKS.has(handlerOf(box));

/** Four letters that say what is in a track. */
const handlerOf = ({ body }: Box): string =>
  find(boxes(find(boxes(body), 'mdia').body), 'hdlr').body.toString('latin1', 8, 12);

function blank({ whole, body }: Box): void {
  whole.write('free', 4, 'latin1');
  body.fill(0);
}

interface Length {
  readonly scale: number;
  readonly duration: number;
}

/** `mvhd`: version, flags, two times, units per second, duration; the times and the duration have 8 bytes in version 1. */
function lengthOf(header: Buffer): Length {
  const long = header[0] === 1;
  if (header.length < (long ? 32 : 20)) throw new VideoRefused('brokenVideo');
  return long
    ? { scale: header.readUInt32BE(20), duration: Number(header.readBigUInt64BE(24)) }
    : { scale: header.readUInt32BE(12), duration: header.readUInt32BE(16) };
}

/** Duration of a fragmented file, in units of its `mvhd`. */
function fragmentsLength(inMoov: readonly Box[]): number {
  const extension = inMoov.find(({ type }) => type === 'mvex');
  const header = extension && boxes(extension.body).find(({ type }) => type === 'mehd')?.body;
  if (!header || header.length < 8) return 0;
  return header[0] === 1 && header.length >= 12 ? Number(header.readBigUInt64BE(4)) : header.readUInt32BE(4);
}

function secondsOf(header: Buffer, fragments: number): number {
  const { scale, duration } = lengthOf(header);
  const seconds = Math.max(duration, fragments) / scale;
  if (!Number.isFinite(seconds) || seconds <= 0) throw new VideoRefused('noVideoLength');
  return seconds;
}

/** `tkhd` ends with a matrix of nine numbers and the size, both in fixed point. A quarter turn swaps width and height. */
function trackSize(header: Buffer): { width: number; height: number } {
  const matrix = header[0] === 1 ? 52 : 40;
  if (header.length < matrix + 44) throw new VideoRefused('brokenVideo');
  const width = header.readUInt32BE(matrix + 36) >>> 16;
  const height = header.readUInt32BE(matrix + 40) >>> 16;
  const turned = header.readInt32BE(matrix) === 0 && header.readInt32BE(matrix + 4) !== 0;
  return turned ? { width: height, height: width } : { width, height };
}
