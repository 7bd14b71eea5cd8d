import { css } from '@emotion/react';
import { Num } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { grouped } from '../../i18n/format-number';
import { useTranslation } from '../../i18n/use-translation';
import { useLatePart } from '../../shell/frame/use-late-part';
import { useServices } from '../../shell/services/services';

export interface OnlineCountProps {
  readonly groupId: number;
  /** People in the room as far as the page knew when it was made. */
  readonly known: number;
  /** What is counted: "người". */
  readonly unit: string;
}

const loadDialog = () => import('./OnlineDialog').then(({ OnlineDialog }) => OnlineDialog);

/** How many people are in a room; pressed, it tells who of them are members. */
export const OnlineCount = observer(function OnlineCount({ groupId, known, unit }: OnlineCountProps) {
  const { t } = useTranslation('chat');
  const { live } = useServices();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  const Dialog = useLatePart(open, loadDialog, close);
  const number = live.onlineIn(groupId, known);
  return (
    <>
      <button
        type="button"
        css={count}
        aria-haspopup="dialog"
        aria-label={t('seeOnline', { people: `${grouped(number)} ${unit}` })}
        onClick={() => {
          setOpen(true);
        }}
      >
        <Num>{grouped(number)}</Num> {unit}
      </button>
      {Dialog && <Dialog groupId={groupId} people={number} open={open} onClose={close} />}
    </>
  );
});

/** As tall as a finger wants it without making the line taller. */
const count = css`
  position: relative;
  color: inherit;
  font: inherit;
  text-decoration: underline dotted;
  text-underline-offset: 3px;
  &::after {
    content: '';
    position: absolute;
    inset: 50% -6px auto;
    height: var(--touch);
    transform: translateY(-50%);
  }
  @media (hover: hover) {
    &:hover {
      color: var(--c-text);
    }
  }
`;
