import { css } from '@emotion/react';
import type { HighlightInfo } from '@khandai/contracts';
import { Button, Icon, icons, KitLink, PageFrame, Panel, Stack, Switch } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import {
  KeyHint,
  spoilerKey,
  TitleTalk,
  useHighlightTitle,
  useMediaWords,
  SaveTitle,
  useShareMoment,
  useWatch,
} from '../../domains/media';
import { roomPath, useSpoilers } from '../../domains/match';
import { shortDate } from '../../i18n/format-time';
import { useServices } from '../../shell/services/services';
import { Chapters } from './Chapters';
import { HighlightGone } from './HighlightGone';
import { HIGHLIGHTS, highlightPath } from './highlight-address';
import { HighlightTile } from './HighlightTile';
import { Player } from './Player';
import { useHighlightWords } from './use-highlight-words';

interface HighlightPageProps {
  readonly served: HighlightInfo;
  /** What the server rendered. */
  readonly hidesScores: boolean;
}

/** A highlight: its player, its chapters, and what is next. Another reader has another progress. */
export const HighlightPage = observer(function HighlightPage({ served, hidesScores }: HighlightPageProps) {
  const { viewer } = useServices();
  // Before any part asks.
  useSpoilers(hidesScores);
  return <Watched key={viewer.version} highlight={served} />;
});

const Watched = observer(function Watched({ highlight }: { readonly highlight: HighlightInfo }) {
  const { t } = useHighlightWords();
  const { t: tMedia } = useMediaWords();
  const { clock, api } = useServices();
  const spoilers = useSpoilers();
  const { watch, seen } = useWatch({ kind: 'highlight', ...highlight }, () =>
    api.call('GET /other/api/highlight/info/{slug}', { params: { slug: highlight.slug } }),
  );
  const title = useHighlightTitle(highlight);
  const video = useRef<HTMLVideoElement>(null);
  const share = useShareMoment(highlightPath(highlight.slug), title);
  const { summary, fixture, publishedAt, simulated, next } = highlight;
  const isHidden = spoilers.isHidden(spoilerKey(highlight));
  if (watch.isGone) return <HighlightGone />;
  const jump = (second: number) => {
    const { current } = video;
    if (!current) return;
    current.currentTime = second;
    void current.play().catch(() => {
      // The browser wants another tap; the picture shows the moment.
    });
  };
  const day = shortDate(Date.parse(fixture?.kickOff ?? publishedAt), clock.timezone, t('match:weekdays'));
  return (
    <PageFrame
      right={
        next.length > 0 && (
          <Panel title={tMedia('next')} padded>
            <Stack>
              {next.map((one) => (
                <HighlightTile key={one.titleId} highlight={one} row />
              ))}
            </Stack>
          </Panel>
        )
      }
      rightLabel={tMedia('next')}
      rightOnPhones
    >
      <Stack>
        <KitLink href={HIGHLIGHTS} css={back}>
          <Icon icon={icons.chevronLeft} size={16} />
          {t('all')}
        </KitLink>
        <Player ref={video} {...{ highlight, title, watch, seen }} hidesChapters={isHidden} />
        <header css={head}>
          <h1 css={heading}>{title}</h1>
          <p css={meta}>{[fixture?.league.name, day, simulated && tMedia('simulated')].filter(Boolean).join(' · ')}</p>
          {summary !== '' && !isHidden && <p css={lead}>{summary}</p>}
          <div css={acts}>
            <Button
              icon={icons.share}
              onClick={() => {
                share(watch.second);
              }}
            >
              {tMedia('share')}
            </Button>
            <SaveTitle titleId={highlight.titleId} />
            {fixture && (
              <KitLink href={roomPath(fixture)} css={room}>
                {t('match')}
              </KitLink>
            )}
            <Switch label={t('hideScores')} checked={spoilers.hides} onChange={spoilers.choose} />
          </div>
          <KeyHint>{t('keys')}</KeyHint>
        </header>
        {isHidden ? (
          <Button
            icon={icons.eye}
            onClick={() => {
              spoilers.reveal(spoilerKey(highlight));
            }}
          >
            {t('show')}
          </Button>
        ) : (
          <Chapters chapters={highlight.chapters} second={watch.second} onJump={jump} />
        )}
        <TitleTalk titleId={highlight.titleId} />
      </Stack>
    </PageFrame>
  );
});

const back = css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: var(--touch);
  width: fit-content;
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
`;

const heading = css`
  font-size: var(--fs-20);
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

const meta = css`
  font-size: var(--fs-13);
  color: var(--c-muted);
`;

const lead = css`
  overflow-wrap: anywhere;
`;

const acts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2) var(--sp-4);
`;

const room = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  font-weight: var(--fw-medium);
  text-decoration: underline;
`;
