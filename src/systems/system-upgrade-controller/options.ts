import { textIn } from '../../manifest/fields.js';
import { namespaceOf } from '../../manifest/manifest.js';
import type { Snapshot } from '../../snapshot/snapshot.js';
import { CONFIGURED, releaseOf, type System, type SystemOptions } from '../system.js';
import { KIND } from './objects/plan.js';

/** The namespace that the controller runs in, and how long a Job may take where its Plan does not say. */
export const settings = (({ wait, namespaceName }) => ({
  namespace: namespaceName.nullable().default(null),
  activeDeadline: wait.prefault('15m'),
})) satisfies System['settings'];

/** Releases that treat Plans alike. Source: their release notes; selection, order and hash are those of d357e230. */
const RELEASES = { oldest: '0.17', newest: '0.20' };

/** Namespaces in which the manifests of Rancher put the controller; it reads Plans of its own namespace only. */
export const NAMESPACES: readonly string[] = ['system-upgrade', 'cattle-system'];

/** `systems.system-upgrade-controller` of the configuration, defaults filled in. */
export type Options = ReturnType<typeof readOptions>;

export function readOptions(
  { version: own, namespace, activeDeadline }: SystemOptions,
  { objects }: Pick<Snapshot, 'objects'>,
) {
  // The controller writes a hash to each Plan that it has looked at.
  const seen = objects.filter(
    ({ kind, object }) => kind === KIND && textIn(object, 'status', 'latestHash') !== null,
  );
  const found = NAMESPACES.filter((one) => seen.some((plan) => namespaceOf(plan) === one));
  const { release, problems } = releaseOf('system-upgrade-controller', own ?? RELEASES.newest, RELEASES);
  return {
    /** Null, with the problem, where the configured version is not known. */
    assumedVersion:
      release === null ? null : { version: release, why: own === null ? 'none is configured' : CONFIGURED },
    /** Namespace of the controller; it does not read Plans elsewhere. */
    namespaces: typeof namespace === 'string' ? [namespace] : found.length > 0 ? found : NAMESPACES,
    /** Deadline of a Job from its creation on, where its Plan has none; 0: no deadline. */
    activeDeadlineMs: typeof activeDeadline === 'number' ? activeDeadline : 900_000,
    problems,
  };
}
