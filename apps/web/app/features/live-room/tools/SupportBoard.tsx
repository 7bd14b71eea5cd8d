import { css } from '@emotion/react';
import { Icon, icons, KitLink, Panel } from '@khandai/ui-kit';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { roomTools as words } from '../../../i18n/vi/lazy/room-tools';
import * as styles from '../board.styles';

export interface SupportBoardProps {
  /** Opens the tab of the help bot; undefined while the operator has it off. */
  readonly onOwl: (() => void) | undefined;
}

const places = [
  { name: 'feedback', href: '/phan-hoi', icon: icons.pen },
  { name: 'terms', href: '/dieu-khoan-su-dung', icon: icons.info },
  { name: 'changes', href: '/change-log', icon: icons.listChecks },
] as const;

/** Where a fan gets help: the form for feedback, the help bot, the rules, and what is new. */
export function SupportBoard({ onOwl }: SupportBoardProps) {
  const { t } = useLazyTranslation('roomTools', words);
  return (
    <div css={styles.board}>
      <Panel>
        <ul>
          {onOwl && (
            <li>
              <button type="button" css={row} onClick={onOwl}>
                <Icon icon={icons.message} />
                <Words name="owl" />
              </button>
            </li>
          )}
          {places.map(({ name, href, icon }) => (
            <li key={name}>
              <KitLink href={href} css={row}>
                <Icon icon={icon} />
                <Words name={name} />
              </KitLink>
            </li>
          ))}
        </ul>
        <p css={note}>{t('keys')}</p>
      </Panel>
    </div>
  );
}

function Words({ name }: { readonly name: (typeof places)[number]['name'] | 'owl' }) {
  const { t } = useLazyTranslation('roomTools', words);
  return (
    <span>
      <b>{t(`help.${name}.title`)}</b>
      <small>{t(`help.${name}.text`)}</small>
    </span>
  );
}

const row = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--sp-3);
  width: 100%;
  min-height: 56px;
  padding: var(--sp-2) var(--sp-4);
  text-align: start;
  & b {
    display: block;
    font-weight: var(--fw-semi);
  }
  & small {
    display: block;
    font-size: var(--fs-13);
    color: var(--c-muted);
  }
  &:hover {
    background: var(--c-hover);
  }
`;

const note = css`
  padding: var(--sp-2) var(--sp-4) var(--sp-3);
  font-size: var(--fs-13);
  color: var(--c-muted);
`;
