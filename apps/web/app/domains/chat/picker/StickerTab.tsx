import { StickerGrid } from '@khandai/chat-ui';
import type { MessageSticker } from '@khandai/contracts';
import { Button } from '@khandai/ui-kit';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { attachments as words } from '../../../i18n/vi/lazy/attachments';
import { useServices } from '../../../shell/services/services';
import { StickersStore } from './StickersStore';

/** The stickers of the site, package by package. A press sends one at once. */
export const StickerTab = observer(function StickerTab({ onPick }: { onPick: (sticker: MessageSticker) => void }) {
  const { api, viewer } = useServices();
  const { t } = useLazyTranslation('attachments', words);
  const [store] = useState(
    () =>
      new StickersStore({
        packages: async (signal) => (await api.call('GET /ac/api/chat/emoji/chat-emoji-package', {}, signal)).list,
        stickers: async (packageId, signal) =>
          (await api.call('GET /ac/api/chat/emoji/list-sticker', { query: { packageId } }, signal)).list,
        level: async (signal) => (await api.callOr({ level: 1 }, 'GET /au/api/user/level/info', {}, signal)).level,
      }),
  );

  useEffect(() => {
    void store.open(viewer.isMember);
    return store.close;
  }, [store, viewer.isMember]);

  if (store.state === 'failed')
    return (
      <p css={note} role="alert">
        {t('stickersFailed')}{' '}
        <Button size="sm" onClick={() => void store.open(viewer.isMember)}>
          {t('stickerRetry')}
        </Button>
      </p>
    );
  return (
    <StickerGrid
      packages={store.packages.map(({ packageId, name, cover, level }) => ({
        id: packageId,
        name,
        cover,
        ...(level > store.level ? { locked: t('stickerLocked', { level }) } : {}),
      }))}
      chosen={store.chosen}
      onChoose={(packageId) => void store.choose(packageId)}
      stickers={store.stickers?.map(({ stickerId, name, src }) => ({ id: stickerId, name, src }))}
      onPick={({ id, name, src }) => {
        onPick({ stickerId: id, name, src });
      }}
      labels={{ packages: t('stickerPackages'), loading: t('stickersLoading') }}
    />
  );
});

const note = css`
  padding: var(--sp-4);
  color: var(--c-muted);
`;
