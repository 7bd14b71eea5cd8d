import { type Static, Type } from 'typebox';

/** `href` is a path of this site or an https address. `badge` names a count that the app shell shows. */
export const NavigationItem = Type.Object({
  label: Type.String(),
  href: Type.String(),
  badge: Type.Optional(Type.Literal('live')),
});
export type NavigationItem = Static<typeof NavigationItem>;

export const NavigationData = Type.Object({
  primarys: Type.Array(NavigationItem),
  footerNav: Type.Array(NavigationItem),
  topMarquee: Type.Array(NavigationItem),
});
export type NavigationData = Static<typeof NavigationData>;
