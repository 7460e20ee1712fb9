import { errorAt, type Problem } from '../../manifest/problem.js';
import { isSettings } from '../commands/commands.js';
import { canonicalJson, isSameJson } from '../../manifest/values/canonical.js';
import { entryOf, fieldAt, labelsIn, textIn } from '../../manifest/fields.js';
import { isObject, type Json, type JsonObject, type Manifest, namespaceOf } from '../../manifest/manifest.js';
import { titleOf } from '../../manifest/words/visible.js';
import { objectChanges } from '../objects/object-changes.js';

/**
 * Edits of ConfigMaps and Secrets that restart a workload, as an annotation of it asks Reloader or Wave to: a rollout that no pod template
 * shows. An error for each workload, unless its pod template changes too, which is planned. Sources: stakater/Reloader, README.md,
 * annotations; wave-k8s/wave, README.md.
 */
export function restartedElsewhere(base: readonly Manifest[] | null, head: readonly Manifest[]): Problem[] {
  const changes = objectChanges(base, head);
  const edited = changes.flatMap(({ before, after }) =>
    before && after && isSettings(after) && dataOf(before) !== dataOf(after) ? [after] : [],
  );
  if (edited.length === 0) return [];
  return changes.flatMap(({ before, after: workload }) => {
    if (!before || !workload || !isSameJson(templateOf(before), templateOf(workload))) return [];
    const isRestartedBy = restarters(workload);
    // One that writes no namespace goes where its folder goes.
    const isNear = (one: Manifest): boolean =>
      one.namespace === null || namespaceOf(one) === namespaceOf(workload);
    const cause = edited.find((one) => isNear(one) && isRestartedBy(one));
    return cause ? [problem(workload, cause)] : [];
  });
}

function dataOf({ object }: Manifest): string {
  return canonicalJson(['data', 'binaryData', 'stringData'].map((field) => object[field] ?? null));
}

function templateOf({ object }: Manifest): Json {
  return fieldAt(object, 'spec', 'template') ?? null;
}

const RELOADER = 'reloader.stakater.com';

/** Tells what restarts a workload by its annotations, which may stand at its pods as well. */
function restarters({ object }: Manifest): (settings: Manifest) => boolean {
  const template = fieldAt(object, 'spec', 'template');
  const annotations = {
    ...labelsIn(fieldAt(template, 'metadata'), 'annotations'),
    ...labelsIn(object['metadata'], 'annotations'),
  };
  const isOn = (key: string): boolean => annotations[key] === 'true';
  const used = usedBy(fieldAt(template, 'spec') ?? null);
  return ({ kind, name, object: settings }) => {
    const prefix = kind.toLowerCase();
    const listed = annotations[`${prefix}.${RELOADER}/reload`]?.split(',').map((one) => one.trim()) ?? [];
    if (listed.includes(name)) return true;
    if (!used.has(`${kind}/${name}`)) return false;
    const isMatched = labelsIn(settings['metadata'], 'annotations')[`${RELOADER}/match`] === 'true';
    return (
      isOn(`${RELOADER}/auto`) ||
      isOn(`${prefix}.${RELOADER}/auto`) ||
      isOn('wave.pusher.com/update-on-config-change') ||
      (isOn(`${RELOADER}/search`) && isMatched)
    );
  };
}

/** Fields of a pod under which a ConfigMap or a Secret is named. */
const NAMING: Readonly<Record<string, string>> = {
  configMap: 'ConfigMap',
  configMapRef: 'ConfigMap',
  configMapKeyRef: 'ConfigMap',
  secret: 'Secret',
  secretRef: 'Secret',
  secretKeyRef: 'Secret',
};

/** `ConfigMap/web`: what the containers and volumes of a pod name. */
export function usedBy(pod: Json): ReadonlySet<string> {
  const found = new Set<string>();
  const queue: Json[] = [pod];
  for (let one = queue.pop(); one !== undefined; one = queue.pop()) {
    if (Array.isArray(one)) queue.push(...one);
    else if (isObject(one)) {
      for (const named of namedIn(one)) found.add(named);
      queue.push(...Object.values(one));
    }
  }
  return found;
}

function namedIn(fields: JsonObject): string[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    const kind = entryOf(NAMING, key);
    const name = kind === undefined ? null : (textIn(value, 'name') ?? textIn(value, 'secretName'));
    return name === null ? [] : [`${kind}/${name}`];
  });
}

function problem(workload: Manifest, cause: Manifest): Problem {
  const title = titleOf(workload);
  const message =
    `${titleOf(cause)} is edited, and an annotation of ${title} has its pods restarted then (Reloader, Wave): a rollout that its pod template does not show, and that was not judged. ` +
    `Change an annotation of the pod template of ${title} in the same change, as \`kubectl rollout restart\` does, and the rollout is planned.`;
  return errorAt(cause.place, 'restarted-elsewhere', message);
}
