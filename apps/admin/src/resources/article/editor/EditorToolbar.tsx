import { css } from '@emotion/react';
import { IconButton } from '@khandai/ui-kit';
import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Strikethrough,
  Trophy,
  Underline,
  Undo2,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { useArticleWords } from '../use-article-words';
import { LinkForm } from './LinkForm';

export interface EditorToolbarProps {
  editor: Editor;
  /** Absent where the text has no pictures or match cards. */
  onPicture?: (files: FileList | null) => void;
  onMatch?: () => void;
}

interface Tool {
  readonly name:
    'heading2' | 'heading3' | 'bold' | 'italic' | 'underline' | 'strike' | 'bulletList' | 'orderedList' | 'quote';
  readonly icon: LucideIcon;
  readonly mark: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly apply: (editor: Editor) => void;
}

const TOOLS: readonly Tool[] = [
  {
    name: 'heading2',
    icon: Heading2,
    mark: 'heading',
    attrs: { level: 2 },
    apply: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'heading3',
    icon: Heading3,
    mark: 'heading',
    attrs: { level: 3 },
    apply: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  { name: 'bold', icon: Bold, mark: 'bold', apply: (editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', icon: Italic, mark: 'italic', apply: (editor) => editor.chain().focus().toggleItalic().run() },
  {
    name: 'underline',
    icon: Underline,
    mark: 'underline',
    apply: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'strike',
    icon: Strikethrough,
    mark: 'strike',
    apply: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    name: 'bulletList',
    icon: List,
    mark: 'bulletList',
    apply: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    icon: ListOrdered,
    mark: 'orderedList',
    apply: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    icon: Quote,
    mark: 'blockquote',
    apply: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

/** Buttons of the text. Each says whether the caret is in its kind of text. */
export function EditorToolbar({ editor, onPicture, onMatch }: EditorToolbarProps) {
  const t = useArticleWords();
  const [linking, setLinking] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => TOOLS.map(({ mark, attrs }) => now.isActive(mark, attrs)),
  });
  return (
    <>
      <div role="toolbar" aria-label={t('tools.label')} css={bar}>
        {TOOLS.map(({ name, icon, apply }, n) => (
          <IconButton
            key={name}
            icon={icon}
            label={t(`tools.${name}`)}
            aria-pressed={active[n] ?? false}
            onClick={() => apply(editor)}
          />
        ))}
        <IconButton icon={Link} label={t('tools.link')} aria-expanded={linking} onClick={() => setLinking(!linking)} />
        <IconButton
          icon={Minus}
          label={t('tools.rule')}
          onClick={() => editor.chain().focus().setHorizontalRule().run()}
        />
        {onPicture && <IconButton icon={ImagePlus} label={t('tools.picture')} onClick={() => files.current?.click()} />}
        {onMatch && <IconButton icon={Trophy} label={t('tools.match')} onClick={onMatch} />}
        <IconButton icon={Undo2} label={t('tools.undo')} onClick={() => editor.chain().focus().undo().run()} />
        <IconButton icon={Redo2} label={t('tools.redo')} onClick={() => editor.chain().focus().redo().run()} />
        <input
          ref={files}
          type="file"
          accept="image/*"
          multiple
          hidden
          aria-label={t('tools.picture')}
          onChange={({ target }) => {
            onPicture?.(target.files);
            target.value = '';
          }}
        />
      </div>
      {linking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}

const bar = css`
  position: sticky;
  top: 4rem;
  z-index: var(--z-sticky);
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: var(--sp-1);
  border-bottom: 1px solid var(--c-line);
  border-radius: var(--r-2) var(--r-2) 0 0;
  background: var(--c-surface);
  & [aria-pressed='true'] {
    background: var(--c-accent-tint);
    color: var(--c-accent);
  }
`;
