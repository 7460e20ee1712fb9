import { expect } from '@jest/globals';
import type { Finding } from '../../../src/plan/finding.js';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';

/** What a plan is made of. */
export interface World {
  readonly base?: readonly object[];
  readonly head: readonly object[];
  readonly fleet?: string;
  /** Beside the nodes in the snapshot. */
  readonly others?: readonly object[];
  /** In the place of `fleet` and `others`. */
  readonly snapshot?: object;
  readonly config?: string;
  readonly at?: string;
}

/** What an edit makes of it. */
interface Edit extends Partial<World> {
  /** Rules that tell what the text announces of this edit. */
  readonly brings?: readonly string[];
}

/** A change with an effect that no number shows, and what becomes of it with each edit that its text names. */
export interface TriedFix extends World {
  readonly effect: string;
  /** For an effect that another rule tells. */
  readonly rule?: string;
  readonly fixed: (remediation: string) => readonly Edit[];
}

function findingsOf({
  base,
  head,
  fleet = '4 nodes',
  others = [],
  snapshot,
  config,
  at,
}: World): readonly Finding[] {
  const { findings } = planOf({
    ...(base ? { base: textOf(base) } : {}),
    head: textOf(head),
    snapshot: snapshot ?? nodeList(parseFleet(fleet), others),
    ...(config === undefined ? {} : { config }),
    ...(at === undefined ? {} : { at }),
  });
  return findings.filter(({ status }) => status !== 'fixed');
}

const RANKS = ['info', 'warning', 'error'];

/** What a finding is about, so that one which was there before is no new one. */
const aboutOf = ({ rule, evidence, severity }: Finding): string =>
  [severity, rule, effectOf(evidence) ?? ''].join(' ');

function effectOf({ effect, cause }: Finding['evidence']): string | undefined {
  return [effect, cause].find((name) => typeof name === 'string');
}

/** The finding is gone with each of the edits, and none as bad or worse has come. Returns the text that was followed. */
export function followed(tried: TriedFix): string {
  const { effect, rule = 'not-in-the-numbers', fixed, ...world } = tried;
  const isIt = ({ rule: own, evidence }: Finding): boolean =>
    own === rule && [effect, undefined].includes(effectOf(evidence));
  const first = findingsOf(world);
  const broken = first.find(isIt);
  if (!broken) throw new Error(`no ${effect} to mend in ${first.map(aboutOf).join(', ')}`);
  const known = new Set(first.map(aboutOf));
  const edits = fixed(broken.remediation);
  if (edits.length === 0) throw new Error(`${broken.remediation} names no edit that was tried`);
  for (const edit of edits) {
    const { brings = [], ...changed } = edit;
    const after = findingsOf({ ...world, ...changed });
    const worse = after.filter(
      (one) =>
        (isIt(one) || one.status !== 'unchanged') &&
        !brings.includes(one.rule) &&
        RANKS.indexOf(one.severity) >= RANKS.indexOf(broken.severity) &&
        (isIt(one) || !known.has(aboutOf(one))),
    );
    expect(worse.map(({ message }) => message)).toEqual([]);
  }
  return broken.remediation;
}
