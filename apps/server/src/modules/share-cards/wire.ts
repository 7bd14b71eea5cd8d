import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { FixtureRepository } from '../fixtures/fixture-repository.js';
import { CardPainter } from './card-painter.js';
import { cardRoutes } from './card-routes.js';
import { CardService, type CardSubjects } from './card-service.js';
import { shareRoutes } from './share-routes.js';
import { Shareables } from './shareables.js';

type CardsDeps = Pick<Platform, 'config' | 'database'> &
  Pick<CardSubjects, 'profiles' | 'articles' | 'tips' | 'titles' | 'teams' | 'tournaments'> & {
    readonly inlinePictures: CardSubjects['pictures'];
  };

/** Drawn pictures of pages for shared links, and what other sites embed. */
export function wire({
  config,
  database,
  inlinePictures,
  profiles,
  articles,
  tips,
  titles,
  teams,
  tournaments,
}: CardsDeps) {
  const fixtures = new FixtureRepository(database);
  const cards = new CardService({
    fixtures,
    pictures: inlinePictures,
    painter: new CardPainter(),
    ...{ profiles, articles, tips, titles, teams, tournaments },
  });
  const shareables = new Shareables({ fixtures, profiles, articles, tips, titles });
  return {
    routes: (http, limits) => {
      cardRoutes(http, { cards, limits });
      shareRoutes(http, { shareables, limits, siteOrigin: config.siteOrigin });
    },
  } satisfies Module;
}
