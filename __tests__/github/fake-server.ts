import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describedCall } from './description.js';
import { answersOf, commentJson, plainAnswer, type Reply } from './fake-answers.js';
import type { Behavior, FakeState, Fault } from './fake-github.js';

/** What the tests set and read while the server runs. */
interface Live {
  behavior: Behavior;
  requests: string[];
  elsewhere: string[];
  violations: string[];
}

/** The first fault that is left for a request; it is used up by it. */
function faultFor(asked: string, { faults = [] }: Behavior): Fault | null {
  const fault = faults.find(({ on, times }) => times > 0 && new RegExp(on).test(asked));
  if (fault) fault.times--;
  return fault ?? null;
}

/** The answer of a GitHub that refuses; it has the token in it, as a log may have. */
function refusal({ status = 502, headers = {} }: Fault): Reply {
  const message = status === 429 ? 'You have exceeded a secondary rate limit' : 'no';
  return [status, { message: `${message}: fake-token` }, { ...headers }];
}

/** What a fault makes of an answer. */
function withFault(fault: Fault | null, [status, body, headers = {}]: Reply): Reply {
  if (fault?.kind === 'act-then-refuse') return refusal(fault);
  if (fault?.kind !== 'more') return [status, body, headers];
  const endless = [commentJson({ id: 100_000 + fault.times, body: 'hello', login: 'a-person' })];
  const link = `<${fault.to ?? 'x'}>; rel="next"`;
  return [status, fault.to === undefined ? endless : body, { ...headers, link }];
}

function answer(request: IncomingMessage, response: ServerResponse, text: string, live: Live): void {
  const { method = '' } = request;
  const url = addressOf(request.url ?? '/', live);
  const fault = faultFor(`${method} ${url.pathname}${url.search}`, live.behavior);
  const { comments } = live.behavior;
  const id = Number(url.pathname.split('/').at(-1));
  if (fault?.kind === 'vanish')
    comments.splice(
      comments.findIndex((comment) => comment.id === id),
      1,
    );
  const isRefused = fault?.kind === 'refuse' || fault?.kind === 'hang';
  const [status, body, headers] = isRefused
    ? refusal(fault)
    : withFault(fault, reply(request, url, text, live));
  if (request.headers.authorization !== 'token fake-token')
    live.violations.push(`no token on ${url.pathname}`);
  live.requests.push(`${method} ${url.pathname} ${status}`);
  if (fault?.kind === 'hang') return;
  if (fault?.kind === 'act-then-drop') {
    response.socket?.destroy();
    return;
  }
  const json = status === 204 ? '' : JSON.stringify(body);
  const type = fault?.kind === 'text' ? 'text/plain' : 'application/json; charset=utf-8';
  response.writeHead(status, { 'content-type': type, ...headers });
  if (fault?.kind === 'half') {
    response.write(json.slice(0, json.length / 2));
    setTimeout(() => response.socket?.destroy(), 50);
  } else response.end(json);
}

/** As the API's description has it, wherever this host has its API. */
function addressOf(written: string, live: Live): URL {
  if (live.behavior.isEnterprise !== true) return new URL(written, 'http://localhost');
  const path = written === '/api/graphql' ? '/graphql' : written.replace(/^\/api\/v3(?=\/)/, '');
  if (path === written) live.violations.push(`not below /api/v3: ${written}`);
  return new URL(path, 'http://localhost');
}

function reply(
  { method = 'GET' }: IncomingMessage,
  { pathname: path, searchParams }: URL,
  text: string,
  live: Live,
): Reply {
  if (live.behavior.forbidden && method !== 'GET' && path !== '/graphql')
    return [403, { message: 'Resource not accessible by integration' }];
  const plain = plainAnswer(path, live.behavior);
  if (plain) return plain;
  const body = text ? (JSON.parse(text) as unknown) : undefined;
  const found = describedCall(method, path, Object.fromEntries(searchParams), body);
  if (!found) {
    live.violations.push(`no such route: ${method} ${path}`);
    return [404, { message: 'Not Found' }];
  }
  const { operationId, call, faults } = found;
  if (faults.length === 0)
    return answersOf(live.behavior)[operationId]?.(call) ?? [501, { message: 'not implemented' }];
  live.violations.push(`${method} ${path}: ${JSON.stringify(faults)}`);
  return [422, { message: 'Validation Failed' }];
}

async function serve(request: IncomingMessage, response: ServerResponse, live: Live): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  if (request.url === '/_behavior') {
    const behavior = JSON.parse(text) as Behavior;
    Object.assign(live, { behavior, requests: [], elsewhere: [], violations: [] });
    response.end();
  } else if (request.url === '/_state') {
    const { comments, issues, reviewComments = [] } = live.behavior;
    const state: FakeState = { ...live, comments, issues: issues ?? [], reviewComments };
    response.end(JSON.stringify(state));
  } else answer(request, response, text, live);
}

/** Prints its address, and serves the repository and the comments that `POST /_behavior` described last. */
const live: Live = {
  behavior: { repository: '', headSha: '', comments: [] },
  ...{ requests: [], elsewhere: [], violations: [] },
};
// Whoever started it has ended, however it did.
process.stdin.on('end', () => process.exit()).resume();
const server = createServer((request, response) => {
  serve(request, response, live).catch((error: unknown) => {
    // As of a repository that is gone: whoever asks gets no answer, and those who come after it are served.
    live.violations.push(`no answer to ${request.url ?? ''}: ${String(error)}`);
    response.destroy();
  });
});
const other = createServer((request, response) => {
  live.elsewhere.push(request.headers.authorization ?? 'without a token');
  response.end('[]');
});
// A connection that is closed for idleness while a test sends its next request is a failure of neither.
server.keepAliveTimeout = 10 * 60_000;
const urlOf = (one: typeof server): string => `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
other.listen(0, '127.0.0.1', () => {
  server.listen(0, '127.0.0.1', () => {
    console.log(`${urlOf(server)} ${urlOf(other)}`);
  });
});
