import { Outlet } from 'react-router';
import { ErrorScreen } from './ErrorScreen';

/** Keeps the frame standing around a page that failed. */
export default function ErrorLayout() {
  return <Outlet />;
}

export const ErrorBoundary = ErrorScreen;
