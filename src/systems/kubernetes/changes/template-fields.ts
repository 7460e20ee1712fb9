import { isSameValue } from '../../../manifest/canonical.js';
import { field, itemsIn, textIn } from '../../../manifest/fields.js';
import { isObject, type Json } from '../../../manifest/manifest.js';
import { fewNames, NO_TEXT, type Text, text } from '../../../text/text.js';

/** Lists whose items are compared by name and field. */
const CONTAINER_LISTS: readonly string[] = ['containers', 'initContainers', 'ephemeralContainers'];

/**
 * Fields of a pod template that an edit changes, as ` (spec.containers[app].image)`: paths one level below `metadata`, below `spec` and
 * below a container. Nothing if there are none.
 */
export function changedFieldsText(before: Json | undefined, after: Json | undefined): Text {
  const paths = ['metadata', 'spec'].flatMap((part) => {
    const [then, now] = [field(before, part), field(after, part)];
    return differing(then, now).flatMap((one) =>
      CONTAINER_LISTS.includes(one)
        ? changedContainers(then, now, one).map((path) => `${part}.${one}${path}`)
        : [`${part}.${one}`],
    );
  });
  return paths.length === 0 ? NO_TEXT : text` (${fewNames('object', paths)})`;
}

function differing(before: Json | undefined, after: Json | undefined): string[] {
  const fields = new Set([before, after].flatMap((one) => (isObject(one) ? Object.keys(one) : [])));
  return [...fields].filter((one) => !isSameValue(field(before, one), field(after, one)));
}

function changedContainers(before: Json | undefined, after: Json | undefined, list: string): string[] {
  const byName = (spec: Json | undefined): Map<string, Json> =>
    new Map(itemsIn(spec, list).map((item, i) => [textIn(item, 'name') ?? String(i), item]));
  const [then, now] = [byName(before), byName(after)];
  const paths = [...new Set([...then.keys(), ...now.keys()])].flatMap((container) => {
    const [old, fresh] = [then.get(container), now.get(container)];
    return old && fresh ? differing(old, fresh).map((one) => `[${container}].${one}`) : [`[${container}]`];
  });
  // Another order of the same containers is another template as well.
  return paths.length > 0 ? paths : [''];
}
