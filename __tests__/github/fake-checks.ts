import type { Context } from 'openapi-backend';
import type { Reply } from './fake-git.js';
import type { Behaviour, FakeCheck } from './fake-github.js';

const SITE = 'https://github.example';
const NOW = '2026-11-21T08:00:00Z';
const GONE: Reply = [404, { message: 'Not Found' }];

interface Output {
  readonly title: string;
  readonly summary: string;
  readonly annotations?: readonly { readonly path: string; readonly start_line: number }[];
}

interface Written {
  readonly name: string;
  readonly head_sha: string;
  readonly conclusion?: string;
  readonly external_id?: string;
  readonly output?: Output;
}

/** The Checks API: an update adds its annotations to those that are there. */
export function checkHandlers(
  behaviour: () => Behaviour,
): Readonly<Record<string, (context: Context) => Reply>> {
  const checks = (): FakeCheck[] => (behaviour().checks ??= []);
  const asked = ({ request }: Context): FakeCheck | undefined =>
    checks().find(({ id }) => id === Number((request.params as Record<string, unknown>)['check_run_id']));
  return {
    'checks/create': ({ request }) => [201, wire(create(checks(), request.requestBody as Written))],
    'checks/update': (context) => {
      const found = asked(context);
      if (!found) return GONE;
      write(found, (context.request.requestBody as Written).output);
      return [200, wire(found)];
    },
    'checks/get': (context) => {
      const found = asked(context);
      return found ? [200, wire(found)] : GONE;
    },
    'checks/list-for-ref': ({ request }) => {
      const { ref } = request.params as Record<string, unknown>;
      const { check_name: name } = request.query as Record<string, unknown>;
      const found = checks().filter((check) => check.sha === ref && check.name === name);
      return [200, { total_count: found.length, check_runs: found.map(wire) }];
    },
  };
}

function create(checks: FakeCheck[], written: Written): FakeCheck {
  const made: FakeCheck = {
    id: 500 + checks.length,
    name: written.name,
    sha: written.head_sha,
    conclusion: written.conclusion ?? null,
    externalId: written.external_id ?? null,
    title: '',
    summary: '',
    annotations: [],
  };
  write(made, written.output);
  checks.push(made);
  return made;
}

function write(check: FakeCheck, output: Output | undefined): void {
  if (!output) return;
  check.title = output.title;
  check.summary = output.summary;
  check.annotations.push(
    ...(output.annotations ?? []).map(({ path, start_line: line }) => `${path}:${line}`),
  );
}

function wire({ id, name, sha, conclusion, externalId, title, summary, annotations }: FakeCheck): object {
  return {
    ...{ id, name, conclusion, head_sha: sha, node_id: `CR_${id}`, status: 'completed' },
    ...{ external_id: externalId, url: SITE, html_url: SITE, details_url: SITE },
    ...{ started_at: NOW, completed_at: NOW, check_suite: { id: 1 }, app: null, pull_requests: [] },
    output: {
      ...{ title, summary, text: null },
      ...{ annotations_count: annotations.length, annotations_url: `${SITE}/annotations` },
    },
  };
}
