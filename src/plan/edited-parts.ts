import { byEntry } from '../manifest/advice.js';
import { folderOf } from '../manifest/path.js';
import { errorAt, type Problem } from '../manifest/problem.js';
import { isSameJson } from '../manifest/canonical.js';
import { visible } from '../manifest/visible.js';
import { refKey, refText } from '../systems/ref.js';
import type { ResolvedPolicy } from '../systems/system.js';
import { name, foreign, text } from '../text/text.js';
import { toPlain } from '../text/render.js';

type Rejection = ResolvedPolicy['rejections'][number];

/** Reports edited objects that lack required fields before the change too: such an object is a part that something else completes. */
export function editedParts(base: readonly ResolvedPolicy[], head: readonly ResolvedPolicy[]): Problem[] {
  const before = new Map(base.map((policy) => [refKey(policy.ref), policy]));
  return head.flatMap((policy) => {
    const was = before.get(refKey(policy.ref));
    const [missing] = policy.rejections.filter(isOfPart);
    if (policy.live || missing === undefined || !was?.rejections.some(isOfPart)) return [];
    if (isSameJson(was.written, policy.written)) return [];
    const message = text`${name('policy', refText(policy.ref))} is edited and lacks required fields (${foreign(visible(toPlain(missing.message), 200))}): a part of an object was not evaluated. ${byEntry('kustomize', folderOf(policy.place.file))} If nothing completes it, add the field.`;
    return [errorAt(missing.place, 'refused-edit', message)];
  });
}

/** True for a required field that is not written, in an object that is refused for it. */
export function isOfPart({ consequence, isAbsent }: Rejection): boolean {
  return consequence === undefined && isAbsent === true;
}
