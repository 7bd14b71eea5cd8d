import type { RowForm } from './columns.js';
import type { Odds, OddsPeriod } from './odds.js';
import { type ColumnReader, readOdds } from './read-odds.js';

const COMMA = 44;
const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const UNDERSCORE = 95;
const A = 97;
const Z = 122;
const TO_LOWER = 32;
/** Character codes of the other letters of "true" and "false". */
const [t, r, u, e, f, l, s] = [116, 114, 117, 101, 102, 108, 115] as const;

const MAX_ID_LENGTH = 64;
const MAX_WHOLE_LENGTH = 10;
const MAX_PRICE_LENGTH = 5;
const MAX_LINE_LENGTH = 3;
const MAX_FRACTION_LENGTH = 3;
const ONE = 1000;
const QUARTER = 250;

/** Converts a fraction to thousandths: the multiplier by number of digits. */
const worth = [0, 100, 10, 1];

/**
 * Fast path: parses a row in place, character by character. The same rows are parsed many times a night, and splitting
 * a row into cells costs several times as much as parsing it. The scanner supports only the usual spelling. For any
 * other row it returns undefined, and CellReader, which accepts every spelling and reports errors, parses that row.
 */
export class RowScanner implements ColumnReader {
  private text = '';
  /** Start of the next column; beyond the end of the text when there is none. */
  private at = 0;
  private isUsual = true;
  private lastMatchId = '';

  /** The odds of a row; undefined if its spelling is unusual. */
  read(row: string, form: RowForm): Odds | undefined {
    this.text = row;
    this.at = 0;
    this.isUsual = true;
    const odds = readOdds(this, form);
    return this.isUsual && this.at > row.length ? odds : undefined;
  }

  /** Rows of one match are adjacent, so the id usually equals the previous one; reusing that string saves a `slice`. */
  matchId(): string {
    const { text, at, lastMatchId } = this;
    let size = 0;
    while (size < lastMatchId.length && text.charCodeAt(at + size) === lastMatchId.charCodeAt(size)) size += 1;
    if (size === 0 || size < lastMatchId.length || text.charCodeAt(at + size) !== COMMA) return this.newMatchId();
    this.at = at + size + 1;
    return lastMatchId;
  }

  companyId(): number {
    return this.atLeastOne();
  }

  skipBlankPrices(): boolean {
    const { text, at } = this;
    const isBlank =
      text.charCodeAt(at) === COMMA && text.charCodeAt(at + 1) === COMMA && text.charCodeAt(at + 2) === COMMA;
    if (isBlank) this.at = at + 3;
    return isBlank;
  }

  line(): number {
    const isNegative = this.text.charCodeAt(this.at) === MINUS;
    if (isNegative) this.at += 1;
    const size = this.total();
    return isNegative && size !== 0 ? -size : size;
  }

  total(): number {
    const thousandths = this.thousandths(MAX_LINE_LENGTH);
    if (thousandths % QUARTER !== 0) this.isUsual = false;
    return thousandths / ONE;
  }

  hongKong(): number {
    const thousandths = this.thousandths(MAX_PRICE_LENGTH);
    if (thousandths === 0) this.isUsual = false;
    return thousandths / ONE;
  }

  decimal(): number {
    const thousandths = this.thousandths(MAX_PRICE_LENGTH);
    if (thousandths < ONE) this.isUsual = false;
    return thousandths / ONE;
  }

  flag(): boolean {
    const { text, at } = this;
    const isSet = isTrue(text, at);
    const size = isSet ? 4 : 5;
    if (!isSet && !isFalse(text, at)) this.isUsual = false;
    this.endColumn(at + size, size, size);
    return isSet;
  }

  handicapIndex(): number {
    return this.atLeastOne();
  }

  handicapCount(): number {
    return this.atLeastOne();
  }

  changeTime(): number {
    return this.whole(MAX_WHOLE_LENGTH);
  }

  oddsType(): OddsPeriod {
    if (this.at > this.text.length) return 0;
    const type = this.whole(1);
    if (type > 3) this.isUsual = false;
    return type as OddsPeriod;
  }

  private newMatchId(): string {
    const { text, at } = this;
    let end = at;
    while (end < text.length && isIdCharacter(text.charCodeAt(end))) end += 1;
    this.endColumn(end, end - at, MAX_ID_LENGTH);
    // Do not let the next row reuse an invalid id.
    this.lastMatchId = this.isUsual ? text.slice(at, end) : '';
    return this.lastMatchId;
  }

  private atLeastOne(): number {
    const value = this.whole(MAX_WHOLE_LENGTH);
    if (value === 0) this.isUsual = false;
    return value;
  }

  private whole(maxLength: number): number {
    const { text, at } = this;
    let end = at;
    let value = 0;
    for (; end < text.length && isDigit(text.charCodeAt(end)); end += 1)
      value = value * 10 + text.charCodeAt(end) - ZERO;
    this.endColumn(end, end - at, maxLength);
    return value;
  }

  /** Fast path for the form of most prices: one digit, a point, two digits and a comma. */
  private thousandths(maxLength: number): number {
    const { text, at } = this;
    const isShort = at + 4 < text.length && text.charCodeAt(at + 1) === POINT && text.charCodeAt(at + 4) === COMMA;
    if (!isShort) return this.anyThousandths(maxLength);
    const ones = text.charCodeAt(at);
    const tenths = text.charCodeAt(at + 2);
    const hundredths = text.charCodeAt(at + 3);
    if (!isDigit(ones) || !isDigit(tenths) || !isDigit(hundredths)) return this.anyThousandths(maxLength);
    this.at = at + 5;
    return (ones - ZERO) * ONE + (tenths - ZERO) * 100 + (hundredths - ZERO) * 10;
  }

  /** A number with at most `longest` digits before the point and at most three after it. */
  private anyThousandths(maxLength: number): number {
    const { text, at } = this;
    let end = at;
    let value = 0;
    for (; end < text.length && isDigit(text.charCodeAt(end)); end += 1)
      value = value * 10 + text.charCodeAt(end) - ZERO;
    if (text.charCodeAt(end) !== POINT) {
      this.endColumn(end, end - at, maxLength);
      return value * ONE;
    }
    if (end === at || end - at > maxLength) this.isUsual = false;
    return this.fraction(value, end + 1);
  }

  private fraction(whole: number, at: number): number {
    const { text } = this;
    let end = at;
    let value = whole;
    for (; end < text.length && isDigit(text.charCodeAt(end)); end += 1)
      value = value * 10 + text.charCodeAt(end) - ZERO;
    this.endColumn(end, end - at, MAX_FRACTION_LENGTH);
    return value * (worth[end - at] ?? 0);
  }

  /** Checks that a column has 1 to `longest` characters and ends with a comma or with the row. */
  private endColumn(end: number, size: number, maxLength: number): void {
    const { text } = this;
    if (size < 1 || size > maxLength || (end < text.length && text.charCodeAt(end) !== COMMA)) this.isUsual = false;
    this.at = end + 1;
  }
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= ZERO + 9;
}

function isIdCharacter(code: number): boolean {
  const lower = code | TO_LOWER;
  return isDigit(code) || (lower >= A && lower <= Z) || code === MINUS || code === UNDERSCORE;
}

// Compares character by character: `startsWith` or `slice` takes as long as the rest of the row.
function isTrue(text: string, at: number): boolean {
  return (
    text.charCodeAt(at) === t &&
    text.charCodeAt(at + 1) === r &&
    text.charCodeAt(at + 2) === u &&
    text.charCodeAt(at + 3) === e
  );
}

function isFalse(text: string, at: number): boolean {
  const fal = text.charCodeAt(at) === f && text.charCodeAt(at + 1) === A && text.charCodeAt(at + 2) === l;
  return fal && text.charCodeAt(at + 3) === s && text.charCodeAt(at + 4) === e;
}
