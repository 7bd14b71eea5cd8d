import { css } from '@emotion/react';
import { RoomPoll } from './RoomPoll';

/** The poll over the page, for readers of messages after its start. */
export function PollSheet() {
  return (
    <div css={root}>
      <RoomPoll />
    </div>
  );
}

const root = css`
  padding: 0 var(--sp-4) var(--sp-3);
`;
