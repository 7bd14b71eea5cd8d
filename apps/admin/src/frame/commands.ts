import type { DeskResource } from '../resources/desk-resource';

export interface Command {
  readonly id: string;
  readonly label: string;
  readonly to: string;
}

type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Without marks and case, so that "bai viet" finds "Bài viết". */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').toLowerCase();

/** Every section that this role sees, and what can be created there. */
export function commandsOf(resources: readonly DeskResource[], role: string, say: Say): Command[] {
  const own = resources.filter(({ roles }) => roles.some((one) => one === role));
  const sections = own.map(({ name }) => ({
    id: name,
    label: say('desk.goTo', { name: say(`resources.${name}.name`, { smart_count: 2 }) }),
    to: `/${name}`,
  }));
  const creates = own
    .filter(({ create }) => create)
    .map(({ name }) => ({
      id: `${name}/create`,
      label: say('desk.make', { name: say(`resources.${name}.name`, { smart_count: 1 }).toLowerCase() }),
      to: `/${name}/create`,
    }));
  return [...sections, ...creates];
}

/** Commands with every word that was typed, in their order. */
export function matching(commands: readonly Command[], typed: string): readonly Command[] {
  const words = folded(typed).split(/\s+/);
  return commands.filter(({ label }) => words.every((word) => folded(label).includes(word)));
}
