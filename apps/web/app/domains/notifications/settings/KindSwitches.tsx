import { css } from '@emotion/react';
import type { NotificationSettings as Settings } from '@khandai/contracts';
import { Hidden, Panel, Switch } from '@khandai/ui-kit';
import { useNotificationWords } from '../use-notification-words';

export type NotificationKind = keyof Settings['switches'];

export interface KindSwitchesProps {
  readonly names: readonly NotificationKind[];
  readonly value: Settings;
  readonly onChange: (change: Partial<Settings>) => void;
}

/** Which kinds the member hears of: in the bell, and on their devices. */
export function KindSwitches({ names, value, onChange }: KindSwitchesProps) {
  const { t } = useNotificationWords();
  return (
    <Panel title={t('byKind')}>
      <div css={[line, headLine]} aria-hidden="true">
        <span />
        <span>{t('inBell')}</span>
        <span>{t('pushed')}</span>
      </div>
      {names.map((name) => {
        const own = value.switches[name];
        const set = (change: Partial<typeof own>) => {
          onChange({ switches: { ...value.switches, [name]: { ...own, ...change } } });
        };
        const label = t(`switches.${name}`);
        return (
          <div key={name} css={line} role="group" aria-label={label}>
            <span>
              {label}
              <small>{t(`notes.${name}`)}</small>
            </span>
            <Switch
              label={<Hidden>{t('bellOf', { name: label })}</Hidden>}
              checked={own.bell}
              onChange={(bell) => {
                set({ bell });
              }}
            />
            <Switch
              label={<Hidden>{t('pushOf', { name: label })}</Hidden>}
              checked={own.bell && own.push}
              disabled={!own.bell}
              onChange={(push) => {
                set({ push });
              }}
            />
          </div>
        );
      })}
    </Panel>
  );
}

const line = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 52px 52px;
  align-items: center;
  gap: 0 var(--sp-1);
  min-height: 56px;
  padding: 6px var(--sp-2) 6px var(--sp-4);
  border-top: 1px solid var(--c-line);
  line-height: 1.125rem;
  & small {
    display: block;
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
  & > label {
    justify-self: center;
    min-height: var(--touch);
    gap: 0;
  }
`;

const headLine = css`
  min-height: 36px;
  border-top: 0;
  font-size: var(--fs-12);
  text-align: center;
  color: var(--c-muted);
`;
