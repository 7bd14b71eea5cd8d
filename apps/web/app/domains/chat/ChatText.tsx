import { css } from '@emotion/react';
import type { MentionedMember } from '@khandai/contracts';
import { KitLink } from '@khandai/ui-kit';
import { memberPath } from '../account';
import { splitLinks } from './links';
import { splitMentions } from './mentions/split-mentions';

/** A user's text. Mentioned members link to their pages; URLs become links with `rel="nofollow"` and without a referrer. */
export function ChatText({ text, mentions = [] }: { text: string; mentions?: readonly MentionedMember[] }) {
  return splitLinks(text).map((part, index) =>
    part.kind === 'link' ? (
      <a key={index} href={part.href} target="_blank" rel="nofollow noopener noreferrer ugc" css={link}>
        {part.text}
      </a>
    ) : (
      <span key={index}>
        {splitMentions(part.text, mentions).map(({ text: piece, member }, at) =>
          member ? (
            <KitLink key={at} href={memberPath(member.username)} css={mention}>
              {piece}
            </KitLink>
          ) : (
            piece
          ),
        )}
      </span>
    ),
  );
}

const mention = css`
  padding: 0 2px;
  border-radius: var(--r-1);
  background: var(--c-accent-tint);
`;

const link = css`
  color: var(--c-accent);
  text-decoration: underline;
  overflow-wrap: anywhere;
`;
