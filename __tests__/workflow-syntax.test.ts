import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

// Source: docs.github.com, "Workflow syntax for GitHub Actions" and "Events that trigger workflows", as far as the workflows here go.
const text = z.string().min(1);
const value = z.union([z.string(), z.number(), z.boolean()]);
const values = z.record(text, value);
const SCOPES = [
  'actions',
  'attestations',
  'checks',
  'contents',
  'deployments',
  'id-token',
  'issues',
] as const;
const permissions = z.partialRecord(
  z.enum([...SCOPES, 'packages', 'pages', 'pull-requests', 'security-events', 'statuses']),
  z.enum(['read', 'write', 'none']),
);
const concurrency = z.union([
  text,
  z.strictObject({ group: text, 'cancel-in-progress': z.union([z.boolean(), text]).optional() }),
]);
const named = {
  id: z
    .string()
    .regex(/^[A-Za-z_][\w-]*$/)
    .optional(),
  name: text.optional(),
};
const when = { if: z.union([text, z.boolean()]).optional(), 'continue-on-error': z.boolean().optional() };
const step = z.union([
  z.strictObject({ ...named, ...when, uses: text, with: values.optional(), env: values.optional() }),
  z.strictObject({
    ...{ ...named, ...when, run: text, env: values.optional(), shell: text.optional() },
    'working-directory': text.optional(),
  }),
]);
const shared = {
  ...{ name: text.optional(), if: when.if, permissions: permissions.optional() },
  needs: z.union([text, z.array(text).min(1)]).optional(),
  strategy: z
    .strictObject({
      'fail-fast': z.boolean().optional(),
      'max-parallel': z.number().optional(),
      matrix: z.union([text, z.record(text, z.union([text, z.array(z.unknown()).min(1)]))]),
    })
    .optional(),
  concurrency: concurrency.optional(),
};
const job = z.union([
  z.strictObject({
    ...shared,
    uses: text,
    with: values.optional(),
    secrets: z.union([text, values]).optional(),
  }),
  z.strictObject({
    ...shared,
    'runs-on': z.union([text, z.array(text).min(1)]),
    steps: z.array(step).min(1),
    outputs: z.record(text, text).optional(),
    environment: z.union([text, z.strictObject({ name: text, url: text.optional() })]).optional(),
    env: values.optional(),
    'timeout-minutes': z.number().optional(),
  }),
]);
const EVENTS = [
  'pull_request',
  'pull_request_target',
  'merge_group',
  'push',
  'schedule',
  'workflow_dispatch',
] as const;
const event = z.enum([
  ...EVENTS,
  'workflow_call',
  'workflow_run',
  'deployment_protection_rule',
  'release',
  'deployment',
]);
const workflow = z.strictObject({
  name: text.optional(),
  'run-name': text.optional(),
  on: z.union([event, z.array(event), z.partialRecord(event, z.unknown())]),
  permissions: permissions.optional(),
  concurrency: concurrency.optional(),
  defaults: z.unknown().optional(),
  env: values.optional(),
  jobs: z.record(z.string().regex(/^[A-Za-z_][\w-]*$/), job),
});
type Workflow = z.output<typeof workflow>;
type Job = z.output<typeof job>;
type Step = z.output<typeof step>;

const FOLDER = '.github/workflows';
const ALL: readonly (readonly [place: string, page: string, text: string])[] = [
  ...readdirSync(FOLDER).map((name) => {
    const path = join(FOLDER, name);
    return [path, path, readFileSync(path, 'utf8')] as const;
  }),
  ...['README.md', ...readdirSync('docs').map((name) => join('docs', name))]
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].flatMap(([, shown = ''], i) =>
        /^jobs:$/m.test(shown) ? [[`${path}, block ${i + 1}`, path, shown] as const] : [],
      ),
    ),
];

const stepsOf = (one: Job): readonly Step[] => ('steps' in one ? one.steps : []);
const needsOf = ({ needs }: Job): readonly string[] => (typeof needs === 'string' ? [needs] : (needs ?? []));
const outputsOf = (one: Job): object => ('outputs' in one ? (one.outputs ?? {}) : {});

/** GitHub takes an undefined output for an empty text, without an error. */
function danglingIn({ jobs }: Workflow): string[] {
  return Object.entries(jobs).flatMap(([name, own]) => {
    const needs = needsOf(own);
    const written = JSON.stringify(own);
    const ids = stepsOf(own).flatMap(({ id }) => id ?? []);
    return [
      ...needs.filter((need) => !Object.hasOwn(jobs, need)).map((need) => `${name} needs ${need}`),
      ...[...written.matchAll(/\bneeds\.([\w-]+)(?:\.outputs\.([\w-]+))?/g)].flatMap(
        ([all, need = '', output]) => {
          const giver = needs.includes(need) ? jobs[need] : undefined;
          const isCalled = giver !== undefined && 'uses' in giver;
          return giver && (isCalled || output === undefined || Object.hasOwn(outputsOf(giver), output))
            ? []
            : [all];
        },
      ),
      ...[...written.matchAll(/\bsteps\.([\w-]+)\./g)].flatMap(([all, id = '']) =>
        ids.includes(id) ? [] : [all],
      ),
    ];
  });
}

/** Names of artifacts, with whatever is filled in as a star. */
function artifacts(page: string, action: 'upload' | 'download'): string[] {
  return ALL.filter(([, on]) => on === page).flatMap(([, , shown]) =>
    Object.values((parse(shown) as Workflow).jobs)
      .flatMap(stepsOf)
      .flatMap((one) => {
        if (!('uses' in one) || !one.uses.startsWith(`actions/${action}-artifact@`)) return [];
        const name = one.with?.['name'] ?? one.with?.['pattern'];
        return name === undefined ? [] : [String(name).replaceAll(/\$\{\{.*?\}\}/g, '*')];
      }),
  );
}

describe.each(ALL)('workflow syntax: the workflow of %s', (_place, page, shown) => {
  const parsed = parse(shown) as Workflow;

  test('workflow: valid by the syntax of GitHub', () => {
    const read = workflow.safeParse(parsed);
    expect(read.error?.issues ?? []).toEqual([]);
  });

  test('workflow: names existing jobs, steps and outputs', () => {
    expect(danglingIn(parsed)).toEqual([]);
  });

  test('workflow: steps are valid bash', () => {
    for (const one of Object.values(parsed.jobs).flatMap(stepsOf))
      if ('run' in one)
        expect(() =>
          execFileSync('bash', ['-n'], {
            input: one.run.replaceAll(/\$\{\{.*?\}\}/g, 'filled'),
            stdio: 'pipe',
          }),
        ).not.toThrow();
  });

  test('workflow: downloads only uploaded artifacts', () => {
    const given = new Set(artifacts(page, 'upload'));
    expect(artifacts(page, 'download').filter((name) => !given.has(name))).toEqual([]);
  });

  test('workflow: may read the artifacts of other runs that it downloads', () => {
    for (const one of Object.values(parsed.jobs)) {
      const asks = stepsOf(one).some((each) => 'uses' in each && each.with?.['run-id'] !== undefined);
      if (asks) expect({ ...parsed.permissions, ...one.permissions }).toMatchObject({ actions: 'read' });
    }
  });
});

test('workflows: pages and the repository have some', () => {
  expect(new Set(ALL.map(([, page]) => basename(page))).size).toBeGreaterThan(6);
});
