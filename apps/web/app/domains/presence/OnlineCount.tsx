import { css } from '@emotion/react';
import { Num } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNumbers } from '../../i18n/use-numbers';
import { useTranslation } from '../../i18n/use-translation';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { useHydrating } from '../../shell/services/use-hydrating';
import { useLive } from '../match';

export interface OnlineCountProps {
  readonly groupId: number;
  /** Number of people in the room when the page was rendered. */
  readonly known: number;
  /** The unit of the count, which may have a plural form: "người". */
  readonly unit: (count: number) => string;
}

const loadDialog = () => import('./OnlineDialog').then(({ OnlineDialog }) => OnlineDialog);

/** Shows how many people are in a room; a click opens the list of its members. */
export const OnlineCount = observer(function OnlineCount({ groupId, known, unit }: OnlineCountProps) {
  const { grouped } = useNumbers();
  const { t } = useTranslation('chat');
  const live = useLive();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  const Dialog = useLazyPart(open, loadDialog, close);
  const hydrating = useHydrating();
  const number = hydrating ? known : live.onlineIn(groupId, known);
  const people = unit(number);
  return (
    <>
      <button
        type="button"
        css={count}
        aria-haspopup="dialog"
        aria-label={t('seeOnline', { people: `${grouped(number)} ${people}` })}
        onClick={() => {
          setOpen(true);
        }}
      >
        <Num>{grouped(number)}</Num> {people}
      </button>
      {Dialog && <Dialog groupId={groupId} people={number} open={open} onClose={close} />}
    </>
  );
});

/** A full-height touch target that does not change the line height. */
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
