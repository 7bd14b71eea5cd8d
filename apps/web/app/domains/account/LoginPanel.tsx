import { Button, EmptyState, icons, type IconDrawing } from '@khandai/ui-kit';
import { useTranslation } from '../../i18n/use-translation';
import { useAccount } from './account-domain';

export interface LoginPanelProps {
  readonly icon: IconDrawing;
  readonly title: string;
  readonly text: string;
  readonly level?: 1 | 2;
  /** The reason that the login shows. */
  readonly reason: string;
  /** Offers a new account as well. */
  readonly mayRegister?: boolean;
}

/** Replaces what only members see: asks guests to log in. */
export function LoginPanel({ reason, mayRegister = false, level = 2, ...state }: LoginPanelProps) {
  const { t } = useTranslation('labels');
  const account = useAccount();
  return (
    <EmptyState
      framed
      level={level}
      {...state}
      action={
        <>
          <Button
            look="primary"
            icon={icons.logIn}
            onClick={() => {
              account.ask('login', reason);
            }}
          >
            {t('login')}
          </Button>
          {mayRegister && (
            <Button
              onClick={() => {
                account.ask('register');
              }}
            >
              {t('register')}
            </Button>
          )}
        </>
      }
    />
  );
}
