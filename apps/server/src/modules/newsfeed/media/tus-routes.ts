import type { Server } from '@tus/server';
import { Metadata } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { UploadPurpose } from '../../../platform/database/schema.js';
import { checkAccess, requireIdentity, TokenRejected } from '../../../platform/http/access.js';
import { identify } from '../../../platform/http/bearer.js';
import type { Identity, IdentityLookup, TokenVerifier } from '../../../platform/http/caller.js';
import type { Limiter, Limits } from '../../../platform/http/rate-limit.js';
import { checkedId, TUS_PATH } from './tus-server.js';
import { uploadNotFound, uploadOtherKind } from './upload-faults.js';
import type { UploadService } from './upload-service.js';

export interface TusRoutesDeps {
  readonly tus: Server;
  readonly uploads: Pick<UploadService, 'open' | 'own' | 'giveUp'>;
  readonly tokens: TokenVerifier;
  readonly sessions: IdentityLookup;
}

/** Uploads that a session may open, and parts that it may send, within a minute. */
const OPENED_PER_MINUTE = 60;
const PARTS_PER_MINUTE = 600;

interface ById {
  readonly Params: { readonly uploadId: string };
}

/** The routes of the tus protocol. They check the caller and the upload; the protocol's own library reads the bytes. */
export async function tusRoutes(
  http: FastifyInstance,
  limits: Limits,
  { tus, uploads, tokens, sessions }: TusRoutesDeps,
): Promise<void> {
  const open = limits.forCall(`POST ${TUS_PATH}`, OPENED_PER_MINUTE, { perSession: true });
  const go = limits.forCall(`PATCH ${TUS_PATH}`, PARTS_PER_MINUTE, { perSession: true });
  if (!http.hasRequestDecorator('identity')) http.decorateRequest('identity', null);

  const guard = (limit: Limiter) => async (request: FastifyRequest) => {
    const known = await identify(request.headers.authorization, tokens);
    request.identity = known;
    await limit(request);
    if (known && !known.guest) {
      request.identity = await sessions.currentIdentity(known);
      if (!request.identity) throw new TokenRejected();
    }
    checkAccess('member', request.identity);
  };

  await http.register(async (scope) => {
    // The library reads the body itself, part by part.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));

    scope.post(TUS_PATH, { schema: { hide: true }, onRequest: guard(open) }, async (request, reply) => {
      const file = announced(request);
      if (file.purpose === 'title') checkAccess('staff', request.identity);
      const id = await uploads.open(memberOf(request), file);
      return checkedId.run(id, () => answer(tus, request, reply));
    });

    scope.route<ById>({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${TUS_PATH}/:uploadId`,
      schema: { hide: true },
      onRequest: guard(go),
      handler: async (request, reply) => {
        const { uploadId } = request.params;
        const { state, size } = await uploads.own(memberOf(request), uploadId);
        if (request.method === 'DELETE') {
          await uploads.giveUp(memberOf(request), uploadId);
          return protocol(reply).code(204).send();
        }
        if (state === 'sending') return checkedId.run(uploadId, () => answer(tus, request, reply));
        if (request.method === 'PATCH') throw uploadNotFound();
        return protocol(reply).headers({ 'upload-offset': size, 'upload-length': size }).send();
      },
    });
  });
}

const memberOf = (request: FastifyRequest): Identity => requireIdentity(request);

const protocol = (reply: FastifyReply): FastifyReply =>
  reply.headers({ 'tus-resumable': '1.0.0', 'cache-control': 'no-store' });

/** What the client says of the file. An absent length is no number. */
function announced({ headers }: FastifyRequest): { type: string; bytes: number; purpose: UploadPurpose } {
  const { 'upload-length': length, 'upload-metadata': metadata } = headers;
  const { filetype = '', purpose } = metadataIn(metadata);
  return {
    type: filetype ?? '',
    bytes: /^\d{1,12}$/.test(String(length)) ? Number(length) : Number.NaN,
    purpose: purpose === 'title' ? 'title' : 'post',
  };
}

function metadataIn(metadata: string | string[] | undefined): Record<string, string | null> {
  try {
    return Metadata.parse(String(metadata));
  } catch {
    throw uploadOtherKind();
  }
}

/** The library writes the reply; the headers that all replies of the site have go with it. */
async function answer(tus: Server, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const headers = {
    ...reply.getHeaders(),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'",
  };
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
  await tus.handle(request.raw, reply.raw);
  return reply;
}
