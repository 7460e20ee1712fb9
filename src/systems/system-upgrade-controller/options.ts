import { textIn } from '../../manifest/fields.js';
import { type Manifest, namespaceOf } from '../../manifest/manifest.js';
import { releaseOf, type ResolveInput, type System } from '../system.js';

/** The namespace that the controller runs in, and how long a Job may take where its Plan does not say. */
export const settings = (({ wait, namespaceName }) => ({
  namespace: namespaceName.nullable().default(null),
  activeDeadline: wait.prefault('15m'),
})) satisfies System['settings'];

/** Releases that treat Plans alike. Source: their release notes; selection, order and hash are those of d357e230. */
const RELEASES = { oldest: '0.17', newest: '0.20' };
const ASSUMED = { version: RELEASES.newest, why: 'none is configured' };

/** Namespaces in which the manifests of Rancher put the controller; it reads Plans of its own namespace only. */
export const NAMESPACES: readonly string[] = ['system-upgrade', 'cattle-system'];

/** `systems.system-upgrade-controller` of the configuration, defaults filled in. */
export type Options = ReturnType<typeof readOptions>;

export function readOptions({
  options,
  objects: { removed, texts },
  neighbors,
  neighborsBefore,
}: ResolveInput) {
  const { version, namespace, activeDeadline } = options;
  // The controller writes a hash to each Plan of its namespace: a Plan that leaves it for one without Plans is ignored.
  const moved = removed.filter(
    ({ base, live }) =>
      textIn(live?.object, 'status', 'latestHash') && texts.own.some(({ name }) => name === base.name),
  );
  const held = [...(texts.base ?? []), ...texts.live].map(namespaceOf);
  const [runs, ran] = [controllersIn(neighbors), controllersIn(neighborsBefore)];
  const isLeft = (one: string): boolean => runs.length > 0 && ran.includes(one) && !runs.includes(one);
  const assumed = new Set([...(moved.length > 0 ? held : NAMESPACES), ...runs].filter((one) => !isLeft(one)));
  const { release, problems } = releaseOf('system-upgrade-controller', version, RELEASES, ASSUMED);
  return {
    /** Null, with the problem, where the configured version is not known. */
    assumedVersion: release,
    /** Namespace of the controller; it does not read Plans elsewhere. */
    namespaces: typeof namespace === 'string' ? [namespace] : [...assumed],
    /** Deadline of a Job from its creation on, where its Plan has none; 0: no deadline. */
    activeDeadlineMs: typeof activeDeadline === 'number' ? activeDeadline : 900_000,
    problems,
  };
}

/** Namespaces of the controller's Deployments in the files, where they are written. */
function controllersIn(files: readonly Manifest[] = []): string[] {
  return files.flatMap((one) =>
    one.kind === 'Deployment' && one.name === 'system-upgrade-controller' ? (one.namespace ?? []) : [],
  );
}
