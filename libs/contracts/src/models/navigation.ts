import { type Static, Type } from 'typebox';

/**
 * `label` is Vietnamese, `href` a path of this site or an https address. `badge` names a count that the app shell shows.
 * Links of the site itself carry what the app shell needs to write them in another language: `name`, or the `match` that a
 * line of the marquee announces. Links of an operator have neither and keep their words.
 */
export const NavigationItem = Type.Object({
  label: Type.String(),
  href: Type.String(),
  badge: Type.Optional(Type.Literal('live')),
  name: Type.Optional(
    Type.Union([
      Type.Literal('home'),
      Type.Literal('live'),
      Type.Literal('schedule'),
      Type.Literal('hosted'),
      Type.Literal('results'),
      Type.Literal('odds'),
      Type.Literal('feed'),
      Type.Literal('chatrooms'),
      Type.Literal('news'),
      Type.Literal('liveFootball'),
      Type.Literal('liveBasketball'),
      Type.Literal('liveEsport'),
      Type.Literal('liveMarble'),
      Type.Literal('races'),
      Type.Literal('tips'),
      Type.Literal('checkIn'),
      Type.Literal('events'),
      Type.Literal('highlights'),
      Type.Literal('reels'),
      Type.Literal('comics'),
      Type.Literal('films'),
      Type.Literal('about'),
      Type.Literal('jobs'),
      Type.Literal('terms'),
      Type.Literal('conditions'),
      Type.Literal('cookies'),
      Type.Literal('changes'),
      Type.Literal('feedback'),
    ]),
  ),
  match: Type.Optional(
    Type.Object({ home: Type.String(), away: Type.String(), time: Type.String(), date: Type.String() }),
  ),
});
export type NavigationItem = Static<typeof NavigationItem>;

/** A link as an operator stores it; pages do not show a hidden one. */
export const NavigationLink = Type.Object({ ...NavigationItem.properties, hidden: Type.Optional(Type.Boolean()) });
export type NavigationLink = Static<typeof NavigationLink>;

export const NavigationData = Type.Object({
  primarys: Type.Array(NavigationItem),
  footerNav: Type.Array(NavigationItem),
  topMarquee: Type.Array(NavigationItem),
});
export type NavigationData = Static<typeof NavigationData>;
