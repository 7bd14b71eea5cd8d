/** The part of a video element that the engine uses. Tests set its state and fire its events. */
export class FakeVideo extends EventTarget {
  muted = false;
  volume = 1;
  paused = true;
  ended = false;
  currentTime = 0;
  readyState = 4;
  duration = Infinity;
  src = '';
  loads = 0;
  error: { code: number } | null = null;
  /** Result of `canPlayType` for HLS. */
  native: '' | 'maybe' = '';
  /** Name of the error `play` rejects with. */
  refusal: string | undefined;
  edge: number | undefined;
  /** Start of the seekable range and of the buffered range. */
  earliest = 0;
  /** End of the buffered range. */
  arrived: number | undefined;

  get seekable() {
    const { edge, earliest } = this;
    return { length: edge === undefined ? 0 : 1, start: () => earliest, end: () => edge ?? 0 };
  }

  get buffered() {
    const { arrived, earliest } = this;
    return { length: arrived === undefined ? 0 : 1, start: () => earliest, end: () => arrived ?? 0 };
  }

  canPlayType(): string {
    return this.native;
  }

  async play(): Promise<void> {
    await Promise.resolve();
    if (this.refusal) throw new DOMException('no', this.refusal);
    this.paused = false;
    this.emit('playing');
  }

  pause(): void {
    this.paused = true;
    this.emit('pause');
  }

  load(): void {
    this.loads += 1;
  }

  removeAttribute(name: string): void {
    if (name === 'src') this.src = '';
  }

  emit(type: string): void {
    this.dispatchEvent(new Event(type));
  }

  /** Simulates playback up to this second. */
  reach(seconds: number): void {
    this.currentTime = seconds;
    this.emit('timeupdate');
  }

  asElement(): HTMLVideoElement {
    return this as unknown as HTMLVideoElement;
  }
}
