import { ApiError, type ApiClient } from '@khandai/api-client';
import {
  Code,
  type Company,
  type Fixture,
  type FixtureOdds,
  type Tip,
  TipLimit,
  TipMarket,
  type TipSide,
} from '@khandai/contracts';
import { type Odds, rowIds } from '@khandai/odds-parser';
import { makeAutoObservable, observableRef } from 'mobx';
import { OddsBook, valueOf } from '../../../domains/odds';
import { categoryOf } from '../../../domains/tips';
import { tipDraftKey } from '../../../shell/drafts/draft-key';
import { Part } from '../../../shell/parts/Part';
import type { Log } from '../../../shell/services/log';
import { readTipDraft, type TipDraft } from './tip-draft';

export interface TipFormDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly userId: number;
  readonly uuid: () => string;
  readonly log: Log;
}

/** A side with its line and price, as the company offers it now. */
export interface SideOffer {
  readonly side: TipSide;
  readonly line: number | null;
  readonly price: number;
}

/** Markets in the order of the form. */
export const MARKETS: readonly TipMarket[] = [
  TipMarket.handicap,
  TipMarket.overUnder,
  TipMarket.european,
  TipMarket.handicapHalf,
  TipMarket.overUnderHalf,
];
const SIDES: Readonly<Record<Odds['market'], readonly TipSide[]>> = {
  handicap: ['home', 'away'],
  overUnder: ['over', 'under'],
  europeOdds: ['home', 'draw', 'away'],
  doubleChance: [],
};
const MATCHES = 100;

/** The form of a tip. What is written stays in the browser until the tip is posted. */
export class TipFormStore {
  readonly matches: Part<readonly Fixture[]>;
  readonly odds: Part<FixtureOdds | undefined>;
  fixtureId: string | undefined;
  market: TipMarket;
  side: TipSide | null;
  title: string;
  analysis: string;
  isSending = false;
  fault: unknown = undefined;
  /** The tip that was posted last. */
  posted: Tip | undefined = undefined;
  private companyId: number | null;
  private uuid: string;
  private book: OddsBook | undefined = undefined;
  private visit = new AbortController();
  private oddsVisit = new AbortController();

  constructor(private readonly deps: TipFormDeps) {
    const { api, log, storage, userId } = deps;
    const draft = readTipDraft(storage.getItem(tipDraftKey(userId)));
    this.fixtureId = draft?.fixtureId;
    this.market = draft?.market ?? TipMarket.handicap;
    this.side = draft?.side ?? null;
    this.companyId = draft?.companyId ?? null;
    this.title = draft?.title ?? '';
    this.analysis = draft?.analysis ?? '';
    this.uuid = draft?.uuid ?? deps.uuid();
    const report = (error: unknown) => {
      log.warn('tip form', error);
    };
    this.matches = new Part({
      fetch: async (signal) =>
        (await api.call('GET /al/api/schedule/featureMatch', { query: { pageSize: MATCHES } }, signal)).list,
      report,
    });
    this.odds = new Part({ fetch: (signal) => this.fetchOdds(signal), report });
    makeAutoObservable<this, 'deps' | 'visit' | 'oddsVisit' | 'uuid' | 'book'>(
      this,
      {
        ...{ deps: false, visit: false, oddsVisit: false, uuid: false, matches: false, odds: false },
        ...{ fault: observableRef, posted: observableRef, book: observableRef },
      },
      { autoBind: true },
    );
  }

  open(): void {
    this.close();
    this.visit = new AbortController();
    void this.matches.load(this.visit.signal);
    this.reloadOdds();
  }

  close(): void {
    this.visit.abort();
    this.oddsVisit.abort();
  }

  reloadOdds(): void {
    this.oddsVisit.abort();
    this.oddsVisit = new AbortController();
    void this.odds.load(this.oddsVisit.signal);
  }

  choose(fixtureId: string): void {
    this.fixtureId = fixtureId;
    this.side = null;
    this.changed();
    this.reloadOdds();
  }

  chooseMarket(market: TipMarket): void {
    this.market = market;
    this.side = null;
    this.changed();
  }

  chooseCompany(companyId: number): void {
    this.companyId = companyId;
    this.changed();
  }

  chooseSide(side: TipSide): void {
    this.side = side;
    this.changed();
  }

  write(part: { readonly title?: string; readonly analysis?: string }): void {
    Object.assign(this, part);
    this.changed();
  }

  /** Applies pushed odds of the chosen match. */
  accept(list: readonly Odds[], now: number): void {
    this.book?.accept(
      list.filter(({ matchId }) => matchId === this.fixtureId),
      now,
    );
  }

  /** Companies that offer the chosen market. */
  get companies(): readonly Company[] {
    const odds = this.odds.value;
    if (!odds) return [];
    const offering = new Set(odds.rows[categoryOf(this.market)]?.map((row) => rowIds(row).companyId));
    return odds.companies.filter(({ companyId }) => offering.has(companyId));
  }

  get company(): Company | undefined {
    return this.companies.find(({ companyId }) => companyId === this.companyId) ?? this.companies[0];
  }

  /** What the company offers now for each side; empty while the market is closed. */
  get offers(): readonly SideOffer[] {
    const { company, book, fixtureId } = this;
    const odds = company && fixtureId !== undefined && book?.get(categoryOf(this.market), fixtureId, company.companyId);
    if (!odds || odds.close || odds.maintenance) return [];
    const line = 'line' in odds.instant ? odds.instant.line : null;
    return SIDES[odds.market].map((side) => ({ side, line, price: valueOf(odds, side) ?? 0 }));
  }

  get chosen(): SideOffer | undefined {
    return this.offers.find(({ side }) => side === this.side);
  }

  get length(): number {
    return [...this.analysis.trim()].length;
  }

  get canSubmit(): boolean {
    const isFit = this.length <= TipLimit.analysis && [...this.title.trim()].length <= TipLimit.title;
    return !this.isSending && this.chosen !== undefined && isFit;
  }

  /** The server refused because the company changed its price: the new one is loaded, and everything written stays. */
  get isPriceMoved(): boolean {
    return this.fault instanceof ApiError && this.fault.code === Code.tipPriceChanged;
  }

  async submit(): Promise<void> {
    const { chosen, company, fixtureId, market, title, analysis, uuid } = this;
    if (!this.canSubmit || !chosen || !company || fixtureId === undefined) return;
    this.start();
    try {
      const body = {
        ...{ fixtureId, market, ...chosen, companyId: company.companyId, uuid },
        ...{ title: title.trim(), analysis: analysis.trim() },
      };
      this.done(await this.deps.api.call('POST /au/api/user/tips/tips-create', { body }), { title, analysis });
    } catch (error) {
      this.fail(error);
    }
  }

  private async fetchOdds(signal: AbortSignal): Promise<FixtureOdds | undefined> {
    const { fixtureId } = this;
    if (fixtureId === undefined) return undefined;
    const odds = await this.deps.api.call('GET /al/api/odds/fixture', { query: { fixtureId } }, signal);
    if (!signal.aborted) this.take(odds);
    return odds;
  }

  private take(odds: FixtureOdds): void {
    this.book = new OddsBook(odds.rows, this.deps.log);
  }

  private start(): void {
    this.isSending = true;
    this.fault = undefined;
    this.posted = undefined;
  }

  /** @param sent what the tip says; what was typed after it stays */
  private done(tip: Tip, sent: Pick<TipDraft, 'title' | 'analysis'>): void {
    this.isSending = false;
    this.posted = tip;
    this.side = null;
    if (this.title === sent.title) this.title = '';
    if (this.analysis === sent.analysis) this.analysis = '';
    this.uuid = this.deps.uuid();
    if (this.title + this.analysis === '') this.deps.storage.removeItem(tipDraftKey(this.deps.userId));
    else this.changed();
  }

  private fail(error: unknown): void {
    this.isSending = false;
    this.fault = error;
    // The refused price made no tip, so the next try with the new one is another request.
    if (!this.isPriceMoved) return;
    this.uuid = this.deps.uuid();
    this.reloadOdds();
  }

  private changed(): void {
    this.fault = undefined;
    const { fixtureId, market, side, companyId, title, analysis, uuid } = this;
    const draft: TipDraft = { fixtureId, market, side, companyId, title, analysis, uuid };
    this.deps.storage.setItem(tipDraftKey(this.deps.userId), JSON.stringify(draft));
  }
}
