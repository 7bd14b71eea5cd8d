import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../services/services';

/** Stays long enough for a user who was away for some minutes. */
const SHOWN_MS = 600_000;

/** Says that a new build is live. The user decides when to reload, because a match may be on. */
export function NewBuild(): null {
  const { t } = useTranslation('shell');
  const { builds, toasts } = useServices();
  useEffect(
    () =>
      builds.outdated.on(() => {
        toasts.push({
          tone: 'info',
          title: t('newBuild.title'),
          text: t('newBuild.text'),
          duration: SHOWN_MS,
          actions: [
            {
              label: t('newBuild.reload'),
              onPress: () => {
                window.location.reload();
              },
            },
          ],
        });
      }),
    [builds, toasts, t],
  );
  return null;
}
