import { Panel } from '@khandai/ui-kit';
import { icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useServices } from '../../shell/services/services';
import { LoginPanel } from '../account';
import type { PeopleListName } from './people-lists';
import { PeopleList } from './PeopleList';
import { usePeopleWords } from './use-people-words';

/** One of the user's lists of members; guests log in first. */
export const PeoplePanel = observer(function PeoplePanel({ list }: { list: PeopleListName }) {
  const { t } = usePeopleWords();
  const { viewer } = useServices();
  if (!viewer.isMember)
    return (
      viewer.isKnown && (
        <LoginPanel
          icon={icons.users}
          title={t('loginTitle')}
          text={t('loginText')}
          reason={t('loginReason')}
          mayRegister
        />
      )
    );
  return (
    <Panel title={t(`list.${list}`)}>
      <PeopleList key={`${list} ${viewer.version}`} name={list} />
    </Panel>
  );
});
