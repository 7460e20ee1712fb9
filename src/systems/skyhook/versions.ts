import { isLaterMinor } from '../system.js';

/** The operator versions that plan differently from their neighbours, oldest first. */
export const SKYHOOK_VERSIONS = ['0.14', '0.15', '0.16', '0.17', '0.18', '0.19', '0.20'] as const;
export type SkyhookVersion = (typeof SKYHOOK_VERSIONS)[number];

const NEWEST: SkyhookVersion = '0.20';

/** Differences between operator versions. Every difference is one column here and nowhere else. */
export interface Switches {
  /** The API group whose main object the operator rolls. */
  readonly mainGroup: 'skyhook.nvidia.com' | 'nodewright.nvidia.com';
  /** Prefix of labels, annotations and of the runtime-required taint's key. */
  readonly metadataPrefix: 'skyhook.nvidia.com' | 'nodewright.nvidia.com';
  /** The taint key of the old prefix is tolerated and removed as well. */
  readonly legacyTaintTolerated: boolean;
  /** Objects of skyhook.nvidia.com can not be edited any more. */
  readonly legacyGroupReadOnly: boolean;
  /** Members of the current batch keep the compartment from picking others until they are complete. */
  readonly stickyMembers: 'none' | 'hold' | 'hold-if-eligible';
  /** A node that turns out ignored or tainted has used a place in its batch. */
  readonly blockedTakesPlace: boolean;
  /** A failed node that recovers: freezes every later evaluation, or counts as one successful batch. */
  readonly recovery: 'freezes' | 'one-batch';
  /** Nodes complete before a rollout (re)starts: look like one batch, or are absorbed up to the number of joiners. */
  readonly completedAtRestart: 'one-batch' | 'absorbed';
  /** A compartment without a strategy: halts the operator after its first batch, or works. */
  readonly noStrategy: 'livelock' | 'works';
  /** A policy that does not exist: every rollout stops, or that object is blocked. */
  readonly missingPolicy: 'all-stop' | 'object-blocked';
  readonly packageRemoval: 'all-at-once' | 'nothing-runs';
  /** `uninstall.apply` uninstalls a package, and so does the deletion of an object for those with `uninstall.enabled`. */
  readonly explicitUninstall: boolean;
  readonly downgrade: 'all-at-once' | 'batched';
  /** Nodes with a package whose interrupt is taken away: are not complete any more and run it again, or stay complete. */
  readonly interruptRemoved: 'runs-again' | 'stays-complete';
  /** Cause of status `erroring` of a node. */
  readonly erroringAfter: 'failed-pod' | 'failed-attempt' | 'failed-stage';
  /** A drain that is not done within drainConfig.timeout: makes the node erroring, or goes on. */
  readonly drainTimeout: 'erroring' | 'goes-on';
  /** A cordon by others before the interrupt: taken over and removed in the end, or left as it is. */
  readonly foreignCordon: 'taken-over' | 'left';
  /** The pause annotation: lets stages that run finish, or suspends them. */
  readonly pause: 'finishes-stage' | 'suspends-stage';
  /** `serial: true`: one node at a time, or one package per node and pass. */
  readonly serial: 'one-node' | 'one-package-per-node';
  readonly imageWithTag: 'cut-off' | 'rejected';
}

const V014: Switches = {
  mainGroup: 'skyhook.nvidia.com',
  metadataPrefix: 'skyhook.nvidia.com',
  legacyTaintTolerated: false,
  legacyGroupReadOnly: false,
  stickyMembers: 'none',
  blockedTakesPlace: true,
  recovery: 'freezes',
  completedAtRestart: 'one-batch',
  noStrategy: 'livelock',
  missingPolicy: 'all-stop',
  packageRemoval: 'all-at-once',
  explicitUninstall: false,
  downgrade: 'all-at-once',
  interruptRemoved: 'runs-again',
  erroringAfter: 'failed-pod',
  drainTimeout: 'goes-on',
  foreignCordon: 'taken-over',
  pause: 'finishes-stage',
  serial: 'one-node',
  imageWithTag: 'cut-off',
};
const V015: Switches = { ...V014, stickyMembers: 'hold' };
const V016: Switches = {
  ...V015,
  missingPolicy: 'object-blocked',
  packageRemoval: 'nothing-runs',
  explicitUninstall: true,
  downgrade: 'batched',
};
const V018: Switches = {
  ...V016,
  mainGroup: 'nodewright.nvidia.com',
  metadataPrefix: 'nodewright.nvidia.com',
  legacyTaintTolerated: true,
  legacyGroupReadOnly: true,
  interruptRemoved: 'stays-complete',
  erroringAfter: 'failed-attempt',
  pause: 'suspends-stage',
  imageWithTag: 'rejected',
};
const V020: Switches = {
  ...V018,
  stickyMembers: 'hold-if-eligible',
  blockedTakesPlace: false,
  recovery: 'one-batch',
  completedAtRestart: 'absorbed',
  noStrategy: 'works',
  erroringAfter: 'failed-stage',
  drainTimeout: 'erroring',
  foreignCordon: 'left',
  serial: 'one-package-per-node',
};

/** The table: a row a version. Source: NVIDIA/nodewright change logs and sources of 0.14.0 to 0.20.0. */
const TABLE: Readonly<Record<SkyhookVersion, Switches>> = {
  '0.14': V014,
  '0.15': V015,
  '0.16': V016,
  '0.17': V016,
  '0.18': V018,
  '0.19': V018,
  '0.20': V020,
};

/** The row of a version. */
export function switchesOf(version: SkyhookVersion): Switches {
  return TABLE[version];
}

/** True when `version` is `than` or newer. */
export function isAtLeast(version: SkyhookVersion, than: SkyhookVersion): boolean {
  return SKYHOOK_VERSIONS.indexOf(version) >= SKYHOOK_VERSIONS.indexOf(than);
}

/** `0.20`, `v0.20.0`, `operator/v0.16.1` to a version of the table, a newer one to its last; an error sentence for another. */
export function parseVersion(
  text: string,
): { readonly version: SkyhookVersion; readonly isNewer?: true } | { readonly error: string } {
  const minor = /^(?:operator\/)?v?(\d+\.\d+)(?:\.\d+)?$/.exec(text.trim())?.[1];
  const version = SKYHOOK_VERSIONS.find((known) => known === minor);
  if (version) return { version };
  if (isLaterMinor(text.trim().replace(/^operator\//, ''), NEWEST)) return { version: NEWEST, isNewer: true };
  return {
    error: `"${text}" is not an operator version that is known here; write one of ${SKYHOOK_VERSIONS.join(', ')}.`,
  };
}

/**
 * The version to assume where none is configured, by the API groups of the manifests at hand: objects of the new group can
 * not be older than 0.18, and an edit of the old group makes sense on an operator before 0.18 only.
 */
export function assumeVersion(groups: Iterable<string>): {
  readonly version: SkyhookVersion;
  readonly why: string;
} {
  const onlyLegacy = [...groups].every((group) => group === 'skyhook.nvidia.com');
  return onlyLegacy
    ? {
        version: '0.17',
        why: 'the objects are of skyhook.nvidia.com, which operators from 0.18 on refuse to have edited',
      }
    : {
        version: '0.20',
        why: 'there are objects of nodewright.nvidia.com; 0.20 is the newest operator known here',
      };
}

/** The version to read objects of these groups with: the one at hand, or a newer one where that does not know them. */
export function versionServing(groups: readonly string[], version: SkyhookVersion): SkyhookVersion {
  const { mainGroup } = switchesOf(version);
  const isKnown = mainGroup === 'nodewright.nvidia.com' || !groups.includes('nodewright.nvidia.com');
  return isKnown ? version : assumeVersion(groups).version;
}
