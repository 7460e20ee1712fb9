import { few } from '../../manifest/words/listing.js';
import { groupedBy } from '../../manifest/lookup/grouped.js';
import type { SidePlan } from '../../plan/model.js';
import { canonicalJson } from '../../manifest/values/canonical.js';
import { factsOf, type ObjectFault, type PolicyRef } from '../../systems/system.js';
import type { RuleInput, RuleResult } from '../rule.js';

const SHOWN = 3;

interface Found {
  readonly fault: ObjectFault;
  readonly policy: PolicyRef;
  readonly group: string | null;
}

/** One violation for all objects of which the same is to be said: forty of them are one cause. */
export function faultViolations(
  { side, base }: Pick<RuleInput<unknown>, 'side' | 'base'>,
  kind: ObjectFault['kind'],
): RuleResult[] {
  const found = faultsOf(side, kind);
  const unnamed = found.filter((one) => !isNamed(one));
  return [
    ...gathered(unnamed, ({ group, fault }) => canonicalJson([group, fault.says])).map((list) =>
      violationOf(list, list[0].fault.says, list[0].group),
    ),
    ...namedViolations(found.filter(isNamed), base ? faultsOf(base, kind).filter(isNamed) : []),
  ];
}

/**
 * Faults with a name of their own keep it on both sides, whichever object they are told at and however they are worded: those
 * that the base says together stay together, and what is new is gathered by itself.
 */
function namedViolations(found: readonly Found[], before: readonly Found[]): RuleResult[] {
  const known = new Map(
    bySentence(before).flatMap((list) => list.map((one) => [nameOf(one), namesOf(list)] as const)),
  );
  const kept = found.filter((one) => known.has(nameOf(one)));
  const fresh = found.filter((one) => !known.has(nameOf(one)));
  return [
    ...gathered(kept, (one) => known.get(nameOf(one)) ?? '').map((list) =>
      violationOf(list, known.get(nameOf(list[0])) ?? '', null),
    ),
    ...bySentence(fresh).map((list) => violationOf(list, namesOf(list), null)),
  ];
}

function isNamed({ fault }: Found): boolean {
  return fault.subject !== undefined;
}

function nameOf({ fault }: Found): string {
  return fault.subject ?? '';
}

function namesOf(list: readonly Found[]): string {
  return list.map(nameOf).sort().join(' ');
}

function bySentence(found: readonly Found[]): Some<Found>[] {
  return gathered(found, ({ fault }) => fault.says);
}

type Some<T> = readonly [T, ...T[]];

function faultsOf(side: SidePlan, kind: ObjectFault['kind']): Found[] {
  return side.policies.flatMap((policy) =>
    factsOf(policy, 'object-fault')
      .filter((fault) => fault.kind === kind)
      .map((fault) => ({ fault, policy: policy.ref, group: policy.effect.groups[0]?.name ?? null })),
  );
}

function gathered<T>(list: readonly T[], keyOf: (item: T) => string): Some<T>[] {
  return [...groupedBy(list, keyOf).values()];
}

function violationOf(list: Some<Found>, subject: string, group: string | null): RuleResult {
  const weightOf = ({ fault }: Found): number => fault.weight ?? 1;
  const worst = list.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a));
  const about = list.map(({ fault }) => fault.about);
  return {
    policy: worst.policy,
    group,
    subject,
    about: null,
    says: gathered(list, ({ fault }) => fault.says)
      .map(sentenceOf)
      .join(' '),
    fix: worst.fault.remediation,
    place: worst.fault.place,
    magnitude: list.reduce((sum, one) => sum + weightOf(one), 0),
    evidence: { cause: worst.fault.kind, about, count: about.length },
    isStandIn: group !== null || worst.fault.subject !== undefined,
  };
}

function sentenceOf(list: Some<Found>): string {
  const [{ policy, fault }] = list;
  const about = list.map((one) => one.fault.about);
  return `${policy.kind} ${few(about, SHOWN)}: ${fault.says}.`;
}
