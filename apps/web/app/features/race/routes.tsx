import { type MetaFunction, useLoaderData } from 'react-router';
import type { FrameHandle } from '../../shell/frame/use-frame-kind';
import { siteMeta } from '../../shell/seo/page-meta';
import { loadRace } from './load-race';
import { raceMeta } from './race-meta';
import { RacePage } from './RacePage';

export const loader = loadRace;

export { unlessOnlySearchChanged as shouldRevalidate } from '../../shell/router/revalidation';

export const handle: FrameHandle = { frame: 'room' };

export const meta: MetaFunction<typeof loader> = ({ matches }) => raceMeta(siteMeta(matches));

export default function RaceRoute() {
  return <RacePage data={useLoaderData<typeof loader>()} />;
}
