import { act, render } from '@testing-library/react';
import { BOARD_SIZE } from './served-board';
import { useRevealed } from './use-revealed';

const league = (id: string, ...matchIds: string[]) => ({ id, matchIds });
const SERVED = [league('v-league', 'a', 'b'), league('serie-a')];
const WHOLE = [league('v-league', 'a', 'b'), league('serie-a', 'c', 'd', 'e', 'f'), league('la-liga', 'g', 'h')];
const LONG = [league('v-league', ...Array.from({ length: 40 }, (_, at) => `${at} `))];

function Board({ leagues, filter = 'all' }: { leagues: readonly ReturnType<typeof league>[]; filter?: string }) {
  return useRevealed(leagues, filter).map(({ id, matchIds }) => <p key={id}>{`${id} ${matchIds.join('')}`}</p>);
}

describe('matches that join a board later', () => {
  const rest = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 1)));

  test('show three at a time, in idle periods; all leagues show at once', async () => {
    const { container, rerender } = render(<Board leagues={SERVED} />);
    const text = () => [...container.children].map(({ textContent }) => textContent);
    expect(text()).toEqual(['v-league ab', 'serie-a ']);
    rerender(<Board leagues={WHOLE} />);
    expect(text()).toEqual(['v-league ab', 'serie-a ', 'la-liga ']);
    await rest();
    expect(text()).toEqual(['v-league ab', 'serie-a cde', 'la-liga ']);
    await rest();
    expect(text()).toEqual(['v-league ab', 'serie-a cdef', 'la-liga gh']);
  });

  test('show at once where the board has them in its first render', () => {
    const { container } = render(<Board leagues={WHOLE} />);
    expect(container.textContent).toBe('v-league abserie-a cdefla-liga gh');
  });

  test('fill the screen at once when the user clears the filter of the address', () => {
    const { container, rerender } = render(<Board leagues={[league('v-league', 'a')]} filter="live" />);
    rerender(<Board leagues={WHOLE} />);
    expect(container.textContent).toBe('v-league abserie-a cdefla-liga gh');
    rerender(<Board leagues={LONG} filter="live" />);
    expect(container.textContent.trim().split(' ')).toHaveLength(1 + BOARD_SIZE.whole);
  });

  test('all show at once again when the user clears a filter that they chose', async () => {
    const { container, rerender } = render(<Board leagues={LONG} />);
    const all = container.textContent;
    rerender(<Board leagues={[league('v-league', 'a')]} filter="live" />);
    expect(container.textContent).toBe('v-league a');
    await rest();
    rerender(<Board leagues={LONG} />);
    expect(container.textContent).toBe(all);
  });
});
