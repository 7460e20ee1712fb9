import { field, fieldAt, itemsIn, objectIn, textAt, textIn } from '../manifest/fields.js';
import { isObject, type Json, type Manifest } from '../manifest/manifest.js';
import { placedYaml } from '../manifest/parse.js';
import { inside } from '../manifest/path.js';
import { mergePatched } from './application-source.js';
import { type GeneratorContext, parametersOf, SERVER } from './generators.js';
import { filled, flattened, type Parameters, unknownTemplate } from './go-templates.js';
import { notRendered, NotRendered } from './render-error.js';

/** The Applications of an ApplicationSet. */
interface Expanded {
  readonly made: readonly {
    readonly application: Manifest;
    /** Names of clusters among its parameters. */
    readonly clusters: readonly string[];
  }[];
  /** True if the generators are not known, and only decide which cluster gets it. */
  readonly isUndecided: boolean;
}

/** The Applications of an ApplicationSet for the planned cluster, and for others that it names. Throws `NotRendered`. */
export async function applicationsOf(set: Manifest, context: GeneratorContext): Promise<Expanded> {
  const spec = field(set.object, 'spec');
  const template = field(spec, 'template');
  if (template === undefined) throw notRendered`it has no template`;
  const sets: Parameters[] = [];
  try {
    for (const generator of itemsIn(spec, 'generators'))
      sets.push(...(await parametersOf(generator, context)));
  } catch (error) {
    const application = error instanceof NotRendered ? undecided(set, context) : null;
    if (application === null) throw error;
    return { made: [{ application, clusters: [] }], isUndecided: true };
  }
  const patch = textIn(spec, 'templatePatch');
  if (patch !== null && !context.isGo) throw notRendered`it has a templatePatch without goTemplate`;
  const destination = fieldAt(template, 'spec', 'destination');
  const to = textIn(destination, 'name') || textIn(destination, 'server');
  // All Applications go to one cluster that is written out.
  const isOpen = !to || to.includes('{{');
  const results = await filled(context.renderer, [template, patch], sets, context);
  const made = results.map((result, at) => ({
    application: applicationOf(set, result),
    clusters: isOpen ? clustersIn(sets[at] ?? {}, context) : [],
  }));
  return { made, isUndecided: false };
}

/** The cluster of the configuration that a set of parameters names: elements often hold the name beside the address. */
function clustersIn(parameters: Parameters, { renderer: { cluster } }: GeneratorContext): string[] {
  const known = [cluster, ...cluster.others].flatMap(({ name }) => name ?? []);
  const values = new Set(flattened(parameters).values());
  const named = known.filter((one) => values.has(one));
  return named.length === 1 ? named : [];
}

/** A parameter that a plain template leaves as it is written, because no generator gives it. */
const LEFT_OPEN = /\{\{\s*[A-Za-z][\w-]*(?:[.[][\w./\][-]+)?\s*\}\}/;

function applicationOf(set: Manifest, result: Json): Manifest {
  const [template, patch] = Array.isArray(result) ? result : [];
  const over = typeof patch === 'string' ? (placedYaml(patch, set.place.file)[0]?.value ?? null) : null;
  const made = isObject(over) && template !== undefined ? mergePatched(template, over) : template;
  const name = textAt(made, 'metadata', 'name');
  // The destination of an Application may be open; what it renders may not.
  const spec = objectIn(made, 'spec') ?? {};
  const destination = { ...objectIn(spec, 'destination'), server: '' };
  const isOpen = LEFT_OPEN.test(JSON.stringify({ name, spec: { ...spec, destination } }));
  if (!isObject(made) || name === null || isOpen) throw unknownTemplate();
  return { ...set, kind: 'Application', name, object: { ...made, kind: 'Application' } };
}

/** The one Application of an ApplicationSet whose parameters only decide its cluster and its name; null if they decide more. */
function undecided(set: Manifest, { renderer: { tree } }: GeneratorContext): Manifest | null {
  const spec = field(set.object, 'spec');
  const made = fieldAt(spec, 'template', 'spec');
  const generators = JSON.stringify(itemsIn(spec, 'generators'));
  if (made === undefined || generators.includes('"template":') || field(spec, 'templatePatch') !== undefined)
    return null;
  const sources = [...itemsIn(made, 'sources'), field(made, 'source')].filter((one) => one !== undefined);
  // A release without a name of its own has that of its Application.
  const isNamedByApp = sources.some(
    (one) =>
      textAt(one, 'helm', 'releaseName') === null &&
      (field(one, 'helm') !== undefined || tree.isFile(inside(textIn(one, 'path') ?? '', 'Chart.yaml'))),
  );
  const decides = JSON.stringify([sources, textAt(made, 'destination', 'namespace')]);
  if (decides.includes('{{') || isNamedByApp) return null;
  const object = { ...set.object, kind: 'Application', spec: made };
  return { ...set, kind: 'Application', name: `${set.name}${SERVER}`, object };
}
