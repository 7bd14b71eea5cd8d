import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import { serverRoot } from '../server-root.js';

/** A call of this process to itself during the rendering of a page. The reply's body is text, or the value in it. */
export type InProcessSend = (request: {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}) => Promise<{ readonly status: number; readonly body: unknown; readonly headers: Readonly<Record<string, string>> }>;

export interface LoadContextOptions {
  readonly send: InProcessSend;
  readonly timezoneDefault: string;
  readonly nonce: string;
  /** The configured domain of the request's host, if any. */
  readonly domain: string | undefined;
  readonly build: string;
  readonly analyticsSrc: string | undefined;
  readonly imageHosts: readonly string[];
  readonly chatOwl: boolean;
  readonly report: (error: unknown) => void;
  /** Receives a page that rendered in one piece; its Response then has no body. */
  readonly deliver: (html: Buffer) => void;
}

type CreateLoadContext = (options: LoadContextOptions) => RouterContextProvider;

/** The web app's built-in sentences by `namespace.key`. */
export interface BuiltInSentences {
  readonly vi: Readonly<Record<string, string>>;
  readonly en: Readonly<Record<string, string>>;
}

/** The built web app: its routes for rendering, its files, its build id. */
export interface WebBuild {
  readonly routes: ServerBuild;
  readonly createLoadContext: CreateLoadContext;
  readonly sentences: BuiltInSentences;
  /** Folder of the browser's files. */
  readonly client: string;
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly builtAt: number;
}

/** Reads apps/web/build; undefined when the web app is not built, in which case the pages say so. */
export async function readWebBuild(folder: string = join(serverRoot(), '../web/build')): Promise<WebBuild | undefined> {
  const entry = join(folder, 'server/index.js');
  if (!existsSync(entry)) return undefined;
  const routes = (await import(/* @vite-ignore */ pathToFileURL(entry).href)) as ServerBuild;
  const { createLoadContext, builtInSentences } = routes.entry.module as {
    createLoadContext?: CreateLoadContext;
    builtInSentences?: BuiltInSentences;
  };
  if (!createLoadContext) throw new Error('The web build exports no createLoadContext from its server entry.');
  if (!builtInSentences) throw new Error('The web build exports no builtInSentences from its server entry.');
  return {
    routes,
    createLoadContext,
    sentences: builtInSentences,
    client: join(folder, 'client'),
    id: routes.assets.version,
    builtAt: (await stat(entry)).mtimeMs,
  };
}
