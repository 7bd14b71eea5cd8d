import { Preview } from '@khandai/ui-kit';
import { pictureRenditions } from '../../../shell/pictures/picture-renditions';
import { usePreviewWords } from '../../../shell/pictures/use-preview-words';
import type { FileFacts } from './message-file';

export interface FileViewerProps {
  readonly files: readonly FileFacts[];
  readonly start: number;
  /** Name of their sender. */
  readonly name: string;
  readonly onClose: () => void;
}

const uploads = pictureRenditions([]);

/** The files of a message over the whole window. Lazy chunk, because it loads with a press on one. */
export function FileViewer({ files, start, name, onClose }: FileViewerProps) {
  const { altOf, labels } = usePreviewWords(name);
  return (
    <Preview
      items={files.map(({ src, kind, width, height }) => {
        const placeholder = kind === 'image' ? uploads.address(src, 'placeholder') : null;
        return { src, kind, width, height, alt: altOf(kind), ...(placeholder !== null && { placeholder }) };
      })}
      start={start}
      labels={labels}
      onClose={onClose}
    />
  );
}
