import { css } from '@emotion/react';
import type { MentionedMember } from '@khandai/contracts';
import { splitMarks, type TextMark } from '@khandai/newsfeed';
import { KitLink } from '@khandai/ui-kit';
import { memberPath } from '../account';
import { splitLinks } from '../chat';
import { hashtagPath } from './hashtag-path';

export interface FeedTextProps {
  readonly text: string;
  readonly mentions?: readonly MentionedMember[] | undefined;
  readonly hashtags?: readonly string[] | undefined;
}

interface LinkMark extends TextMark {
  readonly href: string;
}

/** A member's text. Mentioned members link to their pages, hashtags to theirs; URLs become links with `rel="nofollow"`. */
export function FeedText({ text, mentions = [], hashtags = [] }: FeedTextProps) {
  const marks: LinkMark[] = [
    ...mentions.map(({ showName, username }) => ({ text: `@${showName}`, href: memberPath(username) })),
    ...hashtags.map((hashtag) => ({ text: `#${hashtag}`, href: hashtagPath(hashtag), anyCase: true })),
  ];
  return splitLinks(text).map((part, index) =>
    part.kind === 'link' ? (
      <a key={index} href={part.href} target="_blank" rel="nofollow noopener noreferrer ugc" css={address}>
        {part.text}
      </a>
    ) : (
      <span key={index}>
        {splitMarks(part.text, marks).map(({ text: piece, mark }, at) =>
          mark ? (
            <KitLink key={at} href={mark.href} css={named}>
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

const named = css`
  font-weight: var(--fw-medium);
  color: var(--c-accent);
  &:hover {
    text-decoration: underline;
  }
`;

const address = css`
  color: var(--c-accent);
  text-decoration: underline;
  overflow-wrap: anywhere;
`;
