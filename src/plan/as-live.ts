import { byIdentity, identityOf } from '../manifest/identity.js';
import { fieldAt, itemsIn, objectOr, textIn, withMember } from '../manifest/fields.js';
import { isObject, type Json, type JsonObject, type Manifest, namespaceOf } from '../manifest/manifest.js';
import { hashValue } from '../snapshot/copy.js';
import { type Keep, type KindRule, ruleFor } from '../snapshot/kept.js';

/**
 * The manifests of the files as the cluster holds them: where the snapshot has the object, in the same version of its API, what was
 * asked for there (its spec, and the annotations that people steer it by) takes the place of what the files ask for. What a snapshot
 * does not keep, or keeps as a hash, stays as the files have it, so that it never is a difference. Places are those of the files.
 * The number of replicas that an autoscaler sets, or that the files do not write, is on both sides that of the cluster: it is no part
 * of what the files ask for.
 */
export function heldAndAsked(
  manifests: readonly Manifest[],
  objects: readonly Manifest[],
): Readonly<Record<'held' | 'asked', readonly Manifest[]>> {
  const live = byIdentity(objects);
  const scaled = scaledIn(objects);
  const pairs = manifests.map((manifest) => {
    const { apiVersion, kind, object } = manifest;
    const held = live.get(identityOf(manifest));
    const rule = ruleFor(apiVersion, kind);
    if (held?.apiVersion !== apiVersion || !isObject(held.object['spec']) || !rule)
      return { held: manifest, asked: manifest };
    const asLive = withLiveImages(withAsked(object, held.object, rule), held.object);
    const replicas = fieldAt(held.object, 'spec', 'replicas');
    // A number that no file writes an apply leaves as it is.
    const isScaled = fieldAt(object, 'spec', 'replicas') === undefined || scaled.has(scaleKey(held));
    const asked =
      isScaled && replicas !== undefined ? withAt(object, ['spec', 'replicas'], replicas) : object;
    return { held: { ...manifest, object: asLive }, asked: { ...manifest, object: asked } };
  });
  return { held: pairs.map(({ held }) => held), asked: pairs.map(({ asked }) => asked) };
}

/** Keys of the objects that autoscalers scale. */
function scaledIn(objects: readonly Manifest[]): ReadonlySet<string> {
  const keys = objects.flatMap((object) => {
    const target = fieldAt(object.object, 'spec', 'scaleTargetRef');
    const name = textIn(target, 'name');
    // A ScaledObject that names no kind means a Deployment.
    return name === null ? [] : [scaleKey({ ...object, kind: textIn(target, 'kind') ?? 'Deployment', name })];
  });
  return new Set(keys);
}

function scaleKey(object: Pick<Manifest, 'kind' | 'namespace' | 'name'>): string {
  return JSON.stringify([object.kind, namespaceOf(object), object.name]);
}

/** A copy with a value at a path; undefined leaves it out. */
function withAt(
  object: JsonObject,
  [name = '', ...below]: readonly string[],
  value: Json | undefined,
): JsonObject {
  return withMember(object, name, below.length === 0 ? value : withAt(objectOr(object[name]), below, value));
}

function withAsked(written: JsonObject, held: JsonObject, { kept, keep }: KindRule): JsonObject {
  const spec = keep.keys.get('spec');
  const asked = spec ? taken(spec, written['spec'], held['spec']) : written['spec'];
  return kept.fields
    .filter(({ steers }) => steers)
    .reduce(
      (object, { path }) => {
        // An annotation is written `metadata.annotations[KEY]` in the table of what is kept.
        const annotation = ['metadata', 'annotations', path.slice(path.indexOf('[') + 1, -1)];
        const value = fieldAt(held, ...annotation);
        return value === fieldAt(object, ...annotation) ? object : withAt(object, annotation, value);
      },
      withMember(written, 'spec', asked),
    );
}

/**
 * The workload with the images that the cluster runs, where they are others than those of the files. Containers are matched by name, as an
 * apply does: one that only the files have is not there, and one that only the cluster has stays when they are applied. A snapshot of before
 * images were kept has no containers.
 */
function withLiveImages(written: JsonObject, held: JsonObject): JsonObject {
  const live = objectOr(fieldAt(held, ...POD_SPEC));
  if (!Array.isArray(live['containers']) || isImageSetElsewhere(written)) return written;
  return ['containers', 'initContainers'].reduce((object, list) => {
    const [asked, runs] = [itemsIn(fieldAt(object, ...POD_SPEC), list), itemsIn(live, list)];
    const known = asked.flatMap((container) => asRun(container, runs));
    // All of them have other names: no pod is without a container.
    const isRenamed = known.length === 0 && list === 'containers';
    return asked.length === 0 ? object : withAt(object, [...POD_SPEC, list], isRenamed ? [...runs] : known);
  }, written);
}

const POD_SPEC = ['spec', 'template', 'spec'];

function asRun(container: Json, runs: readonly Json[]): Json[] {
  const live = runs.find((one) => textIn(one, 'name') === textIn(container, 'name'));
  if (!live) return [];
  const [image, runsImage] = [textIn(container, 'image'), textIn(live, 'image')];
  const isSame = image === null || runsImage === null || hashValue(image) === runsImage;
  return [isSame || isFilledIn(image) ? container : withMember(objectOr(container), 'image', runsImage)];
}

/** True for what represents an image until something else writes one (`${IMAGE}`, `app:$TAG`, `ko://...`, `IMAGE`). */
function isFilledIn(image: string): boolean {
  return /^\s*$|[${}<>%()]|:\/\/|^[A-Z_]+$/.test(image);
}

/** By these something in the cluster sets the images. Sources: docs.openshift.com, "Triggering updates on image stream changes"; keel.sh, "Policies". */
const IMAGE_SETTERS = ['image.openshift.io/triggers', 'keel.sh/policy'];

function isImageSetElsewhere({ metadata }: JsonObject): boolean {
  return IMAGE_SETTERS.some((key) =>
    ['annotations', 'labels'].some((map) => {
      const value = fieldAt(metadata, map, key);
      // Keel leaves a workload of the policy never alone.
      return value !== undefined && value !== 'never';
    }),
  );
}

/** One value of the files with what of it is kept from the cluster; undefined = it is not there. */
function taken(keep: Keep, written: Json | undefined, held: Json | undefined): Json | undefined {
  if (keep.form === 'as-is' || keep.form === 'text' || keep.form === 'labels') return held;
  if (keep.form !== null) return written;
  if (keep.items) return takenItems(keep.items, written, held);
  if (written === undefined && held === undefined) return undefined;
  const [own, other] = [objectOr(written), objectOr(held)];
  return [...new Set([...Object.keys(own), ...Object.keys(other)])].reduce((object, name) => {
    const below = keep.keys.get(name) ?? keep.prefixes.get('');
    if (!below) return object;
    // An entry that a map such as `packages` does not have in the cluster is not asked for there.
    const isGone = other[name] === undefined && !keep.keys.has(name);
    return withMember(object, name, isGone ? undefined : taken(below, own[name], other[name]));
  }, own);
}

function takenItems(keep: Keep, written: Json | undefined, held: Json | undefined): Json | undefined {
  if (!Array.isArray(held)) return undefined;
  const own = Array.isArray(written) ? written : [];
  return held.map((item, i) => taken(keep, own[i], item) ?? item);
}
