import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import type { Report } from '../../src/plan/finding.js';
import { nodeList, parseFleet } from '../fleet.js';
import { type PlanCase, planOf } from '../plan-of.js';

export const FOLDER = 'docs/rules';

/** The sections of a rule's page. */
export function pageOf(rule: string): Map<string, string> {
  return sections(readFileSync(`${FOLDER}/${rule}.md`, 'utf8'));
}

/** Sections of a page by heading. */
export function sections(page: string): Map<string, string> {
  const parts = page.split(/^## /m).slice(1);
  return new Map(
    parts.map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1)]),
  );
}

/** The first fenced block of a section that is no configuration. */
function block(section: string | undefined): string | null {
  return blocks(section).find((text) => !text.startsWith(CONFIG)) ?? null;
}

const CONFIG = '# .github/fleetplan.yml\n';

function configIn(section: string | undefined): string | null {
  return blocks(section).find((text) => text.startsWith(CONFIG)) ?? null;
}

function blocks(section = ''): string[] {
  return [...section.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map((match) => match[1] ?? '');
}

export type Example = 'Fails' | 'Passes';

const made = new Map<string, Report>();

/** The plan of one example of a rule's page: made once for all files of a process, several of which read every one of them. */
export function planOfPage(rule: string, example: Example): Report {
  const key = `${rule} ${example}`;
  const report = made.get(key) ?? planOf(caseOfPage(rule, example));
  made.set(key, report);
  return report;
}

/** What one example of a rule's page is planned of. */
export function caseOfPage(rule: string, example: Example): PlanCase {
  return caseOf(pageOf(rule), example);
}

/**
 * What a page asks to plan, with the section `example` as the head. A second block under `Fleet` is YAML of other objects in the
 * cluster.
 */
export function caseOf(page: ReadonlyMap<string, string>, example: string): PlanCase {
  const head = block(page.get(example)) ?? '';
  const [fleet = '', live = ''] = blocks(page.get('Fleet'));
  // `# planned at INSTANT` in the policies and `taken INSTANT` above the fleet.
  const at = /^# planned at (\S+)$/m.exec(head)?.[1];
  const config = configIn(page.get('Base'));
  const proposedConfig = configIn(page.get(example));
  const takenAt = /^taken (\S+)$/m.exec(fleet)?.[1];
  return {
    head,
    base: block(page.get('Base')),
    snapshot: nodeList(parseFleet(fleet.replace(/^taken .*\n/, '').replace(PODS, '')), [
      ...podsIn(fleet),
      ...parseAllDocuments(live).map((document) => document.toJS() as object),
    ]),
    ...(config === null ? {} : { config }),
    ...(proposedConfig === null ? {} : { proposedConfig }),
    ...(at === undefined ? {} : { at }),
    ...(takenAt === undefined ? {} : { takenAt }),
    ...(page.has('Configuration') ? { config: block(page.get('Configuration')) ?? '' } : {}),
  };
}

/** `pods web node-0001 node-0002`: ready pods of Deployment/web, with the label app=web, one on each node. */
const PODS = /^pods (\S+) (.+)$\n?/gm;

function podsIn(fleet: string): object[] {
  return [...fleet.matchAll(PODS)].flatMap(([, app = '', nodes = '']) =>
    nodes.split(' ').map((nodeName, i) => ({
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: {
        name: `${app}-5d59d67564-${i}`,
        namespace: 'default',
        labels: { app, 'pod-template-hash': '5d59d67564' },
        ownerReferences: [
          { apiVersion: 'apps/v1', kind: 'ReplicaSet', name: `${app}-5d59d67564`, controller: true },
        ],
      },
      spec: { nodeName },
      status: { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] },
    })),
  );
}
