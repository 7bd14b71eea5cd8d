import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ClipboardEvent, ComponentType, KeyboardEvent, ReactNode } from 'react';
import { Icon, IconButton, clipCss, icons, useDisclosure, type IconDrawing } from '@khandai/ui-kit';
import { canSend, insertAt, isSendKey, remainingToShow } from './composer-text.js';
import { box, counter, fieldCss, inField, noteCss, over, push, replyCss, root, sendCss } from './composer.styles.js';
import { SuggestList } from './SuggestList.js';
import { useFileDrop } from './use-file-drop.js';
import { type SuggestSource, useSuggestions } from './use-suggestions.js';

/** What a panel of the composer does with the field. */
export interface PickerTools {
  /** Id of the panel, for the button that opens it. */
  readonly id: string;
  /** Puts a piece at the caret. The panel stays open, so that the user can insert several. */
  readonly insert: (piece: string) => void;
  readonly close: () => void;
}

export interface ComposerProps {
  value: string;
  onChange: (text: string) => void;
  /** Receives trimmed text, not too long, and empty only with `files`. The caller clears `value`. */
  onSend: (text: string) => void;
  limit: number;
  /** Id of a place just before the field, for links that lead to it: the next Tab enters the field. */
  anchor?: string | undefined;
  labels: {
    field: string;
    placeholder: string;
    send: string;
    emoji: string;
    cancelReply: string;
    remaining: (left: number) => string;
    /** Says by how many characters the text is too long. */
    tooLong?: ((over: number) => string) | undefined;
  };
  /** The panel that the emoji button opens; without it there is no such button. */
  picker?: ComponentType<PickerTools> | undefined;
  /** Completes names after an `@`. */
  suggest?: SuggestSource | undefined;
  reply?: { name: string; text: string; onCancel: () => void } | undefined;
  /** A notice above the field: slow mode, no network, muted. */
  note?: { icon: IconDrawing; text: ReactNode } | undefined;
  /** Disables the field; the placeholder says why. */
  disabled?: boolean | undefined;
  /** Blocks sending (slow mode); the user can still write. */
  held?: boolean | undefined;
  /** Why messages are not accepted now, and what the user can do about it; above the field. */
  notice?: ReactNode;
  /** A button before the field, for those who keep the room in order. */
  controls?: ReactNode;
  /** Content before the field. */
  start?: ReactNode;
  /** The button that opens the gifts, before the field. */
  gift?: ReactNode;
  /** A button in the field, before the one of emoji: attach files. */
  attach?: ReactNode;
  /** The files of the message, above the field. With them the text may be empty. */
  files?: ReactNode;
  /** Receives files that are pasted into the field, or dropped in the room. */
  onFiles?: ((files: readonly File[]) => void) | undefined;
}

const MAX_HEIGHT = 116;

export function Composer(props: ComposerProps) {
  const { value, onChange, onSend, limit, labels, picker: Picker, suggest, reply, note, disabled, held } = props;
  const { notice, controls, start, gift, anchor } = props;
  const { attach, files, onFiles } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const { open: picking, toggle, close, id, root: around, button, onKeyDown: onAnyKeyDown } = useDisclosure();
  const counterId = useId();
  const left = remainingToShow(value, limit);
  const sendable = canSend(value, limit) || (Boolean(files) && value.trim() === '');
  const ready = sendable && !disabled && !held;

  const put = ({ text, caret }: { text: string; caret: number }) => {
    onChange(text);
    // Set the caret after React has put the new value into the field.
    requestAnimationFrame(() => field.current?.setSelectionRange(caret, caret));
  };
  const insert = (piece: string) => {
    const at = field.current?.selectionStart ?? value.length;
    put(insertAt(value, piece, at, field.current?.selectionEnd ?? at));
  };
  const suggestions = useSuggestions({ value, put, sources: suggest ? [suggest] : [] });

  // Who presses "Trả lời" goes on to write; on phones the keyboard opens.
  const repliesTo = reply && `${reply.name}: ${reply.text}`;
  useEffect(() => {
    if (repliesTo !== undefined) field.current?.focus();
  }, [repliesTo]);

  useGrowingHeight(field, value);
  useFileDrop(around, onFiles);

  const send = () => {
    if (!ready) return;
    close();
    onSend(value.trim());
    field.current?.focus();
  };

  // A sheet that a button of the composer opened comes first: React passes its keys on to here.
  const onRootKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof Element && event.target.closest('dialog'))) onAnyKeyDown(event);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (suggestions.onKeyDown(event)) return;
    if (isSendKey(event)) {
      event.preventDefault();
      send();
    } else if (event.key === 'Escape' && reply) {
      // Mark the key as handled, so that it does not also leave the theatre.
      event.preventDefault();
      reply.onCancel();
    }
  };

  return (
    <div css={root} ref={around} onKeyDown={onRootKeyDown} role="presentation" data-composer="">
      {picking && Picker && <Picker id={id} insert={insert} close={close} />}
      <SuggestList {...suggestions} />
      {notice}
      {note && (
        <p css={noteCss} role="status">
          <Icon icon={note.icon} size={14} />
          {note.text}
        </p>
      )}
      {left !== undefined && left < 0 && labels.tooLong && (
        <p css={noteCss} role="status">
          <Icon icon={icons.alert} size={14} />
          {labels.tooLong(-left)}
        </p>
      )}
      {reply && (
        <div css={replyCss}>
          <Icon icon={icons.reply} size={14} />
          <b>{reply.name}</b>
          <span css={clipCss}>{reply.text}</span>
          <IconButton size="sm" icon={icons.close} label={labels.cancelReply} onClick={reply.onCancel} css={push} />
        </div>
      )}
      {files}
      <div css={box}>
        {controls}
        {start}
        {gift}
        <div css={fieldCss}>
          {anchor !== undefined && <span id={anchor} />}
          <textarea
            ref={field}
            rows={1}
            value={value}
            disabled={disabled}
            aria-label={labels.field}
            aria-describedby={left !== undefined ? counterId : undefined}
            {...suggestions.field}
            aria-invalid={left !== undefined && left < 0 ? true : undefined}
            placeholder={labels.placeholder}
            enterKeyHint="send"
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={onFiles && ((event) => pasteFiles(event, onFiles))}
          />
          {left !== undefined && (
            <span id={counterId} css={[counter, left < 0 && over]} aria-label={labels.remaining(left)}>
              {left < 0 ? `−${-left}` : left}
            </span>
          )}
          {attach}
          {Picker && (
            <IconButton
              icon={icons.smile}
              label={labels.emoji}
              ref={button}
              aria-haspopup="dialog"
              aria-expanded={picking}
              aria-controls={picking ? id : undefined}
              disabled={disabled}
              onClick={toggle}
              css={inField}
            />
          )}
        </div>
        <IconButton icon={icons.send} label={labels.send} aria-disabled={!ready} onClick={send} css={sendCss} />
      </div>
    </div>
  );
}

/** Text is pasted as always; a copied picture has no text. */
function pasteFiles(event: ClipboardEvent, onFiles: (files: readonly File[]) => void): void {
  const files = [...event.clipboardData.files];
  if (files.length === 0) return;
  event.preventDefault();
  onFiles(files);
}

/** The field grows with its text up to four rows, then scrolls. */
function useGrowingHeight(fieldRef: { readonly current: HTMLTextAreaElement | null }, value: string) {
  useLayoutEffect(() => {
    const element = fieldRef.current;
    if (!element) return;
    element.style.height = 'auto';
    // A field in a tab that is not shown has no height.
    if (element.scrollHeight > 0) element.style.height = `${Math.min(element.scrollHeight, MAX_HEIGHT)}px`;
  }, [fieldRef, value]);
}
