import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer, Limits } from './download.js';
import { failed, Refusal } from './refusal.js';

/** An answer to helm. */
interface Served {
  readonly body: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What helm may ask for: a path below its own folder, with its query; null for what is not there. Throws a `Refusal`. */
export type Upstream = (path: string, accept: string) => Promise<Served | null>;

/**
 * The only server that helm talks to, on the loopback. Helm asks no proxy about addresses of the loopback, so that a proxy could not keep a
 * redirect from going there; here helm sees neither a redirect nor an address of anybody else.
 */
export class Gateway {
  private readonly upstreams = new Map<string, Upstream>();
  private server: Server | null = null;

  /** Has helm run with a host that answers for one repository, and gives the refusal if there was one. */
  async serve<T>(upstream: Upstream, run: (host: string, id: string) => Promise<T>): Promise<T> {
    const id = createHash('sha256').update(String(this.upstreams.size)).digest('hex').slice(0, 16);
    let refusal: Refusal | null = null;
    this.upstreams.set(id, async (path, accept) => {
      try {
        return await upstream(path, accept);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refusal ??= error;
        return null;
      }
    });
    const { port } = (await this.listening()).address() as AddressInfo;
    try {
      const result = await run(`127.0.0.1:${port}`, id);
      // Assigned by the upstream while helm ran.
      const refused = refusal as Refusal | null;
      if (refused !== null) throw refused;
      return result;
    } finally {
      this.upstreams.delete(id);
    }
  }

  close(): void {
    this.server?.closeAllConnections();
    this.server?.close();
    this.server = null;
  }

  private async listening(): Promise<Server> {
    if (this.server !== null) return this.server;
    const server = createServer((request, response) => {
      this.answer(request, response).catch(() => response.destroy());
    });
    // Must not keep the process alive.
    server.unref();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (this.server = server);
  }

  private async answer(
    { url = '', headers, method }: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const [, id = '', path = ''] = /^\/(?:v2\/)?([0-9a-f]{16})\/(.*)$/s.exec(url) ?? [];
    if (url === '/v2/') response.writeHead(200).end();
    const upstream = this.upstreams.get(id);
    const served = upstream === undefined ? null : await upstream(path, headers.accept ?? '');
    if (response.headersSent) return;
    if (served === null) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { ...served.headers, 'content-length': served.body.length });
    response.end(method === 'HEAD' ? undefined : served.body);
  }
}

/** Paths of the OCI distribution API that `helm pull` asks for. */
const ASKED = /^(?:tags\/list(?:\?[\w=&.%+-]*)?|manifests\/[\w.:+-]+|blobs\/sha256:[0-9a-f]{64})$/;
const SMALL = 4 * 1024 ** 2;

/** Downloads within the limits of the run. */
export type Load = (url: URL, limits: Limits, headers?: Readonly<Record<string, string>>) => Promise<Answer>;

/** One repository of an OCI registry, asked without credentials. `path` has no slash at its ends. */
export function registryOf(load: Load, host: string, path: string, limits: Limits): Upstream {
  let token: string | null = null;
  const get = (url: URL, accept: string): Promise<Answer> =>
    load(url, limits, {
      accept,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    });
  return async (wanted, accept) => {
    if (!ASKED.test(wanted)) return null;
    const url = new URL(`https://${host}/v2/${path}/${wanted}`);
    let answer = await get(url, accept);
    if (answer.status === 401 && token === null) {
      token = await anonymousToken(load, answer.headers['www-authenticate'], limits);
      answer = await get(url, accept);
    }
    checkStatus(answer.status);
    return servedOf(answer, wanted);
  };
}

/** Refuses an answer without content. */
export function checkStatus(status: number): void {
  if (status === 401 || status === 403) throw new Refusal({ declared: 'credentials' });
  if (status === 404 || status === 410) throw failed('missing');
  if (status !== 200) throw failed('status');
}

async function anonymousToken(
  load: Load,
  challenge: string | undefined,
  { until }: { readonly until: number },
): Promise<string> {
  const fields = new Map(
    [...(challenge ?? '').matchAll(/\b(realm|service|scope)="([^"]*)"/gi)].map(([, key = '', text = '']) => [
      key,
      text,
    ]),
  );
  const realm = fields.get('realm') ?? '';
  if (!/^bearer /i.test(challenge ?? '') || !URL.canParse(realm))
    throw new Refusal({ declared: 'credentials' });
  const url = new URL(realm);
  for (const key of ['service', 'scope']) {
    const text = fields.get(key);
    if (text !== undefined) url.searchParams.set(key, text);
  }
  const { status, body } = await load(url, { bytes: SMALL, until });
  checkStatus(status);
  const given = /"(?:token|access_token)"\s*:\s*"([\w.~+/=-]+)"/.exec(body.toString('latin1'))?.[1];
  if (given === undefined) throw failed('status');
  return given;
}

function servedOf({ body, headers }: Answer, wanted: string): Served {
  const next = /<[^>]*\?([\w=&.%+-]*)>;\s*rel="?next/.exec(String(headers['link'] ?? ''))?.[1];
  return {
    body,
    headers: {
      'content-type':
        /^[\w./+-]{1,100}/.exec(headers['content-type'] ?? '')?.[0] ?? 'application/octet-stream',
      ...(wanted.startsWith('tags/')
        ? {}
        : { 'docker-content-digest': `sha256:${createHash('sha256').update(body).digest('hex')}` }),
      ...(next === undefined ? {} : { link: `<list?${next}>; rel="next"` }),
    },
  };
}
