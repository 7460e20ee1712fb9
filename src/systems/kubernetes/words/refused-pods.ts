import { itemsIn, pathText, textIn } from '../../../manifest/fields.js';
import { isObject, type JsonObject, type Manifest } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import { objectOf } from '../admission/defaults.js';
import { checkPodTemplate } from '../admission/pod-spec.js';
import type { Violation } from '../admission/violation.js';
import type { Lost } from '../simulation/machine.js';

/**
 * Why an edit of a StatefulSet makes no new pod: the API server takes the template, and refuses every pod of it. Source: kubernetes,
 * pkg/apis/apps/validation, ValidatePodTemplateSpecForStatefulSet; issue 91676.
 */
export function refusedPods(manifest: Manifest, before: Manifest | null): Lost | null {
  if (manifest.kind !== 'StatefulSet') return null;
  const known = new Set(before === null ? [] : refusalsOf(before).map(keyOf));
  const [found] = refusalsOf(manifest).filter((one) => !known.has(keyOf(one)));
  if (!found) return null;
  const where = visible(pathText(found.path));
  return {
    why: `no new pod is made: the API server takes the StatefulSet and refuses each of its pods, \`${where}\`: ${found.message}.`,
    fix: `Correct \`${where}\`.`,
  };
}

function keyOf({ path, message }: Violation): string {
  return `${pathText(path)} ${message}`;
}

function refusalsOf({ object }: Manifest): Violation[] {
  return checkPodTemplate(withClaims(objectOf(object, 'spec')));
}

/** Each claim template is a volume of the pods. Source: kubernetes, pkg/controller/statefulset, updateStorage. */
function withClaims(spec: JsonObject): JsonObject {
  const template = objectOf(spec, 'template');
  const pod = objectOf(template, 'spec');
  const claims = itemsIn(spec, 'volumeClaimTemplates').flatMap((claim) => {
    const name = isObject(claim) ? textIn(objectOf(claim, 'metadata'), 'name') : null;
    return name === null ? [] : [{ name }];
  });
  const names = new Set(claims.map(({ name }) => name));
  const others = itemsIn(pod, 'volumes').filter((volume) => !names.has(textIn(volume, 'name') ?? ''));
  return { ...spec, template: { ...template, spec: { ...pod, volumes: [...others, ...claims] } } };
}
