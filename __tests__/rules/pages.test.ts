import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../src/plan/finding.js';
import { RULES } from '../../src/rules/index.js';
import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';

const FOLDER = 'docs/rules';
const HEADINGS = ['Why', 'Fleet', 'Fails', 'Passes', 'Options', 'When not to use it'];

/** Sections of a page by heading. */
function sections(page: string): Map<string, string> {
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

function findings(page: Map<string, string>, example: 'Fails' | 'Passes'): readonly Finding[] {
  const head = block(page.get(example)) ?? '';
  const fleet = block(page.get('Fleet')) ?? '';
  // `# planned at INSTANT` in the policies and `taken INSTANT` above the fleet.
  const at = /^# planned at (\S+)$/m.exec(head)?.[1];
  const config = configIn(page.get('Base'));
  const proposedConfig = configIn(page.get(example));
  const takenAt = /^taken (\S+)$/m.exec(fleet)?.[1];
  return planOf({
    head,
    base: block(page.get('Base')),
    snapshot: nodeList(parseFleet(fleet.replace(/^taken .*\n/, '').replace(PODS, '')), podsIn(fleet)),
    ...(config === null ? {} : { config }),
    ...(proposedConfig === null ? {} : { proposedConfig }),
    ...(at === undefined ? {} : { at }),
    ...(takenAt === undefined ? {} : { takenAt }),
    ...(page.has('Configuration') ? { config: block(page.get('Configuration')) ?? '' } : {}),
  }).findings;
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

describe('every rule has a page', () => {
  test('and every page a rule', () => {
    const pages = readdirSync(FOLDER).filter((name) => name !== 'README.md');
    expect(pages.sort()).toEqual(RULES.map((rule) => `${rule.id}.md`).sort());
  });

  test.each(RULES.map((rule) => [rule.id] as const))(
    '%s: headings, a failing and a passing example',
    (id) => {
      const page = sections(readFileSync(`${FOLDER}/${id}.md`, 'utf8'));
      expect([...page.keys()].filter((heading) => heading !== 'Base' && heading !== 'Configuration')).toEqual(
        HEADINGS,
      );
      const broken = findings(page, 'Fails').filter(
        (finding) => finding.rule === id && finding.status !== 'fixed',
      );
      expect(broken.length).toBeGreaterThan(0);
      for (const finding of broken) {
        expect(finding.message).toMatch(/\.$/);
        expect(finding.remediation).toMatch(/[.?]$/);
        // What is said of the whole fleet stands in no file.
        if (finding.policy !== null) expect(finding.place).not.toBeNull();
      }
      const still = findings(page, 'Passes').filter(
        (finding) => finding.rule === id && finding.status !== 'fixed',
      );
      expect(still.map((finding) => finding.message)).toEqual([]);
    },
  );

  test('every option of a rule is named on its page', () => {
    for (const rule of RULES) {
      const options = sections(readFileSync(`${FOLDER}/${rule.id}.md`, 'utf8')).get('Options') ?? '';
      for (const name of Object.keys(rule.options.shape)) expect(options).toContain(`\`${name}\``);
    }
  });
});
