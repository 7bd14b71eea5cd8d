import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { clipCss, hiddenCss, PHONE } from '@khandai/ui-kit';

export interface ChatPanelProps {
  title: ReactNode;
  titleId?: string | undefined;
  /** Shown before the title: a way back. */
  lead?: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
  /** Notices above the list: OfflineBar, PinnedNotice. */
  notices?: ReactNode;
  list: ReactNode;
  composer: ReactNode;
  /**
   * On phones, where the tab already names the room, leaves all height to the messages: no head, name and text of a
   * message on one line, a low composer.
   */
  compactOnPhones?: boolean | undefined;
  /** No profile pictures, badges or name colours. */
  simple?: boolean | undefined;
  /** Messages of more than three lines are folded until a press on them. */
  short?: boolean | undefined;
}

/** Head, list and composer; fills the height of its parent. */
export function ChatPanel(props: ChatPanelProps) {
  const { title, titleId, lead, note, actions, notices, list, composer, compactOnPhones, simple, short } = props;
  return (
    <div
      css={panel}
      data-compact={compactOnPhones || undefined}
      data-simple={simple || undefined}
      data-short={short || undefined}
    >
      <div css={[head, compactOnPhones && noHeadOnPhones]}>
        {lead}
        <div css={names}>
          <h2 id={titleId}>{title}</h2>
          {note && <div css={noteCss}>{note}</div>}
        </div>
        {actions && <div css={push}>{actions}</div>}
      </div>
      {notices}
      {list}
      {composer}
    </div>
  );
}

const panel = css`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 0;
  min-width: 0;
  height: 100%;
  background: var(--c-surface);
`;

const head = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-height: 48px;
  padding: 0 var(--sp-1) 0 var(--sp-4);
  border-bottom: 1px solid var(--c-line);
  flex: none;
`;

/* The note is below the title: beside it, a phone would cut the title to its first letters. */
const names = css`
  flex: 1;
  min-width: 0;
  & > h2 {
    font-weight: var(--fw-semi);
    line-height: 1.25rem;
    ${clipCss}
  }
`;

/* The title stays for screen readers, as the heading above those of the matches. */
const noHeadOnPhones = css`
  @media ${PHONE} {
    ${hiddenCss}
    min-height: 0;
    padding: 0;
    & > :not(:has(h2)),
    h2 ~ * {
      display: none;
    }
  }
`;

const noteCss = css`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: var(--fs-12);
  line-height: 1.125rem;
  color: var(--c-muted);
  white-space: nowrap;
`;

const push = css`
  display: flex;
  align-items: center;
  flex: none;
`;
