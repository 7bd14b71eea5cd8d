import { css } from '@emotion/react';
import type { Person } from '@khandai/contracts';
import { Avatar, clipCss, KitLink, Panel, SectionHead } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { memberPath } from '../account';
import { FollowButton, FriendButton } from './FriendButton';
import { listPath } from './people-lists';
import { PersonNote } from './PersonRow';
import { usePeopleList } from './use-people-list';
import { usePeopleWords } from './use-people-words';

/** Members whom the user may know, in a row that scrolls sideways; nothing while there are none. */
export const SuggestionStrip = observer(function SuggestionStrip(): ReactNode {
  const { t } = usePeopleWords();
  const { list } = usePeopleList('suggestions');
  const id = useId();
  if (list.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={t('suggestions')} more={{ href: listPath('suggestions'), label: t('all') }} />
      <Panel>
        <ul css={strip}>
          {list.map((person) => (
            <Card key={person.userId} person={person} />
          ))}
        </ul>
      </Panel>
    </section>
  );
});

function Card({ person }: { readonly person: Person }) {
  const { userId, username, showName, profilePicture, simulated } = person;
  return (
    <li css={card}>
      <Avatar id={userId} name={showName} src={profilePicture} size={56} />
      <KitLink href={memberPath(username)} css={[clipCss, name]}>
        {showName}
      </KitLink>
      <div css={note}>
        <PersonNote person={person} list="suggestions" />
      </div>
      {simulated ? <FollowButton member={person} size="sm" /> : <FriendButton member={person} size="sm" />}
    </li>
  );
}

const strip = css`
  display: flex;
  gap: var(--sp-2);
  overflow-x: auto;
  padding: var(--sp-3);
  scroll-padding: var(--sp-3);
  scroll-snap-type: x proximity;
`;

const card = css`
  display: grid;
  flex: none;
  justify-items: center;
  align-content: start;
  gap: var(--sp-1);
  width: 9rem;
  padding: var(--sp-3) var(--sp-2);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  text-align: center;
  scroll-snap-align: start;
`;

const name = css`
  max-width: 100%;
  margin-top: var(--sp-1);
  font-size: var(--fs-14);
  font-weight: var(--fw-medium);
`;

const note = css`
  min-height: 2lh;
  font-size: var(--fs-12);
`;
