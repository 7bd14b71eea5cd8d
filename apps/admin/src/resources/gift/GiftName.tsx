import { css } from '@emotion/react';
import type { DeskGift } from '@khandai/contracts';
import { useRecordContext } from 'react-admin';
import { RecordLink } from '../../lists/list-parts';

/** The picture and name of the record's gift. `link`: the name leads to the record. */
export function GiftName({ link = false }: { readonly link?: boolean }) {
  const gift = useRecordContext<DeskGift>();
  if (!gift) return null;
  return (
    <span css={row}>
      <img src={gift.src} alt="" width={32} height={32} />
      {link ? <RecordLink href={`#/gift/${gift.id}`}>{gift.name}</RecordLink> : <b>{gift.name}</b>}
    </span>
  );
}

const row = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
`;
