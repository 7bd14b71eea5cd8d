import { css } from '@emotion/react';
import { IconButton, icons, PHONE, useDisclosure } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLazyTranslation } from '../../i18n/use-translation';
import { composer } from '../../i18n/vi/lazy/composer';

/** The buttons of a room's head. On phones, where they would leave no place for its name, one button opens them as a list. */
export const HeadMenu = observer(function HeadMenu({ children }: { children: ReactNode }) {
  const { t } = useLazyTranslation('composer', composer);
  const menu = useDisclosure();
  const list = useRef<HTMLDivElement>(null);
  const { open, close, button } = menu;

  // Before the button's own handler: what it opens returns the focus to the menu's button, as the list is hidden then.
  useEffect(() => {
    const { current } = list;
    if (!open || !current) return;
    const choose = () => {
      button.current?.focus();
      close();
    };
    current.addEventListener('click', choose);
    return () => {
      current.removeEventListener('click', choose);
    };
  }, [open, close, button]);

  return (
    <div ref={menu.root} css={root} onKeyDown={menu.onKeyDown}>
      <span css={opener}>
        <IconButton
          ref={button}
          icon={icons.more}
          label={t('roomMenu')}
          aria-expanded={open}
          aria-controls={menu.id}
          onClick={menu.toggle}
        />
      </span>
      <div ref={list} id={menu.id} css={[buttons, !open && closed]}>
        {children}
      </div>
    </div>
  );
});

const root = css`
  position: relative;
  display: flex;
  align-items: center;
`;

const opener = css`
  display: none;
  @media ${PHONE} {
    display: block;
  }
`;

const buttons = css`
  display: flex;
  align-items: center;
  @media ${PHONE} {
    position: absolute;
    z-index: var(--z-pop);
    top: 100%;
    right: 0;
    display: grid;
    min-width: 14rem;
    padding: var(--sp-1);
    border: 1px solid var(--c-line-strong);
    border-radius: var(--r-3);
    background: var(--c-raised);
    box-shadow: var(--shadow-2);
    & button {
      display: flex;
      justify-content: flex-start;
      gap: var(--sp-3);
      width: 100%;
      padding: 0 var(--sp-3);
      color: var(--c-text);
    }
    /* The label that a button of the head has for screen readers alone. */
    & button::after {
      content: attr(title);
      font-size: var(--fs-14);
      white-space: nowrap;
    }
  }
`;

const closed = css`
  @media ${PHONE} {
    display: none;
  }
`;
