import { css } from '@emotion/react';
import type { ArticleDoc } from '@khandai/contracts';
import { EditorContent, useEditor } from '@tiptap/react';
import { useState } from 'react';
import { useArticleWords } from '../use-article-words';
import { articleNodes } from './article-nodes';
import { EditorToolbar } from './EditorToolbar';
import { useFileIntake } from './use-file-intake';
import { proseCss } from './prose.styles';

export interface ContentEditorProps {
  content: ArticleDoc;
  onChange: (content: ArticleDoc) => void;
  /** Opens the picker of matches; the chosen one is inserted as a card. Without it the content is text alone. */
  onPickMatch?: (insert: (fixtureId: string) => void) => void;
}

/** The text of an article. What is pasted or dropped is reduced to the nodes of an article; pictures are uploaded. */
export function ContentEditor({ content, onChange, onPickMatch }: ContentEditorProps) {
  const t = useArticleWords();
  const intake = useFileIntake();
  const hasMedia = onPickMatch !== undefined;
  const [initial] = useState(content);
  const editor = useEditor({
    extensions: articleNodes,
    content: initial,
    injectCSS: false,
    editorProps: {
      attributes: { 'aria-label': t('editor.content'), role: 'textbox', 'aria-multiline': 'true' },
      handlePaste: (_view, event) => hasMedia && intake.take(event.clipboardData?.files),
      handleDrop: (_view, event, _slice, moved) => hasMedia && !moved && intake.take(event.dataTransfer?.files),
    },
    // The schema of the editor has the nodes of the contract alone; the server rebuilds the document in any case.
    onUpdate: ({ editor: now }) => onChange(now.getJSON() as ArticleDoc),
  });
  return (
    <div css={frame}>
      <EditorToolbar
        editor={editor}
        {...(onPickMatch && {
          onPicture: (files) => intake.take(files),
          onMatch: () =>
            onPickMatch((fixtureId) =>
              editor.chain().focus().insertContent({ type: 'matchCard', attrs: { fixtureId } }).run(),
            ),
        })}
      />
      <p role="status" css={progress}>
        {intake.status}
      </p>
      <p role="alert" css={fault}>
        {intake.fault}
      </p>
      <EditorContent editor={editor} css={[proseCss, area]} ref={() => intake.use(editor)} />
    </div>
  );
}

/** The same nodes for reading: the preview, and an older version. */
export function ContentPreview({ content }: { content: ArticleDoc }) {
  const editor = useEditor({ extensions: articleNodes, content, editable: false, injectCSS: false }, [content]);
  return <EditorContent editor={editor} css={proseCss} />;
}

const frame = css`
  border: 1px solid var(--c-control);
  border-radius: var(--r-2);
  background: var(--c-surface);
  &:focus-within {
    border-color: var(--c-focus);
  }
`;

const area = css`
  & > .ProseMirror {
    min-height: 20rem;
    padding: var(--sp-3) var(--sp-4);
    outline: 0;
  }
`;

const progress = css`
  padding: var(--sp-2) var(--sp-3);
  color: var(--c-text-2);
  font-size: var(--fs-13);
  &:empty {
    position: absolute;
  }
`;

const fault = css`
  padding: var(--sp-2) var(--sp-3);
  color: var(--c-neg);
  font-size: var(--fs-13);
  &:empty {
    position: absolute;
  }
`;
