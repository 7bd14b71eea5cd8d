import type { PickerTools } from '@khandai/chat-ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLazyPart } from '../../shell/parts/use-lazy-part';

const loadPicker = () => import('./picker/ChatPicker').then(({ ChatPicker }) => ChatPicker);

/** The panel of emoji. Lazy: it has two thousand of them with their words. */
export const ComposerPicker = observer(function ComposerPicker(tools: PickerTools): ReactNode {
  const Picker = useLazyPart(true, loadPicker, tools.close);
  return Picker && <Picker {...tools} />;
});
