import { observer } from 'mobx-react-lite';
import { useServices } from '../../shell/services/services';
import { GuestTasks } from './GuestTasks';
import { MyTasks } from './MyTasks';
import { TasksFallback } from './TasksSkeleton';

/** The daily tasks. A guest sees what they would get, and is asked to log in. */
export const TasksPage = observer(function TasksPage() {
  const { viewer } = useServices();
  const { userId } = viewer;
  // Another tab may have logged in another member.
  if (viewer.isMember && userId !== undefined) return <MyTasks key={viewer.version} userId={userId} />;
  return viewer.isKnown ? <GuestTasks /> : <TasksFallback />;
});
