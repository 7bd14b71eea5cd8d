import 'i18next';
import type { vi } from './vi';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: typeof vi;
  }
}
