import { field, itemsIn, objectIn, textIn } from '../manifest/fields.js';
import { isObject, type Json, type Manifest } from '../manifest/manifest.js';
import { placedYaml } from '../manifest/parse.js';
import { mergePatched } from './application-source.js';
import { type GeneratorContext, parametersOf, SERVER, UNKNOWN } from './generators.js';
import { filled, flattened, type Parameters } from './go-templates.js';

/** An Application of an ApplicationSet. */
interface Made {
  readonly application: Manifest;
  /** Names of clusters among its parameters. */
  readonly clusters: readonly string[];
}

interface Expanded {
  readonly made: readonly Made[];
  /** Why that is not all of it, as the end of a sentence; null if it is. */
  readonly why: string | null;
  /** True if the generators are not known, and only decide which cluster gets it. */
  readonly isUndecided?: boolean;
}

/** The Applications of an ApplicationSet for the planned cluster, and for others that it names. */
export async function applicationsOf(set: Manifest, context: GeneratorContext): Promise<Expanded> {
  const { renderer } = context;
  const spec = field(set.object, 'spec');
  const template = field(spec, 'template');
  if (template === undefined) return { made: [], why: 'it has no template' };
  const sets: Parameters[] = [];
  for (const generator of itemsIn(spec, 'generators')) {
    const given = await parametersOf(generator, context);
    if (typeof given === 'string') return undecided(set, context) ?? { made: [], why: given };
    sets.push(...given);
  }
  const patch = textIn(spec, 'templatePatch');
  if (patch !== null && !context.isGo) return { made: [], why: 'it has a templatePatch without goTemplate' };
  const results = await filled(renderer, [template, patch], sets, context);
  if (results === null) return { made: [], why: UNKNOWN };
  const isOpen = isOpenDestination(field(template, 'spec'));
  const made: Made[] = [];
  for (const [at, result] of results.entries()) {
    const application = applicationOf(set, result);
    if (application === null) return { made: [], why: UNKNOWN };
    made.push({ application, clusters: isOpen ? clustersIn(sets[at] ?? {}, context) : [] });
  }
  return { made, why: null };
}

/** False if all Applications go to one cluster that is written out. */
function isOpenDestination(spec: Json | undefined): boolean {
  const destination = field(spec, 'destination');
  const written = textIn(destination, 'name') || textIn(destination, 'server');
  return !written || written.includes('{{');
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

function applicationOf(set: Manifest, result: Json): Manifest | null {
  const [template, patch] = Array.isArray(result) ? result : [];
  const over = typeof patch === 'string' ? (placedYaml(patch, set.place.file)[0]?.value ?? null) : null;
  const made = isObject(over) && template !== undefined ? mergePatched(template, over) : template;
  const name = textIn(field(made, 'metadata'), 'name');
  if (!isObject(made) || name === null) return null;
  const destination = objectIn(field(made, 'spec'), 'destination');
  // The destination of an Application may be open; what it renders may not.
  const spec = { ...objectIn(made, 'spec'), destination: { ...destination, server: '' } };
  if (LEFT_OPEN.test(JSON.stringify({ name, spec }))) return null;
  return { ...set, kind: 'Application', name, object: { ...made, kind: 'Application' } };
}

/**
 * The one Application of an ApplicationSet whose parameters only say which cluster it is for and what it is called. Null if they decide
 * more.
 */
function undecided(set: Manifest, { renderer: { tree } }: GeneratorContext): Expanded | null {
  const spec = field(set.object, 'spec');
  const made = field(field(spec, 'template'), 'spec');
  const generators = JSON.stringify(itemsIn(spec, 'generators'));
  if (made === undefined || generators.includes('"template":') || field(spec, 'templatePatch') !== undefined)
    return null;
  const sources = [...itemsIn(made, 'sources'), field(made, 'source')].filter((one) => one !== undefined);
  const decides = JSON.stringify([sources, textIn(field(made, 'destination'), 'namespace')]);
  // A release without a name of its own has that of its Application.
  const isNamedByApp = sources.some(
    (one) =>
      textIn(field(one, 'helm'), 'releaseName') === null &&
      (field(one, 'helm') !== undefined || tree.isFile(`${textIn(one, 'path') ?? ''}/Chart.yaml`)),
  );
  if (decides.includes('{{') || isNamedByApp) return null;
  const object = { ...set.object, kind: 'Application', spec: made };
  const application: Manifest = { ...set, kind: 'Application', name: `${set.name}${SERVER}`, object };
  return { made: [{ application, clusters: [] }], why: null, isUndecided: true };
}
