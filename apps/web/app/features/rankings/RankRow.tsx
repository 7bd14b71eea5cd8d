import { css } from '@emotion/react';
import { type RankedMember, RANKING_DEPTH, type RankingBoard } from '@khandai/contracts';
import { Avatar, Badge, clipCss, KitLink, Num } from '@khandai/ui-kit';
import { memberPath } from '../../domains/account';
import { useEngageWords } from '../../domains/engage';
import { useNumbers } from '../../i18n/use-numbers';
import { useScore } from './use-score';

/** What a row shows; beyond the page of a board less is known of the reader. */
type ShownMember = Pick<RankedMember, 'rank' | 'userId' | 'showName' | 'score'> & Partial<RankedMember>;

export interface RankRowProps {
  readonly member: ShownMember;
  readonly board: RankingBoard;
  /** Score of the first one. */
  readonly highest: number;
  readonly own: boolean;
}

/** One member of a board. */
export function RankRow({ member, board, highest, own }: RankRowProps) {
  const { grouped } = useNumbers();
  const { t } = useEngageWords();
  const scoreOf = useScore(board);
  const { rank, userId, username = '', showName, profilePicture = null, level, simulated, score } = member;
  return (
    <div css={[row, own && ownRow]}>
      <Num css={[place, rank <= 3 && firstThree]}>
        {rank > RANKING_DEPTH ? `${grouped(RANKING_DEPTH)}+` : grouped(rank)}
      </Num>
      <Avatar id={userId} name={showName} src={profilePicture} size={rank <= 3 ? 44 : 36} />
      <span css={who}>
        {username === '' ? (
          <b css={clipCss}>{showName}</b>
        ) : (
          <KitLink href={memberPath(username)} css={[clipCss, name]}>
            {showName}
          </KitLink>
        )}
        <span css={marks}>
          {level !== undefined && <Badge>{t('level.level', { level })}</Badge>}
          {simulated && <Badge>{t('rank.simulated')}</Badge>}
          {own && t('rank.you')}
        </span>
      </span>
      <span css={bar} aria-hidden>
        <i css={own && ownBar} style={{ width: `${Math.max(2, Math.round((score / highest) * 100))}%` }} />
      </span>
      <Num css={points}>{scoreOf(score)}</Num>
    </div>
  );
}

/** Says to a member that they are not on the board, and how to get there. */
export function NoRank({ board }: { board: RankingBoard }) {
  const { t } = useEngageWords();
  return (
    <p css={none}>
      <b>{t('rank.noRank')}</b> {t(`rank.noRankText.${board}`)}
    </p>
  );
}

const row = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  min-height: 56px;
  padding: var(--sp-1) var(--sp-4);
`;

const ownRow = css`
  background: var(--c-accent-tint);
`;

const place = css`
  flex: none;
  min-width: 24px;
  text-align: center;
  color: var(--c-text-2);
`;

const firstThree = css`
  font-weight: 700;
  color: var(--c-gold);
`;

const who = css`
  display: grid;
  flex: 1;
  min-width: 0;
`;

const name = css`
  font-weight: var(--fw-semi);
`;

const marks = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-1);
  font-size: var(--fs-12);
  color: var(--c-text-2);
`;

const bar = css`
  flex: none;
  width: 120px;
  height: 4px;
  border-radius: var(--r-full);
  background: var(--c-fill);
  overflow: hidden;
  & > i {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--c-muted);
  }
  @media (max-width: 767px) {
    display: none;
  }
`;

const ownBar = css`
  &&& {
    background: var(--c-accent-fill);
  }
`;

const points = css`
  flex: none;
  min-width: 64px;
  text-align: right;
  font-weight: var(--fw-semi);
`;

const none = css`
  padding: var(--sp-3) var(--sp-4);
  font-size: var(--fs-14);
`;
