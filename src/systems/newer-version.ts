import { code, type Text, text } from '../text/text.js';
import { errorAt, type Problem, warningAt } from '../manifest/problem.js';
import type { SystemId } from './ref.js';

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

/** `1.15`, `v2.0.3`, `1.15.0-rc.1`, `operator/v0.20.0`: major and minor; null for what is no version. */
function minorOf(written: string): readonly [major: number, minor: number] | null {
  const match = /^(?:operator\/)?v?(\d{1,6})\.(\d{1,6})(?:\.\d+)?(?:[-+].*)?$/.exec(written.trim());
  return match ? [Number(match[1]), Number(match[2])] : null;
}

/** True where both are versions and the first belongs to a later minor release than the second. */
export function isLaterMinor(written: string, than: string): boolean {
  const [own, other] = [minorOf(written), minorOf(than)];
  if (!own || !other) return false;
  return own[0] === other[0] ? own[1] > other[1] : own[0] > other[0];
}
