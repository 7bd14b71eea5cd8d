import { css } from '@emotion/react';
import type { Fixture } from '@khandai/contracts';
import { CommentaryList } from '@khandai/match-ui';
import { Switch, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { EmptyPanel } from '../../shell/frame/EmptyPanel';
import { commentaryRows } from './commentary-view';
import { useRoomWords } from './use-room-words';
import { useRoomStore } from './room-context';

/** The match commentary, newest first. */
export const CommentaryTab = observer(function CommentaryTab({ fixture }: { fixture: Fixture }) {
  const store = useRoomStore();
  const { t } = useRoomWords();
  const [keyOnly, setKeyOnly] = useState(false);
  const rows = commentaryRows(fixture, store.commentary, store.events);
  if (rows.length === 0)
    return <EmptyPanel plain icon={icons.megaphone} title={t('commentary.empty')} text={t('commentary.emptyText')} />;
  const shown = keyOnly ? rows.filter(({ key }) => key) : rows;
  return (
    <>
      <div css={tools}>
        <Switch label={t('commentary.keyOnly')} checked={keyOnly} onChange={setKeyOnly} />
      </div>
      {shown.length === 0 ? (
        <EmptyPanel plain icon={icons.megaphone} title={t('commentary.noKey')} text={t('commentary.noKeyText')} />
      ) : (
        <CommentaryList label={t('tabs.commentary')} rows={shown} news={store.news?.text} />
      )}
    </>
  );
});

const tools = css`
  display: flex;
  justify-content: flex-end;
  padding: var(--sp-2) var(--sp-4);
`;
