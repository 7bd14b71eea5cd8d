import { DeskBanner, DeskDomain, DeskMarqueeLine, DeskSeoTemplate, NavigationLink } from '@khandai/contracts';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { LoggedAct } from '../../platform/desk-log/desk-log.js';
import type { OwnSentence } from './language-repository.js';

type Logged = LoggedAct['before'];

/*
 * Reads records of the log, which may be older than the shape of today's records: one that does not fit is undefined, and the
 * act is not undone.
 */

const banner = Compile(DeskBanner);
export const loggedBanner = (values: Logged): DeskBanner | undefined => (banner.Check(values) ? values : undefined);

const line = Compile(DeskMarqueeLine);
export const loggedLine = (values: Logged): DeskMarqueeLine | undefined => (line.Check(values) ? values : undefined);

const domain = Compile(DeskDomain);
export const loggedDomain = (values: Logged): DeskDomain | undefined => (domain.Check(values) ? values : undefined);

const template = Compile(DeskSeoTemplate);
export const loggedTemplate = (values: Logged): DeskSeoTemplate | undefined =>
  template.Check(values) ? values : undefined;

const links = Compile(
  Type.Object({
    id: Type.Union([Type.Literal('primary'), Type.Literal('footer')]),
    items: Type.Array(NavigationLink),
    known: Type.Optional(Type.Array(Type.String())),
    version: Type.Integer(),
  }),
);
export const loggedLinks = (values: Logged) => (links.Check(values) ? values : undefined);

const sentences = Compile(
  Type.Object({
    sentences: Type.Array(
      Type.Object({
        key: Type.String(),
        locale: Type.Union([Type.Literal('vi'), Type.Literal('en'), Type.Literal('zh')]),
        value: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
  }),
);
/** None when the entry has none. */
export const loggedSentences = (values: Logged): readonly OwnSentence[] =>
  sentences.Check(values) ? values.sentences : [];
