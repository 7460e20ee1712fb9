import { code, text } from '../../text/text.js';
import { errorAt, type Problem } from '../../manifest/problem.js';
import { isLaterMinor, newerVersion, type System, type SystemOptions } from '../system.js';

/** The namespace that the controller runs in, and how long a Job may take where its Plan does not say. */
export const settings = (({ wait, namespaceName }) => ({
  namespace: namespaceName.nullable().default(null),
  activeDeadline: wait.prefault('15m'),
})) satisfies System['settings'];

/** The newest tag seen, and the oldest whose selection, order and hash are the same. */
const NEWEST = '0.20';
const OLDEST = '0.13';

/** Where the manifests of Rancher put the controller; it looks at Plans of its own namespace only. */
export const NAMESPACES: readonly string[] = ['system-upgrade', 'cattle-system'];

/** `systems.system-upgrade-controller` of the configuration. */
export interface Options {
  readonly version: string;
  readonly isConfigured: boolean;
  /** Namespace of the controller; it does not look at Plans elsewhere. */
  readonly namespaces: readonly string[];
  /** How long a Job may take from its creation on, where its Plan does not say; 0: no deadline. */
  readonly activeDeadlineMs: number;
  readonly dialect: Dialect;
  readonly problems: readonly Problem[];
}

/** What versions read otherwise. A version without its third number is taken as the last of its line. */
export interface Dialect {
  /** Up to 0.16.2 a number in `drain.timeout` has 64 bits; since then 32, and a larger one cannot be read. Source: release notes of 0.16.3. */
  readonly hasWideTimeouts: boolean;
  /** `window` and `postCompleteDelay` are fields of 0.15; before that a server drops them. Source: release notes of 0.15.0. */
  readonly hasWindows: boolean;
  /** Up to 0.13.4 a failed Job is recreated forever; 0.14 was not tested. Source: release notes of 0.15.0, rancher/system-upgrade-controller#221. */
  readonly retriesFailedJobs: boolean;
  /** Up to 0.15.2 `jobActiveDeadlineSecs: 0` is what the controller is set to; since then no deadline. Source: release notes of 0.15.3. */
  readonly isZeroDeadlineUnset: boolean;
}

function dialectOf(version: string): Dialect {
  const [, minor = 0, patch = Infinity] = version.replace('v', '').split('.').map(Number);
  const isBefore = (thisMinor: number, thisPatch: number): boolean =>
    minor < thisMinor || (minor === thisMinor && patch < thisPatch);
  return {
    hasWideTimeouts: isBefore(16, 3),
    isZeroDeadlineUnset: isBefore(15, 3),
    hasWindows: !isBefore(15, 0),
    retriesFailedJobs: isBefore(14, 0),
  };
}

/** How the newest controller behaves. */
export const NEWEST_DIALECT = dialectOf(NEWEST);

/** `systems.system-upgrade-controller` of the configuration, defaults filled in; or what is wrong with it. */
export function readOptions({ version: own, namespace, activeDeadline }: SystemOptions): Options | Problem {
  const written = own ?? NEWEST;
  const isNewer = isLaterMinor(written, NEWEST);
  if (!isNewer && (!/^v?0\.\d+(\.\d+)?$/.test(written) || isLaterMinor(OLDEST, written))) {
    const message = text`${code('systems.system-upgrade-controller.version')}: fleetplan does not know ${code(written)}; write a version from ${code(OLDEST)} on, such as ${code(NEWEST)}.`;
    return errorAt(null, 'unknown-version', message);
  }
  const version = isNewer ? NEWEST : written;
  return {
    version,
    isConfigured: own !== null,
    namespaces: typeof namespace === 'string' ? [namespace] : NAMESPACES,
    activeDeadlineMs: typeof activeDeadline === 'number' ? activeDeadline : 900_000,
    dialect: dialectOf(version),
    problems: isNewer ? [newerVersion('system-upgrade-controller', written, NEWEST)] : [],
  };
}
