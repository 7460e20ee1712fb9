import { code, type Text, text } from '../text/text.js';
import { errorAt, type Problem, warningAt } from '../manifest/problem.js';
import type { SystemId } from './ref.js';

/** Major, minor and patch; a missing patch counts as 0. */
export type Version = readonly [major: number, minor: number, patch: number];

/** Reads `1.31`, `v1.28.3`, `1.30.6-gke.100`, `v1.33.1+k3s1`, `operator/v0.20.0`; null when the text is no version. */
export function parseVersion(text: string): Version | null {
  const match = /^(?:operator\/)?v?(\d{1,6})\.(\d{1,6})(?:\.(\d{1,6}))?(?:[-+].*)?$/.exec(text.trim());
  return match && [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)];
}

/** True when `version` is `from` or newer. */
export function atLeast(version: Version, from: Version): boolean {
  const i = from.findIndex((part, at) => version[at] !== part);
  return i < 0 || (version[i] ?? 0) > (from[i] ?? 0);
}

/** True where both are versions and the first belongs to a later minor release than the second. */
export function isLaterMinor(written: string, than: string): boolean {
  const [own, other] = [parseVersion(written), parseVersion(than)];
  return own !== null && other !== null && atLeast(own, [other[0], other[1] + 1, 0]);
}

/** The warning that a configured version is newer than all known ones: the newest known is planned; its place is the setting's. */
export function newerVersion(system: SystemId, written: string | null, newest: string): Problem[] {
  if (written === null || !isLaterMinor(written, newest)) return [];
  const message = text`${code(`systems.${system}.version`)}: ${code(written)} is newer than every version that fleetplan knows: planned as ${code(newest)}, the newest known. Changes since then are not evaluated.`;
  return [warningAt(null, 'newer-version', message)];
}

/** The error that a configured version is none of those that are planned; `known` says which are, as the object of "write". */
export function unknownVersion(system: SystemId, written: string, known: Text): Problem {
  const message = text`${code(`systems.${system}.version`)}: fleetplan does not know ${code(written)}; write ${known}.`;
  return errorAt(null, 'unknown-version', message);
}

export const CONFIGURED = 'it is configured';

/** A version to plan by, and why. */
type Assumed = Readonly<Record<'version' | 'why', string>>;

/** The release to plan by: the newest known for a later one; null, with the problem, for one before the oldest and for no version. */
export function releaseOf(
  system: SystemId,
  written: string | null,
  { oldest, newest }: Readonly<Record<'oldest' | 'newest', string>>,
  unwritten: Assumed,
): { readonly release: Assumed | null; readonly problems: readonly Problem[] } {
  if (written === null) return { release: unwritten, problems: [] };
  const problems = newerVersion(system, written, newest);
  if (problems.length > 0) return { release: { version: newest, why: CONFIGURED }, problems };
  if (parseVersion(written) !== null && !isLaterMinor(oldest, written))
    return { release: { version: written, why: CONFIGURED }, problems };
  const known = text`a version from ${code(oldest)} to ${code(newest)}`;
  return { release: null, problems: [unknownVersion(system, written, known)] };
}
