import type { MessagePage, RaceBoard } from '@khandai/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { loadHiddenScores } from '../../domains/match';
import { attempt, type Loaded } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';
import { storyCode } from './late-parts';
import { RaceStory } from './RaceStory';

const HISTORY = 50;

storyCode.provide(RaceStory);

export interface RaceData {
  readonly board: Loaded<RaceBoard>;
  /** Of the chat room in which the races run. */
  readonly history: Loaded<MessagePage>;
  /** Rendered without results. */
  readonly hidesScores: boolean;
}

/** The track, and the chat beside it. */
export async function loadRace({ request, context }: LoaderFunctionArgs): Promise<RaceData> {
  const { api, report } = context.get(pageContext);
  const { signal } = request;
  const [board, hidesScores] = await Promise.all([
    attempt(api.call('GET /al/api/race/board', {}, signal), report),
    loadHiddenScores({ request, context }),
  ]);
  const groupId = board.ok ? groupOf(board.value) : undefined;
  const history: Loaded<MessagePage> =
    groupId === undefined
      ? { ok: false }
      : await attempt(
          api.call('POST /ac/api/chat/message/v2/list', { body: { groupId, pageSize: HISTORY } }, signal),
          report,
        );
  return { board, history, hidesScores };
}

/** The room of the track; undefined when it has no races. */
export const groupOf = ({ current, next, last }: RaceBoard): number | undefined =>
  (current ?? next[0] ?? last)?.groupId;
