import {
  CLIENT,
  LABEL_PREFIX,
  type Maintenance,
  READY,
  type Status,
  VALIDATION,
} from '../objects/maintenance.js';
import { MOVES, directMove } from '../controller/states.js';

/** In which status an annotation is read. */
const READ_IN: ReadonlyMap<string, readonly Status[]> = new Map<string, readonly Status[]>([
  [READY, ['MaintenanceStarted', 'SLAExpired']],
  [CLIENT, ['ObjectsDrained']],
  [VALIDATION, ['Validating']],
]);

/** Values that move the status. Every other value is recorded at most. */
const MOVING: ReadonlyMap<string, readonly string[]> = new Map([
  [READY, ['true']],
  [CLIENT, ['complete', 'incomplete']],
  [VALIDATION, ['failed']],
]);

/** What each annotation edit of an object comes to: effective, inert for now, or never. One sentence an edit. */
export function editsOf(before: Maintenance, written: Maintenance, after: Maintenance): string[] {
  const sentences = [...READ_IN.keys()].flatMap((key) => {
    const [was, is] = [before.annotations[key], written.annotations[key]];
    if (is === undefined || was === is) return [];
    return [`${shortName(key)}: "${is}" ${effectOf(key, is, before, after)}.`];
  });
  if (before.status === after.status) return sentences;
  return [`On merge it goes from ${before.status} to ${after.status}.`, ...sentences];
}

/** Annotations that the files no longer hold. */
export function removalsOf(before: Maintenance, after: Maintenance): string[] {
  return [...READ_IN.keys()].flatMap((key) => {
    if (before.annotations[key] === undefined || after.annotations[key] !== undefined) return [];
    const name = shortName(key);
    return isAhead(after.status, key)
      ? [`Without ${name} the step waits again for somebody to set it.`]
      : [`Removing ${name} undoes nothing: no status has a way back.`];
  });
}

/** What annotations that stand in a new object from the start do to its steps. */
export function presetsOf({ annotations }: Maintenance): string[] {
  const notes: string[] = [];
  if (annotations[CLIENT] === 'complete')
    notes.push(
      'maintenanceClient is "complete" from the start: ObjectsDrained is skipped through, and the node stays out for the work all the same.',
    );
  if (annotations[VALIDATION] === 'validated')
    notes.push('validationClient is "validated" from the start: nobody waits for a validation.');
  return notes;
}

/** A file's status is dropped by the API server; and often the controller could not have gone there either. */
export function writtenStatusOf(written: Status, now: Status): string[] {
  if (written === '' || written === now) return [];
  const move = directMove(now, written);
  const says = `The status in the file (${written}) is not applied: status is a subresource.`;
  return [move.allowed ? says : `${says} And no controller goes there from ${nameOf(now)}: ${move.reason}.`];
}

/** The name of a status as a sentence can hold it. */
export function nameOf(status: Status): string {
  return status === '' ? 'the empty status' : status;
}

function effectOf(key: string, value: string, before: Maintenance, after: Maintenance): string {
  const moves = MOVING.get(key)?.includes(value) ?? false;
  if (!moves)
    return value === 'validated'
      ? 'moves nothing: there is no state of success, the object stays Validating until it is deleted'
      : 'is recorded at most; it moves nothing';
  const states = READ_IN.get(key) ?? [];
  const where = states.join(' or ');
  if (before.status !== after.status && !isAhead(after.status, key)) return 'takes effect on merge';
  if (isAhead(after.status, key))
    return `does nothing now (${nameOf(after.status)}), and takes effect at once when it comes to ${where}`;
  return `can never take effect: it is read in ${where} only, and from ${nameOf(after.status)} there is no way there`;
}

/** True when the status in which the annotation is read is still to come, or there. */
function isAhead(status: Status, key: string): boolean {
  const reachable = new Set<Status>([status]);
  for (const from of reachable) for (const move of MOVES) if (move.from === from) reachable.add(move.to);
  return (READ_IN.get(key) ?? []).some((state) => reachable.has(state));
}

function shortName(key: string): string {
  return key.slice(LABEL_PREFIX.length);
}
