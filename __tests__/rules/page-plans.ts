import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import type { Report } from '../../src/plan/finding.js';
import { fleetList } from '../../src/cases/fleet.js';
import { blocks, configIn, policiesIn, sections, startIn } from '../../src/cases/page.js';
import { lastOnes } from '../last-ones.js';
import { type PlanCase, planOf } from '../plan-of.js';

export const FOLDER = 'docs/rules';

/** The sections of a rule's page. */
export function pageOf(rule: string): Map<string, string> {
  return sections(readFileSync(`${FOLDER}/${rule}.md`, 'utf8'));
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

/** Objects of YAML documents; the variants of a page have many in common. */
const objectsIn = lastOnes((documents: string) =>
  parseAllDocuments(documents).map((document) => document.toJS() as object),
);

/**
 * What a page asks to plan, with the section `example` as the head. A second block under `Fleet` is YAML of other objects in the
 * cluster.
 */
export function caseOf(page: ReadonlyMap<string, string>, example: string): PlanCase {
  const head = policiesIn(page.get(example)) ?? '';
  const [fleet = '', live = ''] = blocks(page.get('Fleet'));
  const at = startIn(head);
  const config = configIn(page.get('Base'));
  const proposedConfig = configIn(page.get(example));
  // `taken INSTANT` above the fleet.
  const takenAt = /^taken (\S+)$/m.exec(fleet)?.[1];
  return {
    head,
    base: policiesIn(page.get('Base')),
    snapshot: fleetList(fleet.replace(/^taken .*\n/, ''), objectsIn(live)),
    ...(config === null ? {} : { config }),
    ...(proposedConfig === null ? {} : { proposedConfig }),
    ...(at === null ? {} : { at }),
    ...(takenAt === undefined ? {} : { takenAt }),
    ...(page.has('Configuration') ? { config: policiesIn(page.get('Configuration')) ?? '' } : {}),
  };
}
