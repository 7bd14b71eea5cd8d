import { css } from '@emotion/react';
import { useState } from 'react';
import type { CSSProperties } from 'react';
import { Picture } from '../picture/Picture.js';

export interface AvatarView {
  id: string | number;
  name: string;
  src?: string | null | undefined;
}

export interface AvatarProps extends AvatarView {
  /** Side in pixels. */
  size?: number | undefined;
  /** Shows a dot at the bottom edge: the person is online. */
  online?: boolean | undefined;
  className?: string | undefined;
}

/** Decorative: the name is beside it. If the picture fails to load, the initials replace it. */
export function Avatar({ id, name, src, size = 28, online, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const [from, to] = gradient(id);
  return (
    <span
      css={root}
      className={className}
      aria-hidden="true"
      style={{ '--s': `${size}px`, '--a': from, '--b': to } as CSSProperties}
    >
      {src && broken !== src ? (
        <Picture src={src} alt="" width={size} height={size} blurred={false} onBroken={() => setBroken(src)} />
      ) : (
        initials(name)
      )}
      {online && <i />}
    </span>
  );
}

/** Overlapping avatars, with a title that lists all names. */
export function AvatarStack({
  people,
  size = 28,
  max = 3,
}: {
  people: readonly AvatarView[];
  size?: number | undefined;
  max?: number | undefined;
}) {
  return (
    <span css={stack} title={people.map((person) => person.name).join(', ')}>
      {people.slice(0, max).map((person) => (
        <Avatar key={person.id} {...person} size={size} />
      ))}
    </span>
  );
}

/**
 * Initials of the first and the last word that has a letter: "Gió Lào" gives GL, "Cú <3" gives C. A name without
 * letters gives its first digit, if it has one.
 */
export function initials(name: string): string {
  const letters = name.split(/\s+/u).flatMap((word) => /\p{L}\p{M}*/u.exec(word) ?? []);
  const [first = /\d/.exec(name)?.[0] ?? ''] = letters;
  return (letters.length > 1 ? first + (letters.at(-1) ?? '') : first).toUpperCase();
}

/** Colour pairs dark enough for white letters. */
const GRADIENTS = [
  ['#1D6F5C', '#14505F'],
  ['#6A6410', '#4A5A1C'],
  ['#A33B74', '#702F6E'],
  ['#9A5216', '#7A3A22'],
  ['#47566B', '#2F3B4D'],
  ['#2F5FA8', '#28407C'],
  ['#6B45A0', '#4A3480'],
  ['#3B6E1E', '#255B3A'],
] as const;

/** A hash of the id, so that a person has the same colours on every page. */
export function hueOf(id: string | number, size: number): number {
  let sum = 7;
  for (const letter of String(id)) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum % size;
}

function gradient(id: string | number): readonly [string, string] {
  return GRADIENTS[hueOf(id, GRADIENTS.length)] ?? GRADIENTS[0];
}

const root = css`
  position: relative;
  flex: none;
  display: inline-grid;
  place-items: center;
  width: var(--s);
  height: var(--s);
  border-radius: 50%;
  background: linear-gradient(145deg, var(--a), var(--b));
  color: #fff;
  font-size: calc(var(--s) * 0.36);
  font-weight: var(--fw-semi);
  line-height: 1;
  letter-spacing: 0.01em;
  & img {
    width: 100%;
    height: 100%;
    border-radius: inherit;
    object-fit: cover;
  }
  & i {
    position: absolute;
    right: -1px;
    bottom: -1px;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--c-accent-fill);
    border: 2px solid var(--c-surface);
  }
`;

const stack = css`
  display: flex;
  flex: none;
  padding-left: 4px;
  & > span {
    box-shadow: 0 0 0 2px var(--c-surface);
    margin-left: -4px;
  }
`;
