import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import addFormats from 'ajv-formats';
import { type Context, type Document, OpenAPIBackend } from 'openapi-backend';

import { compare, content, pullOf, ref, type Reply } from './fake-git.js';
import type { Behaviour, FakeComment, FakeState } from './fake-github.js';
import { wire } from './fake-comment.js';
import { after, before, faultFor, refusal } from './fake-faults.js';
import { reviewHandlers } from './fake-reviews.js';
import { createIssue, listIssues, updateIssue } from './fake-issues.js';

const BOT = 'github-actions[bot]';
const MOST_COMMENT_CHARACTERS = 65_536;

/** What the tests set and read while the server runs. */
interface Live {
  url: string;
  behaviour: Behaviour;
  requests: string[];
  elsewhere: string[];
  violations: string[];
}

async function backend(live: Live): Promise<OpenAPIBackend> {
  const definition = JSON.parse(readFileSync('__tests__/github/openapi.json', 'utf8')) as Document;
  const handlers: Record<string, (context: Context) => Reply> = {
    'issues/list-comments': (context) => listComments(context, live.behaviour, live.url),
    'issues/create-comment': (context) => createComment(context, live.behaviour),
    'issues/update-comment': (context) => updateComment(context, live.behaviour),
    'issues/delete-comment': (context) => deleteComment(context, live.behaviour),
    'issues/list-for-repo': (context) => listIssues(context.request.query, live.behaviour),
    'issues/create': (context) => createIssue(context.request.requestBody, live.behaviour),
    'issues/update': (context) =>
      updateIssue(Number(param(context, 'issue_number')), context.request.requestBody, live.behaviour),
    ...reviewHandlers(() => live.behaviour),
    'repos/get-content': (context) =>
      content(live.behaviour.repository, param(context, 'path'), query(context, 'ref') ?? ''),
  };
  const api = new OpenAPIBackend({
    definition,
    // Its own look over the description takes two seconds, and what is checked is what is asked and answered.
    quick: true,
    strict: false,
    validate: true,
    coerceTypes: true,
    // The description itself is GitHub's, and each of its schemas is used a few times.
    ajvOpts: { strict: false, allErrors: true, validateSchema: false, code: { optimize: false } },
    customizeAjv: (ajv) => {
      addFormats.default(ajv);
      return ajv;
    },
    handlers: {
      ...handlers,
      validationFail: (context: Context) => {
        live.violations.push(
          `${context.request.method} ${context.request.path}: ${JSON.stringify(context.validation.errors)}`,
        );
        return [422, { message: 'Validation Failed' }];
      },
      notFound: (context: Context) => {
        live.violations.push(`no such route: ${context.request.method} ${context.request.path}`);
        return [404, { message: 'Not Found' }];
      },
      notImplemented: () => [501, { message: 'not implemented' }],
      postResponseHandler: (context: Context) => {
        const [status, body] = context.response as Reply;
        const checked =
          status < 300 &&
          context.operation.operationId &&
          context.api.validateResponse(body, context.operation, status);
        if (checked && checked.errors) {
          live.violations.push(
            `answer of ${context.operation.operationId ?? ''}: ${JSON.stringify(checked.errors.slice(0, 3))}`,
          );
        }
        return context.response as Reply;
      },
    },
  });
  await api.init();
  return api;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
  api: OpenAPIBackend,
  live: Live,
): Promise<void> {
  const url = addressOf(request.url ?? '/', live);
  const fault = faultFor(`${request.method ?? ''} ${url.pathname}${url.search}`, live.behaviour);
  before(fault, url, live.behaviour);
  const isRefused = fault?.kind === 'refuse' || fault?.kind === 'hang';
  const [status, body, headers] = isRefused
    ? refusal(fault)
    : after(fault, await reply(request, url, text, api, live.behaviour));
  if (request.headers.authorization !== 'token fake-token')
    live.violations.push(`no token on ${url.pathname}`);
  live.requests.push(`${request.method ?? ''} ${url.pathname} ${status}`);
  if (fault?.kind === 'hang') return;
  if (fault?.kind === 'act-then-drop') {
    response.socket?.destroy();
    return;
  }
  const json = status === 204 ? '' : JSON.stringify(body);
  const type = fault?.kind === 'text' ? 'text/plain' : 'application/json; charset=utf-8';
  response.writeHead(status, { 'content-type': type, ...headers });
  if (fault?.kind === 'drip') {
    const drip = setInterval(() => response.write(' '), 20);
    response.on('close', () => {
      clearInterval(drip);
    });
  } else if (fault?.kind === 'half') {
    response.write(json.slice(0, json.length / 2));
    setTimeout(() => response.socket?.destroy(), 50);
  } else response.end(json);
}

/** As the API's description has it, wherever this host has its API. */
function addressOf(written: string, live: Live): URL {
  if (live.behaviour.isEnterprise !== true) return new URL(written, 'http://localhost');
  const path = written === '/api/graphql' ? '/graphql' : written.replace(/^\/api\/v3(?=\/)/, '');
  if (path === written) live.violations.push(`not below /api/v3: ${written}`);
  return new URL(path, 'http://localhost');
}

async function reply(
  request: IncomingMessage,
  url: URL,
  text: string,
  api: OpenAPIBackend,
  behaviour: Behaviour,
): Promise<Reply> {
  if (behaviour.serverErrors) {
    behaviour.serverErrors--;
    return [500, { message: 'Server Error' }];
  }
  if (behaviour.rateLimits) {
    behaviour.rateLimits--;
    const message =
      'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
    return [403, { message }, { 'retry-after': '1' }];
  }
  if (behaviour.forbidden && request.method !== 'GET' && url.pathname !== '/graphql') {
    return [403, { message: 'Resource not accessible by integration' }];
  }
  const { repository, headSha, baseRef = 'main', viewer = { login: 'github-actions' } } = behaviour;
  if (url.pathname === '/graphql') return [200, { data: { viewer } }];
  const pull = /^\/repos\/acme\/infra\/pulls\/7$/.test(url.pathname);
  // The description's pull request has 60 required fields; those that are read are checked here instead.
  if (pull) return [200, pullOf(repository, headSha, baseRef)];
  const [, branch] = /^\/repos\/acme\/infra\/git\/ref\/heads%2F(.+)$/.exec(url.pathname) ?? [];
  if (branch !== undefined) return ref(repository, `refs/heads/${decodeURIComponent(branch)}`);
  const [, one = '', other = ''] =
    /^\/repos\/acme\/infra\/compare\/(\w+)\.\.\.(\w+)$/.exec(url.pathname) ?? [];
  if (one !== '') return compare(repository, one, other);
  return (await api.handleRequest({
    method: request.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    body: text ? (JSON.parse(text) as unknown) : undefined,
    headers: request.headers as Record<string, string>,
  })) as Reply;
}

function listComments(context: Context, behaviour: Behaviour, url: string): Reply {
  const size = Number(query(context, 'per_page') ?? 30);
  const page = Number(query(context, 'page') ?? 1);
  const next = `${url}/repos/acme/infra/issues/7/comments?per_page=${size}&page=${page + 1}`;
  const more = page * size < behaviour.comments.length;
  const shown = behaviour.comments.slice((page - 1) * size, page * size).map(wire);
  return [200, shown, more ? { link: `<${next}>; rel="next"` } : {}];
}

function createComment(context: Context, behaviour: Behaviour): Reply {
  const body = bodyOf(context);
  if (body.length > MOST_COMMENT_CHARACTERS) return [422, { message: 'Body is too long' }];
  const { comments, writer = BOT } = behaviour;
  const created: FakeComment = { id: 9000 + comments.length, body, login: writer };
  comments.push(created);
  return [201, wire(created)];
}

function updateComment(context: Context, behaviour: Behaviour): Reply {
  const found = behaviour.comments.find((comment) => comment.id === Number(param(context, 'comment_id')));
  if (!found) return [404, { message: 'Not Found' }];
  found.body = bodyOf(context);
  return [200, wire(found)];
}

function deleteComment(context: Context, behaviour: Behaviour): Reply {
  const { comments } = behaviour;
  const found = comments.findIndex((comment) => comment.id === Number(param(context, 'comment_id')));
  if (found === -1) return [404, { message: 'Not Found' }];
  comments.splice(found, 1);
  return [204, null];
}

function param(context: Context, name: string): string {
  return textOf((context.request.params as Record<string, unknown>)[name]) ?? '';
}

function query(context: Context, name: string): string | undefined {
  return textOf((context.request.query as Record<string, unknown>)[name]);
}

/** Numbers come back as such, because the description's types are applied. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function bodyOf(context: Context): string {
  return (context.request.requestBody as { body: string }).body;
}

/** Prints its address, and serves the repository and the comments that `POST /_behaviour` described last. */
async function main(): Promise<void> {
  const live: Live = {
    url: '',
    behaviour: { repository: '', headSha: '', comments: [] },
    requests: [],
    elsewhere: [],
    violations: [],
  };
  const api = await backend(live);
  const server = createServer((request, response) => {
    serve(request, response, api, live).catch((error: unknown) => {
      // As of a repository that is gone: whoever asks is told, and those who come after it are served.
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
  const addressOf = (one: typeof server): string => `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
  other.listen(0, '127.0.0.1', () => {
    server.listen(0, '127.0.0.1', () => {
      live.url = addressOf(server);
      console.log(`${live.url} ${addressOf(other)}`);
    });
  });
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  api: OpenAPIBackend,
  live: Live,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  if (request.url === '/_behaviour') {
    live.behaviour = JSON.parse(text) as Behaviour;
    live.requests = [];
    live.elsewhere = [];
    live.violations = [];
    response.end();
  } else if (request.url === '/_state') {
    const { comments, issues, reviewComments = [] } = live.behaviour;
    const state: FakeState = { ...live, comments, issues: issues ?? [], reviewComments };
    response.end(JSON.stringify(state));
  } else await answer(request, response, text, api, live);
}

// Whoever started it has ended, however it did.
process.stdin.on('end', () => process.exit()).resume();
await main();
