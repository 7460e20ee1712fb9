import { warningAt } from '../manifest/problem.js';
import { canonicalJson } from '../manifest/canonical.js';
import { byIdentity, identityOf } from '../manifest/duplicates.js';
import { fieldAt, itemsIn, objectIn, textIn } from '../manifest/fields.js';
import { listing } from '../manifest/listing.js';
import type { Json, Manifest } from '../manifest/manifest.js';
import { groupOf } from '../manifest/manifest.js';
import type { Problem } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { isPlanned } from './planned-kinds.js';

/**
 * Definitions of planned kinds that the change edits so that the API server stores their objects otherwise than the files write them: by
 * another name, through another conversion, without a field, or with a value that nobody wrote. A warning for each. A field that is new,
 * and what only refuses, is none: the definition of the next release has both.
 */
export function editedDefinitions(base: readonly Manifest[] | null, head: readonly Manifest[]): Problem[] {
  const after = byIdentity(head);
  return (base ?? []).flatMap((before) => {
    const now = isDefinition(before) ? after.get(identityOf(before)) : undefined;
    if (!now || ![before, now].some(definesPlanned)) return [];
    const says = [...otherNames(before, now), ...otherConversion(before, now), ...otherFields(before, now)];
    return says.length === 0 ? [] : [problem(now, says)];
  });
}

export function isDefinition({ apiVersion, kind }: Manifest): boolean {
  return groupOf(apiVersion) === 'apiextensions.k8s.io' && kind === 'CustomResourceDefinition';
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

function problem(definition: Manifest, says: readonly string[]): Problem {
  const message = `${visible(definition.kind)}/${visible(definition.name)} is edited: ${listing(says)}. What the cluster then makes of the objects in it was not judged: the plan is of what the files say.`;
  return { ...warningAt(definition.place, 'edited-definition', message), isUnjudged: true };
}
