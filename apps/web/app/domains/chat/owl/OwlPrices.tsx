import { css } from '@emotion/react';
import type { Fixture, OwlAnswer } from '@khandai/contracts';
import type { OddsHalfView, PriceView } from '@khandai/match-ui';
import { Button, KitLink, Num } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { TFunction } from '../../../i18n/i18n';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { owl as words } from '../../../i18n/vi/lazy/owl';
import { useServices } from '../../../shell/services/services';
import { matchLabel, useLive, useUncover, useUncoverPress } from '../../match';
import { halfView, OddsBook, oddsPath, useOdds, useOddsWords } from '../../odds';
import { OwlMatch } from './OwlMatch';

type Priced = OwlAnswer & { readonly odds: NonNullable<OwlAnswer['odds']> };

/** Prices in an answer of the owl, unless the user hides odds. */
export const OwlPrices = observer(function OwlPrices({ answer }: { readonly answer: OwlAnswer }) {
  const { t } = useLazyTranslation('owl', words);
  const { settings } = useOdds();
  const { subject, odds } = answer;
  if (settings.hideOdds)
    return (
      <>
        <p>{t('hidden')}</p>
        <div>
          <Button
            size="sm"
            onClick={() => {
              settings.change({ hideOdds: false });
            }}
          >
            {t('showOdds')}
          </Button>
        </div>
      </>
    );
  if (odds === null) return <p>{subject === '' ? t('noPrices') : t('noPricesOf', { subject })}</p>;
  return <Prices answer={{ ...answer, odds }} />;
});

const Prices = observer(function Prices({ answer }: { readonly answer: Priced }) {
  const { t } = useLazyTranslation('owl', words);
  const { t: oddsWords } = useOddsWords();
  const { log } = useServices();
  const { settings } = useOdds();
  const { odds, fixtures } = answer;
  const [book] = useState(() => new OddsBook(odds.rows, log));
  const reading = { book, companyId: odds.companyId, format: settings.oddsFormat };
  return (
    <>
      <p>{t('prices', { company: odds.company })}</p>
      <ul css={list}>
        {fixtures.map((fixture) => (
          <li key={fixture.fixtureId}>
            <OwlMatch fixture={fixture} />
            <Lines fixture={fixture} reading={reading} />
            <KitLink href={oddsPath(fixture)} css={link}>
              {oddsWords('compare.all')}
            </KitLink>
          </li>
        ))}
      </ul>
      <p css={adult}>{oddsWords('adult')}</p>
    </>
  );
});

interface LinesProps {
  readonly fixture: Fixture;
  readonly reading: Parameters<typeof halfView>[2];
}

/** The prices of one match, or a button that shows them to a reader who hides its score. */
const Lines = observer(function Lines({ fixture, reading }: LinesProps) {
  const { t } = useLazyTranslation('owl', words);
  const { t: oddsWords } = useOddsWords();
  const uncover = useUncover(useLive().latest(fixture), 'prices');
  const { box, onPress } = useUncoverPress<HTMLDivElement>(uncover);
  return (
    <div
      ref={box}
      role="group"
      aria-label={oddsWords('pricesOf', { match: matchLabel(fixture) })}
      tabIndex={-1}
      css={linesCss}
    >
      {uncover ? (
        <Button size="sm" aria-label={oddsWords('uncoverRowOf', { match: matchLabel(fixture) })} onClick={onPress}>
          {oddsWords('uncoverRow')}
        </Button>
      ) : (
        <dl css={prices}>
          {linesOf(fixture, halfView(fixture, 'full', reading), { owl: t, odds: oddsWords }).map(({ name, parts }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {parts.map((part, at) => (
                  <Num key={at}>{part}</Num>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
});

interface PriceLine {
  readonly name: string;
  readonly parts: readonly string[];
}

interface Words {
  readonly owl: TFunction<'owl'>;
  readonly odds: TFunction<'odds'>;
}

/** The main prices of a match, one market a line. */
function linesOf({ home, away }: Fixture, view: OddsHalfView, { owl, odds }: Words): PriceLine[] {
  const { handicap, overUnder, europeOdds } = view;
  const text = ({ text: price, state }: PriceView) => (state ? odds(state) : price);
  const lines: PriceLine[] = [];
  if (handicap) {
    const favourite = handicap.favourite === 'home' ? home : away;
    lines.push({
      name: `${owl('handicap')} ${favourite.code} ${handicap.line}`,
      parts: [`${home.code} ${text(handicap.home)}`, `${away.code} ${text(handicap.away)}`],
    });
  }
  if (overUnder)
    lines.push({
      name: `${owl('overUnder')} ${overUnder.line}`,
      parts: [owl('over', { price: text(overUnder.over) }), owl('under', { price: text(overUnder.under) })],
    });
  if (europeOdds)
    lines.push({
      name: owl('europe'),
      parts: [`1 ${text(europeOdds.home)}`, `X ${text(europeOdds.draw)}`, `2 ${text(europeOdds.away)}`],
    });
  return lines;
}

const list = css`
  display: grid;
  gap: var(--sp-3);
`;

/* As high as three lines, so that nothing moves when they show. */
const linesCss = css`
  min-height: 64px;
`;

const prices = css`
  display: grid;
  gap: 2px;
  font-size: var(--fs-13);
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--sp-3);
    justify-content: space-between;
  }
  & dt {
    color: var(--c-text-2);
  }
  & dd {
    display: flex;
    gap: var(--sp-3);
  }
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  color: var(--c-accent);
`;

const adult = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
`;
