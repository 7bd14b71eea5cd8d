import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { LateCode } from '../../shell/parts/late-code';
import { NearPart } from '../../shell/parts/NearPart';
import { useServices } from '../../shell/services/services';
import { loadTitleComments } from '../newsfeed';

const ID = 'binh-luan';
const commentsCode = new LateCode(loadTitleComments);

/** The comments of a title of any kind; their code loads when the reader comes near. Another reader sees others. */
export const TitleTalk = observer(function TitleTalk({ titleId }: { readonly titleId: number }) {
  const { viewer } = useServices();
  // Readers have comments of their own, so the server renders none.
  if (!viewer.isKnown) return <div id={ID} css={room} />;
  return (
    <NearPart id={ID} code={commentsCode} waiting={<div css={room} />}>
      {(Comments) => <Comments key={`${titleId} ${viewer.version}`} titleId={titleId} />}
    </NearPart>
  );
});

const room = css`
  min-height: 200px;
`;
