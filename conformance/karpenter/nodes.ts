import { fieldAt } from '../../src/manifest/fields.js';
import type { JsonObject } from '../../src/manifest/manifest.js';
import type { Admission } from '../../src/systems/karpenter/admission/admit.js';
import { candidacyOf } from '../../src/systems/karpenter/controller/consolidation.js';
import { type DriftClaim, poolDrift, restamped } from '../../src/systems/karpenter/controller/drift.js';
import { HASH_VERSION, templateHash } from '../../src/systems/karpenter/controller/hash.js';
import { expiryOf } from '../../src/systems/karpenter/rollout/expiries.js';
import type { NodePool } from '../../src/systems/karpenter/objects/nodepool.js';
import type { PodOnNode } from '../../src/systems/karpenter/objects/pods.js';
import { claimDrain } from '../../src/systems/karpenter/rollout/drains.js';
import { differs, type Families } from '../family.js';
import { outcomeOf } from './pools.js';
import { instant, objects, stamp, text, texts, truth } from '../read.js';
import { durationMs, textOrNull } from './read.js';

const OTHER_HASH = '1234567890';

/** Base and head of an edit, and which of the two is in force after it. */
interface Edit {
  readonly headVerdict: string;
  readonly base: NodePool | null;
  readonly inForce: NodePool | null;
  readonly hashBase: string;
  readonly hashHead: string;
  readonly storedBase: JsonObject | undefined;
  readonly storedHead: JsonObject | undefined;
}

function editOf(vector: JsonObject): Edit {
  const base = outcomeOf(text(vector, 'base'), null).admission;
  const { verdict, admission: head } = outcomeOf(text(vector, 'head'), text(vector, 'base'));
  const headPool = head?.pool ?? null;
  return {
    headVerdict: verdict,
    base: base?.pool ?? null,
    inForce: headPool ?? base?.pool ?? null,
    hashBase: hashOf(base),
    hashHead: hashOf(head),
    storedBase: base?.stored ?? undefined,
    storedHead: headPool ? (head?.stored ?? undefined) : undefined,
  };
}

function hashOf(admission: Admission | null): string {
  return admission?.pool ? templateHash(admission.pool.template) : '';
}

export const nodeFamilies: Families = {
  hashFields: (vector) => {
    const { headVerdict, hashBase, hashHead } = editOf(vector);
    return differs(expectedOf(vector, ['headVerdict', 'hashBase', 'hashHead', 'hashChanged']), {
      headVerdict,
      hashBase,
      hashHead,
      hashChanged: hashHead !== '' && hashHead !== hashBase,
    });
  },

  drift: (vector) => {
    const edit = editOf(vector);
    const pool = edit.inForce;
    if (!pool) throw new TypeError('neither base nor head is stored');
    const poolHash = templateHash(pool.template);
    const version = textOrNull(vector, 'poolHashVersion') ?? HASH_VERSION;
    // What the provider answers is in no manifest, and no plan asks it: `verdict` is `core` with that.
    const core = objects(vector, 'expected').map((node) => ({
      name: node['name'] ?? null,
      core: node['core'] ?? null,
    }));
    const actual = objects(vector, 'nodes').map((node) => {
      const claim = driftClaim(node, edit.hashBase, poolHash);
      const own = restamped(claim, version === 'missing' ? null : version, poolHash);
      return { name: text(node, 'name'), core: poolDrift(pool, poolHash, claim, own).kind };
    });
    return differs(
      { ...expectedOf(vector, ['headVerdict', 'hashChanged']), expected: core },
      {
        headVerdict: edit.headVerdict,
        hashChanged: edit.hashHead !== '' && edit.hashHead !== edit.hashBase,
        expected: actual,
      },
    );
  },

  expiry: (vector) => {
    const edit = editOf(vector);
    const actual = objects(vector, 'nodeClaims').map((claim) => claimExpiry(claim, vector, edit));
    return differs(expectedOf(vector, ['headVerdict', 'hashChanged', 'expected']), {
      headVerdict: edit.headVerdict,
      hashChanged: edit.hashHead !== '' && edit.hashHead !== edit.hashBase,
      expected: actual,
    });
  },

  consolidatable: (vector) => {
    const pool = {
      replicas: truth(vector, 'static', false) ? 1 : null,
      consolidateAfterMs: lengthOf(text(vector, 'consolidateAfter')),
      consolidationPolicy: text(vector, 'consolidationPolicy'),
    };
    const node = {
      initializedAt: instantOrNull(vector, 'initializedAt'),
      lastPodEventAt: instantOrNull(vector, 'lastPodEventAt'),
      doNotDisrupt: truth(vector, 'nodeDoNotDisrupt', false),
      pods: texts(vector, 'pods').map(podOfKind),
    };
    const candidacy = candidacyOf(pool, node, instant(vector, 'now'));
    const from = candidacy.consolidatableFrom;
    return differs(vector['expected'] ?? null, {
      ...candidacy,
      consolidatableFrom: from === null ? null : stamp(from),
    });
  },
};

function expectedOf(vector: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(keys.map((key) => [key, vector[key] ?? null]));
}

function instantOrNull(object: JsonObject, key: string): number | null {
  return textOrNull(object, key) === null ? null : instant(object, key);
}

/** A length of a pool or claim; null for `Never`, and for the empty text that stands for none. */
function lengthOf(written: string): number | null {
  return written === 'Never' || written === '' ? null : durationMs(written);
}

function driftClaim(node: JsonObject, hashBase: string, hashHead: string): DriftClaim {
  const hashes: Record<string, string> = { base: hashBase, head: hashHead, other: OTHER_HASH };
  const version = text(node, 'hashVersion');
  const labels = Object.entries(node['labels'] ?? {}).map(([key, value]) => [key, String(value)] as const);
  return {
    labels: new Map(labels),
    stamp: { hash: hashes[text(node, 'hash')] ?? null, version: version === 'missing' ? null : version },
    launched: truth(node, 'launched', true),
    marked: truth(node, 'driftedBefore', false),
  };
}

/** The end of a claim by its age, as the dry rollout plans it: the node expires, and its drain ends by force. */
function claimExpiry(claim: JsonObject, vector: JsonObject, edit: Edit): JsonObject {
  const [now, createdAt] = [instant(vector, 'now'), instant(claim, 'createdAt')];
  const isNew = edit.storedHead !== undefined && createdAt >= instant(vector, 'appliedAt');
  const spec = fieldAt(isNew ? edit.storedHead : edit.storedBase, 'spec', 'template', 'spec') as JsonObject;
  const expireAfter = textOrNull(claim, 'specExpireAfter') ?? text(spec, 'expireAfter');
  const grace =
    textOrNull(claim, 'specTerminationGracePeriod') ?? textOrNull(spec, 'terminationGracePeriod') ?? '';
  const deletingSince = instantOrNull(claim, 'deletingSince');
  const expiresAt = deletingSince === null ? expiryOf(createdAt, lengthOf(expireAfter)) : null;
  const deletedAt = deletingSince ?? (expiresAt === null ? null : Math.max(expiresAt, now));
  const { forcedAfterMs } = claimDrain({ graceMs: lengthOf(grace), keptUntil: null }, now);
  const isDue =
    expiresAt !== null && expiresAt < instant(vector, 'horizonEnd') ? 'inHorizon' : 'afterHorizon';
  return {
    name: text(claim, 'name'),
    expireAfter,
    expiresAt: expiresAt === null ? null : stamp(expiresAt),
    status:
      deletingSince !== null
        ? 'alreadyDeleting'
        : expiresAt === null
          ? 'never'
          : expiresAt <= now
            ? 'deletesNow'
            : isDue,
    drainForcedBy: deletedAt === null || forcedAfterMs === null ? null : stamp(deletedAt + forcedAfterMs),
    terminationMode: forcedAfterMs === null ? 'graceful' : forcedAfterMs === 0 ? 'forceful' : 'eventual',
  };
}

function podOfKind(kind: string): PodOnNode {
  return {
    ofDaemonSet: kind === 'daemonset',
    isStatic: kind === 'static',
    finished: kind === 'finished',
    deletionCost: kind === 'costNegative' ? -2147483647 : 0,
    priority: kind === 'priorityLow' ? -1000000000 : 0,
    keptUntil: kind === 'doNotDisrupt' ? Infinity : null,
  };
}
