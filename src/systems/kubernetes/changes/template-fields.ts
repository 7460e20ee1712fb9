import { isSameValue } from '../../../manifest/canonical.js';
import { counted } from '../../../text/plural.js';
import { isObject, type Json } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/visible.js';
import { fieldOf } from '../admission/defaults.js';

/** Fields that one sentence names; the others are counted. */
const MOST_NAMED = 3;
/** Lists whose items are compared by name and field. */
const CONTAINER_LISTS = new Set(['containers', 'initContainers', 'ephemeralContainers']);

/**
 * Fields of a pod template that an edit changes, as ` (spec.containers[app].image)`: paths one level below `metadata`, below `spec` and
 * below a container. '' if there are none.
 */
export function changedFieldsText(before: Json | undefined, after: Json | undefined): string {
  const paths = ['metadata', 'spec'].flatMap((part) => {
    const [then, now] = [fieldOf(before, part), fieldOf(after, part)];
    return differing(then, now).flatMap((field) =>
      CONTAINER_LISTS.has(field)
        ? changedContainers(fieldOf(then, field), fieldOf(now, field)).map(
            (path) => `${part}.${field}${path}`,
          )
        : [`${part}.${visible(field)}`],
    );
  });
  if (paths.length === 0) return '';
  const more = paths.length - MOST_NAMED;
  const named = paths.slice(0, more === 1 ? MOST_NAMED + 1 : MOST_NAMED).join(', ');
  return more > 1 ? ` (${named} and ${counted(more, 'more field')})` : ` (${named})`;
}

function differing(before: Json | undefined, after: Json | undefined): string[] {
  const fields = new Set([before, after].flatMap((one) => (isObject(one) ? Object.keys(one) : [])));
  return [...fields].filter((field) => !isSameValue(fieldOf(before, field), fieldOf(after, field)));
}

function changedContainers(before: Json | undefined, after: Json | undefined): string[] {
  const [then, now] = [byName(before), byName(after)];
  const paths = [...new Set([...then.keys(), ...now.keys()])].flatMap((name) => {
    const [old, fresh] = [then.get(name), now.get(name)];
    if (!old || !fresh) return [`[${name}]`];
    return differing(old, fresh).map((field) => `[${name}].${visible(field)}`);
  });
  // Another order of the same containers is another template as well.
  return paths.length > 0 ? paths : [''];
}

/** The containers of a list by their names, or by their numbers if a path could not hold the name. */
function byName(list: Json | undefined): Map<string, Json> {
  return new Map(
    (Array.isArray(list) ? list : []).map((item, i) => {
      const name = fieldOf(item, 'name');
      return [typeof name === 'string' && /^[\w.-]+$/.test(name) ? name : String(i), item];
    }),
  );
}
