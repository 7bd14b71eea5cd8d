/** A subscriber of topics. */
export interface Reader {
  /** Takes one or more whole frames; all readers share the bytes. */
  deliver(frames: Uint8Array): void;
}

/** Readers that are written to in one turn. */
export interface ReaderRow {
  readonly readers: ReadonlySet<Reader>;
  /** Number of messages of the topic that this row has received; the sender updates it. */
  position: number;
}

interface OpenRow extends ReaderRow {
  readonly readers: Set<Reader>;
}

/** This many socket writes take one or two milliseconds. */
const MAX_IN_ROW = 250;

/** The readers of a topic, split into rows. A reader stays in its row. */
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
    const row = this.#rows.find(({ readers }) => readers.size < MAX_IN_ROW) ?? this.#addRow();
    row.readers.add(reader);
    this.#rowOf.set(reader, row);
  }

  /** Returns whether the reader was present. */
  delete(reader: Reader): boolean {
    const row = this.#rowOf.get(reader);
    if (!row) return false;
    this.#rowOf.delete(reader);
    row.readers.delete(reader);
    if (row.readers.size === 0) this.#rows.splice(this.#rows.indexOf(row), 1);
    return true;
  }

  #addRow(): OpenRow {
    const row = { readers: new Set<Reader>(), position: 0 };
    this.#rows.push(row);
    return row;
  }
}
