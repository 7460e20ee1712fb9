import { present } from '../../../manifest/words/present.js';
import { errorAt, type Problem } from '../../../manifest/problem.js';
import type { ProblemCode } from '../../../manifest/problem-codes.js';
import { isObject, type Json, type Manifest } from '../../../manifest/manifest.js';
import { KIND } from '../admission/definition.js';
import { keyOf } from './members.js';
import { STATUSES } from './maintenance.js';
import { PIKA_VERSION } from '../options.js';
import { parseInstant } from '../../../snapshot/instant.js';

/** What a live object says that cannot be planned from: a guess would read as an answer. */
export function liveProblems(live: readonly Manifest[]): Problem[] {
  return live
    .filter(({ kind }) => kind === KIND)
    .flatMap((manifest) => present([unknownStatus(manifest), unreadableExpiry(manifest)]));
}

function unknownStatus(manifest: Manifest): Problem | null {
  const status = statusOf(manifest)['maintenanceStatus'];
  if (status === undefined || status === null) return null;
  if (STATUSES.some((known) => known === status)) return null;
  return problem(
    manifest,
    'unknown-status',
    ['status', 'maintenanceStatus'],
    `is in status ${shown(status)}, which PIKA ${PIKA_VERSION} does not have: whether its node is out, and what an edit does, is not known. Take the snapshot anew.`,
  );
}

function unreadableExpiry(manifest: Manifest): Problem | null {
  const expires = statusOf(manifest)['slaExpires'];
  if (expires === undefined || expires === null) return null;
  if (typeof expires === 'string' && parseInstant(expires) !== null) return null;
  return problem(
    manifest,
    'unreadable-time',
    ['status', 'slaExpires'],
    `has a slaExpires that is no time (${shown(expires)}): from when on leftovers may be removed by force is not known. Take the snapshot anew.`,
  );
}

function problem(manifest: Manifest, code: ProblemCode, path: readonly string[], says: string): Problem {
  return errorAt(manifest.placeOf(path), code, `The live ${manifest.kind} ${keyOf(manifest)} ${says}`);
}

function statusOf({ object }: Manifest): Readonly<Record<string, Json | undefined>> {
  const { status } = object;
  return isObject(status) ? status : {};
}

function shown(value: Json): string {
  return typeof value === 'string' ? JSON.stringify(value.slice(0, LONGEST)) : 'not a text';
}

const LONGEST = 40;
