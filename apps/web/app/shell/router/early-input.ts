import { type RefObject, use, useEffect, useLayoutEffect } from 'react';
import { HydrationContext } from '../hydration/HydrationQueue';

/**
 * What a user does in a part of the page before React has hydrated it. React ignores that: a click on a button is lost, and typed
 * text stays in the field but not in the state behind it, so the next render clears it.
 */
interface EarlyInput {
  /** True once the page is hydrated; then only its unhydrated parts count. */
  hydrated: boolean;
  /** The last click on a button, unless the user clicked something else since. */
  click?: { readonly button: HTMLElement; readonly event: Event } | undefined;
  /** The fields with typed text, each with its text. */
  readonly fields: Map<TextField, string>;
  /** The field whose text an input method still composes. */
  composing?: TextField | undefined;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

declare global {
  interface Window {
    earlyInput?: EarlyInput | undefined;
  }
}

/** Marks an element whose content hydrates later than the page. */
export const UNHYDRATED = 'data-unhydrated';

/** A click that waited longer than this is dropped: the user no longer expects its effect. */
const MAX_CLICK_AGE_MS = 10_000;

/**
 * Script for the head: records input from the first paint on. A form without an address would load the page again, with its fields
 * in the URL, so it is not submitted; the replayed click on its button submits it.
 */
export const earlyInputScript = `(()=>{
const input=window.earlyInput={hydrated:false,fields:new Map()};
const isEarly=(target)=>!input.hydrated||target.closest?.("[${UNHYDRATED}]");
const on=(type,record)=>addEventListener(type,(event)=>record(event.target,event,isEarly(event.target)),true);
on("click",(target,event,early)=>{const button=early&&target.closest?.("button");input.click=button?{button,event}:undefined});
on("input",(target,event,early)=>{if(early&&target.matches("textarea,input:not([type=checkbox],[type=radio],[type=file])"))input.fields.set(target,target.value)});
on("compositionstart",(target)=>{input.composing=target});
on("compositionend",()=>{input.composing=undefined});
on("submit",(target,event,early)=>{if(early&&!target.hasAttribute("action"))event.preventDefault()});
})()`;

/**
 * Replays early input when the component is hydrated: what happened in the page, or in `part`, an element that carries `UNHYDRATED`
 * until then. Waits until all parts of the page are hydrated and its stores have started.
 */
export function useEarlyInput(part?: RefObject<Element | null>): void {
  const queue = use(HydrationContext);
  useLayoutEffect(() => {
    part?.current?.removeAttribute(UNHYDRATED);
    markHydrated(window);
  }, [part]);
  useEffect(() => {
    // Not in the effect: React applies updates of an event handler at once only outside its own work.
    void Promise.resolve(queue?.finished.promise).then(() => {
      replayEarlyInput(window);
    });
  }, [queue]);
}

type Page = Pick<Window, 'earlyInput' | 'performance'>;

/**
 * Call in the commit that hydrates. If React hydrates in the middle of a click, to handle it, it does so by itself: such a click is
 * not replayed.
 */
export function markHydrated({ earlyInput }: Page): void {
  if (!earlyInput) return;
  earlyInput.hydrated = true;
  const { click } = earlyInput;
  if (click && isHydrated(click.button) && click.event.eventPhase !== Event.NONE) earlyInput.click = undefined;
}

/** Repeats what `earlyInputScript` recorded in what is hydrated by now. */
export function replayEarlyInput({ earlyInput, performance }: Page): void {
  if (!earlyInput) return;
  for (const [field, text] of earlyInput.fields) if (isHydrated(field)) replayTyping(field, text, earlyInput);
  const { click } = earlyInput;
  if (!click || !isHydrated(click.button)) return;
  earlyInput.click = undefined;
  if (performance.now() - click.event.timeStamp <= MAX_CLICK_AGE_MS) click.button.click();
}

const isHydrated = (element: Element): boolean => element.closest(`[${UNHYDRATED}]`) === null;

function replayTyping(field: TextField, text: string, { fields, composing }: EarlyInput): void {
  fields.delete(field);
  // Setting the value of a field ends its composition.
  if (field === composing)
    field.addEventListener(
      'compositionend',
      () => {
        repeatTyping(field, field.value);
      },
      { once: true },
    );
  // Empty: a render after the one that hydrates has cleared it. Other text: the user has typed since, which React noticed.
  else if (field.value === text || field.value === '') repeatTyping(field, text);
}

/** Reports the text of a field to React, which compares it with the value that was last set through the field's own property. */
function repeatTyping(field: TextField, text: string): void {
  const { value, selectionStart, selectionEnd } = field;
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  // Null for fields without a caret, such as e-mail addresses.
  if (value === text && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
