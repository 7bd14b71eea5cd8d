import { css } from '@emotion/react';
import type { BlockedMember } from '@khandai/contracts';
import { Button, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useConversation } from '../../domains/chat';
import { calendarDate } from '../../i18n/format-time';
import { useLazyTranslation } from '../../i18n/use-translation';
import { conversation as words } from '../../i18n/vi/lazy/conversation';
import { PartBody } from '../../shell/parts/PartBody';
import { usePart } from '../../shell/parts/use-part';
import { useServices } from '../../shell/services/services';
import { Section } from './Section';
import { SettingRow } from './SettingRow';

const PAGE = 20;

/** Members whose private messages the user does not take. */
export const BlockedPanel = observer(function BlockedPanel({ id }: { id: string }) {
  const { t } = useLazyTranslation('conversation', words);
  const [pages, setPages] = useState(1);
  const numbers = Array.from({ length: pages }, (_, at) => at + 1);
  return (
    <Section id={id} title={t('blockedList')}>
      {numbers.map((pageNum) => (
        <BlockedPage
          key={pageNum}
          pageNum={pageNum}
          {...(pageNum === pages && {
            onMore: () => {
              setPages(pages + 1);
            },
          })}
        />
      ))}
      <p css={note}>{t('blockNote')}</p>
    </Section>
  );
});

interface BlockedPageProps {
  readonly pageNum: number;
  /** Given to the last page. */
  readonly onMore?: () => void;
}

const BlockedPage = observer(function BlockedPage({ pageNum, onMore }: BlockedPageProps): ReactNode {
  const { t } = useLazyTranslation('conversation', words);
  const { api } = useServices();
  const { part, retry } = usePart({
    name: 'blocked members',
    fetch: (signal) => api.call('GET /ac/api/chat/block/list', { query: { pageNum, pageSize: PAGE } }, signal),
  });
  return (
    <PartBody
      part={part}
      failedTitle={t('blockedFailed')}
      onRetry={retry}
      waiting={<p css={waiting} role="status" aria-label={t('loading')} aria-busy="true" />}
    >
      {({ list, total }) => (
        <>
          {total === 0 && <p css={note}>{t('noneBlocked')}</p>}
          {list.map((member) => (
            <Blocked key={member.userId} member={member} />
          ))}
          {onMore && total > pageNum * PAGE && (
            <Button look="quiet" block onClick={onMore}>
              {t('more')}
            </Button>
          )}
        </>
      )}
    </PartBody>
  );
});

/** The row stays after the member is unblocked, so that a wrong press can be taken back. */
const Blocked = observer(function Blocked({ member }: { member: BlockedMember }) {
  const { t } = useLazyTranslation('conversation', words);
  const { clock } = useServices();
  const { isBlocked = true, block } = useConversation(member);
  const { showName, blockedAt } = member;
  return (
    <SettingRow
      icon={icons.ban}
      label={showName}
      note={t('blockedSince', { date: calendarDate(Date.parse(blockedAt), clock.timezone) })}
      end={
        <Button
          size="sm"
          onClick={() => {
            block(!isBlocked);
          }}
        >
          {t(isBlocked ? 'unblock' : 'block')}
        </Button>
      }
    />
  );
});

const waiting = css`
  min-height: 64px;
`;

const note = css`
  padding: var(--sp-3) var(--sp-4);
  border-top: 1px solid var(--c-line);
  font-size: var(--fs-13);
  color: var(--c-muted);
`;
