import { errorAt, type Problem, unjudgedAt } from '../../manifest/problem.js';
import { canonicalJson } from '../../manifest/values/canonical.js';
import { byIdentity, identityOf } from '../../manifest/duplicates.js';
import { fieldAt, itemsIn, objectIn, textIn } from '../../manifest/fields.js';
import { listing } from '../../manifest/words/listing.js';
import { groupOf, isObject, type Json, type Manifest } from '../../manifest/manifest.js';
import { titleOf, visible } from '../../manifest/words/visible.js';
import { isDefinition } from '../../snapshot/kept/definition.js';
import { isPlanned } from '../objects/planned-kinds.js';

/**
 * Definitions of planned kinds that the change edits so that the API server stores their objects otherwise than the files write them: by
 * another name, through another conversion, without a field, or with a value that nobody wrote. One that the change adds takes the place
 * of the cluster's own, which the snapshot may hold; where it does not, nobody can tell, unless no object of the kind was there. A warning
 * for each, and an error where an object of the files loses by it what it writes. A field that is new, and what only refuses, is none: the
 * definition of the next release has both.
 */
export function editedDefinitions(
  base: readonly Manifest[] | null,
  head: readonly Manifest[],
  live: readonly Manifest[] = [],
): Problem[] {
  if (base === null) return [];
  const before = byIdentity(base);
  const ofCluster = byIdentity(live);
  return head.filter(isDefinition).flatMap((now) => {
    const was = before.get(identityOf(now));
    const lost = definesPlanned(now) ? lostOf(now, was ?? ofCluster.get(identityOf(now)), head) : null;
    if (lost !== null) return [lost];
    if (was) return [was, now].some(definesPlanned) ? problemOf(now, 'edited', differences(was, now)) : [];
    if (!definesPlanned(now)) return [];
    const own = ofCluster.get(identityOf(now));
    if (own) return problemOf(now, 'added', otherFields(own, now));
    const isUsed = [...base, ...live].some((one) => isOfKind(one, now));
    return isUsed
      ? problemOf(now, 'added', ['its objects go by another one so far, which is not in the files'])
      : [];
  });
}

/** The first object of the files of which the API server drops a field by this definition, and did not before. */
function lostOf(now: Manifest, before: Manifest | undefined, head: readonly Manifest[]): Problem | null {
  if (fieldAt(now.object['spec'], 'preserveUnknownFields') === true) return null;
  const [is, was] = [versionsOf(now), before && versionsOf(before)];
  for (const one of head.filter((other) => isOfKind(other, now))) {
    const version = one.apiVersion.slice(one.apiVersion.indexOf('/') + 1);
    const [fields, earlier] = [is.get(version), was?.get(version)];
    const known = new Set(earlier && droppedIn(one.object['spec'] ?? null, ['spec'], earlier));
    const path =
      fields && droppedIn(one.object['spec'] ?? null, ['spec'], fields).find((lost) => !known.has(lost));
    if (path === undefined) continue;
    const message = `By ${titleOf(now)} the API server drops ${visible(path)} of ${titleOf(one)}, which the files write: the plan is of what they say, and what the cluster gets was not judged. Keep the field in the schema.`;
    return errorAt(now.place, 'edited-definition', message);
  }
  return null;
}

/** Fields that a schema does not know and does not keep, from the top. */
function droppedIn(value: Json, path: readonly string[], fields: Fields): string[] {
  const [at, anyItem] = [path.join('.'), [...path, '[]'].join('.')];
  if (isKept(at, fields) || fields.has([...path, ANYTHING].join('.'))) return [];
  if (!fields.has(at)) return [at];
  if (Array.isArray(value)) return value.flatMap((item) => droppedIn(item, [...path, '[]'], fields));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, of]) =>
    droppedIn(
      of,
      [...path, !fields.has([...path, key].join('.')) && fields.has(anyItem) ? '[]' : key],
      fields,
    ),
  );
}

/** True for an object of the kind that a definition defines. */
export function isOfKind({ apiVersion, kind }: Manifest, { object: { spec } }: Manifest): boolean {
  return groupOf(apiVersion) === textIn(spec, 'group') && kind === textIn(fieldAt(spec, 'names'), 'kind');
}

function differences(before: Manifest, after: Manifest): string[] {
  return [...otherNames(before, after), ...otherConversion(before, after), ...otherFields(before, after)];
}

function definesPlanned({ object, ...rest }: Manifest): boolean {
  const { spec } = object;
  const [group, kind] = [textIn(spec, 'group'), textIn(fieldAt(spec, 'names'), 'kind')];
  if (group === null || kind === null) return false;
  return itemsIn(spec, 'versions').some((version) =>
    isPlanned({ ...rest, object: {}, apiVersion: `${group}/${textIn(version, 'name') ?? ''}`, kind }),
  );
}

function otherNames(before: Manifest, after: Manifest): string[] {
  const nameOf = ({ object: { spec } }: Manifest): string =>
    canonicalJson([fieldAt(spec, 'names', 'kind'), fieldAt(spec, 'group'), fieldAt(spec, 'scope')]);
  return nameOf(before) === nameOf(after) ? [] : ['it is of another kind, group or scope'];
}

function otherConversion(before: Manifest, after: Manifest): string[] {
  const [was, is] = [before, after].map(({ object: { spec } }) =>
    textIn(fieldAt(spec, 'conversion'), 'strategy') === 'Webhook'
      ? fieldAt(spec, 'conversion', 'webhook')
      : null,
  );
  const address = (webhook: Json | null | undefined): string =>
    canonicalJson([
      fieldAt(webhook ?? null, 'clientConfig', 'url'),
      fieldAt(webhook ?? null, 'clientConfig', 'service'),
    ]);
  return address(was) === address(is) ? [] : ['another server converts its objects'];
}

/** What a version keeps of an object, by the path of the field: the value that it gets where nobody writes one, or null. */
type Fields = ReadonlyMap<string, string | null>;

function otherFields(before: Manifest, after: Manifest): string[] {
  const now = versionsOf(after);
  return [...versionsOf(before)].flatMap(([version, was]) => {
    const is = now.get(version);
    // One that is gone is told by itself.
    if (is === undefined) return [];
    const lost = [...was.keys()].filter((path) => !is.has(path) && !isKept(path, is));
    const given = [...is].filter(
      ([path, value]) => value !== null && (was.has(path) || isKept(path, was)) && was.get(path) !== value,
    );
    return [
      ...(lost.length > 0 ? [`${version} drops ${listing(lost.map((path) => visible(path)))}`] : []),
      ...(given.length > 0 ? [`${version} fills in ${listing(given.map(([path]) => visible(path)))}`] : []),
    ];
  });
}

const ANYTHING = '*';

/** True below a field that keeps whatever is in it. */
function isKept(path: string, fields: Fields): boolean {
  const steps = path.split('.');
  return steps.some((_, i) => fields.has([...steps.slice(0, i), ANYTHING].join('.')));
}

function versionsOf({ object: { spec } }: Manifest): ReadonlyMap<string, Fields> {
  return new Map(
    itemsIn(spec, 'versions').map((version) => {
      const fields = new Map<string, string | null>();
      collect(fieldAt(version, 'schema', 'openAPIV3Schema') ?? null, [], fields);
      return [textIn(version, 'name') ?? '', fields];
    }),
  );
}

function collect(schema: Json, path: readonly string[], into: Map<string, string | null>): void {
  const given = fieldAt(schema, 'default');
  if (path.length > 0) into.set(path.join('.'), given === undefined ? null : canonicalJson(given));
  if (fieldAt(schema, 'x-kubernetes-preserve-unknown-fields') === true)
    into.set([...path, ANYTHING].join('.'), null);
  for (const [name, of] of Object.entries(objectIn(schema, 'properties') ?? {}))
    collect(of, [...path, name], into);
  const items = fieldAt(schema, 'items') ?? fieldAt(schema, 'additionalProperties');
  if (items !== undefined) collect(items, [...path, '[]'], into);
}

function problemOf(definition: Manifest, does: 'added' | 'edited', says: readonly string[]): Problem[] {
  if (says.length === 0) return [];
  const message = `${titleOf(definition)} is ${does}: ${listing(says)}. What the cluster then makes of the objects in it was not judged: the plan is of what the files say.`;
  return [unjudgedAt(definition.place, 'edited-definition', message)];
}
