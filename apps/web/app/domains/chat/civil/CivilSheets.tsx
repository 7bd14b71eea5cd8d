import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { useLazyPart } from '../../../shell/parts/use-lazy-part';
import { useChatRoomStore } from '../chat-room-context';
import type { CivilSheet } from './RoomCivilStore';

export interface SheetsProps {
  readonly sheet: CivilSheet | undefined;
  /** On phones the room lies below a picture, which a sheet does not cover. */
  readonly belowPicture: boolean | undefined;
  readonly onClose: () => void;
}

const loadSheets = (): Promise<ComponentType<SheetsProps>> => import('./OpenSheet').then(({ OpenSheet }) => OpenSheet);

/** The sheets of the room, loaded when one is opened. */
export const CivilSheets = observer(function CivilSheets(props: Pick<SheetsProps, 'belowPicture'>) {
  const { civil } = useChatRoomStore();
  const Sheets = useLazyPart(civil.sheet !== undefined, loadSheets, civil.close);
  return Sheets ? <Sheets {...props} sheet={civil.sheet} onClose={civil.close} /> : null;
});
