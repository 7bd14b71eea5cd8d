import { css } from '@emotion/react';
import { EXP_RULES, type LevelInfo } from '@khandai/contracts';
import { Badge, KitLink, Num, Panel } from '@khandai/ui-kit';
import type { ReactNode } from 'react';
import { useNumbers } from '../../i18n/use-numbers';
import { LEVELS } from './paths';
import { useEngageWords } from './use-engage-words';

/** A member's level, what is missing to the next one, and how far they are. */
export function LevelBar({ level, exp, nextExp }: LevelInfo) {
  const { grouped } = useNumbers();
  const { t } = useEngageWords();
  return (
    <div css={root}>
      <p css={rowCss}>
        <KitLink href={LEVELS} css={link}>
          <Badge tone="gold">{t('level.level', { level })}</Badge>
        </KitLink>
        <span>{t('level.toNext', { points: grouped(nextExp - exp), level: level + 1, count: nextExp - exp })}</span>
      </p>
      <div css={meter} role="img" aria-label={t('level.meter', { exp: grouped(exp), next: grouped(nextExp) })}>
        <i style={{ width: `${Math.min(100, (exp / Math.max(1, nextExp)) * 100)}%` }} />
      </div>
      <p css={small}>
        <span>{t('level.earning', EXP_RULES.watch)}</span>
        <Num>{`${grouped(exp)}/${grouped(nextExp)}`}</Num>
      </p>
    </div>
  );
}

/** The level in a panel of its own; `children` are below it. */
export const LevelPanel = ({ info, children }: { info: LevelInfo; children?: ReactNode }) => (
  <Panel padded>
    <div css={inPanel}>
      <LevelBar {...info} />
      {children}
    </div>
  </Panel>
);

const inPanel = css`
  padding-top: var(--sp-4);
`;

const root = css`
  display: grid;
  gap: 6px;
`;

const rowCss = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2px var(--sp-2);
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: 28px;
`;

const meter = css`
  height: 6px;
  border-radius: var(--r-full);
  background: var(--c-fill);
  overflow: hidden;
  & i {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--c-accent-fill);
  }
`;

const small = css`
  display: flex;
  justify-content: space-between;
  gap: var(--sp-2);
  font-size: var(--fs-12);
  color: var(--c-muted);
`;
