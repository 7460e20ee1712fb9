import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sha256Hex } from '../../manifest/canonical.js';
import { type Answer, type Limits, Refusal } from './download.js';

/** Answers a request of helm below the repository, with its query; null: not found. Throws a `Refusal`. */
export type Upstream = (
  path: string,
  accept: string,
) => Promise<{ readonly body: Buffer; readonly headers?: Readonly<Record<string, string>> } | null>;

/** The name of the repository behind the gateway, and of the chart in its index. */
export const GATEWAY_NAME = 'chart';

/**
 * Has helm run with the only server that it talks to, on the loopback, and gives the refusal of the upstream if there was one. Helm asks no
 * proxy about addresses of the loopback, so that a proxy could not keep a redirect from going there; here helm sees neither a redirect nor
 * an address of anybody else.
 */
export async function behindGateway<T>(upstream: Upstream, run: (host: string) => Promise<T>): Promise<T> {
  let refusal: Refusal | undefined;
  const answer = async ({ url = '', headers, method }: IncomingMessage, response: ServerResponse) => {
    const [, path = null] = /^\/(?:v2\/)?chart\/(.*)$/s.exec(url) ?? [];
    const served = path === null ? null : await upstream(path, headers.accept ?? '');
    if (served === null) response.writeHead(url === '/v2/' ? 200 : 404).end();
    else
      response
        .writeHead(200, { ...served.headers, 'content-length': served.body.length })
        .end(method === 'HEAD' ? undefined : served.body);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof Refusal) refusal ??= error;
      response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const result = await run(`127.0.0.1:${(server.address() as AddressInfo).port}`);
    if (refusal !== undefined) throw refusal;
    return result;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Paths of the OCI distribution API that `helm pull` asks for. */
const ASKED = /^(?:tags\/list(?:\?[\w=&.%+-]*)?|manifests\/[\w.:+-]+|blobs\/sha256:[0-9a-f]{64})$/;
const TOKEN_BYTES = 4 * 1024 ** 2;

/** Downloads within the limits of the run. */
export type Load = (url: URL, limits: Limits, headers?: Readonly<Record<string, string>>) => Promise<Answer>;

/** A repository of an OCI registry, without credentials. `path` has no slash at its ends. */
export function registryOf(load: Load, host: string, path: string, limits: Limits): Upstream {
  let authorization: { readonly authorization?: string } = {};
  return async (wanted, accept) => {
    if (!ASKED.test(wanted)) return null;
    const url = new URL(`https://${host}/v2/${path}/${wanted}`);
    let answer = await load(url, limits, { accept, ...authorization });
    if (answer.status === 401 && authorization.authorization === undefined) {
      const token = await anonymousToken(load, answer.headers['www-authenticate'] ?? '', limits.until);
      authorization = { authorization: `Bearer ${token}` };
      answer = await load(url, limits, { accept, ...authorization });
    }
    const { headers } = answer;
    const body = bodyOf(answer);
    const next = /<[^>]*\?([\w=&.%+-]*)>;\s*rel="?next/.exec(String(headers['link'] ?? ''))?.[1];
    const digest = `sha256:${sha256Hex(body)}`;
    return {
      body,
      headers: {
        'content-type':
          /^[\w./+-]{1,100}/.exec(headers['content-type'] ?? '')?.[0] ?? 'application/octet-stream',
        ...(wanted.startsWith('tags/') ? {} : { 'docker-content-digest': digest }),
        ...(next === undefined ? {} : { link: `<list?${next}>; rel="next"` }),
      },
    };
  };
}

/** The content of an answer. Refuses any other status than success. */
export function bodyOf({ status, body }: Answer): Buffer {
  if (status === 401 || status === 403) throw new Refusal('credentials');
  if (status === 404 || status === 410) throw new Refusal('missing');
  if (status !== 200) throw new Refusal('unreachable');
  return body;
}

async function anonymousToken(load: Load, challenge: string, until: number): Promise<string> {
  const parts = challenge.matchAll(/\b(realm|service|scope)="([^"]*)"/gi);
  const { realm = '', ...query } = Object.fromEntries(
    Array.from(parts, ([, key = '', value = '']) => [key, value]),
  );
  if (!/^bearer /i.test(challenge) || !URL.canParse(realm)) throw new Refusal('credentials');
  const url = new URL(realm);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  const body = bodyOf(await load(url, { bytes: TOKEN_BYTES, until }));
  const given = /"(?:token|access_token)"\s*:\s*"([\w.~+/=-]+)"/.exec(body.toString('latin1'))?.[1];
  if (given === undefined) throw new Refusal('unreachable');
  return given;
}
