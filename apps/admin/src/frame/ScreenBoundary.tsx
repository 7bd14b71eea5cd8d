import { Button, ErrorState } from '@khandai/ui-kit';
import { Component, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** Keeps the frame when a screen fails, so that the reader can go on to another one. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  const translate = useTranslate();
  return (
    <ErrorState
      title={translate('ra.page.error')}
      text={translate('ra.message.error')}
      framed
      action={<Button onClick={() => location.reload()}>{translate('ra.action.update_application')}</Button>}
    />
  );
}
