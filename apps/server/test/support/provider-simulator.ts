import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serverRoot } from '../../src/platform/server-root.js';

/** What tests need of the simulator in `tools/provider`, which is plain JavaScript. */
export interface Simulator {
  readonly requests: { readonly call: string; readonly query: Readonly<Record<string, string>>; readonly at: number }[];
  tooEarly: number;
  world: SimulatedWorld;
  now: () => number;
  open(): Promise<string>;
  close(): Promise<void>;
  setFault(call: string, fault?: string): void;
  setScene(matchId: string, scene?: string): void;
}

interface SimulatedWorld {
  matches: readonly SimulatedMatch[];
  odds?: Readonly<Record<string, readonly string[]>>;
  modified?: readonly object[];
  /** `deduction` of the teams of a table, in their order. */
  deductions?: readonly unknown[];
  /** Answers instead of the generated table. */
  standing?: object;
}

export interface SimulatedMatch {
  readonly row: Readonly<Record<string, string | number | boolean>>;
  readonly kickOff: number;
  goals: { minute: number; home: boolean }[];
}

interface SimulatorOptions {
  readonly key: string;
  readonly world: SimulatedWorld;
  readonly now: () => number;
  readonly football?: (path: string, token: string | undefined, at: number) => object | undefined;
}

/** Real prices in the provider's shape, which are no part of the project. */
export const recordedFolder = join(serverRoot(), '../../../shared/data/provider');

const load = async <T>(file: string): Promise<T> =>
  (await import(pathToFileURL(join(serverRoot(), '../../tools/provider', file)).href)) as T;

export async function simulator(options: SimulatorOptions): Promise<Simulator> {
  const { ProviderSimulator } = await load<{ ProviderSimulator: new (options: SimulatorOptions) => Simulator }>(
    'simulator.mjs',
  );
  return new ProviderSimulator(options);
}

/** Answers as football-data.org does, for the option `football`. */
export async function footballData(options: {
  world: SimulatedWorld;
  token: string;
}): Promise<NonNullable<SimulatorOptions['football']>> {
  const { footballData: create } = await load<{
    footballData: (given: typeof options) => NonNullable<SimulatorOptions['football']>;
  }>('football-data.mjs');
  return create(options);
}

/** A day of ../shared/data/provider, whose first match kicked off `ago` minutes ago. */
export async function recordedDay(options: { prefix: string; now: number; ago: number }): Promise<SimulatedWorld> {
  const { recordedDay: read } = await load<{
    recordedDay: (folder: string, given: typeof options) => Promise<SimulatedWorld>;
  }>('match-day.mjs');
  return read(recordedFolder, options);
}

/** Matches of a generated day. The third is decided by a shoot-out. */
export async function generatedDay(options: { start: number; count?: number }): Promise<SimulatedMatch[]> {
  const { generatedDay: generate } = await load<{ generatedDay: (given: typeof options) => SimulatedMatch[] }>(
    'match-day.mjs',
  );
  return generate(options);
}
