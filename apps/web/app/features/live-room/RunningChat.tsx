import { RunningText } from '@khandai/match-ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { RunningLines } from './RunningLines';

/** The chat, running over the picture. */
export const RunningChat = observer(function RunningChat({ lines }: { lines: RunningLines }) {
  useEffect(() => lines.clear, [lines]);
  return <RunningText lines={lines.list} onGone={lines.remove} />;
});
