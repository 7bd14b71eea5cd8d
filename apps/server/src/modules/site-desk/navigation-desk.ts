import type { DeskNavigation, NavigationItem, NavigationLink } from '@khandai/contracts';
import type { NavigationId, StoredLinks } from './navigation-repository.js';
import { type Draft, type RecordDesk, recordNotFound } from '../../platform/desk-records/record-desk.js';
import { assertLink, labelOf } from './site-checks.js';

/** The links that a site without stored ones has. */
export type BuiltInLinks = Readonly<Record<NavigationId, readonly NavigationItem[]>>;

/** Links as they are stored. Names and badges are those of built-in links, and stay only with their address. */
export const linksChecker =
  (builtIn: BuiltInLinks) =>
  async ({ items }: Draft<StoredLinks>): Promise<Draft<StoredLinks>> => ({
    items: items.map((link) => checkedLink(link, builtIn)),
    known: addressesOf(builtIn),
  });

const addressesOf = ({ primary, footer }: BuiltInLinks): string[] => [...primary, ...footer].map(({ href }) => href);

function checkedLink({ label, href, name, hidden }: NavigationLink, builtIn: BuiltInLinks): NavigationLink {
  assertLink(href);
  const known = [...builtIn.primary, ...builtIn.footer].find((one) => one.name === name && one.href === href);
  const clean = labelOf(label, 'deskLabel');
  // A link with its own words is not translated.
  const link = known?.label === clean ? known : { label: clean, href, ...(known?.badge && { badge: known.badge }) };
  return { ...link, ...(hidden === true && { hidden }) };
}

/** The links of header and footer: the built-in ones until staff store their own. */
export class NavigationDesk {
  constructor(
    private readonly desk: RecordDesk<StoredLinks, object>,
    private readonly builtIn: BuiltInLinks,
  ) {}

  async page(): Promise<{ total: number; list: DeskNavigation[] }> {
    const { list } = await this.desk.page({});
    const all = (['primary', 'footer'] as const).map((id) =>
      this.#shown(
        id,
        list.find((one) => one.id === id),
      ),
    );
    return { total: all.length, list: all };
  }

  async one(id: string): Promise<DeskNavigation> {
    const found = (await this.page()).list.find((one) => one.id === id);
    if (!found) throw recordNotFound();
    return found;
  }

  /** Version 0 is that of the built-in links. */
  async update(
    actorId: number,
    id: string,
    { version, items }: { readonly version: number; readonly items: readonly NavigationLink[] },
  ): Promise<DeskNavigation> {
    const name = idOf(id);
    const stored =
      version === 0
        ? await this.desk.replace(actorId, { id: name, items: this.builtIn[name], version: 0 }, { items })
        : await this.desk.update(actorId, name, version, { items });
    return this.#shown(name, stored);
  }

  /** Restores the built-in links. */
  async reset(actorId: number, id: string): Promise<DeskNavigation> {
    const name = idOf(id);
    await this.desk.remove(actorId, name);
    return this.#shown(name, undefined);
  }

  #shown(id: NavigationId, stored: StoredLinks | undefined): DeskNavigation {
    const builtIn = [...this.builtIn[id]];
    return {
      id,
      items: [...(stored?.items ?? builtIn)],
      custom: stored !== undefined,
      builtIn,
      fresh: stored ? builtIn.filter((link) => isFresh(link, stored)) : [],
      version: stored?.version ?? 0,
    };
  }
}

/** The operator has not decided about the link: it came after their list. */
const isFresh = ({ name, href }: NavigationItem, { items, known = [] }: StoredLinks): boolean =>
  !known.includes(href) && !items.some((one) => one.name === name || one.href === href);

function idOf(id: string): NavigationId {
  if (id !== 'primary' && id !== 'footer') throw recordNotFound();
  return id;
}
