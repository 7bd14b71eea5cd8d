import type { LevelInfo } from '@khandai/contracts';
import { Bone, Panel, Skeleton } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { PartBody } from '../../shell/parts/PartBody';
import { usePart } from '../../shell/parts/use-part';
import { useServices } from '../../shell/services/services';
import { LevelPanel } from './LevelBar';
import { useEngageWords } from './use-engage-words';

export interface MyLevelProps {
  /** Reads the level again when it changes, such as the balance after a check-in. */
  readonly after?: number | undefined;
  readonly children?: (info: LevelInfo) => ReactNode;
}

/** The level of the member who reads this. */
export const MyLevel = observer(function MyLevel({ after, children = inPanel }: MyLevelProps) {
  const { t } = useEngageWords();
  const { api } = useServices();
  const { part, retry } = usePart<LevelInfo>({
    name: 'level',
    fetch: (signal) => api.call('GET /au/api/user/level/info', {}, signal),
  });
  const known = useRef(after);
  useEffect(() => {
    if (known.current !== undefined && known.current !== after) retry();
    known.current = after;
  }, [after, retry]);
  return (
    <PartBody
      part={part}
      failedTitle={t('level.failed')}
      onRetry={retry}
      waiting={
        <Skeleton label={t('level.loading')}>
          <Panel padded>
            <Bone width="100%" height={64} />
          </Panel>
        </Skeleton>
      }
    >
      {children}
    </PartBody>
  );
});

const inPanel = (info: LevelInfo): ReactNode => <LevelPanel info={info} />;
