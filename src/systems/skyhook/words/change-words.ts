import { allOf, counted, verb } from '../../../manifest/words/plural.js';
import type { PackageChange } from '../objects/spec-change.js';

/** A config map value that was changed before every node had the package. */
export interface ConfigWait {
  readonly targets: number;
  readonly having: number;
  /** It starts at once, because a node fails in a stage that reads it. */
  readonly restarts: boolean;
}

/** Whom a change meets. */
interface Counts {
  /** Nodes that start at once. */
  readonly had: number;
  readonly blocked: number;
  readonly stopped: number;
  readonly wait: ConfigWait | null;
}

/** What a change of packages does that are never run, with the reason (`deadEndAmong`). */
export function neverRunText(change: PackageChange, why: string): string {
  return `${subjectOf(change)} starts nothing: ${why}.`;
}

function subjectOf({ kind, packages: changed }: PackageChange): string {
  const packages = namesOf(changed);
  return {
    'version-up': `A new version of ${packages}`,
    'version-down': `An older version of ${packages}`,
    'version-rewritten': `A version of ${packages} that is only written in another way`,
    'config-map': `A changed config map value of ${packages}`,
    'package-removed': `The removal of ${packages}`,
    uninstall: `The uninstall of ${packages}`,
    'interrupt-added': `The new interrupt of ${packages}`,
    'interrupt-removed': `That the interrupt of ${packages} goes`,
    'package-added': `The new package ${packages}`,
  }[kind];
}

/** What a change of the packages does, in a sentence. */
export function saysOf(change: PackageChange, batched: boolean, counts: Counts): string {
  const what = subjectOf(change);
  if (!batched) return atOnceText(change, what, counts);
  const again = AGAIN[change.kind];
  if (again) {
    const drains = change.kind === 'interrupt-added' ? ` ${MAYBE_UNDRAINED}` : '';
    return `${what} is rolled out in batches: nodes that have the package are no longer complete, and each ${again}.${drains}`;
  }
  if (change.kind === 'package-removed')
    return `${what} runs nothing on the nodes; what it installed stays there.`;
  return `${what} is rolled out in batches.`;
}

/** What is only taken out of the list beside a change that counts for more. */
export function alsoRemoves({ packages }: PackageChange): string {
  return `${namesOf(packages)} ${verb(packages.length, 'is', 'are')} taken out beside that: nodes keep what ${verb(packages.length, 'it has', 'they have')} done there, and new nodes do not get it.`;
}

/** Names of packages in quotes, as a sentence lists them. */
export function namesOf(packages: readonly string[]): string {
  return packages.map((name) => `"${name}"`).join(', ');
}

function atOnceText(change: PackageChange, what: string, counts: Counts): string {
  const { had, blocked, stopped, wait } = counts;
  const rest = [blockedRest(blocked), stoppedRest(stopped)].filter((part) => part !== '');
  if (had === 0 && stopped > 0) return [`${what} starts nothing by itself.`, ...rest].join(' ');
  const lead = wait ? waitText(what, wait, had) : startText(change, what, had);
  return [lead, ...rest].join(' ');
}

function startText({ kind }: PackageChange, what: string, had: number): string {
  const state = kind === 'uninstall' ? 'it' : 'the old state';
  if (had === 0) return `${what} starts nothing now: no node that it could start on has ${state}.`;
  return `${what} starts ${allOf(had, 'node')} that ${verb(had, 'has', 'have')} ${state} in one pass, whatever strategy and budget say.`;
}

function waitText(what: string, { targets, having, restarts }: ConfigWait, had: number): string {
  const all = counted(targets, 'node');
  if (restarts)
    return `${what} starts ${had === targets ? `all ${all}` : `${had} of ${all}`} in one pass, those too that do not have the package yet, because it fails on one in a stage that reads the config map; strategy and budget do not count.`;
  return `${what} waits until the package is complete on all ${all}, and ${having} ${verb(having, 'has', 'have')} it now; then it starts ${had === targets ? `all ${had}` : had} in one pass, whatever strategy and budget say.`;
}

/** Nodes that the change would start and the operator passes over; empty for none. */
function blockedRest(blocked: number): string {
  if (blocked === 0) return '';
  return `${counted(blocked, 'node')} more ${verb(blocked, 'is', 'are')} ignored or tainted and ${verb(blocked, 'does', 'do')} not start.`;
}

/** Nodes of compartments that an earlier failure has stopped; empty for none. */
function stoppedRest(stopped: number): string {
  if (stopped === 0) return '';
  return `${counted(stopped, 'node')} that ${verb(stopped, 'has', 'have')} the old state ${verb(stopped, 'is', 'are')} in a compartment that was stopped, and this change does not clear its stop: ${verb(stopped, 'it does', 'they do')} not start.`;
}

/** Which versions do so is not known, so it is said of all of them. */
const MAYBE_UNDRAINED =
  'An operator that drains before the first stage of a package only interrupts these nodes with their pods on them; here each is drained first.';

/** What a batch does to a node that has the package already. */
const AGAIN: Partial<Record<PackageChange['kind'], string>> = {
  'version-rewritten': 'runs it again from its first stage, as no node carries that text',
  'interrupt-added': 'is interrupted in its batch',
  'interrupt-removed': 'runs it again from its first stage',
};
