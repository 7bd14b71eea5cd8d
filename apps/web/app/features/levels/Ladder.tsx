import { css } from '@emotion/react';
import { expOfLevel, LEVEL_PERKS } from '@khandai/contracts';
import { Hidden, Icon, icons, Num, Panel } from '@khandai/ui-kit';
import { useEngageWords } from '../../domains/engage';
import { useNumbers } from '../../i18n/use-numbers';

/** What each level opens, with the reached ones marked. `level` undefined: the reader has none. */
export function Ladder({ level }: { level: number | undefined }) {
  const { grouped } = useNumbers();
  const { t } = useEngageWords();
  const present = LEVEL_PERKS.filter((step) => level !== undefined && step.level <= level).at(-1);
  return (
    <Panel title={t('level.steps')}>
      <ol css={list}>
        {LEVEL_PERKS.map((step) => {
          const isReached = level !== undefined && step.level <= level;
          return (
            <li key={step.perk} css={[row, step === present && presentRow]}>
              <Num css={[number, isReached && reachedNumber]}>{step.level}</Num>
              <span css={text}>
                <b>{t('level.level', { level: step.level })}</b>
                <span css={quiet}>{t(`level.perks.${step.perk}`)}</span>
              </span>
              <span css={[quiet, from]}>{t('level.from', { points: grouped(expOfLevel(step.level)) })}</span>
              {level !== undefined && (
                <span css={isReached ? reachedCss : quiet}>
                  <Icon icon={isReached ? icons.check : icons.lock} size={18} />
                  <Hidden>{t(isReached ? 'level.reached' : 'level.locked')}</Hidden>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

const list = css`
  & > li + li {
    border-top: 1px solid var(--c-line);
  }
`;

const row = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  min-height: 56px;
  padding: var(--sp-2) var(--sp-4);
`;

const presentRow = css`
  background: var(--c-accent-tint);
`;

const number = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 34px;
  height: 34px;
  border-radius: var(--r-2);
  background: var(--c-fill);
  font-weight: 700;
`;

const reachedNumber = css`
  background: var(--c-accent-fill);
  color: var(--c-on-accent);
`;

const text = css`
  display: grid;
  flex: 1;
  min-width: 0;
`;

/* On phones it breaks, so that the words beside it keep their room. */
const from = css`
  max-width: 92px;
  text-align: right;
  @media (min-width: 768px) {
    max-width: none;
  }
`;

const quiet = css`
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const reachedCss = css`
  color: var(--c-accent);
`;
