import { type DrawProof, drawListHash, drawRanking, type DrawScore, drawSeedHash } from '@khandai/contracts';

/** One step of computing a draw again: what was published, and what comes out here. */
export interface CheckStep {
  readonly name: 'seed' | 'list' | 'winners';
  readonly isRight: boolean;
  /** A hash. Of the winners there is none. */
  readonly published?: string;
  readonly computed?: string;
}

export interface DrawCheck {
  readonly steps: readonly CheckStep[];
  readonly isRight: boolean;
  /** The winners as computed here, the first one first, each with its score. */
  readonly winners: readonly DrawScore[];
}

/** Computes a draw from its published seed and list alone. Undefined before the draw, when the seed is secret. */
export async function checkDraw(proof: DrawProof): Promise<DrawCheck | undefined> {
  const { drawId, winners, entries, seed, seedHash, listHash, results } = proof;
  if (seed === null) return undefined;
  const [ownSeedHash, ownListHash] = await Promise.all([
    drawSeedHash(seed),
    drawListHash({ drawId, winners, entryIds: entries }),
  ]);
  const ranking = await drawRanking(seed, ownListHash, entries);
  const won = ranking.slice(0, winners);
  const steps: CheckStep[] = [
    { name: 'seed', isRight: ownSeedHash === seedHash, published: seedHash, computed: ownSeedHash },
    { name: 'list', isRight: ownListHash === listHash, published: listHash, computed: ownListHash },
    { name: 'winners', isRight: won.map(({ entryId }) => entryId).join() === results.join() },
  ];
  return { steps, winners: won, isRight: steps.every(({ isRight }) => isRight) };
}
