import type { ReactElement } from 'react';

/** CSS of a drawn element; satori lays out with flexbox only. */
export type Style = Readonly<Record<string, string | number>>;
export type Child = ReactElement | string | undefined;

/** An element as satori reads it. */
export function box(style: Style, ...children: readonly Child[]): ReactElement {
  return element('div', { style: { display: 'flex', ...style }, children: children.filter(Boolean) });
}

/** A text that ends in `…` after this many lines. A word longer than a line is broken. */
export const text = (words: string, lines: number, style: Style): ReactElement =>
  element('div', { style: { display: 'block', wordBreak: 'break-word', lineClamp: lines, ...style }, children: words });

/** A picture; `address` is a `data:` URI. */
export const picture = (address: string, width: number, height: number, style: Style = {}): ReactElement =>
  element('img', { src: address, width, height, style });

/** A drawing in SVG as a `data:` URI. */
export const drawing = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

const element = (type: string, props: object): ReactElement => ({ type, props, key: null });
