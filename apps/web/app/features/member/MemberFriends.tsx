import type { PublicProfile } from '@khandai/contracts';
import { EmptyState, icons, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { LoginPanel } from '../../domains/account';
import { PeopleList, usePeopleWords } from '../../domains/people';
import { useServices } from '../../shell/services/services';

/** The friends of a member, for members. */
export const MemberFriends = observer(function MemberFriends({ profile }: { profile: PublicProfile }) {
  const { t } = usePeopleWords();
  const { viewer } = useServices();
  const { userId, nickname: name } = profile;
  if (!viewer.isMember)
    return (
      viewer.isKnown && (
        <LoginPanel icon={icons.users} title={t('title')} text={t('membersOnly', { name })} reason={t('loginReason')} />
      )
    );
  return (
    <Panel title={t('title')}>
      <PeopleList
        key={viewer.version}
        name="friends"
        ownerId={userId}
        empty={<EmptyState icon={icons.users} title={t('emptyOf')} text="" />}
      />
    </Panel>
  );
});
