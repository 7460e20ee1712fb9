import { once } from '../../manifest/lookup.js';
import { isLaterMinor } from '../system.js';

/** The operator versions that plan differently from their neighbors, oldest first. */
export const SKYHOOK_VERSIONS = ['0.14', '0.15', '0.16', '0.17', '0.18', '0.19', '0.20'] as const;
export type SkyhookVersion = (typeof SKYHOOK_VERSIONS)[number];

export const NEWEST: SkyhookVersion = '0.20';

/**
 * Differences between operator versions: a row for each, with the version from which a value holds. Source: NVIDIA/nodewright change
 * logs and sources of 0.14.0 to 0.20.0.
 */
const TABLE = {
  /** API group of the objects that it rolls, and prefix of its labels, annotations and taint; objects of the other one are read-only. */
  group: { '0.14': 'skyhook.nvidia.com', '0.18': 'nodewright.nvidia.com' },
  kind: { '0.14': 'Skyhook', '0.18': 'NodeWright' },
  /** Members of the batch keep their compartment from picking others until they are complete; before 0.20 ignored and tainted nodes are among them. */
  stickyMembers: { '0.14': 'none', '0.15': 'hold', '0.20': 'hold-if-eligible' },
  /**
   * A failed node that recovers: freezes every later evaluation, or counts as one successful batch. Nodes complete before a rollout
   * (re)starts look like one batch before 0.20, and are absorbed up to the number of joiners since.
   */
  recovery: { '0.14': 'freezes', '0.20': 'one-batch' },
  /** A compartment without a strategy: halts the operator after its first batch, or works. */
  noStrategy: { '0.14': 'livelock', '0.20': 'works' },
  /** A policy that does not exist: every rollout stops, or that object is blocked. */
  missingPolicy: { '0.14': 'all-stop', '0.16': 'object-blocked' },
  packageRemoval: { '0.14': 'at once', '0.16': 'nothing' },
  /** `uninstall.apply` uninstalls a package, and so does the deletion of an object for those with `uninstall.enabled`. */
  explicitUninstall: { '0.14': false, '0.16': true },
  downgrade: { '0.14': 'at once', '0.16': 'batched' },
  /** Nodes with a package whose interrupt is removed: are no longer complete and run it again, or stay complete. */
  interruptRemoved: { '0.14': 'batched', '0.18': 'nothing' },
  /** A package without `dependsOn` on a node with more complete packages than there are such packages. Source: #387. */
  dependencyFree: { '0.14': 'stranded', '0.18': 'offered' },
  /** Cause of status `erroring` of a node. */
  erroringAfter: { '0.14': 'failed-pod', '0.18': 'failed-attempt', '0.20': 'failed-stage' },
  /** A drain that is not done within drainConfig.timeout: continues, or makes the node erroring. */
  drainTimeout: { '0.14': 'goes-on', '0.20': 'erroring' },
  /** A cordon by others before the interrupt: taken over and removed in the end, or left as it is. */
  foreignCordon: { '0.14': 'taken-over', '0.20': 'left' },
  /** `serial: true`: one node at a time, or one package per node and pass. */
  serial: { '0.14': 'one-node', '0.20': 'one-package-per-node' },
  imageWithTag: { '0.14': 'cut-off', '0.18': 'rejected' },
} as const satisfies Record<string, Partial<Record<SkyhookVersion, string | boolean>>>;

type Table = typeof TABLE;

/** The behavior of one version. */
export type Switches = { readonly version: SkyhookVersion } & {
  readonly [Row in keyof Table]: Table[Row][keyof Table[Row]];
};

export const switchesOf = once((version: SkyhookVersion): Switches => {
  const newestFirst = SKYHOOK_VERSIONS.slice(0, SKYHOOK_VERSIONS.indexOf(version) + 1).toReversed();
  const rows = Object.entries<Partial<Record<SkyhookVersion, string | boolean>>>(TABLE).map(
    ([row, since]) => [row, since[newestFirst.find((one) => one in since) ?? version]],
  );
  return { version, ...Object.fromEntries(rows) } as Switches;
});

/** True if `version` is `than` or newer. */
export function isAtLeast(version: SkyhookVersion, than: SkyhookVersion): boolean {
  return SKYHOOK_VERSIONS.indexOf(version) >= SKYHOOK_VERSIONS.indexOf(than);
}

/** `0.20`, `v0.20.0`, `operator/v0.16.1` to a version of the table, a newer one to its last; null for another. */
export function parseVersion(text: string): SkyhookVersion | null {
  const written = text.trim().replace(/^operator\//, '');
  const minor = /^v?(\d+\.\d+)(?:\.\d+)?$/.exec(written)?.[1];
  const newer = isLaterMinor(written, NEWEST) ? NEWEST : null;
  return SKYHOOK_VERSIONS.find((known) => known === minor) ?? newer;
}

/**
 * The version to assume where none is configured, by the API groups of the manifests at hand: objects of the new group cannot be
 * older than 0.18, and an edit of the old group makes sense on an operator before 0.18 only.
 */
export function assumeVersion(groups: readonly string[]): { version: SkyhookVersion; why: string } {
  return groups.includes('nodewright.nvidia.com')
    ? {
        version: NEWEST,
        why: `there are objects in nodewright.nvidia.com; ${NEWEST} is the newest known operator`,
      }
    : {
        version: '0.17',
        why: 'the objects are in skyhook.nvidia.com, and operators 0.18 and later reject edits there',
      };
}

/** The version to read objects of these groups with: the one at hand, or a newer one where that does not know them. */
export function versionServing(groups: readonly string[], version: SkyhookVersion): SkyhookVersion {
  const isNewer = groups.includes('nodewright.nvidia.com') && !isAtLeast(version, '0.18');
  return isNewer ? assumeVersion(groups).version : version;
}
