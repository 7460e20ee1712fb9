import { isSameValue } from '../../../manifest/values/canonical.js';
import { counted } from '../../../manifest/words/plural.js';
import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import { fieldOf } from '../admission/defaults.js';
import { withTemplateDefaults } from '../../../snapshot/template-defaults.js';

/** Named in one sentence; of more the number is told. */
const MOST_NAMED = 3;
/** Lists whose items are known by name, and of whose items it says which field is another one. */
const CONTAINER_LISTS = new Set(['containers', 'initContainers', 'ephemeralContainers']);

/**
 * Which fields of a pod template an edit changes, as ` (spec.containers[app].image)`: paths in the template, one level below `metadata`,
 * below `spec` and below a container. '' where both mean the same to the API server.
 */
export function changedFieldsText(before: Json | undefined, after: Json | undefined): string {
  const paths = changedFields(templateIn(before), templateIn(after));
  if (paths.length === 0) return '';
  const more = paths.length - MOST_NAMED;
  const named = paths.slice(0, more === 1 ? MOST_NAMED + 1 : MOST_NAMED).join(', ');
  return more > 1 ? ` (${named} and ${counted(more, 'more field')})` : ` (${named})`;
}

interface Template {
  readonly written: JsonObject;
  readonly stored: JsonObject;
}

function templateIn(template: Json | undefined): Template {
  const written = isObject(template) ? template : {};
  return { written, stored: withTemplateDefaults(written) };
}

function changedFields(before: Template, after: Template): string[] {
  return ['metadata', 'spec'].flatMap((part) => {
    const [then, now] = [inside(before, part), inside(after, part)];
    return differing(then, now).flatMap((field) =>
      CONTAINER_LISTS.has(field)
        ? changedContainers(inside(then, field), inside(now, field)).map((path) => `${part}.${field}${path}`)
        : [`${part}.${visible(field)}`],
    );
  });
}

/** Both views of a field: a default that follows from another field, as imagePullPolicy from the image, is no edit of its own. */
interface Views {
  readonly written: Json | undefined;
  readonly stored: Json | undefined;
}

function inside({ written, stored }: Views, field: string): Views {
  return { written: fieldOf(written, field), stored: fieldOf(stored, field) };
}

function differing(before: Views, after: Views): string[] {
  const fields = new Set([...keysOf(before.stored), ...keysOf(after.stored)]);
  return [...fields].filter((field) => {
    const [then, now] = [inside(before, field), inside(after, field)];
    return !isSameValue(then.stored, now.stored) && !isSameValue(then.written, now.written);
  });
}

function changedContainers(before: Views, after: Views): string[] {
  const [then, now] = [byName(before), byName(after)];
  const paths = [...new Set([...then.keys(), ...now.keys()])].flatMap((name) => {
    const [old, fresh] = [then.get(name), now.get(name)];
    if (!old || !fresh) return [`[${name}]`];
    return differing(old, fresh).flatMap((field) =>
      (field === 'resources' ? changedAmounts(inside(old, field), inside(fresh, field)) : [field]).map(
        (path) => `[${name}].${visible(path)}`,
      ),
    );
  });
  // Another order of the same containers is another template as well.
  return paths.length > 0 ? paths : [''];
}

/** `resources.limits.memory 512Mi -> 384Mi`: what a pod asks for and may have, as one number of it decides whether it lives. */
function changedAmounts(before: Views, after: Views): string[] {
  const amounts = ['requests', 'limits'].flatMap((part) => {
    const [then, now] = [inside(before, part), inside(after, part)];
    const textOf = (side: Views, name: string): string => {
      const amount = fieldOf(side.stored, name);
      return typeof amount === 'string' || typeof amount === 'number' ? String(amount) : 'none';
    };
    return differing(then, now).map(
      (name) => `resources.${part}.${name} ${textOf(then, name)} -> ${textOf(now, name)}`,
    );
  });
  return amounts.length === 0 ? ['resources'] : amounts;
}

/** The containers of a list by their names, or by their numbers where they have none that a path could hold. */
function byName({ written, stored }: Views): Map<string, Views> {
  const [files, kept] = [itemsOf(written), itemsOf(stored)];
  return new Map(
    kept.map((item, i) => {
      const name = fieldOf(item, 'name');
      const isPlain = typeof name === 'string' && /^[\w.-]+$/.test(name);
      return [isPlain ? name : String(i), { written: files[i], stored: item }];
    }),
  );
}

function itemsOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function keysOf(value: Json | undefined): string[] {
  return isObject(value) ? Object.keys(value) : [];
}
