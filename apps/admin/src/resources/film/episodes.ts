import type { DeskEpisode } from '@khandai/contracts';

type Episodes = readonly DeskEpisode[];

/** The episodes with one more, after the last. */
export function withEpisode(episodes: Episodes, sourceId: number, named: (number: number) => string): Episodes {
  const last = episodes.at(-1);
  const number = (last?.number ?? 0) + 1;
  const made = { season: last?.season ?? 1, number, title: named(number) };
  return [...episodes, { ...made, summary: '', sourceId, tracks: [] }];
}

/** The episodes with a change of the one with this video, which may be gone. */
export const changedEpisode = (
  episodes: Episodes,
  sourceId: number,
  part: (episode: DeskEpisode) => Partial<DeskEpisode>,
): Episodes => episodes.map((episode) => (episode.sourceId === sourceId ? { ...episode, ...part(episode) } : episode));
