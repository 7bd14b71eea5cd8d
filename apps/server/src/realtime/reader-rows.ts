/** A listener of topics. */
export interface Reader {
  /** Takes one or more whole frames; the bytes are shared by all readers. */
  deliver(frames: Uint8Array): void;
}

/** Readers who are told in one turn. */
export interface ReaderRow {
  readonly readers: ReadonlySet<Reader>;
  /** How much of what the topic says they were told; kept by whoever tells them. */
  told: number;
}

interface OpenRow extends ReaderRow {
  readonly readers: Set<Reader>;
}

/** So many writes to sockets take a millisecond or two. */
const MOST_IN_ROW = 250;

/** The readers of a topic, in rows. A reader stays in the row it was given. */
export class ReaderRows {
  readonly #rows: OpenRow[] = [];
  readonly #rowOf = new Map<Reader, OpenRow>();

  get rows(): readonly ReaderRow[] {
    return this.#rows;
  }

  get size(): number {
    return this.#rowOf.size;
  }

  add(reader: Reader): void {
    if (this.#rowOf.has(reader)) return;
    const row = this.#rows.find(({ readers }) => readers.size < MOST_IN_ROW) ?? this.#addRow();
    row.readers.add(reader);
    this.#rowOf.set(reader, row);
  }

  /** Answers whether the reader was there. */
  delete(reader: Reader): boolean {
    const row = this.#rowOf.get(reader);
    if (!row) return false;
    this.#rowOf.delete(reader);
    row.readers.delete(reader);
    if (row.readers.size === 0) this.#rows.splice(this.#rows.indexOf(row), 1);
    return true;
  }

  #addRow(): OpenRow {
    const row = { readers: new Set<Reader>(), told: 0 };
    this.#rows.push(row);
    return row;
  }
}
