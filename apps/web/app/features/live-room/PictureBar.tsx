import { css } from '@emotion/react';
import { Icon, IconButton, icons, KitLink } from '@khandai/ui-kit';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { ShareButton, type ShareButtonProps } from './ShareButton';
import { useRoomWords } from './use-room-words';

/** The way back, on the picture of a phone: to the previous page of the site, or to the list of matches. */
export function BackLink() {
  const { t } = useRoomWords();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !cameFromSite()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <KitLink href="/truc-tiep" css={link} aria-label={t('sheet.back')} title={t('sheet.back')} onClick={goBack}>
      <Icon icon={icons.chevronLeft} size={24} />
    </KitLink>
  );
}

/** The router numbers its entries of the history: the first page of a visit is 0. */
function cameFromSite(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** Share and the other places of the site, on the picture of a phone. */
export function PictureMenu({ onMore, ...shared }: ShareButtonProps & { readonly onMore: () => void }) {
  const { t } = useRoomWords();
  return (
    <>
      <ShareButton {...shared} />
      <IconButton icon={icons.more} label={t('sheet.more')} aria-haspopup="dialog" onClick={onMore} />
    </>
  );
}

const link = css`
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: var(--r-2);
`;
