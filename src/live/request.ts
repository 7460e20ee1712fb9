import { codeOf } from '../output/file-errors.js';
import {
  Agent as HttpAgent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Socket } from 'node:net';
import { connect as tlsConnect } from 'node:tls';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Access, Credential } from './access.js';
import { hostOf } from './proxy.js';

/** A whole answer, inflated. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface RequestLimits {
  /** Without a byte on the line. */
  readonly idleMs: number;
  /** From the first byte of the question to the last one of the answer. */
  readonly wholeMs: number;
  /** Bytes of one answer, inflated. */
  readonly bytes: number;
}

/** The line broke, or the answer was cut off or took too long: nobody knows what would have come. */
export class BrokenLine extends Error {
  constructor(
    message: string,
    /** The system's or TLS's name of it; '' where it has none. */
    readonly code = '',
  ) {
    super(message);
  }
}

const inflate = promisify(gunzip);

/** Asks over lines that are kept open; one that is made anew where the certificate is another. */
export class Line {
  private readonly agent: HttpAgent;

  constructor(
    private readonly access: Access,
    private readonly credential: Credential,
    private readonly limits: RequestLimits,
  ) {
    const { ca, verifies, serverName, proxy } = access;
    const options = {
      keepAlive: true,
      rejectUnauthorized: verifies,
      ...(ca === undefined ? {} : { ca }),
      ...(credential.cert === undefined ? {} : { cert: credential.cert }),
      ...(credential.key === undefined ? {} : { key: credential.key }),
      ...(serverName === null ? {} : { servername: serverName }),
    };
    if (access.server.protocol === 'http:') this.agent = new HttpAgent({ keepAlive: true });
    else
      this.agent = proxy === null ? new HttpsAgent(options) : new TunnelAgent(options, access.server, proxy);
  }

  /** One GET, answered whole or not at all. Throws BrokenLine. */
  get(path: string, accept: string): Promise<Answer> {
    const { server } = this.access;
    const url = new URL(`${server.pathname.replace(/\/$/, '')}${path}`, server);
    const ask = server.protocol === 'http:' ? httpRequest : httpsRequest;
    return new Promise((done, failed) => {
      const request = ask(url, {
        agent: this.agent,
        headers: {
          ...headersOf(this.credential),
          Accept: accept,
          'Accept-Encoding': 'gzip',
          'User-Agent': 'fleetplan',
        },
      });
      const fail = (error: unknown) => {
        clearTimeout(whole);
        request.destroy();
        failed(error instanceof BrokenLine ? error : new BrokenLine(messageOf(error), codeOf(error)));
      };
      const whole = setTimeout(() => {
        fail(new BrokenLine(`no whole answer within ${this.limits.wholeMs / 1000} s`));
      }, this.limits.wholeMs);
      request.setTimeout(this.limits.idleMs, () => {
        fail(new BrokenLine(`nothing came for ${this.limits.idleMs / 1000} s`));
      });
      request.on('error', fail);
      request.on('response', (response) => {
        this.take(response).then((answer) => {
          clearTimeout(whole);
          done(answer);
        }, fail);
      });
      request.end();
    });
  }

  close(): void {
    this.agent.destroy();
  }

  private async take(response: IncomingMessage): Promise<Answer> {
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > this.limits.bytes)
        throw new BrokenLine(`more than ${this.limits.bytes} bytes in one answer`, 'TOO_LARGE');
      chunks.push(chunk);
    }
    const sent = Buffer.concat(chunks);
    const isGzip = response.headers['content-encoding'] === 'gzip';
    const body = isGzip ? await inflate(sent, { maxOutputLength: this.limits.bytes }) : sent;
    return { status: response.statusCode ?? 0, headers: response.headers, body };
  }
}

function headersOf({ headers }: Credential): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
  );
}

/** Goes to the API server through a proxy's CONNECT; TLS is with the server, so the proxy sees none of it. */
class TunnelAgent extends HttpsAgent {
  constructor(
    private readonly secure: Readonly<Record<string, unknown>>,
    private readonly server: URL,
    private readonly proxy: URL,
  ) {
    super({ keepAlive: true });
  }

  override createConnection(
    _options: unknown,
    made?: (error: Error | null, socket: Socket) => void,
  ): undefined {
    const { server, proxy, secure } = this;
    const target = `${server.hostname}:${server.port === '' ? '443' : server.port}`;
    const ask = proxy.protocol === 'https:' ? httpsRequest : httpRequest;
    const user = decodeURIComponent(`${proxy.username}:${proxy.password}`);
    const request = ask({
      host: hostOf(proxy),
      port: proxy.port === '' ? (proxy.protocol === 'https:' ? 443 : 80) : proxy.port,
      method: 'CONNECT',
      path: target,
      agent: false,
      headers: {
        Host: target,
        ...(user === ':' ? {} : { 'Proxy-Authorization': `Basic ${Buffer.from(user).toString('base64')}` }),
      },
    });
    const fail = (error: Error) => made?.(error, undefined as never);
    request.on('error', fail);
    request.on('connect', (response, socket) => {
      if (response.statusCode !== 200) {
        socket.destroy();
        fail(new BrokenLine(`the proxy refuses with ${response.statusCode ?? 0}`));
        return;
      }
      const host = hostOf(server);
      const names = isName(host) ? { servername: host } : {};
      made?.(null, tlsConnect({ ...names, ...secure, socket, host }));
    });
    request.end();
    return undefined;
  }
}

/** TLS names no addresses. */
function isName(host: string): boolean {
  return !/^[\d.]+$|:/.test(host);
}

function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : 'the line broke';
}
