import { join } from 'node:path';
import { FolderSms } from './folder-sms.js';
import { GatewaySms, type SmsSettings } from './gateway-sms.js';
import type { Sms } from './sms.js';

/** The gateway that the operator configured, else files in `dataDir`. */
export const openSms = (settings: SmsSettings | undefined, dataDir: string): Sms =>
  settings ? new GatewaySms(settings) : new FolderSms(join(dataDir, 'sms'));
