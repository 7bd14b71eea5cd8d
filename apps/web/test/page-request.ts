import type { InProcessRequest } from '@khandai/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { createLoadContext } from '../app/shell/router/load-context';

/** Answers by path; a number is an error status without data. */
export type Answers = Readonly<Record<string, unknown>>;

/** Loader arguments, with an API that returns the test's answers. */
export function pageRequest(path: string, answers: Answers, params: Record<string, string> = {}, cookie?: string) {
  const asked: string[] = [];
  const faults: unknown[] = [];
  const send = ({ url }: InProcessRequest) => {
    asked.push(url);
    const answer = answers[new URL(url, 'http://a').pathname];
    const status = answer === undefined ? 500 : typeof answer === 'number' ? answer : 200;
    const body = status === 200 ? { code: 0, msg: 'Success', data: answer } : { code: status, msg: 'Lỗi', data: null };
    // As the server gives replies to guests' pages: parsed, and frozen because pages share them.
    return Promise.resolve({
      status,
      body: JSON.parse(JSON.stringify(body), (_key, value: unknown) => Object.freeze(value)) as unknown,
    });
  };
  const context = createLoadContext({
    send,
    timezoneDefault: 'Asia/Ho_Chi_Minh',
    nonce: 'n',
    report: (error) => faults.push(error),
  });
  const url = new URL(path, 'http://khandai.test');
  // Client-side navigations request only the data, at a different address than the page's, so loaders must use `url`.
  const request = new Request(
    `${url.origin}${url.pathname}.data${url.search}`,
    cookie === undefined ? {} : { headers: { cookie } },
  );
  return { args: { request, url, context, params } as unknown as LoaderFunctionArgs, asked, faults };
}
