import { type ReadVariable, refuse, url } from '../config-values.js';
import { StartError } from '../start-error.js';
import type { SmsSettings } from './gateway-sms.js';

/** Reads the settings of the SMS gateway. Errors omit the value of SMS_URL: it may contain a key. */
export function smsSettings(read: ReadVariable): SmsSettings | undefined {
  const example = 'https://máy-chủ/gửi?to={to}&text={text}&key={key}';
  const template = url('SMS_URL', read('SMS_URL'), ['https:', 'http:'], example);
  const key = read('SMS_KEY');
  if (template === undefined) {
    if (key !== undefined) throw new StartError('SMS_KEY cần biến SMS_URL.');
    return undefined;
  }
  const { username, password, host } = new URL(template);
  // fetch refuses a name and a password in an address; a value in the host would become part of a DNS name.
  if (username !== '' || password !== '' || /%7[bd]|[{}]/i.test(host))
    refuse('SMS_URL', `không được có mật khẩu, hay {…} trong tên máy chủ; cần một địa chỉ như ${example}`);
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key))
    throw new StartError('SMS_KEY chỉ được có ký tự ASCII, không có dấu cách.');
  if (template.includes('{text}') !== template.includes('{to}'))
    refuse('SMS_URL', `cần cả {to} và {text} như ${example}, hoặc không có cả hai`);
  if (template.includes('{key}') && key === undefined) throw new StartError('SMS_URL có {key} nên cần biến SMS_KEY.');
  return { url: template, key };
}
