import { css } from '@emotion/react';
import { useMedia } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LateCode } from '../../shell/parts/late-code';
import { NearPart } from '../../shell/parts/NearPart';
import { useServices } from '../../shell/services/services';

/** Below this width the page has no right column, where the suggestions are otherwise. */
const NO_RAIL = '(max-width: 767px)';

const stripCode = new LateCode(() => import('./SuggestionStrip').then(({ SuggestionStrip }) => SuggestionStrip));

/** Members whom the user may know, between the posts of a phone; asked for when they come near the window. Nothing for guests. */
export const PhoneSuggestions = observer(function PhoneSuggestions(): ReactNode {
  const { viewer } = useServices();
  const isPhone = useMedia(NO_RAIL, { onServer: false });
  if (!viewer.isMember || !isPhone) return null;
  return (
    <div css={place}>
      <NearPart key={viewer.version} id="feed-suggestions" code={stripCode}>
        {(Strip) => <Strip />}
      </NearPart>
    </div>
  );
});

/* Without suggestions, the gap between two posts is that of others. */
const place = css`
  &:not(:has(section)) {
    margin-top: calc(-1 * var(--sp-3));
  }
`;
