import type { DefinedVersion, Definition, FieldPath, JsonObject, Manifest } from '../manifest/manifest.js';
import { pathText } from '../manifest/fields.js';
import { few } from '../manifest/visible.js';
import { evaluateBy, type Evaluated, type Shape, unreadableMetadata } from './evaluate.js';
import { rememberedOfBoth } from '../manifest/lookup.js';

/** The decision of the cluster's own definition of a kind on one object. */
export interface ByDefinition {
  /** `nodepools.karpenter.sh` */
  readonly definition: string;
  /** Fields that it accepts as they are written, and that are unknown or refused here; empty where it did not decide. */
  readonly newFields: readonly string[];
  /** The first field if its value is in a form that no modeled controller reads: it is not planned. */
  readonly unread?: FieldPath | undefined;
  /** Why it could not be evaluated as a whole: then, if nothing refuses the object, the shipped definition decides. */
  readonly unevaluated: readonly string[];
}

export interface Decision extends Shape {
  /** Null where the snapshot has no definition of the kind. */
  readonly byDefinition: ByDefinition | null;
}

/** The definition by which an object is admitted, and the version in which it is written. */
export type DefinedObject = Pick<Manifest, 'apiVersion' | 'definition' | 'writtenApi'> & {
  /** The cluster holds it: it was taken, whatever a redacted object looks like. */
  readonly isLive?: boolean;
  /** True if the old object comes from a snapshot, which hashes some fields and drops others. */
  readonly isOldRedacted?: boolean;
  /** True where the known definition has every version that its releases serve. */
  readonly isWhole?: boolean;
};

/**
 * Admits an object as the API server of the snapshot's cluster does: by the cluster's own definition of the kind where the snapshot has
 * it, else by the one that ships with the system (`known`; null: everything is taken). `mutated` is the work of a mutating webhook. `old`
 * is the stored form of the object that is updated; null where it is created.
 */
export function decide(
  context: DefinedObject,
  object: JsonObject,
  old: JsonObject | null,
  known: Definition | null,
  mutated?: (stored: JsonObject) => JsonObject,
): Decision {
  const { isLive = false, isOldRedacted = false } = context;
  const evaluated = (by: Definition, version: DefinedVersion): Evaluated =>
    evaluatedOnce(by, version, object, old && { stored: old, isRedacted: isOldRedacted }, mutated);
  const decision = decidedBy(context, object, known, evaluated);
  // The cluster has read a live object, and redaction changes the types of values.
  const unreadable = isLive ? [] : unreadableMetadata(object);
  if (unreadable.length === 0) return decision;
  return { ...decision, violations: [...unreadable, ...decision.violations] };
}

function decidedBy(
  { definition, apiVersion, writtenApi = apiVersion, isLive, isWhole }: DefinedObject,
  object: JsonObject,
  known: Definition | null,
  evaluated: (by: Definition, version: DefinedVersion) => Evaluated,
): Decision {
  const name = writtenApi.replace(/^.*\//, '');
  const own = known?.versions.find((one) => one.name === name);
  // A system has one definition for all versions of its kind.
  const version = own ?? known?.versions[0];
  const shipped = known && version ? evaluated(known, version) : { ...NOTHING, stored: object };
  if (!definition) {
    // A version newer than all that are known may be served.
    const isServed = isLive || own || !isWhole || writtenApi !== apiVersion;
    return { ...(isServed ? shipped : unserved(name, known, shipped)), byDefinition: null };
  }
  const served = definition.versions.find((one) => one.name === name && one.isServed);
  const ofCluster = served
    ? evaluated(definition, served)
    : unserved(name, definition, shipped, 'the cluster');
  const { unevaluated, violations } = ofCluster;
  if (isLive)
    return { ...(violations.length + unevaluated.length > 0 ? shipped : ofCluster), byDefinition: null };
  const by = { definition: definition.name, unevaluated };
  // Whatever else may be: what it refuses is refused.
  if (unevaluated.length > 0 && violations.length === 0)
    return { ...shipped, byDefinition: { ...by, newFields: [] } };
  return { ...ofCluster, byDefinition: { ...by, ...newFieldsOf(ofCluster, shipped) } };
}

const NOTHING = { violations: [], unknownFields: [], unevaluated: [] };

interface Answer {
  readonly mutated: Parameters<typeof evaluateBy>[4];
  readonly evaluation: Evaluated;
}

const ANSWERS = rememberedOfBoth((_v: DefinedVersion, _of: JsonObject) => new Map<object | null, Answer>());

/** Sides, instants and trials read the same object over the same old one; `mutated` is one function for all objects of a kind. */
function evaluatedOnce(...given: Parameters<typeof evaluateBy>): Evaluated {
  const [, version, object, earlier, mutated] = given;
  const answers = ANSWERS(version, object);
  const old = earlier?.stored ?? null;
  const known = answers.get(old);
  if (known && known.mutated === mutated) return known.evaluation;
  const evaluation = evaluateBy(...given);
  answers.set(old, { mutated, evaluation });
  return evaluation;
}

function unserved(name: string, by: Definition | null, tables: Shape, who = 'the controller'): Evaluated {
  const served = (by?.versions ?? []).filter(({ isServed }) => isServed).map((one) => one.name);
  const serves = served.length === 0 ? 'no version' : few(served);
  const message = `${who} does not serve ${name}; it serves ${serves}`;
  return { ...tables, violations: [{ path: ['apiVersion'], rule: 'version', message }], unevaluated: [] };
}

/** The most fields that are named of one object. */
const MOST_NAMED = 20;

/** Rules about the form of a value. A number that is only out of range is planned. */
const FORMS: ReadonlySet<string> = new Set(['type', 'anyOf', 'oneOf', 'enum', 'pattern']);

/** Fields of an object that the cluster's own definition keeps, or accepts, and what is known here drops or refuses. */
function newFieldsOf(own: Shape, known: Shape): Pick<ByDefinition, 'newFields' | 'unread'> {
  const dropped = ({ unknownFields }: Shape): FieldPath[] =>
    unknownFields.flatMap(({ path }) => (path[0] === 'spec' ? [path] : []));
  const refusals = own.violations.length === 0 ? known.violations : [];
  const unread = refusals.find(({ rule }) => FORMS.has(rule));
  const refused = unread ?? refusals[0];
  const isWithin = (path: FieldPath) => (outer: FieldPath) => outer.every((step, i) => path[i] === step);
  const kept = dropped(known).filter((path) => !dropped(own).some(isWithin(path)));
  const newFields = [...(refused ? [refused.path] : []), ...kept].map(pathText).slice(0, MOST_NAMED);
  return { newFields, unread: unread?.path };
}
