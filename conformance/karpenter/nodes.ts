import { fieldAt } from '../../src/manifest/fields.js';
import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import type { Admission } from '../../src/systems/karpenter/admission/admit.js';
import { candidacyOf } from '../../src/systems/karpenter/controller/consolidation.js';
import {
  type PoolDrift,
  poolDrift,
  restamped,
  type Stamp,
} from '../../src/systems/karpenter/controller/drift/drift.js';
import { HASH_VERSION, templateHash } from '../../src/systems/karpenter/controller/drift/hash.js';
import type { NodePool } from '../../src/systems/karpenter/objects/nodepool.js';
import type { PodOnNode } from '../../src/systems/karpenter/objects/pods.js';
import { differs, type Families } from '../family.js';
import { claimEnd } from './claim-end.js';
import { outcomeOf } from './pools.js';
import { type AgedClaim, type Drift, driftOf, type ProviderAnswer } from './provider-drift.js';
import { instant, number, objects, stamp, text, texts, truth } from '../read.js';
import { durationMs, textOrNull } from './read.js';

const HOUR_MS = 3_600_000;
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
    const actual = objects(vector, 'nodes').map((node) => {
      const claim = driftClaim(node, edit.hashBase, poolHash);
      const own = restamped(claim, version === 'missing' ? null : version, poolHash);
      const core = poolDrift(pool, poolHash, claim, own);
      const provider = node['provider'] === undefined ? null : providerAnswer(node['provider']);
      return {
        name: text(node, 'name'),
        core: core.kind,
        verdict: verdictText(driftOf(core, claim, provider)),
      };
    });
    return differs(expectedOf(vector, ['headVerdict', 'hashChanged', 'expected']), {
      headVerdict: edit.headVerdict,
      hashChanged: edit.hashHead !== '' && edit.hashHead !== edit.hashBase,
      expected: actual,
    });
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

function driftClaim(node: JsonObject, hashBase: string, hashHead: string): AgedClaim {
  const hashes: Record<string, string> = { base: hashBase, head: hashHead, other: OTHER_HASH };
  const version = text(node, 'hashVersion');
  const ownStamp: Stamp = {
    hash: hashes[text(node, 'hash')] ?? null,
    version: version === 'missing' ? null : version,
  };
  const labels = Object.entries(node['labels'] ?? {}).map(([key, value]) => [key, String(value)] as const);
  return {
    labels: new Map(labels),
    stamp: ownStamp,
    launched: truth(node, 'launched', true),
    marked: truth(node, 'driftedBefore', false),
    ageMs: number(node, 'ageHours') * HOUR_MS,
  };
}

function providerAnswer(provider: Json): ProviderAnswer {
  const answer = provider as JsonObject;
  return {
    instanceTypes: objects(answer, 'instanceTypes').map((type) => ({
      name: text(type, 'name'),
      zones: texts(type, 'zones'),
      capacityTypes: texts(type, 'capacityTypes'),
    })),
    reason: textOrNull(answer, 'reason'),
  };
}

function verdictText(drift: Drift | PoolDrift): string {
  return drift.kind === 'provider' ? drift.reason : drift.kind;
}

function claimExpiry(claim: JsonObject, vector: JsonObject, edit: Edit): JsonObject {
  const createdAt = instant(claim, 'createdAt');
  const isNew = edit.storedHead !== undefined && createdAt >= instant(vector, 'appliedAt');
  const spec = fieldAt(isNew ? edit.storedHead : edit.storedBase, 'spec', 'template', 'spec') as JsonObject;
  const expireAfter = textOrNull(claim, 'specExpireAfter') ?? text(spec, 'expireAfter');
  const grace =
    textOrNull(claim, 'specTerminationGracePeriod') ?? textOrNull(spec, 'terminationGracePeriod') ?? '';
  const expiry = claimEnd(
    {
      createdAt,
      expireAfterMs: lengthOf(expireAfter),
      terminationGracePeriodMs: lengthOf(grace),
      deletingSince: instantOrNull(claim, 'deletingSince'),
    },
    instant(vector, 'now'),
    instant(vector, 'horizonEnd'),
  );
  return {
    name: text(claim, 'name'),
    expireAfter,
    expiresAt: expiry.expiresAt === null ? null : stamp(expiry.expiresAt),
    status: expiry.status,
    drainForcedBy: expiry.drainForcedBy === null ? null : stamp(expiry.drainForcedBy),
    terminationMode: expiry.terminationMode,
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
