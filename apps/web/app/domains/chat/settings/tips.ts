import type { ChatMessage } from '@khandai/contracts';

/** A message with a tip: it has the mark `#tip`, or a link to a page of tips. */
export const isTip = ({ filteredMessage }: Pick<ChatMessage, 'filteredMessage'>): boolean =>
  /(^|\s)#tip(?![\p{L}\p{N}_])/iu.test(filteredMessage) || /\/tip-keo(?![\p{L}\p{N}-])/iu.test(filteredMessage);

/** Whether the settings let this message be shown. */
export const showsMessage = (
  message: Pick<ChatMessage, 'filteredMessage'>,
  { onlyTips, hidesTips }: { readonly onlyTips: boolean; readonly hidesTips: boolean },
): boolean => (onlyTips ? isTip(message) : !hidesTips || !isTip(message));
