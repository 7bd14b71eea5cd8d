import { css } from '@emotion/react';
import { EmptyState, Button, icons } from '@khandai/ui-kit';
import { useLazyTranslation } from '../../i18n/use-translation';
import { composer } from '../../i18n/vi/lazy/composer';

/** In place of the messages, as high as they are: people write scores, and the reader hides them. */
export function ChatCover({ onPress }: { readonly onPress: () => void }) {
  const { t } = useLazyTranslation('composer', composer);
  return (
    <div css={root}>
      <EmptyState
        level={3}
        icon={icons.eyeOff}
        title={t('covered')}
        text={t('coveredText')}
        action={<Button onClick={onPress}>{t('uncover')}</Button>}
      />
    </div>
  );
}

/* Where the keyboard of a phone leaves little height it scrolls, as the messages do. */
const root = css`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  display: grid;
  & > div {
    padding-block: var(--sp-3);
  }
`;
