import { type Problem, warningAt } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import type { SystemId } from './policy-ref.js';

/** That the configured version of a controller is one of which nothing is known yet; its place is the setting's. */
export function newerVersion(system: SystemId, written: string, planned: string): Problem {
  return warningAt(
    null,
    'newer-version',
    `systems.${system}.version: ${visible(written)} is newer than any version that is known here: planned as ${planned}, the newest known. What has changed since is not looked at.`,
  );
}

/** The same of a system's table of versions, which plans one of those in place of a newer one. */
export function newerThanKnown(
  system: SystemId,
  written: string | null,
  parse: (text: string) => { readonly version: string; readonly isNewer?: true } | { readonly error: string },
): Problem[] {
  const parsed = written === null ? null : parse(written);
  return written !== null && parsed && 'version' in parsed && parsed.isNewer
    ? [newerVersion(system, written, parsed.version)]
    : [];
}

/** `1.15`, `v2.0.3`, `1.15.0-rc.1`: major and minor; null for what is no version. */
function minorOf(text: string): readonly [major: number, minor: number] | null {
  const match = /^v?(\d{1,6})\.(\d{1,6})(?:\.\d+)?(?:[-+].*)?$/.exec(text.trim());
  return match ? [Number(match[1]), Number(match[2])] : null;
}

/** True where both are versions and the first belongs to a later minor release than the second. */
export function isLaterMinor(text: string, than: string): boolean {
  const [own, other] = [minorOf(text), minorOf(than)];
  if (!own || !other) return false;
  return own[0] === other[0] ? own[1] > other[1] : own[0] > other[0];
}
