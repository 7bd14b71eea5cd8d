import { TipMarket, type TipSide, tipSides } from '@khandai/contracts';

/** What the form of a tip keeps until the tip is posted. */
export interface TipDraft {
  /** Undefined before a match is chosen. */
  readonly fixtureId: string | undefined;
  readonly market: TipMarket;
  readonly side: TipSide | null;
  readonly companyId: number | null;
  readonly title: string;
  readonly analysis: string;
  /** The same for every try with the same tip: a lost answer makes no second one. */
  readonly uuid: string;
}

/** The draft in a stored text; undefined for anything else. */
export function readTipDraft(text: string | null): TipDraft | undefined {
  if (text === null) return undefined;
  try {
    return draftOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function draftOf(value: unknown): TipDraft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const { fixtureId, companyId, title, analysis, uuid } = fields;
  if (typeof uuid !== 'string') return undefined;
  return {
    ...{ fixtureId: typeof fixtureId === 'string' ? fixtureId : undefined, uuid },
    market: Object.values(TipMarket).find((one) => one === fields['market']) ?? TipMarket.handicap,
    side: tipSides.find((one) => one === fields['side']) ?? null,
    companyId: typeof companyId === 'number' ? companyId : null,
    title: typeof title === 'string' ? title : '',
    analysis: typeof analysis === 'string' ? analysis : '',
  };
}
