import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Access } from '../../src/live/access.js';
import { type Answer, BrokenLine, Line, type RequestLimits } from '../../src/live/request.js';

const servers: Server[] = [];
const lines: Line[] = [];

afterEach(async () => {
  for (const line of lines.splice(0)) line.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

async function addressOf(answers: RequestListener, onConnect?: string): Promise<URL> {
  const server = createServer(answers);
  if (onConnect !== undefined) server.on('connect', (_request, socket) => socket.end(onConnect));
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

function get(server: URL, limits: Partial<RequestLimits> = {}, proxy: URL | null = null): Promise<Answer> {
  const credential = { headers: {} };
  const access: Access = {
    ...{ server, verifies: true, serverName: null, proxy },
    credential: () => Promise.resolve(credential),
  };
  const line = new Line(access, credential, { idleMs: 20_000, wholeMs: 20_000, bytes: 1_000, ...limits });
  lines.push(line);
  return line.get('/', 'application/json');
}

/** Code and message of what keeps the answer from being one. */
async function broken(asked: Promise<Answer>): Promise<readonly [string, string]> {
  const outcome = await asked.catch((error: unknown) => error);
  if (outcome instanceof BrokenLine) return [outcome.code, outcome.message];
  throw new Error('it did not break as it should', { cause: outcome });
}

const sending =
  (body: Buffer, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(200, headers).end(body);

const GZIP = { 'content-encoding': 'gzip' };

describe('one answer holds so many bytes', () => {
  test.each([
    ['as they are', sending(Buffer.alloc(1_000))],
    ['after inflation', sending(gzipSync(Buffer.alloc(1_000)), GZIP)],
  ])('and no fewer: %s', async (_how, answers) => {
    expect((await get(await addressOf(answers))).body).toHaveLength(1_000);
  });

  test.each([
    ['as they are', sending(Buffer.alloc(1_001)), 'TOO_LARGE'],
    ['after inflation', sending(gzipSync(Buffer.alloc(1_001)), GZIP), 'ERR_BUFFER_TOO_LARGE'],
  ])('and no more: %s', async (_how, answers, code) => {
    expect((await broken(get(await addressOf(answers))))[0]).toBe(code);
  });
});

test('an answer of which a little comes now and then ends in time', async () => {
  const drip: RequestListener = (request, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write(' '), 5);
    request.socket.on('close', () => {
      clearInterval(timer);
    });
  };
  const asked = get(await addressOf(drip), { wholeMs: 100, bytes: 2 ** 30 });
  expect(await broken(asked)).toEqual(['', 'no whole answer within 0.1 s']);
});

test.each([
  ['too few bytes for its length', 'content-length: 100\r\n\r\nhalf'],
  ['no last chunk', 'transfer-encoding: chunked\r\n\r\n4\r\nhalf\r\n'],
])('an answer that is cut off is none: %s', async (_how, rest) => {
  const cut: RequestListener = (request) => request.socket.end(`HTTP/1.1 200 OK\r\n${rest}`);
  expect((await broken(get(await addressOf(cut))))[0]).toBe('ECONNRESET');
});

test('a proxy that lets nobody through is told by its status', async () => {
  const proxy = await addressOf(() => undefined, 'HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
  const [, message] = await broken(get(new URL('https://10.255.255.1'), {}, proxy));
  expect(message).toBe('the proxy refuses with 407');
});
