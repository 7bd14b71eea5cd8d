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
  /** What the server rendered the page with. */
  readonly served: boolean;
  readonly children?: ReactNode;
}

/** Head of the page of a tournament or a team: a band in its colour, crest, name and facts. */
export const EntityHead = observer(function EntityHead({ name, crest, facts, served, children }: EntityHeadProps) {
  const { t } = useTournamentWords();
  const spoilers = useSpoilers(served);
  return (
    <header css={root}>
      <div css={band} style={{ backgroundColor: crest.colors[0] }} />
      <div css={inside}>
        <span css={shield}>
          <Crest {...crest} size={64} />
        </span>
        <div css={words}>
          <h1 css={title}>{name}</h1>
          <p css={meta}>
            {facts.filter(Boolean).map((fact, index) => (
              <span key={index}>{fact}</span>
            ))}
          </p>
        </div>
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
  height: 56px;
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
  gap: var(--sp-2) var(--sp-3);
  padding: 0 var(--sp-3) var(--sp-3);
  @media (min-width: 768px) {
    padding: 0 var(--sp-4) var(--sp-3);
  }
`;

const shield = css`
  margin-top: -24px;
  filter: drop-shadow(0 2px 4px rgb(0 0 0 / 0.2));
`;

const words = css`
  flex: 1 1 200px;
  min-width: 0;
  padding-top: var(--sp-2);
`;

const title = css`
  font-size: var(--fs-20);
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

const tools = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2) var(--sp-3);
  padding-top: var(--sp-2);
`;
