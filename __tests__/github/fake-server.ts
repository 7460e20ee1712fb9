import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import addFormats from 'ajv-formats';
import type { Context, Document } from 'openapi-backend';
import { OpenAPIBackend } from 'openapi-backend';

import type { Behaviour, FakeComment, FakeState } from './fake-github.js';

const BOT = 'github-actions[bot]';
const MOST_COMMENT_CHARACTERS = 65_536;
const NOW = '2026-11-21T08:00:00Z';

type Reply = [status: number, body: unknown, headers?: Record<string, string>];

/** What the tests set and read while the server runs. */
interface Live {
  url: string;
  behaviour: Behaviour;
  requests: string[];
  violations: string[];
}

async function backend(live: Live): Promise<OpenAPIBackend> {
  const definition = JSON.parse(readFileSync('__tests__/github/openapi.json', 'utf8')) as Document;
  const handlers: Record<string, (context: Context) => Reply> = {
    'issues/list-comments': (context) => listComments(context, live.behaviour, live.url),
    'issues/create-comment': (context) => createComment(context, live.behaviour),
    'issues/update-comment': (context) => updateComment(context, live.behaviour),
    'git/get-commit': (context) => commit(live.behaviour.repository, param(context, 'commit_sha')),
    'git/get-tree': (context) =>
      tree(live.behaviour.repository, param(context, 'tree_sha'), query(context, 'recursive') !== undefined),
    'git/get-blob': (context) => blob(live.behaviour.repository, param(context, 'file_sha')),
  };
  const api = new OpenAPIBackend({
    definition,
    strict: false,
    validate: true,
    coerceTypes: true,
    ajvOpts: { strict: false, allErrors: true },
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
  const url = new URL(request.url ?? '/', 'http://localhost');
  const [status, body, headers] = await reply(request, url, text, api, live.behaviour);
  if (request.headers.authorization !== 'token fake-token')
    live.violations.push(`no token on ${url.pathname}`);
  live.requests.push(`${request.method ?? ''} ${url.pathname} ${status}`);
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
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
  if (url.pathname === '/graphql') return [200, { data: { viewer: { login: 'github-actions' } } }];
  const pull = /^\/repos\/acme\/infra\/pulls\/7$/.test(url.pathname);
  // The description's pull request has 60 required fields; the one that is read is checked here instead.
  if (pull) return [200, { number: 7, head: { sha: behaviour.headSha } }];
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
  const created: FakeComment = { id: 9000 + behaviour.comments.length, body, login: BOT };
  behaviour.comments.push(created);
  return [201, wire(created)];
}

function updateComment(context: Context, behaviour: Behaviour): Reply {
  const found = behaviour.comments.find((comment) => comment.id === Number(param(context, 'comment_id')));
  if (!found) return [404, { message: 'Not Found' }];
  found.body = bodyOf(context);
  return [200, wire(found)];
}

function wire({ id, body, login }: FakeComment): object {
  const site = 'https://github.example';
  const links = [
    'html',
    'followers',
    'following',
    'gists',
    'starred',
    'subscriptions',
    'organizations',
    'repos',
    'events',
    'received_events',
  ];
  const user = {
    login,
    id: login === BOT ? 41898282 : 5,
    node_id: 'U_1',
    avatar_url: `${site}/a`,
    gravatar_id: '',
    url: `${site}/users/x`,
    ...Object.fromEntries(links.map((name) => [`${name}_url`, `${site}/${name}`])),
    type: login === BOT ? 'Bot' : 'User',
    site_admin: false,
  };
  return {
    id,
    node_id: `IC_${id}`,
    url: `${site}/comments/${id}`,
    html_url: `${site}/html/${id}`,
    issue_url: `${site}/issues/7`,
    body,
    user,
    created_at: NOW,
    updated_at: NOW,
    author_association: 'NONE',
  };
}

function git(repository: string, ...args: string[]): string {
  return execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8' });
}

function commit(repository: string, sha: string): Reply {
  const [treeSha = '', parents = ''] = git(repository, 'show', '-s', '--format=%T%n%P', sha).split('\n');
  const person = { name: 'a', email: 'a@example.com', date: NOW };
  const link = (id: string): object => ({
    sha: id,
    url: 'https://github.example/c',
    html_url: 'https://github.example/h',
  });
  const list = parents.split(' ').filter(Boolean);
  return [
    200,
    {
      sha,
      node_id: 'C_1',
      url: 'https://github.example/c',
      html_url: 'https://github.example/h',
      author: person,
      committer: person,
      message: 'm',
      tree: { sha: treeSha, url: 'https://github.example/t' },
      parents: list.map(link),
      verification: {
        verified: false,
        reason: 'unsigned',
        signature: null,
        payload: null,
        verified_at: null,
      },
    },
  ];
}

function tree(repository: string, sha: string, recursive: boolean): Reply {
  const below = recursive ? ['-r', '-t'] : [];
  const lines = git(repository, 'ls-tree', '-z', '-l', ...below, sha)
    .split('\0')
    .filter(Boolean);
  const entries = lines.map((line) => {
    const [, mode = '', type = '', id = '', size = '', path = ''] =
      /^(\d+) (\w+) (\w+)\s+(\S+)\t([\s\S]*)$/.exec(line) ?? [];
    const url = 'https://github.example/o';
    return type === 'blob'
      ? { path, mode, type, sha: id, size: Number(size), url }
      : { path, mode, type, sha: id, url };
  });
  return [200, { sha, url: 'https://github.example/t', tree: entries, truncated: false }];
}

function blob(repository: string, sha: string): Reply {
  const content = execFileSync('git', ['-C', repository, 'cat-file', 'blob', sha]);
  const encoded = content.toString('base64');
  return [
    200,
    {
      sha,
      node_id: 'B_1',
      url: 'https://github.example/b',
      size: content.length,
      content: encoded,
      encoding: 'base64',
    },
  ];
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
    violations: [],
  };
  const api = await backend(live);
  const server = createServer((request, response) => {
    void serve(request, response, api, live);
  });
  server.listen(0, '127.0.0.1', () => {
    live.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    console.log(live.url);
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
    live.violations = [];
    response.end();
  } else if (request.url === '/_state') {
    const state: FakeState = { ...live, comments: live.behaviour.comments };
    response.end(JSON.stringify(state));
  } else await answer(request, response, text, api, live);
}

await main();
