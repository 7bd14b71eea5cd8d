import { type Fixture, hasKickOffTime, MatchState } from '@khandai/contracts';
import { drawnImage, type SharedImage } from '../../shell/seo/page-meta';
import { scoreOf } from './fixture-view';

/**
 * The drawn picture of a match; its address changes with the score, and with the kick-off before it. What a reader who hides scores
 * gets shows the kick-off alone, and so does its address.
 */
export function matchImage(fixture: Fixture, hidesScore = false): SharedImage {
  const when = hasKickOffTime(fixture) ? fixture.kickOff.slice(0, 16) : fixture.kickOff.slice(0, 10);
  if (hidesScore) return drawnImage('tran-an-ty-so', fixture.link, when);
  const version = fixture.state === MatchState.coming ? when : (scoreOf(fixture) ?? []).join('-');
  return drawnImage('tran', fixture.link, `${fixture.status}.${version}`);
}
