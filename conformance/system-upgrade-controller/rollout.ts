import type { JsonObject } from '../../src/manifest/manifest.js';
import { isCandidate, planLabel } from '../../src/systems/system-upgrade-controller/controller/selection.js';
import { differs, type Mismatch } from '../family.js';
import { Cluster } from './cluster.js';
import { planObject, secretHashes } from './hash-inputs.js';
import { type ClusterNode, type Course, type Outcome, type Plan, selectorOf } from './model.js';
import { nodeOf } from './selection.js';

/** plans + nodes + assumed job times and outcomes + edits -> starts, ends, state at the end. */
export function rollout(vector: JsonObject): Mismatch {
  const secrets = structuredClone(vector['secrets'] ?? []) as JsonObject[];
  const cluster = new Cluster(courseOf(vector), (name) => secretHashes(secrets)(name));
  for (const plan of vector['plans'] as JsonObject[])
    cluster.addPlan(plan['name'] as string, plan['uid'] as string, planObject(plan));
  for (const json of vector['nodes'] as JsonObject[]) addNode(cluster, json);
  for (const event of (vector['events'] ?? []) as JsonObject[])
    cluster.at(event['at'] as number, () => {
      happens(cluster, event, secrets);
    });
  cluster.play(vector['end'] as number);
  const expected = certain(vector['expected'] as JsonObject);
  return differs(expected, resultOf(cluster));
}

function addNode(cluster: Cluster, json: JsonObject): void {
  const { name, uid, labels } = nodeOf(json);
  const node = {
    name,
    uid,
    labels: { ...labels },
    cordoned: json['cordoned'] === true,
    notReady: json['notReady'] === true,
  };
  cluster.nodes.set(name, node);
}

function happens(cluster: Cluster, event: JsonObject, secrets: JsonObject[]): void {
  const op = event['op'] as string;
  switch (op) {
    case 'editPlan':
      cluster.editPlan(event['plan'] as string, planObject({ ...event, name: event['plan'] ?? '' }));
      return;
    case 'deletePlan':
      cluster.plans.delete(event['plan'] as string);
      return;
    case 'addNode':
      addNode(cluster, (event['node'] ?? event) as JsonObject);
      return;
    case 'deleteNode':
      cluster.removeNode(event['name'] as string);
      return;
    case 'editSecret':
      Object.assign(secrets.find(({ name }) => name === event['secret']) ?? {}, { data: event['data'] });
      return;
    case 'restartController':
      cluster.resend(true);
      return;
    default:
      throw new Error(`unknown event ${op}`);
  }
}

function courseOf(vector: JsonObject): Course {
  const controller = (vector['controller'] ?? {}) as Record<string, number>;
  const nodeSeconds = (vector['nodeSeconds'] ?? {}) as Record<string, number>;
  const outcomes = (vector['outcomes'] ?? {}) as Record<string, Outcome[]>;
  const versions = (vector['versionOutcomes'] ?? {}) as Record<string, Outcome>;
  return {
    startMs: Date.parse(vector['start'] as string),
    deadlineSeconds: controller['activeDeadlineSeconds'] ?? 600,
    ttlSeconds: controller['ttlSecondsAfterFinished'] ?? 900,
    failSeconds: vector['failSeconds'] as number,
    jobSeconds: (node) => nodeSeconds[node] ?? (vector['jobSeconds'] as number),
    outcome: (node, version, nth) => {
      const own = outcomes[node];
      return own ? (own[Math.min(nth, own.length - 1)] ?? 'ok') : (versions[version] ?? 'ok');
    },
  };
}

function resultOf(cluster: Cluster): JsonObject {
  const nodes = [...cluster.nodes.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const named = (has: (node: ClusterNode) => boolean): string[] => nodes.filter(has).map(({ name }) => name);
  const plans = [...cluster.plans.values()].map((plan) => [plan.name, planResult(plan, named)] as const);
  return {
    starts: sorted(cluster.starts),
    ends: sorted(cluster.ends),
    plans: Object.fromEntries(plans),
    cordonedAtEnd: named(({ cordoned }) => cordoned),
    notReadyAtEnd: named(({ notReady }) => notReady),
    maxNodesRunning: cluster.maxNodesRunning,
  };
}

function planResult(plan: Plan, named: (has: (node: ClusterNode) => boolean) => string[]): JsonObject {
  const { name, status, spec, applying, reason, maxApplying } = plan;
  const isDone = ({ labels }: ClusterNode): boolean => labels[planLabel(name)] === status.hash;
  return {
    applying,
    reason,
    complete: reason === 'Complete' ? 'True' : 'False',
    maxApplying,
    upToDate: named(isDone),
    due: named(
      (node) => isCandidate(node, selectorOf(spec)) && labelOf(node, name) !== 'disabled' && !isDone(node),
    ),
  };
}

function labelOf({ labels }: ClusterNode, planName: string): string | undefined {
  return labels[planLabel(planName)];
}

/** Order at equal instants carries no meaning. */
function sorted(list: readonly JsonObject[]): JsonObject[] {
  const key = ({ plan, node }: JsonObject): string => `${plan as string} ${node as string}`;
  return [...list].sort((a, b) => Number(a['at']) - Number(b['at']) || (key(a) < key(b) ? -1 : 1));
}

/** Without the remark on what a real cluster may do otherwise: the vectors' own model is played to its end. */
function certain(expected: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(expected).filter(([name]) => name !== 'uncertain'));
}
