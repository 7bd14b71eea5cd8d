import { css } from '@emotion/react';
import { ArticleLimit } from '@khandai/contracts';
import { IconButton } from '@khandai/ui-kit';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useArticleWords } from '../use-article-words';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A picture in the text, with what describes it below. */
export function PictureView({ node, updateAttributes, deleteNode, editor }: NodeViewProps) {
  const t = useArticleWords();
  const alt = text(node.attrs['alt']);
  return (
    <NodeViewWrapper as="figure" css={figure} contentEditable={false}>
      <img src={text(node.attrs['src'])} alt={alt} />
      {editor.isEditable && (
        <div css={fields}>
          <Words
            label={t('picture.alt')}
            value={alt}
            max={ArticleLimit.alt}
            fault={alt.trim() === '' ? t('picture.altMissing') : undefined}
            onChange={(value) => updateAttributes({ alt: value })}
          />
          <Words
            label={t('picture.caption')}
            value={text(node.attrs['caption'])}
            max={ArticleLimit.caption}
            onChange={(value) => updateAttributes({ caption: value })}
          />
          <Words
            label={t('picture.credit')}
            value={text(node.attrs['credit'])}
            max={ArticleLimit.credit}
            onChange={(value) => updateAttributes({ credit: value })}
          />
          <IconButton icon={Trash2} label={t('picture.remove')} onClick={() => deleteNode()} />
        </div>
      )}
      {!editor.isEditable && (
        <figcaption>
          {text(node.attrs['caption'])} {text(node.attrs['credit'])}
        </figcaption>
      )}
    </NodeViewWrapper>
  );
}

interface WordsProps {
  label: string;
  value: string;
  max: number;
  fault?: string | undefined;
  onChange: (value: string) => void;
}

export function Words({ label, value, max, fault, onChange }: WordsProps) {
  const id = useId();
  return (
    <label css={words}>
      <span>{label}</span>
      <input
        value={value}
        maxLength={max}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : id}
        onChange={({ target }) => onChange(target.value)}
      />
      {fault !== undefined && <small id={id}>{fault}</small>}
    </label>
  );
}

const figure = css`
  margin: var(--sp-3) 0;
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  overflow: hidden;
  & img {
    display: block;
    max-width: 100%;
    max-height: 24rem;
    height: auto;
    margin: 0 auto;
  }
  & figcaption {
    padding: var(--sp-2);
    color: var(--c-muted);
    font-size: var(--fs-13);
  }
`;

const fields = css`
  display: grid;
  grid-template-columns: 2fr 2fr 1fr auto;
  gap: var(--sp-2);
  align-items: end;
  padding: var(--sp-2);
  background: var(--c-sunken);
  @media (max-width: 899px) {
    grid-template-columns: 1fr;
    justify-items: start;
  }
`;

const words = css`
  display: grid;
  gap: 2px;
  width: 100%;
  font-size: var(--fs-13);
  color: var(--c-text-2);
  & input {
    width: 100%;
    min-height: var(--control-h);
    padding: 0 var(--sp-2);
    border: 1px solid var(--c-control);
    border-radius: var(--r-2);
    background: var(--c-surface);
    color: var(--c-text);
  }
  & small {
    color: var(--c-neg);
    font-size: var(--fs-12);
  }
`;
