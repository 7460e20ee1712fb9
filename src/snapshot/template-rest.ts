import { canonicalJson, isSameJson } from '../manifest/values/canonical.js';
import { isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import { isFilledIn, markOf } from './container-work.js';
import { emptyObject } from './copy.js';

/** What a pod template says beside what is kept in the clear. No Kubernetes object has such a key. */
export const REST = 'fleetplan.rest';

/** Of a pod's spec what is kept in the clear, and containers, which are kept one by one. */
const KNOWN_OF_POD: ReadonlySet<string> = new Set([
  ...['nodeName', 'nodeSelector', 'affinity', 'tolerations', 'hostNetwork'],
  ...['containers', 'initContainers', 'ephemeralContainers'],
]);
/** Of a container what is kept as its image and its work. */
const KNOWN_OF_CONTAINER: ReadonlySet<string> = new Set([
  ...['name', 'image', 'command', 'args', 'env', 'envFrom', 'resources'],
]);

/** Of a pod template: its annotations, and what its spec has of volumes, times, rights and all other fields, with marks for texts. */
export function restOfTemplate({ metadata, spec }: JsonObject): JsonObject {
  const rest = emptyObject();
  const annotations = isObject(metadata) ? marked(metadata['annotations']) : undefined;
  if (annotations !== undefined) rest['annotations'] = annotations;
  if (isObject(spec)) rest['spec'] = restOf(spec, KNOWN_OF_POD);
  return rest;
}

/** The same of one of its containers: probes, ports, mounts and all other fields. */
export function restOfContainer(container: JsonObject): JsonObject {
  return restOf(container, KNOWN_OF_CONTAINER);
}

function restOf(object: JsonObject, known: ReadonlySet<string>): JsonObject {
  const rest = emptyObject();
  for (const [key, value] of Object.entries(object)) {
    const kept = known.has(key) || key.startsWith('fleetplan.') ? undefined : marked(value);
    if (kept !== undefined) rest[key] = kept;
  }
  return rest;
}

/** Numbers and yes or no as they are; a mark for each text, for a list of texts and for each member of another list. */
function marked(value: Json | undefined): Json | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (isObject(value)) return restOf(value, new Set());
  return isListOfObjects(value) ? value.map(markOf) : markOf(value);
}

/**
 * The pod template of a file with what the cluster has in the place of what differs. Only what the file writes is compared, field by
 * field, and members of lists as wholes: an apply leaves the rest as it is, such as the annotation that `kubectl rollout restart` sets.
 *
 * @param stored the template as the API server stores it, with its defaults and without what it leaves out
 * @param live what a snapshot keeps of the cluster's
 */
export function withLiveRest(written: JsonObject, stored: JsonObject, live: Json | undefined): JsonObject {
  if (!isObject(live)) return written;
  const { metadata, spec } = written;
  const annotations = isObject(metadata)
    ? asRun(metadata['annotations'], memberOf(stored['metadata'], 'annotations'), live['annotations'])
    : undefined;
  const whole = isObject(metadata)
    ? withField(written, 'metadata', withField(metadata, 'annotations', annotations))
    : written;
  return isObject(spec)
    ? withField(whole, 'spec', withFields(spec, stored['spec'], live['spec'], KNOWN_OF_POD))
    : whole;
}

/** The same of a container. */
export function withLiveContainer(
  written: JsonObject,
  stored: Json | undefined,
  live: Json | undefined,
): JsonObject {
  return isObject(live) ? withFields(written, stored, live, KNOWN_OF_CONTAINER) : written;
}

function withFields(
  written: JsonObject,
  stored: Json | undefined,
  live: Json | undefined,
  known: ReadonlySet<string>,
): JsonObject {
  return Object.keys(written).reduce((object, key) => {
    if (known.has(key)) return object;
    return withField(object, key, asRun(written[key], memberOf(stored, key), memberOf(live, key)));
  }, written);
}

/** A value of the file, or what the cluster has there; undefined where it has nothing. */
function asRun(
  written: Json | undefined,
  stored: Json | undefined,
  live: Json | undefined,
): Json | undefined {
  if (written === undefined || written === null) return written;
  if (isObject(written)) {
    const there = withFields(written, stored, live, new Set());
    return there !== written && Object.keys(there).length === 0 ? undefined : there;
  }
  if (isListOfObjects(written)) return membersAsRun(written, stored, live);
  return isSameJson(marked(stored) ?? null, live ?? null) || isFilledIn(written) ? written : live;
}

function membersAsRun(written: Json[], stored: Json | undefined, live: Json | undefined): Json {
  const marks = new Set(Array.isArray(live) ? live.map((one) => canonicalJson(one)) : []);
  const members = Array.isArray(stored) ? stored : [];
  const there = written.filter((member, i) => {
    const mark = canonicalJson(markOf(members[i] ?? null));
    return marks.has(mark) || isFilledIn(member);
  });
  return there.length === written.length ? written : there;
}

function isListOfObjects(value: Json): value is Json[] {
  return Array.isArray(value) && value.some(isObject);
}

function memberOf(object: Json | undefined, key: string): Json | undefined {
  return isObject(object) ? object[key] : undefined;
}

/** The very object where nothing changes; undefined leaves the field out. */
function withField(object: JsonObject, key: string, value: Json | undefined): JsonObject {
  if (value === object[key]) return object;
  const copy = Object.assign(emptyObject(), object);
  if (value === undefined) Reflect.deleteProperty(copy, key);
  else copy[key] = value;
  return copy;
}
