import { css } from '@emotion/react';
import type { PointEntry } from '@khandai/contracts';
import { KitLink, Num } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { fullTime } from '../../i18n/format-time';
import { useServices } from '../../shell/services/services';
import { useSpoilers } from '../match';
import { entryTitle, hiddenTitle } from './entry-title';
import { useEngageWords } from './use-engage-words';
import { useSigned } from './use-signed';

/** What an entry was for, with a link to it, and when it was. */
export const EntryCause = observer(function EntryCause({ entry }: { entry: PointEntry }) {
  const { t } = useEngageWords();
  const { clock } = useServices();
  const { hides } = useSpoilers();
  const hidden = hides && hiddenTitle(entry, t);
  const title = hidden || entryTitle(entry, t);
  const path = hidden ? null : entry.subject.path;
  return (
    <div css={cause}>
      {path === null ? <span>{title}</span> : <KitLink href={path}>{title}</KitLink>}
      <time dateTime={entry.createdAt} css={time}>
        {fullTime(Date.parse(entry.createdAt), clock.timezone, t('match:weekdays'))}
      </time>
    </div>
  );
});

/** Points that came or went. */
export function Change({ change }: { change: number }) {
  const signed = useSigned();
  return <Num css={change < 0 ? spent : received}>{signed(change)}</Num>;
}

const cause = css`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  & > a:hover {
    text-decoration: underline;
  }
`;

const time = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const received = css`
  font-weight: 600;
  color: var(--c-accent);
`;

const spent = css`
  font-weight: 600;
  color: var(--c-neg);
`;
