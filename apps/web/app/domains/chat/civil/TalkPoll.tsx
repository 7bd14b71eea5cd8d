import { css } from '@emotion/react';
import { RoomPoll } from './RoomPoll';

/** The poll as a card among the messages. */
export function TalkPoll() {
  return (
    <div css={root}>
      <RoomPoll />
    </div>
  );
}

const root = css`
  max-width: 26rem;
  margin: var(--sp-2) var(--sp-4);
  padding: var(--sp-3);
  border-radius: var(--r-3);
  background: var(--c-sunken);
`;
