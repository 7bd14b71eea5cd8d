import type { Module } from '../../../platform/module.js';
import { deskFilmRoutes } from '../desk/desk-film-routes.js';
import { filmDesk } from '../desk/film-desk.js';
import type { TitleDeskDeps } from '../desk/title-desk.js';
import { type DuePart, PartNotices, type PartNoticesDeps } from '../part-notices.js';
import { FilmFollowRepository } from './film-follow-repository.js';
import { FilmFollows } from './film-follows.js';
import { episodeWords, FilmNoticeRepository } from './film-notice-repository.js';
import { FilmRepository } from './film-repository.js';
import { filmRoutes } from './film-routes.js';
import { FilmService } from './film-service.js';
import { type SimulatedFilmsDeps, SimulatedFilmsRepository } from '../simulated/simulated-films-repository.js';
import { SubtitleRepository } from './subtitle-repository.js';
import { SubtitleService } from './subtitle-service.js';

type FilmsDeps = TitleDeskDeps &
  Pick<PartNoticesDeps<DuePart>, 'notices' | 'clock' | 'log'> &
  Pick<SimulatedFilmsDeps, 'storage' | 'storedKey'>;

/** Films: their pages, subtitles, followers, desk, and those of the demo. */
export function wireFilms(deps: FilmsDeps) {
  const { database, clock } = deps;
  const desk = filmDesk(deps);
  const subtitles = new SubtitleService({ subtitles: new SubtitleRepository(database), clock });
  const follows = new FilmFollows({ ...deps, follows: new FilmFollowRepository(database) });
  const notices = new PartNotices(episodeWords, { ...deps, noted: new FilmNoticeRepository(database) });
  const films = new FilmService({ ...deps, films: new FilmRepository(database) });
  return {
    handlers: { ...filmRoutes({ films, follows, subtitles }), ...deskFilmRoutes(desk, subtitles) },
    jobs: [subtitles.job, notices.job],
    undoers: { film: desk.undoer },
    ports: { filmShelf: new SimulatedFilmsRepository(deps) },
  } satisfies Module;
}
