import { asUnjudged, errorAt, type Problem } from '../manifest/problem.js';
import type { Manifest } from '../manifest/manifest.js';
import type { ProblemCode } from '../manifest/problem-codes.js';
import { visible } from '../manifest/words/visible.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import { claimedAs } from '../systems/claimed.js';
import type { ResolvedPolicy } from '../systems/system.js';
import { isSameObject } from './reading/set-aside.js';
import {
  groupsOfKind,
  isPlanned,
  isUnknownKind,
  meantGroup,
  meantKind,
  PLANNED_KINDS,
} from './objects/planned-kinds.js';

/**
 * Policies that nobody judged: of kinds or API groups that look like a planned one, or of a planned kind of another group. What the
 * base holds just so is a warning.
 */
export function unplanned(
  manifests: readonly Manifest[],
  before: readonly Manifest[] | null = null,
): Problem[] {
  const problems = manifests.flatMap((manifest) =>
    problemsOf(manifest).map((problem) => ({ manifest, problem })),
  );
  const isOld = (manifest: Manifest): boolean =>
    before?.some((other) => isSameObject(manifest, other)) === true;
  return problems.map(({ manifest, problem }) =>
    isOld(manifest) ? { ...problem, severity: 'warning' } : problem,
  );
}

function problemsOf(manifest: Manifest): Problem[] {
  if (isPlanned(manifest)) return [];
  const kind = meantKind(manifest);
  if (kind !== null) return [noSuchKind(manifest, kind)];
  if (isUnknownKind(manifest)) return [unknownKind(manifest)];
  const group = meantGroup(manifest);
  if (group !== null) return [noSuchGroup(manifest, group)];
  return PLANNED_KINDS.includes(manifest.kind) ? [otherGroup(manifest)] : [];
}

/**
 * Nothing was judged, or everything that would be is gone: that must be said beside a green check. `policies` are those of both
 * sides: an object of no planned kind counts where a policy of the cluster uses it, as a NodePool its NodeClass.
 */
export function nothingToPlan(
  head: readonly Manifest[],
  /** Null without a base. */
  base: readonly Manifest[] | null,
  policies: readonly ResolvedPolicy[],
  { requirePolicies }: { readonly requirePolicies: boolean },
): Problem[] {
  if (head.some(isPlanned)) return [];
  const severity = requirePolicies ? 'error' : 'warning';
  const isGone = base?.some(isPlanned) === true;
  if (!isGone && policies.some(({ live }) => !live)) return [];
  const isAsBefore =
    base?.length === head.length && head.every((one) => base.some((other) => isSameObject(one, other)));
  return [
    {
      severity,
      code: isGone ? 'policies-gone' : 'no-policies',
      message: isGone
        ? 'Every rollout policy of the base is gone from these files; there is nothing left to judge. If they were moved or renamed, add the new paths or globs.'
        : 'No rollout policy was found in these files; nothing was judged. Check the paths or globs.',
      place: null,
      picture: null,
      ...(severity === 'warning' && isAsBefore ? { isStanding: true } : {}),
    },
  ];
}

/** Over no nodes a policy for nodes is harmless: for one, a snapshot of other things is missing input, not a fleet. */
export function noFleet(
  manifests: readonly Manifest[],
  snapshot: Snapshot,
  snapshotProblems: readonly Problem[],
): Problem[] {
  const isReported = snapshotProblems.some(({ severity }) => severity === 'error');
  if (snapshot.nodes.length > 0 || isReported || !manifests.some(needsNodes)) return [];
  return [
    errorAt(
      null,
      'no-nodes',
      'The snapshot holds no nodes, so nothing can be said about a rollout over them. Take it with `kubectl get nodes -o json`.',
    ),
  ];
}

function needsNodes(manifest: Manifest): boolean {
  const claimed = claimedAs(manifest);
  return claimed !== null && (claimed.spec.needsNodes?.(manifest) ?? true);
}

function noSuchKind(manifest: Manifest, meant: string): Problem {
  return errorAt(
    manifest.place,
    'unknown-kind',
    `${manifest.kind}/${manifest.name}: ${manifest.apiVersion} has no kind ${manifest.kind}, so the cluster refuses it and it was not judged. Write ${meant}.`,
  );
}

function unknownKind({ kind, name, apiVersion, place }: Manifest): Problem {
  return errorAt(
    place,
    'unknown-kind',
    `${visible(kind)}/${visible(name)} was not judged: no kind ${visible(kind)} of ${visible(apiVersion)} is known here. Correct it if it is mistyped. Where it limits no rollout, take its file out of the globs (\`!${visible(place.file)}\`).`,
  );
}

function noSuchGroup(manifest: Manifest, meant: string): Problem {
  return errorAt(
    manifest.place,
    'unknown-group',
    `${manifest.kind}/${manifest.name}: no API group that is planned is called ${manifest.apiVersion}, so it was not judged. Write ${meant}.`,
  );
}

/** A kind of the same name may be another project's, or a later group of one that is planned: nobody can tell here. */
function otherGroup({ kind, name, apiVersion, place }: Manifest): Problem {
  const known = groupsOfKind(kind).join(' and ') || 'karpenter.sh';
  return errorAt(
    place,
    'other-group',
    `${visible(kind)}/${visible(name)} was not judged: ${visible(kind)} is planned as a kind of ${known}, and this one is of ${visible(apiVersion)}. Where it limits no rollout, take its file out of the globs (\`!${visible(place.file)}\`).`,
  );
}

/**
 * The same problems as the configuration wants them: `unjudged: error` makes an error of what is named, `unjudged: warn` names what the
 * change adds. What was evaluated before and is not any more stays an error.
 */
export function severityOf(problems: readonly Problem[], unjudged: 'error' | 'warn' | null): Problem[] {
  return problems.map((problem) => {
    const { severity, isUnjudged, isOfNew, code } = problem;
    if (unjudged === 'error' && isUnjudged === true && !PLANNED.has(code))
      return { ...problem, severity: 'error' };
    return unjudged === 'warn' && isOfNew === true && severity === 'error' ? asUnjudged(problem) : problem;
  });
}

/** What was evaluated and is a warning all the same: it waits, or stays in the cluster. */
const PLANNED: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['suspended', 'not-pruned']);
