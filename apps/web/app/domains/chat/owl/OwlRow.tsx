import { css } from '@emotion/react';
import { BotMark } from '@khandai/chat-ui';
import { Badge, Sheet } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { owl as words } from '../../../i18n/vi/lazy/owl';
import { OwlTalk } from './OwlTalk';
import { useOwl } from './use-owl';

/** A row of the list of rooms that opens the conversation with the owl. The conversation lasts while the row is hidden. */
export const OwlRow = observer(function OwlRow({ hidden }: { readonly hidden: boolean }) {
  const { t } = useLazyTranslation('owl', words);
  const owl = useOwl({});
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        css={row}
        hidden={hidden}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <BotMark />
        <span css={text}>
          <span css={name}>
            <b>{t('name')}</b>
            <Badge>{t('mark')}</Badge>
          </span>
          <span css={quiet}>{t('about')}</span>
        </span>
      </button>
      <Sheet
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title={t('name')}
        closeLabel={t('close')}
      >
        <OwlTalk owl={owl} />
      </Sheet>
    </>
  );
});

const row = css`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  align-items: center;
  gap: var(--sp-3);
  width: 100%;
  min-height: 64px;
  padding: var(--sp-2) var(--sp-4);
  text-align: left;
  &[hidden] {
    display: none;
  }
  &:hover {
    background: var(--c-hover);
  }
`;

const text = css`
  display: grid;
  gap: 2px;
`;

const name = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
`;

const quiet = css`
  font-size: var(--fs-13);
  color: var(--c-muted);
`;
