import { fieldAt, pathText } from '../../manifest/fields.js';
import type { Manifest } from '../../manifest/manifest.js';
import { groupOf } from '../../manifest/manifest.js';
import type { AllowedSpan, ResolvedGroup, ResolvedPolicy, Resolution, ResolveInput } from '../system.js';
import type { Admission } from './admission/admit.js';
import { admit } from './admission/admit.js';
import { allowedAt } from './allowed.js';
import type { PoolRollout } from './controller.js';
import { CONTROLLER_ID, PoolController } from './controller.js';
import { countNodes, isConsuming } from './mapping.js';
import { limitCalendar } from './limit-calendar.js';
import type { ApiVersion, NodePool } from './nodepool.js';
import type { PoolChange } from './pool-change.js';
import { changeOfPool, removal } from './pool-change.js';
import type { PoolNode, PoolNodes } from './pool-nodes.js';
import { poolNodes } from './pool-nodes.js';
import { allowedTimeline } from './timeline.js';
import { UNBOUNDED } from './budget.js';

/** Windows matter beyond the horizon as long as a dry rollout may last. */
const LOOK_AHEAD_MS = 366 * 86_400_000;

const BUDGETS = ['spec', 'disruption', 'budgets'];

/** True for NodePools of the two versions that are understood. */
export function isNodePool(apiVersion: string, kind: string): boolean {
  return kind === 'NodePool' && ['karpenter.sh/v1', 'karpenter.sh/v1beta1'].includes(apiVersion);
}

interface Resolved {
  readonly policy: ResolvedPolicy;
  readonly rollout: PoolRollout | null;
}

/** Plans one side: what each NodePool allows and when, which nodes the change makes drift, and pools that it removes. */
export function resolveKarpenter(input: ResolveInput): Resolution {
  const known = poolNodes(input.snapshot);
  const names = new Set(input.manifests.map(({ name }) => name));
  const removed = (input.previous ?? []).filter(({ name }) => !names.has(name));
  const resolved = [
    ...input.manifests.map((manifest) => resolvePool(manifest, input, known)),
    ...removed.map((manifest) => resolveRemoved(manifest, known)),
  ];
  const rollouts = resolved.flatMap(({ rollout }) => (rollout ? [rollout] : []));
  return {
    policies: resolved.map(({ policy }) => policy),
    targets: [],
    createControllers: () => (rollouts.length > 0 ? [PoolController.of(rollouts, input.at)] : []),
    assumedVersion:
      resolved.length > 0
        ? { version: '1.14', why: 'NodePools do not say which Karpenter reads them' }
        : null,
    problems: [],
  };
}

function resolvePool(manifest: Manifest, input: ResolveInput, known: PoolNodes): Resolved {
  const previous = (input.previous ?? []).find(({ name }) => name === manifest.name) ?? null;
  const admission = admit(manifest.object, previous?.object ?? null, versionOf(manifest));
  const findings = findingsOf(manifest, admission);
  const { pool } = admission;
  if (!pool) return { policy: findings, rollout: null };
  const nodes = known.byPool.get(manifest.name) ?? [];
  const before = previous && {
    manifest: previous,
    pool: admit(previous.object, null, versionOf(previous)).pool,
  };
  const change = changeOfPool({ manifest, pool }, before, input.previous !== null, nodes);
  const counts = countNodes(nodes.map(({ counted }) => counted)).get(manifest.name) ?? NO_NODES;
  const timeline = (to: number): AllowedSpan[] =>
    allowedTimeline(pool.budgets, counts, { from: input.at, to });
  const limit = allowedAt(pool.budgets, counts.total, input.at).ceiling.Drifted;
  const enforced = limit >= UNBOUNDED ? null : Math.max(0, limit);
  const ceiling = { declared: budgetsText(pool), documented: enforced, enforced };
  const calendar = limitCalendar(manifest, pool, counts, input.at);
  const group = { ...groupOfPool(manifest, nodes, { ceiling, allowed: timeline(input.until) }), calendar };
  const levels = timeline(Math.max(input.until, input.at + LOOK_AHEAD_MS)).filter(
    ({ reason }) => reason === 'Drifted',
  );
  return {
    policy: {
      ...findings,
      groups: [group],
      change: change.effect,
      notes: [...findings.notes, ...notesOf(pool, known)],
    },
    rollout: rolloutOf(manifest.name, nodes, change, levels),
  };
}

const NO_NODES = { total: 0, consuming: 0 };

/** In the plan of the side without it, the removed pool takes all its nodes at once. */
function resolveRemoved(manifest: Manifest, known: PoolNodes): Resolved {
  const nodes = known.byPool.get(manifest.name) ?? [];
  const change = removal(manifest, nodes);
  const ceiling = { declared: null, documented: null, enforced: null };
  const group = { ...groupOfPool(manifest, nodes, { ceiling, allowed: [] }), blocked: [] };
  const policy = { ...emptyPolicy(manifest), written: null, groups: [group], change: change.effect };
  const levels = [{ from: Number.NEGATIVE_INFINITY, limit: null }];
  const rollout = {
    name: manifest.name,
    nodes: nodes.map(({ name }) => name),
    consuming: new Set<string>(),
    levels,
  };
  return { policy, rollout };
}

function groupOfPool(
  manifest: Manifest,
  nodes: readonly PoolNode[],
  limits: Pick<ResolvedGroup, 'ceiling' | 'allowed'>,
): ResolvedGroup {
  const ref = refOf(manifest);
  const isWritten = fieldAt(manifest.object, ...BUDGETS) !== undefined;
  return {
    name: manifest.name,
    rolls: ref,
    runs: { controller: CONTROLLER_ID, group: manifest.name },
    unit: 'node',
    targets: nodes.map(({ name }) => name),
    selected: nodes.length,
    lostTo: {},
    ...limits,
    strategy: null,
    brakes: null,
    blocked: nodes.flatMap(({ name, blocked }) => (blocked === null ? [] : [{ target: name, why: blocked }])),
    documented: null,
    carriedOver: null,
    declaredIn: ref,
    places: isWritten ? { budget: manifest.placeOf(BUDGETS) } : {},
  };
}

function rolloutOf(
  name: string,
  nodes: readonly PoolNode[],
  { drifts }: PoolChange,
  levels: PoolRollout['levels'],
): PoolRollout {
  const consuming = nodes.filter(({ counted }) => counted.initialized && isConsuming(counted));
  return {
    name,
    nodes: nodes.filter((node) => node.blocked === null && drifts.has(node.name)).map((node) => node.name),
    consuming: new Set(consuming.map((node) => node.name)),
    levels,
  };
}

function findingsOf(manifest: Manifest, admission: Admission): ResolvedPolicy {
  return {
    ...emptyPolicy(manifest),
    rejections: admission.errors.map(({ stage, path, message }) => ({
      message,
      by: `karpenter ${stage}`,
      place: manifest.placeOf(path),
    })),
    unknownFields: admission.unknownFields.map(({ path, suggestion }) => ({
      path: pathText(path),
      place: manifest.placeOf(path),
      suggestion,
    })),
  };
}

function emptyPolicy(manifest: Manifest): ResolvedPolicy {
  return {
    ref: refOf(manifest),
    apiVersion: manifest.apiVersion,
    place: manifest.place,
    live: false,
    written: { spec: manifest.object['spec'] ?? null },
    uses: [],
    groups: [],
    change: null,
    rejections: [],
    unknownFields: [],
    missingReferences: [],
    emptySelectors: [],
    legacy: [],
    notes: [],
  };
}

function notesOf(pool: NodePool, { knowsClaims }: PoolNodes): string[] {
  const notes = ['Nothing stops a bad change: as long as replacements become ready, the drift goes on.'];
  if (!knowsClaims) notes.push('The snapshot has no NodeClaims: each node of the pool is taken to have one.');
  if (pool.apiVersion === 'v1' && pool.template.expireAfterMs !== null)
    notes.push('expireAfter deletes nodes by age; budgets and windows do not hold that back.');
  return notes;
}

function budgetsText({ budgets }: NodePool): string {
  if (budgets.length === 0) return 'none';
  return budgets
    .map(({ nodes, reasons, schedule }) =>
      [nodes, ...(reasons ? [reasons.join('+')] : []), ...(schedule === null ? [] : [`at ${schedule}`])].join(
        ' ',
      ),
    )
    .join('; ');
}

function versionOf({ apiVersion }: Manifest): ApiVersion {
  return apiVersion === `${groupOf(apiVersion)}/v1beta1` ? 'v1beta1' : 'v1';
}

function refOf({ kind, name }: Manifest): ResolvedPolicy['ref'] {
  return { system: 'karpenter', kind, namespace: null, name };
}
