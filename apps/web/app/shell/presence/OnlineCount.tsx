import { css } from '@emotion/react';
import { Num } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useState } from 'react';
import { grouped } from '../../i18n/format-number';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../services/services';
import type { OnlineDialogProps } from './OnlineDialog';

export interface OnlineCountProps {
  readonly groupId: number;
  /** People in the room as far as the page knew when it was made. */
  readonly known: number;
  /** What is counted: "người". */
  readonly unit: string;
}

/** How many people are in a room; pressed, it tells who of them are members. */
export const OnlineCount = observer(function OnlineCount({ groupId, known, unit }: OnlineCountProps) {
  const { t } = useTranslation('presence');
  const { live, log, toasts } = useServices();
  const [Dialog, show] = useState<ComponentType<OnlineDialogProps>>();
  const [open, setOpen] = useState(false);
  const number = live.onlineIn(groupId, known);

  const ask = () => {
    setOpen(true);
    if (Dialog) return;
    import('./OnlineDialog').then(
      ({ OnlineDialog }) => {
        show(() => OnlineDialog);
      },
      (error: unknown) => {
        log.warn('online list', error);
        toasts.push({ tone: 'bad', title: t('notLoaded'), text: t('failedText') });
      },
    );
  };

  return (
    <>
      <button type="button" css={count} aria-haspopup="dialog" aria-label={t('open', { number: grouped(number) })} onClick={ask}>
        <Num>{grouped(number)}</Num> {unit}
      </button>
      {Dialog && (
        <Dialog
          groupId={groupId}
          people={number}
          open={open}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
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
