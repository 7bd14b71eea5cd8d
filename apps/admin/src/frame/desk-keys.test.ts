import { actOf, isPressing, isTyping, perform } from './desk-keys';
import { matching } from './commands';

const press = (key: string, more: { metaKey?: boolean; isComposing?: boolean } = {}) => ({
  key,
  metaKey: false,
  ctrlKey: false,
  altKey: false,
  isComposing: false,
  ...more,
});

function screen(html: string): HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`;
  Element.prototype.scrollIntoView = () => undefined;
  return document.querySelector('main') ?? document.body;
}

describe('the keys of the desk', () => {
  it('are letters outside fields, and text inside them; with the command key they work everywhere', () => {
    const acts = ['j', 'E', '?', ' ', 'x'].map((key) => actOf(press(key), false));
    expect(acts).toEqual(['down', 'edit', 'help', 'select', undefined]);
    expect([actOf(press('j'), true), actOf(press('s', { metaKey: true }), true)]).toEqual([undefined, 'save']);
    expect(actOf(press('k', { isComposing: true }), false)).toBeUndefined();
    screen('<input id="a"><input id="b" type="checkbox">');
    expect(['a', 'b'].map((id) => isTyping(document.getElementById(id)))).toEqual([true, false]);
    const box = document.getElementById('b');
    expect([' ', 'j'].map((key) => isPressing(press(key), box))).toEqual([true, false]);
  });

  it('move over the rows of a list, select and open one', () => {
    const clicked: string[] = [];
    const rows = [1, 2].map(
      (n) => `<tr><td><input type="checkbox" id="c${n}"></td><td><a href="#/x/${n}" id="a${n}">x</a></td></tr>`,
    );
    const main = screen(`<table><tbody>${rows.join('')}</tbody></table>`);
    main.addEventListener('click', ({ target }) => target instanceof HTMLElement && clicked.push(target.id));
    expect([perform('down', main), perform('down', main), perform('down', main)]).toEqual([true, true, false]);
    expect(document.activeElement?.id).toBe('c2');
    perform('up', main);
    perform('select', main);
    perform('edit', main);
    expect(clicked).toEqual(['c1', 'a1']);
  });
});

it('a command is found without marks, by all of its words', () => {
  const commands = [
    { id: 'article', label: 'Mở Bài viết', to: '/article' },
    { id: 'article/create', label: 'Tạo bài viết', to: '/article/create' },
  ];
  expect(matching(commands, 'bai viet tao').map(({ id }) => id)).toEqual(['article/create']);
  expect(matching(commands, '')).toHaveLength(2);
});
