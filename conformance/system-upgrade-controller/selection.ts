import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import { compileSelector } from '../../src/manifest/selector.js';
import { orderKey } from '../../src/systems/system-upgrade-controller/controller/hash.js';
import {
  type Candidate,
  selectNodes,
} from '../../src/systems/system-upgrade-controller/controller/selection.js';
import { isUsableName } from '../../src/systems/system-upgrade-controller/rollout/plans.js';
import { differs, type Mismatch } from '../family.js';

/** A node of a vector: its name stands for the hostname label where that is not given, and `-` for none. */
export interface VectorNode extends Candidate {
  readonly uid: string;
}

export function nodeOf(json: Json): VectorNode {
  const { name, uid, labels = {} } = json as { name: string; uid: string; labels?: Record<string, string> };
  const { 'kubernetes.io/hostname': host = name, ...others } = labels;
  return { name, uid, labels: host === '-' ? others : { ...others, 'kubernetes.io/hostname': host } };
}

/** plan status + nodes -> which nodes are applying, which start now, in which order the rest would. */
export function selection(vector: JsonObject): Mismatch {
  const plan = vector['plan'] as JsonObject;
  const nodes = (vector['nodes'] as Json[]).map(nodeOf);
  const expected = vector['expected'] as JsonObject;
  const planName = plan['name'] as string;
  const compiled = compileSelector(plan['nodeSelector'] ?? undefined);
  if ('error' in compiled || !isUsableName(planName))
    return differs({ hasError: 'error' in expected }, { hasError: true });
  const hash = plan['latestHash'] as string;
  const { kept, waiting, starts } = selectNodes(nodes, {
    planName,
    selector: compiled.selector,
    concurrency: (plan['concurrency'] as number | undefined) ?? 0,
    hash,
    applying: new Set(plan['applying'] as string[]),
    keyOf: (node) => orderKey((node as VectorNode).uid, plan['uid'] as string, hash),
  });
  const names = (list: readonly Candidate[]): string[] => list.map(({ name }) => name).sort();
  return differs(expected, {
    complete: kept.length + starts.length === 0,
    selected: names([...kept, ...starts]),
    startsNow: names(starts),
    stillApplying: names(kept),
    waitingOrder: waiting.map(({ name }) => name),
  });
}
