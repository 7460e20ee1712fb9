import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Refusal } from './refusal.js';

/** An answer to helm. */
export interface Served {
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
