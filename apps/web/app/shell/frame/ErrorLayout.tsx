import { type MetaFunction, Outlet } from 'react-router';
import { errorMeta, ErrorScreen } from './ErrorScreen';

export const meta: MetaFunction = ({ error }) => errorMeta(error);

/** Keeps the frame around a page that failed. */
export default function ErrorLayout() {
  return <Outlet />;
}

export const ErrorBoundary = ErrorScreen;
