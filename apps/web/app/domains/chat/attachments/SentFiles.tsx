import { MessageFiles } from '@khandai/chat-ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useState } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { composer } from '../../../i18n/vi/lazy/composer';
import { useLazyPart } from '../../../shell/parts/use-lazy-part';
import { type FileFacts, fileFacts, lengthText } from './message-file';

const loadViewer = () => import('./FileViewer').then(({ FileViewer }) => FileViewer);

interface SentFilesProps {
  /** Addresses of the files. */
  readonly srcs: readonly string[];
  readonly name: string;
  /** The message is not confirmed yet: its files do not open. */
  readonly pending?: boolean;
}

/** The pictures and videos of a message; a press shows them over the page. */
export const SentFiles = observer(function SentFiles({ srcs, name, pending = false }: SentFilesProps): ReactNode {
  const { t } = useLazyTranslation('composer', composer);
  const [opened, setOpened] = useState<number>();
  const close = () => {
    setOpened(undefined);
  };
  const Viewer = useLazyPart(opened !== undefined, loadViewer, close);
  const facts = useMemo(() => srcs.map(fileFacts).filter((one): one is FileFacts => one !== undefined), [srcs]);
  if (facts.length === 0) return null;
  return (
    <>
      <MessageFiles
        files={facts.map(({ seconds, ...file }, index) => ({
          ...file,
          length: seconds === undefined ? undefined : lengthText(seconds),
          label: t('sentBy', { at: index + 1, count: facts.length, name }),
        }))}
        onOpen={pending ? undefined : setOpened}
      />
      {Viewer && opened !== undefined && <Viewer files={facts} start={opened} name={name} onClose={close} />}
    </>
  );
});
