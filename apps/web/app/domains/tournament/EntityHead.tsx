import { css } from '@emotion/react';
import { Crest, type CrestView } from '@khandai/match-ui';
import { Switch } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useSpoilers } from '../match';
import { useTournamentWords } from './use-tournament-words';

export interface EntityHeadProps {
  readonly name: string;
  readonly crest: CrestView;
  /** One muted line under the name; links among them keep their look. */
  readonly facts: readonly ReactNode[];
  /** The first of them, where a phone has no room for it. */
  readonly wideFact?: ReactNode;
  /** What the server rendered the page with. */
  readonly served: boolean;
  /** What can be done with it: on phones beside the name. */
  readonly acts: ReactNode;
  readonly children?: ReactNode;
}

/**
 * Head of the page of a tournament or a team: a band in its colour, crest, name and facts. On phones it is low, so that the
 * first screen shows rows of the table below.
 */
export const EntityHead = observer(function EntityHead({
  name,
  crest,
  facts,
  wideFact,
  served,
  acts,
  children,
}: EntityHeadProps) {
  const { t } = useTournamentWords();
  const spoilers = useSpoilers(served);
  return (
    <header css={root}>
      <div css={band} style={{ backgroundColor: crest.colors[0] }} />
      <div css={inside}>
        <span css={shield}>
          <Crest {...crest} css={crestCss} />
        </span>
        <div css={words}>
          <h1 css={title}>{name}</h1>
          <p css={meta}>
            {wideFact && <span css={notOnPhones}>{wideFact}</span>}
            {facts.filter(Boolean).map((fact, index) => (
              <span key={index}>{fact}</span>
            ))}
          </p>
        </div>
        <div css={actsCss}>{acts}</div>
        <div css={tools}>
          {children}
          <Switch label={t('hideScores')} checked={spoilers.hides} onChange={spoilers.choose} />
        </div>
      </div>
    </header>
  );
});

const root = css`
  background: var(--c-surface);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  overflow: hidden;
`;

const band = css`
  height: 8px;
  background-image: radial-gradient(rgb(255 255 255 / 0.16) 30%, transparent 32%);
  background-size: 20px 20px;
  @media (min-width: 768px) {
    height: 72px;
  }
`;

const inside = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--sp-3);
  padding: var(--sp-1) var(--sp-3) var(--sp-2);
  @media (min-width: 768px) {
    gap: var(--sp-2) var(--sp-3);
    padding: 0 var(--sp-4) var(--sp-3);
  }
`;

const shield = css`
  display: grid;
  filter: drop-shadow(0 2px 4px rgb(0 0 0 / 0.2));
  @media (min-width: 768px) {
    margin-top: -24px;
  }
`;

const crestCss = css`
  width: 40px;
  height: 40px;
  @media (min-width: 768px) {
    width: 64px;
    height: 64px;
  }
`;

const words = css`
  flex: 1 1 0;
  min-width: 0;
  @media (min-width: 768px) {
    flex-basis: 200px;
    padding-top: var(--sp-2);
  }
`;

const title = css`
  font-size: var(--fs-18);
  line-height: 1.25;
  overflow-wrap: anywhere;
  @media (min-width: 768px) {
    font-size: var(--fs-24);
  }
`;

const meta = css`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--sp-3);
  font-size: var(--fs-13);
  color: var(--c-muted);
`;

const notOnPhones = css`
  @media (max-width: 767px) {
    display: none;
  }
`;

const actsCss = css`
  display: flex;
  align-items: center;
  @media (min-width: 768px) {
    gap: var(--sp-3);
    padding-top: var(--sp-2);
  }
`;

/* The choice gives way to the switch. */
const tools = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  min-width: 0;
  & > * {
    flex: none;
  }
  @media (max-width: 767px) {
    flex-basis: 100%;
    & > :not(:last-child) {
      flex: 1;
      min-width: 0;
    }
  }
  @media (min-width: 768px) {
    padding-top: var(--sp-2);
  }
`;
