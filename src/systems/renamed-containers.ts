import { fieldAt, itemsIn, textIn } from '../manifest/fields.js';
import { isObject, type Json } from '../manifest/manifest.js';

/**
 * The spec of a workload before a change, with the names that its containers have after it: one that goes while another one of the same
 * image comes is renamed. What is compared by name would take it for new, and nothing for lost.
 */
export function withNamesAfter(before: Json, after: Json): Json {
  const [was, is] = [containersIn(before), containersIn(after)];
  const gone = was.filter((one) => !is.some((other) => nameOfContainer(other) === nameOfContainer(one)));
  if (gone.length === 0) return before;
  const came = is.filter((one) => !was.some((other) => nameOfContainer(other) === nameOfContainer(one)));
  const names = new Map<Json, string>();
  for (const one of came) {
    const program = programOf(one);
    const earlier = gone.find((other) => !names.has(other) && programOf(other) === program);
    if (program !== '' && earlier !== undefined) names.set(earlier, nameOfContainer(one));
  }
  if (names.size === 0) return before;
  const containers = was.map((one) => within(one, { name: names.get(one) ?? nameOfContainer(one) }));
  const template = fieldAt(before, 'template') ?? null;
  const spec = within(fieldAt(template, 'spec') ?? null, { containers });
  return within(before, { template: within(template, { spec }) });
}

function within(of: Json, fields: Readonly<Record<string, Json>>): Json {
  return isObject(of) ? { ...of, ...fields } : of;
}

/** The containers of a workload's pods. */
export function containersIn(spec: Json): readonly Json[] {
  return itemsIn(fieldAt(spec, 'template', 'spec'), 'containers');
}

export function nameOfContainer(container: Json): string {
  return textIn(container, 'name') ?? '';
}

/** `app` of `registry.example:5000/team/app:1.2@sha256:...`: a registry and a version may change with the name. */
function programOf(container: Json): string {
  const [path = ''] = (textIn(container, 'image') ?? '').split('@');
  const [program = ''] = path.slice(path.lastIndexOf('/') + 1).split(':');
  return program;
}
