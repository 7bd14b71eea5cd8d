import { css } from '@emotion/react';
import type { PeopleCount, UserInfo } from '@khandai/contracts';
import { Avatar, clipCss, KitLink, numCss, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { OWN_POSTS } from '../../domains/account';
import { useFeedWords } from '../../domains/newsfeed';
import { listPath, usePeopleWords } from '../../domains/people';
import { useNumbers } from '../../i18n/use-numbers';
import { usePart } from '../../shell/parts/use-part';
import { useServices } from '../../shell/services/services';

export interface OwnCardProps {
  readonly member: UserInfo;
  /** Undefined until loaded. */
  readonly counts: PeopleCount | undefined;
}

const shown = [
  ['posts', OWN_POSTS],
  ['friends', listPath('friends')],
  ['following', listPath('following')],
] as const;

/** The member who reads the feed, with the ways to their posts and their lists of members. Its key has to name the member. */
export const OwnCard = observer(function OwnCard({ member, counts }: OwnCardProps) {
  const { grouped } = useNumbers();
  const { t } = useFeedWords();
  const { t: people } = usePeopleWords();
  const { api } = useServices();
  const { part } = usePart({
    name: 'own level',
    fetch: (signal) => api.callOr(null, 'GET /au/api/user/level/info', {}, signal),
  });
  const { userId, nickname: name, profilePicture: src, balance } = member;
  const level = part.value?.level;
  const facts = [
    ...(level === undefined ? [] : [t('own.level', { level })]),
    t('own.points', { number: grouped(balance), count: balance }),
  ];
  return (
    <Panel>
      <section aria-label={t('own.title')}>
        <div css={top}>
          <Avatar id={userId} name={name} src={src} size={40} />
          <p css={who}>
            <KitLink href={OWN_POSTS} css={[clipCss, nameCss]}>
              {name}
            </KitLink>
            <small css={[clipCss, quiet]}>{facts.join(' · ')}</small>
          </p>
        </div>
        <ul css={list}>
          {shown.map(([one, path]) => (
            <li key={one}>
              <KitLink href={path} css={count}>
                <b css={numCss}>{counts ? grouped(counts[one]) : '–'}</b>
                <span>{people(`counts.${one}`)}</span>
              </KitLink>
            </li>
          ))}
        </ul>
      </section>
    </Panel>
  );
});

const top = css`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: var(--sp-3) var(--sp-3) var(--sp-2);
`;

const who = css`
  display: grid;
  min-width: 0;
  line-height: 18px;
`;

const nameCss = css`
  font-weight: var(--fw-semi);
  &:hover {
    text-decoration: underline;
  }
`;

const quiet = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const list = css`
  display: grid;
  /* The longest of the three words stays in one line. */
  grid-template-columns: repeat(3, minmax(min-content, auto));
  justify-content: space-between;
  padding: 0 var(--sp-1) var(--sp-2);
`;

const count = css`
  display: grid;
  padding: var(--sp-1) 2px;
  border-radius: var(--r-2);
  font-size: var(--fs-11);
  line-height: 1.3;
  color: var(--c-muted);
  text-align: center;
  & > b {
    font-size: var(--fs-14);
    font-weight: var(--fw-semi);
    line-height: 20px;
    color: var(--c-text);
  }
  &:hover {
    background: var(--c-hover);
  }
`;
