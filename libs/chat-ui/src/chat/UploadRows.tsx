import { css } from '@emotion/react';
import { clipCss, Icon, IconButton, icons } from '@khandai/ui-kit';
import { useRef } from 'react';

export interface UploadRow {
  readonly key: string;
  readonly name: string;
  /** Address of the file in the browser, or of its picture. */
  readonly src: string;
  readonly kind: 'image' | 'video';
  readonly state: 'waiting' | 'sending' | 'paused' | 'failed' | 'refused' | 'done';
  /** Fraction that is sent, from 0 to 1. */
  readonly progress: number;
  /** The state in words, or why the file was refused. */
  readonly status: string;
  /** What one sees, in its author's words. */
  readonly alt: string;
}

export interface UploadRowsProps {
  label: string;
  rows: readonly UploadRow[];
  /** Longest description of a picture. */
  maxAlt: number;
  labels: {
    remove: (name: string) => string;
    pause: (name: string) => string;
    resume: (name: string) => string;
    retry: (name: string) => string;
    earlier: (name: string) => string;
    later: (name: string) => string;
    describe: (name: string) => string;
    describeHint: string;
    progress: (name: string) => string;
  };
  onRemove: (key: string) => void;
  onPause: (key: string) => void;
  /** Goes on with a paused file, or sends one again. */
  onResume: (key: string) => void;
  onMove: (key: string, by: 1 | -1) => void;
  onDescribe: (key: string, alt: string) => void;
}

/** The files of the post that is being written: what was sent of each, their order, and what one sees in them. */
export function UploadRows({ label, rows, onRemove, ...rest }: UploadRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  if (rows.length === 0) return null;
  const remove = (key: string) => {
    // The focus would go with the button of the row.
    list.current?.focus();
    onRemove(key);
  };
  return (
    <ul ref={list} tabIndex={-1} css={root} aria-label={label}>
      {rows.map((row, index) => (
        <Row
          key={row.key}
          row={row}
          isFirst={index === 0}
          isLast={index === rows.length - 1}
          onRemove={remove}
          {...rest}
        />
      ))}
    </ul>
  );
}

interface RowProps extends Omit<UploadRowsProps, 'label' | 'rows'> {
  row: UploadRow;
  isFirst: boolean;
  isLast: boolean;
}

function Row({ row, isFirst, isLast, maxAlt, labels, onDescribe, ...acts }: RowProps) {
  const { key, name, src, kind, state, alt } = row;
  return (
    <li css={rowCss} data-bad={state === 'refused' || state === 'failed' || undefined}>
      {kind === 'image' ? (
        <img src={src} alt="" css={thumb} />
      ) : (
        <video src={`${src}#t=0.1`} muted playsInline preload="metadata" tabIndex={-1} css={thumb} />
      )}
      <div css={body}>
        <p css={[clipCss, nameCss]}>{name}</p>
        <Status row={row} label={labels.progress(name)} />
      </div>
      <div css={tools}>
        <StateTool row={row} labels={labels} {...acts} />
        {!(isFirst && isLast) && (
          <>
            <IconButton
              icon={icons.chevronUp}
              label={labels.earlier(name)}
              disabled={isFirst}
              onClick={() => acts.onMove(key, -1)}
            />
            <IconButton
              icon={icons.chevronDown}
              label={labels.later(name)}
              disabled={isLast}
              onClick={() => acts.onMove(key, 1)}
            />
          </>
        )}
        <IconButton icon={icons.close} label={labels.remove(name)} onClick={() => acts.onRemove(key)} />
      </div>
      {kind === 'image' && state !== 'refused' && (
        <input
          css={altCss}
          aria-label={labels.describe(name)}
          placeholder={labels.describeHint}
          maxLength={maxAlt}
          value={alt}
          onChange={({ target }) => onDescribe(key, target.value)}
        />
      )}
    </li>
  );
}

function Status({ row: { state, status, progress }, label }: { row: UploadRow; label: string }) {
  const percent = Math.round(progress * 100);
  const isUnderWay = state === 'sending' || state === 'paused' || state === 'waiting';
  return (
    <>
      <p css={statusCss} role={state === 'refused' || state === 'failed' ? 'alert' : undefined}>
        {state === 'done' && <Icon icon={icons.check} size={14} />}
        {status}
      </p>
      {isUnderWay && (
        <div
          css={bar}
          role="progressbar"
          aria-label={label}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <i style={{ width: `${percent}%` }} />
        </div>
      )}
    </>
  );
}

function StateTool({
  row: { key, name, state },
  labels,
  onPause,
  onResume,
}: Pick<UploadRowsProps, 'labels' | 'onPause' | 'onResume'> & { row: UploadRow }) {
  if (state === 'sending' || state === 'waiting')
    return <IconButton icon={icons.pause} label={labels.pause(name)} onClick={() => onPause(key)} />;
  if (state === 'paused')
    return <IconButton icon={icons.play} label={labels.resume(name)} onClick={() => onResume(key)} />;
  if (state === 'failed')
    return <IconButton icon={icons.refresh} label={labels.retry(name)} onClick={() => onResume(key)} />;
  return null;
}

const root = css`
  display: grid;
  gap: var(--sp-2);
`;

const rowCss = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: var(--sp-1) var(--sp-3);
  align-items: center;
  padding: var(--sp-2);
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  &[data-bad] {
    border-color: var(--c-neg);
  }
`;

const thumb = css`
  width: 56px;
  height: 56px;
  border-radius: var(--r-1);
  background: var(--c-sunken);
  object-fit: cover;
`;

const body = css`
  display: grid;
  gap: 4px;
  min-width: 0;
`;

const nameCss = css`
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
`;

const statusCss = css`
  display: flex;
  align-items: center;
  gap: 4px;
  font-size: var(--fs-12);
  color: var(--c-muted);
  [data-bad] & {
    color: var(--c-neg);
  }
`;

const bar = css`
  height: 6px;
  overflow: hidden;
  border-radius: 3px;
  background: var(--c-sunken);
  & > i {
    display: block;
    height: 100%;
    border-radius: 3px;
    background: var(--c-accent-fill);
    transition: width var(--t-fast) linear;
  }
`;

const tools = css`
  grid-column: 1 / -1;
  display: flex;
  justify-content: flex-end;
  margin: calc(-1 * var(--sp-1)) 0;
`;

const altCss = css`
  grid-column: 1 / -1;
  width: 100%;
  min-height: 44px;
  padding: 0 var(--sp-3);
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-2);
  background: var(--c-sunken);
  color: inherit;
  font: inherit;
  font-size: var(--fs-16);
`;
