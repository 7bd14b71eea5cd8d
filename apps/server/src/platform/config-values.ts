import { StartError } from './start-error.js';
import { TrustedProxies } from './http/trusted-proxies.js';

/* Parsers for values of environment variables. An invalid value throws StartError, which names its variable. */

/** Reads a variable; undefined when it is not set or empty. */
export type ReadVariable = (name: string) => string | undefined;

const MIN_SECRET_LENGTH = 32;
const MIN_KEY_LENGTH = 16;

export function refuse(name: string, rest: string): never {
  throw new StartError(`Biến ${name} không hợp lệ: ${rest}.`);
}

export function integer(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  return refuse(name, `cần một số nguyên từ ${min} đến ${max}, không phải "${text}"`);
}

export function oneOf<T extends string>(name: string, text: string, known: readonly T[]): T {
  return known.find((value) => value === text) ?? refuse(name, `chỉ nhận ${known.join(', ')}, không phải "${text}"`);
}

export function speed(name: string, text: string): number {
  const value = Number(text);
  return value > 0 && value <= 1000
    ? value
    : refuse(name, `cần một số lớn hơn 0 và không quá 1000, không phải "${text}"`);
}

export function instant(name: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const value = new Date(text);
  return Number.isNaN(value.getTime())
    ? refuse(name, `cần một thời điểm như 2026-08-17T19:00:00Z, không phải "${text}"`)
    : value;
}

// The error omits the value: it may contain a password.
export function url(
  name: string,
  text: string | undefined,
  protocols: readonly string[],
  example: string,
): string | undefined {
  if (text === undefined) return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  return refuse(name, `cần một địa chỉ như ${example}`);
}

export function sender(name: string, text: string): string {
  const address = /^[^<>"\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text;
  if (/^[^\s<>@,;"]+@[^\s<>@,;"]+$/.test(address)) return text;
  return refuse(name, `cần một địa chỉ như Khán Đài <khong-tra-loi@example.com>, không phải "${text}"`);
}

export function origin(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  return (
    plainOrigin(text) ??
    refuse(name, `cần một địa chỉ như https://example.com, không có đường dẫn, không phải "${text}"`)
  );
}

export function plainOrigin(text: string): string | undefined {
  const address = URL.parse(text);
  const plain =
    address !== null &&
    /^https?:$/.test(address.protocol) &&
    address.pathname === '/' &&
    !address.search &&
    !address.hash;
  return plain && address.username === '' ? address.origin : undefined;
}

// The error omits the value: it is a secret.
export function apiKey(name: string, text: string | undefined): string | undefined {
  if (text === undefined || (text.length >= MIN_KEY_LENGTH && /^[\x21-\x7e]+$/.test(text))) return text;
  return refuse(name, `cần ít nhất ${MIN_KEY_LENGTH} chữ cái, chữ số hoặc ký hiệu không dấu, không có khoảng trắng`);
}

export function iconService(name: string, text: string | undefined): string | undefined {
  const example = 'https://máy-chủ/{name}.svg';
  if (text === undefined || text.includes('{name}')) return url(name, text, ['https:', 'http:'], example);
  return refuse(name, `cần một địa chỉ như ${example}`);
}

export function secret(name: string, text: string | undefined): string | undefined {
  if (text === undefined || text.length >= MIN_SECRET_LENGTH) return text;
  return refuse(name, `cần ít nhất ${MIN_SECRET_LENGTH} ký tự`);
}

// Fastify accepts the same syntax, but its error for an unknown word does not name the variable.
export function proxies(name: string, text: string | undefined): string | undefined {
  if (TrustedProxies.parse(text)) return text;
  return refuse(
    name,
    `cần địa chỉ hoặc mạng con cách nhau bằng dấu phẩy như 10.0.0.1,10.1.0.0/16, không phải "${text}"`,
  );
}

export function hosts(name: string, text: string | undefined): readonly string[] {
  const list = (text ?? '').split(',').map((host) => host.trim());
  const wrong = list.find((host) => host !== '' && URL.parse(`http://${host}`)?.host !== host);
  if (wrong === undefined) return list.filter(Boolean);
  return refuse(
    name,
    `cần tên máy chủ cách nhau bằng dấu phẩy như example.com,example.org:8080, không phải "${wrong}"`,
  );
}
