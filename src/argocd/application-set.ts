import { field, itemsIn, objectIn, textIn } from '../manifest/fields.js';
import { isObject, type Json, type Manifest } from '../manifest/manifest.js';
import type { TreeFiles } from './tree-files.js';
import type { Surroundings } from './parameter-sets.js';
import { parametersOf } from './generators.js';
import { SERVER, UNKNOWN } from './placeholders.js';
import { filled, flattened, type Parameters } from './template.js';

/** An Application that an ApplicationSet makes. */
interface Made {
  readonly application: Manifest;
  /** Names of clusters among the parameters it was made with. */
  readonly clusters: readonly string[];
}

/** What an ApplicationSet makes. */
interface Expanded {
  readonly made: readonly Made[];
  /** Why that is not all of it, as the end of a sentence; null where it is. */
  readonly why: string | null;
  /** True where the generators were not understood, and decide no more than the cluster it goes to. */
  readonly isSame?: boolean;
}

/** The Applications of an ApplicationSet for the cluster that is planned, and for others whose names stand in it. */
export function applicationsOf(set: Manifest, around: Surroundings): Expanded {
  const spec = field(set.object, 'spec');
  const template = field(spec, 'template');
  if (template === undefined) return { made: [], why: 'it has no template' };
  if (field(spec, 'templatePatch') !== undefined) return { made: [], why: 'it has a templatePatch' };
  const sets: Parameters[] = [];
  for (const generator of itemsIn(spec, 'generators')) {
    const given = parametersOf(generator, around);
    if (typeof given === 'string') return sameForAll(set, around.workspace) ?? { made: [], why: given };
    sets.push(...given);
  }
  const made: Made[] = [];
  const isSentByParameters = isOpenDestination(field(template, 'spec'));
  for (const parameters of sets) {
    const filledIn = filled(template, parameters, around.isGo);
    const application = filledIn === undefined ? null : applicationOf(set, filledIn);
    if (application === null) return { made: [], why: UNKNOWN };
    made.push({
      application,
      clusters: isSentByParameters ? clustersIn(parameters, around) : [],
    });
  }
  return { made, why: null };
}

/** False where all Applications go to one cluster that is written out: what else a parameter is called by, a folder, says nothing then. */
function isOpenDestination(spec: Json | undefined): boolean {
  const destination = field(spec, 'destination');
  const written = textIn(destination, 'name') || textIn(destination, 'server');
  return !written || written.includes('{{');
}

/** Clusters that the configuration lists and a set of parameters names: elements often hold the name beside the address. */
function clustersIn(parameters: Parameters, { cluster }: Surroundings): string[] {
  const known = [cluster, ...cluster.others].flatMap(({ name }) => name ?? []);
  const values = new Set(flattened(parameters).values());
  const named = known.filter((one) => values.has(one));
  return named.length === 1 ? named : [];
}

/** Parameters that the templates without Go leave as they are written, where no generator gives them. */
const LEFT_OPEN = /\{\{\s*[A-Za-z][\w-]*(?:[.[][\w./\][-]+)?\s*\}\}/;

/** Whether a text has one of them. */
export function isLeftOpen(text: string): boolean {
  return LEFT_OPEN.test(text);
}

function applicationOf(set: Manifest, made: Json): Manifest | null {
  const metadata = objectIn(made, 'metadata');
  const name = textIn(metadata ?? {}, 'name');
  if (!isObject(made) || name === null) return null;
  const destination = objectIn(field(made, 'spec'), 'destination');
  // Where an Application goes may be open; what it renders may not.
  const spec = { ...objectIn(made, 'spec'), destination: { ...destination, server: '' } };
  if (isLeftOpen(JSON.stringify({ name, spec }))) return null;
  return { ...set, kind: 'Application', name, object: { ...made, kind: 'Application' } };
}

/**
 * The one Application that all of an ApplicationSet come to: its parameters only say which cluster it is for and what it is called. So
 * the clusters that are registered, or the elements of a list, need not be known. Null where they decide more.
 */
function sameForAll(set: Manifest, workspace: TreeFiles): Expanded | null {
  const spec = field(set.object, 'spec');
  const made = field(field(spec, 'template'), 'spec');
  const generators = JSON.stringify(itemsIn(spec, 'generators'));
  if (made === undefined || generators.includes('"template":')) return null;
  const sources = [...itemsIn(made, 'sources'), field(made, 'source')].filter((one) => one !== undefined);
  const decides = JSON.stringify([sources, textIn(field(made, 'destination'), 'namespace')]);
  // A release without a name of its own has that of its Application, which is another one for each.
  const isNamedByApp = sources.some(
    (one) =>
      textIn(field(one, 'helm'), 'releaseName') === null &&
      (field(one, 'helm') !== undefined || workspace.isFile(`${textIn(one, 'path') ?? ''}/Chart.yaml`)),
  );
  if (decides.includes('{{') || isNamedByApp) return null;
  const object = { ...set.object, kind: 'Application', spec: made };
  const application: Manifest = { ...set, kind: 'Application', name: `${set.name}${SERVER}`, object };
  return { made: [{ application, clusters: [] }], why: null, isSame: true };
}
