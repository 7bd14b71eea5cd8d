import { RunningText } from '@khandai/match-ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useRunningLines } from './running-context';

/** The chat messages that run over the video. */
export const RunningChat = observer(function RunningChat() {
  const lines = useRunningLines();
  useEffect(() => lines.clear, [lines]);
  return <RunningText lines={lines.list} onLineEnd={lines.remove} />;
});
