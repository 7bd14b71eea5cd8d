import { Component, type RefObject } from 'react';

/**
 * Keeps the scroll position of a list whose lines are replaced by others and by the space they took. Chromium lays the page out when a line
 * with the focus leaves it, while the space of the lines is not there yet: a position beyond the short list would be lost.
 * Only a class can read the position before React changes the page.
 */
export class KeptPlace extends Component<{ readonly box: RefObject<HTMLElement | null> }> {
  override getSnapshotBeforeUpdate(): number {
    return this.props.box.current?.scrollTop ?? 0;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, place: number): void {
    const box = this.props.box.current;
    if (box && box.scrollTop < place) box.scrollTop = place;
  }

  override render() {
    return null;
  }
}
