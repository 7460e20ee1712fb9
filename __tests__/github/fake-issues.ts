import type { Behaviour, FakeIssue } from './fake-github.js';
import type { Reply } from './fake-git.js';
import { userOf } from './fake-user.js';

const BOT = 'github-actions[bot]';
const NOW = '2026-11-21T08:00:00Z';
const MOST_CHARACTERS = 65_536;
const SITE = 'https://github.example';
const OFF: Reply = [410, { message: 'Issues has been disabled in this repository.' }];

type Query = Readonly<Record<string, unknown>>;
interface Written {
  readonly title?: string;
  readonly body?: string;
  readonly state?: 'open' | 'closed';
  readonly labels?: readonly string[];
}

export function listIssues(query: unknown, behaviour: Behaviour): Reply {
  const { labels, state = 'open', per_page: size = 30, page = 1 } = query as Query;
  if (behaviour.issues === null) return OFF;
  const found = (behaviour.issues ?? [])
    .filter((issue) => labels === undefined || issue.labels.includes(labels as string))
    .filter((issue) => state === 'all' || issue.state === state)
    .sort((a, b) => a.number - b.number);
  const start = (Number(page) - 1) * Number(size);
  const more = start + Number(size) < found.length;
  const shown = found.slice(start, start + Number(size)).map(wire);
  return [200, shown, more ? { link: `<${SITE}/next>; rel="next"` } : {}];
}

export function createIssue(written: unknown, behaviour: Behaviour): Reply {
  const { title = '', body = '', labels = [] } = written as Written;
  if (behaviour.issues === null) return OFF;
  if (body.length > MOST_CHARACTERS) return [422, { message: 'Body is too long' }];
  behaviour.issues ??= [];
  const number = Math.max(10, ...behaviour.issues.map((issue) => issue.number)) + 1;
  const login = behaviour.writer ?? BOT;
  const created: FakeIssue = { number, title, body, state: 'open', login, labels };
  behaviour.issues.push(created);
  return [201, wire(created)];
}

export function updateIssue(number: number, written: unknown, behaviour: Behaviour): Reply {
  const found = behaviour.issues?.find((issue) => issue.number === number);
  if (!found) return [404, { message: 'Not Found' }];
  const { title, body, state } = written as Written;
  if (title !== undefined) found.title = title;
  if (body !== undefined) found.body = body;
  if (state !== undefined) found.state = state;
  return [200, wire(found)];
}

function wire({ number, title, body, state, login, labels, isPull = false }: FakeIssue): object {
  const address = (what: string): string => `${SITE}/issues/${number}/${what}`;
  return {
    id: 70_000 + number,
    node_id: `I_${number}`,
    number,
    title,
    body,
    state,
    ...(state === 'closed' && { state_reason: 'completed' }),
    locked: false,
    user: userOf(login),
    labels: labels.map((name, id) => ({
      id,
      node_id: `L_${id}`,
      url: SITE,
      name,
      color: 'ededed',
      default: false,
    })),
    assignee: null,
    assignees: [],
    milestone: null,
    comments: 0,
    closed_at: state === 'closed' ? NOW : null,
    created_at: NOW,
    updated_at: NOW,
    author_association: 'NONE',
    url: address('url'),
    repository_url: SITE,
    labels_url: address('labels'),
    comments_url: address('comments'),
    events_url: address('events'),
    html_url: address('html'),
    ...(isPull && { pull_request: { url: SITE, html_url: SITE, diff_url: SITE, patch_url: SITE } }),
  };
}
