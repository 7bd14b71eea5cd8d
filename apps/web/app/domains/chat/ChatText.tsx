import { css } from '@emotion/react';
import { splitLinks } from './links';

/** A user's text. URLs in it become links with `rel="nofollow"` and without a referrer. */
export function ChatText({ text }: { text: string }) {
  return splitLinks(text).map((part, index) =>
    part.kind === 'link' ? (
      <a key={index} href={part.href} target="_blank" rel="nofollow noopener noreferrer ugc" css={link}>
        {part.text}
      </a>
    ) : (
      <span key={index}>{part.text}</span>
    ),
  );
}

const link = css`
  color: var(--c-accent);
  text-decoration: underline;
  overflow-wrap: anywhere;
`;
