import { css } from '@emotion/react';
import { type Fixture, StudioLimit, type StudioLink } from '@khandai/contracts';
import { Badge, Button, Dialog, EmptyState, IconButton, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLazyTranslation, useTranslation } from '../../../i18n/use-translation';
import { studio as words } from '../../../i18n/vi/lazy/studio';
import { PartBody } from '../../../shell/parts/PartBody';
import { matchLabel } from '../../../domains/match';
import { useServices } from '../../../shell/services/services';
import { useActionToast } from '../use-action-toast';
import { StreamForm } from './StreamForm';
import { StreamsStore } from './StreamsStore';
import { waiting } from './studio.styles';
import { useStudioStore } from './studio-context';
import { StreamsContext, useStreamsStore } from './streams-context';

export interface StreamsDialogProps {
  readonly fixture: Fixture;
  readonly onClose: () => void;
}

/** The streams of a fixture: add, change, reorder, remove. */
export const StreamsDialog = observer(function StreamsDialog({ fixture, onClose }: StreamsDialogProps) {
  const store = useStudioStore();
  const { t } = useLazyTranslation('studio', words);
  const { t: shell } = useTranslation('shell');
  const { log } = useServices();
  const [streams] = useState(
    () =>
      new StreamsStore(fixture.fixtureId, {
        studio: store,
        report: (error) => {
          log.warn('streams', error);
        },
      }),
  );
  const [editing, edit] = useState<StudioLink | 'new'>();
  useEffect(() => {
    streams.open();
    return streams.close;
  }, [streams]);
  const stop = () => {
    edit(undefined);
  };
  return (
    <StreamsContext value={streams}>
      <Dialog open onClose={onClose} title={t('streams.title')} closeLabel={shell('close')}>
        <p css={match}>{matchLabel(fixture)}</p>
        {editing !== undefined ? (
          <StreamForm link={editing === 'new' ? undefined : editing} onDone={stop} />
        ) : (
          <PartBody
            part={streams.list}
            failedTitle={t('streams.loadFailed')}
            onRetry={streams.open}
            waiting={<p css={waiting} role="status" aria-label={t('loading')} aria-busy="true" />}
          >
            {() => <StreamList onEdit={edit} />}
          </PartBody>
        )}
      </Dialog>
    </StreamsContext>
  );
});

const StreamList = observer(function StreamList({ onEdit }: { onEdit: (link: StudioLink | 'new') => void }) {
  const streams = useStreamsStore();
  const { t } = useLazyTranslation('studio', words);
  const { own, takenDown } = streams;
  const full = own.length >= StudioLimit.links;
  return (
    <>
      {own.length + takenDown.length === 0 && (
        <EmptyState icon={icons.play} title={t('streams.none')} text={t('streams.noneText')} />
      )}
      <ol css={list}>
        {own.map((link, at) => (
          <StreamRow key={link.linkId} link={link} first={at === 0} last={at === own.length - 1} onEdit={onEdit} />
        ))}
        {takenDown.map((link) => (
          <li key={link.linkId} css={row}>
            <Words link={link} />
            <Badge tone="warn">{t('streams.takenDown')}</Badge>
          </li>
        ))}
      </ol>
      {full ? (
        <p css={note}>{t('streams.full', { most: StudioLimit.links, count: StudioLimit.links })}</p>
      ) : (
        <Button
          icon={icons.plus}
          look="primary"
          block
          onClick={() => {
            onEdit('new');
          }}
        >
          {t('streams.add')}
        </Button>
      )}
    </>
  );
});

interface StreamRowProps {
  readonly link: StudioLink;
  readonly first: boolean;
  readonly last: boolean;
  readonly onEdit: (link: StudioLink) => void;
}

const StreamRow = observer(function StreamRow({ link, first, last, onEdit }: StreamRowProps) {
  const streams = useStreamsStore();
  const { t } = useLazyTranslation('studio', words);
  const runAction = useActionToast();
  const { name } = link;
  const move = (by: -1 | 1) => void runAction((signal) => streams.move(link, by, signal), t('streams.failed'));
  return (
    <li css={row}>
      <Words link={link} />
      <span css={tools}>
        <IconButton
          icon={icons.chevronUp}
          label={t('streams.up', { name })}
          disabled={first}
          onClick={() => {
            move(-1);
          }}
        />
        <IconButton
          icon={icons.chevronDown}
          label={t('streams.down', { name })}
          disabled={last}
          onClick={() => {
            move(1);
          }}
        />
        <IconButton
          icon={icons.settings}
          label={t('streams.edit', { name })}
          onClick={() => {
            onEdit(link);
          }}
        />
        <IconButton
          icon={icons.trash}
          label={t('streams.remove', { name })}
          onClick={() =>
            void runAction((signal) => streams.remove(link, signal), t('streams.failed'), t('streams.removed'))
          }
        />
      </span>
    </li>
  );
});

function Words({ link: { name, kind, url, licence } }: { link: StudioLink }) {
  return (
    <span css={text}>
      <strong>
        {name} · {kind.toUpperCase()}
      </strong>
      <span>{url}</span>
      <span>{licence}</span>
    </span>
  );
}

const match = css`
  margin-bottom: var(--sp-3);
  font-weight: var(--fw-medium);
`;

const list = css`
  display: grid;
  margin-bottom: var(--sp-4);
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-1) var(--sp-2);
  padding: var(--sp-2) 0;
  border-bottom: 1px solid var(--c-line);
`;

const text = css`
  display: grid;
  flex: 1 1 10rem;
  min-width: 0;
  font-size: var(--fs-12);
  line-height: 1.125rem;
  color: var(--c-muted);
  overflow-wrap: anywhere;
  & strong {
    font-size: var(--fs-14);
    font-weight: var(--fw-medium);
    line-height: 1.25rem;
    color: var(--c-text);
  }
`;

const tools = css`
  display: flex;
  margin-left: auto;
`;

const note = css`
  font-size: var(--fs-13);
  color: var(--c-muted);
`;
