import { css } from '@emotion/react';
import { Icon, icons, Num, Stack, Switch } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { clockTime } from '../../i18n/format-time';
import { useOdds } from '../../domains/odds';
import { useServices } from '../../shell/services/services';
import { usePageWords } from './use-page-words';

/** Id of what explains how records are counted. */
export const COUNTING = 'cach-tinh';

/** Title of the pages with lists of tips, with the switch that hides all of it, and whom they are for. */
export const TipsHead = observer(function TipsHead({ title }: { readonly title: string }) {
  const { t } = usePageWords();
  const { clock } = useServices();
  const { settings } = useOdds();
  return (
    <Stack>
      <div css={head}>
        <h1 css={titleCss}>{title}</h1>
        {!settings.hideOdds && (
          <span css={note}>
            <Num>{t('pricesAt', { time: clockTime(clock.minute, clock.timezone) })}</Num>
          </span>
        )}
        <span css={end}>
          <Switch
            label={t('hideAll')}
            checked={settings.hideOdds}
            onChange={(hideOdds) => {
              settings.change({ hideOdds });
            }}
          />
        </span>
      </div>
      {!settings.hideOdds && <AdultNote />}
    </Stack>
  );
});

/** Whom tips are for, and what the site does not do. */
export function AdultNote() {
  const { t } = usePageWords();
  return (
    <div css={bar} role="note">
      <span css={adult}>{t('adultLabel')}</span>
      <p>
        {t('adult')} <a href={`#${COUNTING}`}>{t('howCounted')}</a>
      </p>
    </div>
  );
}

/** How records are counted. */
export function Counting() {
  const { t } = usePageWords();
  return (
    <p id={COUNTING} css={counting}>
      <Icon icon={icons.info} size={16} />
      <span>{t('counting')}</span>
    </p>
  );
}

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 44px;
`;

const titleCss = css`
  font-size: var(--fs-20);
  line-height: 1.3;
  @media (min-width: 768px) {
    font-size: var(--fs-24);
  }
`;

const note = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const end = css`
  margin-inline-start: auto;
`;

const bar = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px 10px;
  align-items: start;
  padding: 10px var(--sp-4);
  border-radius: var(--r-3);
  background: var(--c-warn-tint);
  font-size: var(--fs-13);
  line-height: 20px;
  color: var(--c-text-2);
  & a {
    display: inline-block;
    color: var(--c-warn);
    font-weight: var(--fw-medium);
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;

const adult = css`
  display: inline-grid;
  place-items: center;
  height: 20px;
  padding: 0 6px;
  border-radius: var(--r-1);
  box-shadow: inset 0 0 0 1.5px currentColor;
  font-family: var(--font-num);
  font-size: var(--fs-12);
  font-weight: var(--fw-semi);
  color: var(--c-warn);
`;

const counting = css`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: var(--sp-2);
  padding: var(--sp-3) var(--sp-4);
  border-top: 1px solid var(--c-line);
  font-size: var(--fs-13);
  color: var(--c-text-2);
  scroll-margin-top: calc(var(--header-h) + var(--sp-3));
  & > svg {
    margin-top: 2px;
  }
`;
