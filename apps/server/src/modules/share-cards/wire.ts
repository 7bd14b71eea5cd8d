import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { FixtureRepository } from '../fixtures/fixture-repository.js';
import { CardPainter } from './card-painter.js';
import { cardRoutes } from './card-routes.js';
import { CardService, type CardSubjects } from './card-service.js';

type CardsDeps = Pick<Platform, 'database'> &
  Pick<CardSubjects, 'profiles'> & { readonly inlinePictures: CardSubjects['pictures'] };

/** Drawn pictures of pages for shared links. */
export function wire({ database, inlinePictures, profiles }: CardsDeps) {
  const cards = new CardService({
    fixtures: new FixtureRepository(database),
    pictures: inlinePictures,
    painter: new CardPainter(),
    profiles,
  });
  return { routes: (http, limits) => cardRoutes(http, { cards, limits }) } satisfies Module;
}
