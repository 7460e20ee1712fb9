import type { DefinedVersion, Definition, FieldPath, JsonObject, Manifest } from '../manifest/manifest.js';
import { pathText } from '../manifest/fields.js';
import { few } from '../manifest/visible.js';
import { evaluateBy, type Evaluated, type Shape, unreadableMetadata } from './evaluate.js';
import { remembered } from '../manifest/lookup.js';

/** The decision of the cluster's own definition of a kind on one object. */
export interface ByDefinition {
  /** `nodepools.karpenter.sh` */
  readonly definition: string;
  /** Fields that it accepts as they are written, and that are unknown or refused here; empty where it did not decide. */
  readonly newFields: readonly string[];
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
export function decide(...given: Parameters<typeof decideShape>): Decision {
  const [context, object] = given;
  const decision = decideShape(...given);
  // The cluster has read a live object, and redaction changes the types of values.
  const unreadable = context.isLive === true ? [] : unreadableMetadata(object);
  return unreadable.length === 0
    ? decision
    : { ...decision, violations: [...unreadable, ...decision.violations] };
}

function decideShape(
  context: DefinedObject,
  object: JsonObject,
  old: JsonObject | null,
  known: Definition | null,
  mutated?: (stored: JsonObject) => JsonObject,
): Decision {
  const { definition } = context;
  const name = (context.writtenApi ?? context.apiVersion).replace(/^.*\//, '');
  const earlier = old && { stored: old, isRedacted: context.isOldRedacted === true };
  const shipped = shippedEvaluation(known, name, object, earlier, mutated);
  if (!definition) {
    const isServed = context.isLive === true || known?.versions.some((one) => one.name === name) === true;
    const decided = isServed || !context.isWhole ? shipped : unserved(name, known, shipped);
    return { ...decided, byDefinition: null };
  }
  const version = definition.versions.find((one) => one.name === name && one.isServed);
  const own = version
    ? evaluatedOnce(definition, version, object, earlier, mutated)
    : unserved(name, definition, shipped, 'the cluster');
  if (context.isLive === true)
    return { ...(own.violations.length + own.unevaluated.length > 0 ? shipped : own), byDefinition: null };
  const { unevaluated } = own;
  const by = { definition: definition.name, unevaluated };
  // Whatever else may be: what it refuses is refused.
  if (unevaluated.length > 0 && own.violations.length === 0)
    return { ...shipped, byDefinition: { ...by, newFields: [] } };
  return { ...own, byDefinition: { ...by, newFields: newFieldsOf(own, shipped) } };
}

/** A system has one definition for all versions of its kind. */
function shippedEvaluation(
  known: Definition | null,
  name: string,
  object: JsonObject,
  old: Parameters<typeof evaluateBy>[3],
  mutated?: (stored: JsonObject) => JsonObject,
): Evaluated {
  const version = known?.versions.find((one) => one.name === name) ?? known?.versions[0];
  if (!known || !version) return { violations: [], stored: object, unknownFields: [], unevaluated: [] };
  const evaluation = evaluatedOnce(known, version, object, old, mutated);
  const [unread] = evaluation.unevaluated;
  if (unread !== undefined) throw new Error(`${known.name}: ${unread}`);
  return evaluation;
}

interface Once {
  readonly old: JsonObject | null;
  readonly mutated: Parameters<typeof evaluateBy>[4];
  readonly evaluation: Evaluated;
}

const EVALUATED = remembered<DefinedVersion, WeakMap<JsonObject, Once>>(() => new WeakMap());

/** Sides and trials read the same object again and again; `mutated` is one function for all objects of a kind. */
function evaluatedOnce(
  ...[definition, version, object, old, mutated]: Parameters<typeof evaluateBy>
): Evaluated {
  const ofVersion = EVALUATED(version);
  const known = ofVersion.get(object);
  if (known?.old === (old?.stored ?? null) && known.mutated === mutated) return known.evaluation;
  const evaluation = evaluateBy(definition, version, object, old, mutated);
  ofVersion.set(object, { old: old?.stored ?? null, mutated, evaluation });
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

/** Fields of an object that the cluster's own definition keeps, or accepts, and what is known here drops or refuses. */
function newFieldsOf(own: Shape, known: Shape): string[] {
  const dropped = ({ unknownFields }: Shape): FieldPath[] =>
    unknownFields.flatMap(({ path }) => (path[0] === 'spec' ? [path] : []));
  const [refused] = own.violations.length === 0 ? known.violations : [];
  const isWithin = (path: FieldPath) => (outer: FieldPath) => outer.every((step, i) => path[i] === step);
  const kept = dropped(known).filter((path) => !dropped(own).some(isWithin(path)));
  return [...(refused ? [refused.path] : []), ...kept].map(pathText).slice(0, MOST_NAMED);
}
