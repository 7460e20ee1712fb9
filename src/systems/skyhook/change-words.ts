import { counted, verb } from '../../manifest/plural.js';
import type { PackageChange } from './change.js';

/** What a change of packages does that depend on each other in a circle. */
export function neverRunText(change: PackageChange): string {
  return `${subjectOf(change)} starts nothing: of packages that depend on each other in a circle the operator runs none.`;
}

function subjectOf({ kind, packages: changed }: PackageChange): string {
  const packages = changed.map((name) => `"${name}"`).join(', ');
  return {
    'version-up': `A new version of ${packages}`,
    'version-down': `An older version of ${packages}`,
    'version-rewritten': `A version of ${packages} that is only written in another way`,
    'config-map': `A changed config map value of ${packages}`,
    'package-removed': `The removal of ${packages}`,
    'interrupt-added': `The new interrupt of ${packages}`,
    'interrupt-removed': `That the interrupt of ${packages} goes`,
    'package-added': `The new package ${packages}`,
  }[kind];
}

/** What a change of the packages does, in a sentence. */
export function saysOf(
  change: PackageChange,
  batched: boolean,
  { had, blocked, stopped }: { had: number; blocked: number; stopped: number },
): string {
  const what = subjectOf(change);
  if (!batched) {
    const rest = [blockedRest(blocked), stoppedRest(stopped)].filter((part) => part !== '').join(' ');
    if (had === 0 && stopped > 0) return `${what} starts nothing by itself. ${rest}`;
    const all = `${what} starts all ${counted(had, 'node')} that ${verb(had, 'has', 'have')} the old state in one pass, whatever strategy and budget say.`;
    return rest === '' ? all : `${all} ${rest}`;
  }
  const again = AGAIN[change.kind];
  if (again) {
    const drains = change.kind === 'interrupt-added' ? ` ${MAYBE_UNDRAINED}` : '';
    return `${what} is rolled out in batches: nodes that have the package are no longer complete, and each ${again}.${drains}`;
  }
  if (change.kind === 'package-removed')
    return `${what} runs nothing on the nodes; what it installed stays there.`;
  return `${what} is rolled out in batches.`;
}

function blockedRest(blocked: number): string {
  if (blocked === 0) return '';
  return `${counted(blocked, 'node')} more ${verb(blocked, 'is', 'are')} ignored or tainted and ${verb(blocked, 'does', 'do')} not start.`;
}

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
