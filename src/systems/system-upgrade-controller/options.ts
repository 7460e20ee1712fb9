import type { Problem } from '../../manifest/problem.js';
import { code, text } from '../../text/text.js';
import { CONFIGURED, newerVersion, type System, type SystemOptions, unknownVersion } from '../system.js';

/** The namespace that the controller runs in, and how long a Job may take where its Plan does not say. */
export const settings = (({ wait, namespaceName }) => ({
  namespace: namespaceName.nullable().default(null),
  activeDeadline: wait.prefault('15m'),
})) satisfies System['settings'];

/** The newest tag seen, and the oldest whose selection, order and hash are the same. */
const NEWEST = '0.20';
const OLDEST_MINOR = 13;

/** Namespaces in which the manifests of Rancher put the controller; it reads Plans of its own namespace only. */
export const NAMESPACES: readonly string[] = ['system-upgrade', 'cattle-system'];

/** Asks whether a version is before 0.MINOR.PATCH. One without its third number is taken as the last of its line. */
export type Before = (minor: number, patch: number) => boolean;

function beforeIn(version: string): Before {
  const [, minor = 0, patch = Infinity] = version.split('.').map(Number);
  return (thisMinor, thisPatch) => minor < thisMinor || (minor === thisMinor && patch < thisPatch);
}

export const isBeforeNewest = beforeIn(NEWEST);

/** `systems.system-upgrade-controller` of the configuration, defaults filled in. */
export type Options = Exclude<ReturnType<typeof readOptions>, Problem>;

/** The options; or what is wrong with them. */
export function readOptions({ version: own, namespace, activeDeadline }: SystemOptions) {
  const written = own ?? NEWEST;
  const problems = newerVersion('system-upgrade-controller', written, NEWEST);
  const known = text`a version from ${code(`0.${OLDEST_MINOR}`)} on, such as ${code(NEWEST)}`;
  const minor = Number(/^v?0\.(\d+)(\.\d+)?$/.exec(written)?.[1]);
  if (problems.length === 0 && !(minor >= OLDEST_MINOR))
    return unknownVersion('system-upgrade-controller', written, known);
  const version = problems.length > 0 ? NEWEST : written;
  return {
    assumedVersion: { version, why: own === null ? 'none is configured' : CONFIGURED },
    /** Namespace of the controller; it does not read Plans elsewhere. */
    namespaces: typeof namespace === 'string' ? [namespace] : NAMESPACES,
    /** Deadline of a Job from its creation on, where its Plan has none; 0: no deadline. */
    activeDeadlineMs: typeof activeDeadline === 'number' ? activeDeadline : 900_000,
    isBefore: beforeIn(version),
    problems,
  };
}
