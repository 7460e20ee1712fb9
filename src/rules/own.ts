import * as z from 'zod';
import {
  CelError,
  celOf,
  evaluate as evaluateCel,
  type Expression,
  expressionReader,
  mostSteps,
  optionalFields,
} from '../admission/cel.js';
import { attempted, Budget, Unsupported } from '../admission/limits.js';
import { fieldAt, itemsIn } from '../manifest/fields.js';
import { lazily } from '../manifest/lookup.js';
import type { Json, JsonObject, Place } from '../manifest/manifest.js';
import { errorAt, type Problem } from '../manifest/problem.js';
import type { Finding } from '../plan/finding.js';
import type { Plan, PlannedPolicy, PolicyDiff, SidePlan } from '../plan/model.js';
import { policyJson, refJson } from '../plan/json/policy.js';
import { written } from '../plan/json/written.js';
import { schemasOfReport } from '../plan/report-json.js';
import { fix, NO_FIX, refKey } from '../systems/system.js';
import { code, foreign, text } from '../text/text.js';
import { type Rule, type RuleResult, rolledGroups, defineRule } from './rule.js';

/** Variables of an expression of a team's rule. */
const VARIABLES = ['plan', 'policy', 'group', 'head', 'base', 'before', 'findings'];
const readExpression = attempted(expressionReader(VARIABLES));

/** The prefix of their ids in reports and waivers: no rule of the catalogue has it. */
export const OWN = 'custom/';

/** Limits of one evaluation: entries of lists that are read, and steps of each expression without those. */
const MOST_ENTRIES = 1_000_000;
const MOST_STEPS = 30_000_000;

/** The fields of the report. Those of a strategy and of its brakes differ by kind and are not checked. */
const fieldNames = lazily((): ReadonlySet<unknown> => {
  const schema = z.toJSONSchema(schemasOfReport().report, { io: 'input', unrepresentable: 'any' });
  const names: string[] = [];
  JSON.stringify(schema, (key, value: object) => {
    if (key === 'properties') names.push(...Object.keys(value));
    return value;
  });
  return new Set(names);
});
const OPEN_OBJECTS = ['strategy', 'brakes'];

/** The mistake of an expression that cannot be read, or that tests a field that no report has; null for a valid one. */
function mistakeIn(source: string): string | null {
  const read = readExpression(source);
  if (read instanceof Unsupported) return read.message;
  // The variable of a macro may have any value.
  const isKnown = (steps: readonly string[]): boolean =>
    !VARIABLES.includes(steps[0] ?? '') ||
    OPEN_OBJECTS.some((one) => steps.includes(one)) ||
    fieldNames().has(steps.at(-1));
  const unknown = optionalFields(read).find((steps) => !isKnown(steps));
  return unknown ? `no report has the field ${unknown.at(-1) ?? ''}` : null;
}

const EMBEDDED = /\$\{([^}]*)\}/g;

/** The expressions in a message. */
function embeddedIn(template: string): string[] {
  return [...template.matchAll(EMBEDDED)].map(([, source = '']) => source);
}

/** An expression in CEL, or a message with some in it. */
function expressions(most: number, sourcesIn: (text: string) => readonly string[]) {
  return z
    .string()
    .max(most)
    .superRefine((text, context) => {
      for (const mistake of sourcesIn(text).flatMap((source) => mistakeIn(source) ?? []))
        context.addIssue({ code: 'custom', message: `is not understood: ${mistake}` });
    });
}

/** A rule that a team writes in the configuration. */
export const ownRule = z.strictObject({
  id: z
    .string()
    .max(80)
    .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case words with hyphens'),
  severity: z.enum(['info', 'warning', 'error']).default('error'),
  /** Evaluated once for each of these. */
  each: z.enum(['group', 'policy', 'plan']).default('group'),
  /** True where the rule is broken. */
  when: expressions(4000, (text) => [text]),
  message: expressions(1000, embeddedIn),
  fix: expressions(1000, embeddedIn).default(''),
});

type OwnRule = z.output<typeof ownRule>;

/**
 * A team's rules, evaluated on both sides of a plan. A rule that could not be evaluated on the head is a problem at its place, not a pass.
 * `findings` are those of the catalogue; `placeOf` gives the place of a rule by its index.
 */
export function ownRules(
  plan: Plan,
  rules: readonly OwnRule[],
  findings: () => readonly Finding[],
  placeOf: (index: number) => Place | null,
): { readonly rules: readonly Rule[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  // The catalogue is evaluated for them only if an expression names its findings.
  const isNamed = rules.some((own) => sourcesOf(own).some((source) => source.includes('findings')));
  const found = isNamed ? findings().map(findingJson) : [];
  const made = rules.map((own, index): Rule => {
    const results = new Map<SidePlan, readonly RuleResult[]>();
    for (const side of [plan.head, ...(plan.base ? [plan.base] : [])]) {
      try {
        results.set(side, resultsOf(own, plan, side, side === plan.head ? found : []));
      } catch (error) {
        if (!(error instanceof Unsupported || error instanceof CelError)) throw error;
        // A rule that only the base cannot answer counts as kept there: its findings in the head are new.
        if (side !== plan.head) continue;
        const message = text`The rule ${code(own.id)} could not be evaluated: ${foreign(error.message)}.`;
        problems.push(errorAt(placeOf(index), 'own-rule', message));
      }
    }
    return defineRule({
      id: `${OWN}${own.id}`,
      detects: own.message,
      severity: own.severity,
      evaluate: ({ side }) => results.get(side) ?? [],
    });
  });
  return { rules: made, problems };
}

function resultsOf(own: OwnRule, plan: Plan, side: SidePlan, findings: readonly JsonObject[]): RuleResult[] {
  const ask = asker(own, { plan: planJson(plan, side), findings: [...findings] });
  const found = (policy: PlannedPolicy | null, variables: JsonObject): RuleResult[] => {
    const answer = ask(variables);
    if (answer === null) return [];
    return [
      {
        ...{ says: foreign(answer.says), fix: answer.fix === '' ? NO_FIX : fix`${foreign(answer.fix)}` },
        ...{ evidence: {}, subject: own.id },
        // A rollout that the change starts is worse than the next one, which the base has too.
        ...(policy ? { rolls: [policy.ref] } : { about: null, policy: null, place: null }),
      },
    ];
  };
  if (own.each === 'plan') return found(null, {});
  if (own.each === 'policy')
    return plan.policies.flatMap((diff) => {
      const policy = side === plan.head ? (diff.head ?? diff.base) : diff.base;
      if (policy === null) return [];
      return found(policy, sidesOf(plan, side, policy)).map((result) => ({
        policy: policy.ref,
        place: policy.place,
        ...result,
      }));
    });
  return rolledGroups(side).flatMap((rollout) => {
    const sides = sidesOf(plan, side, rollout.policy);
    const named = (of: Json | undefined): Json =>
      itemsIn(of, 'groups').find((one) => fieldAt(one, 'name') === rollout.group.name) ?? null;
    const variables = { ...sides, group: named(sides['head']), before: named(sides['base']) };
    return found(rollout.policy, variables).map((result) => rollout.result([], result));
  });
}

/** The policy, and its effect on this side and in the base; the base itself has none before it. */
function sidesOf(plan: Plan, side: SidePlan, { ref }: PlannedPolicy): JsonObject {
  const diff = plan.policies.find((one) => refKey(one.ref) === refKey(ref));
  const json = (diff ? policyJson(ofSide(plan, side, diff), false) : refJson(ref)) as JsonObject;
  return { policy: json, head: json['head'] ?? null, base: json['base'] ?? null };
}

function ofSide({ head }: Plan, side: SidePlan, diff: PolicyDiff): PolicyDiff {
  return side === head ? diff : { ...diff, head: diff.base, base: null, change: 'unchanged' };
}

/** The parts of the JSON report that a rule can name. */
function planJson(plan: Plan, side: SidePlan): JsonObject {
  const diffs = plan.policies
    .map((diff) => ofSide(plan, side, diff))
    .filter(({ head, base }) => head ?? base);
  return {
    ...written(plan, 'at', 'cluster', 'timeZone'),
    horizon: written(plan.horizon, 'from', 'to'),
    snapshot: written(plan.snapshot, 'nodes', 'ready', 'clusters', 'takenAt'),
    policies: diffs.map((diff) => policyJson(diff, false)),
    combined: written(side.combined, 'peakAtOnce', 'peakAt', 'unit', 'byDomain'),
  } as unknown as JsonObject;
}

function sourcesOf({ when, message, fix: advice }: OwnRule): string[] {
  return [when, ...embeddedIn(message), ...embeddedIn(advice)];
}

function findingJson(finding: Finding): JsonObject {
  return {
    ...written(finding, 'rule', 'severity', 'status', 'breaks', 'message', 'group'),
    policy: finding.policy && refJson(finding.policy),
  } as unknown as JsonObject;
}

/** Evaluates the rule for given variables; null if it is not broken. */
function asker(own: OwnRule, always: JsonObject) {
  const sources = sourcesOf(own);
  const named = new Set(sources.join(' ').match(/\w+/g));
  let left = 0;
  const look = (): void => {
    if (--left < 0) throw new Unsupported('it looks at more entries of lists than are allowed');
  };
  // Lists that an expression makes are counted too: of a text, or of another list.
  const read = expressionReader(VARIABLES, (list) => (Array.isArray(list) ? watchedList(list, look) : list));
  const expressions = new Map(sources.map((source) => [source, read(source)]));
  const plan = pruned(always, named) as JsonObject;
  return (variables: JsonObject): { readonly says: string; readonly fix: string } | null => {
    const values = { ...plan, ...(pruned(variables, named) as JsonObject) };
    const characters = JSON.stringify(values).length;
    left = MOST_ENTRIES;
    const cel = Object.fromEntries(
      VARIABLES.map((name) => [name, watched(celOf(null, values[name] ?? null), look)]),
    );
    const run = (source: string): unknown => {
      const expression = expressions.get(source) as Expression;
      const budget = new Budget(MOST_STEPS);
      // Entries of the plan's lists are counted as they are read: their number is unknown beforehand.
      budget.take(mostSteps(expression, 1, characters));
      return evaluateCel(expression, cel);
    };
    const broken = run(own.when);
    if (typeof broken !== 'boolean') throw new Unsupported('`when` gives no true or false');
    if (!broken) return null;
    const filled = (template: string): string =>
      template.replace(EMBEDDED, (_, source: string) => String(run(source)));
    return { says: filled(own.message), fix: filled(own.fix) };
  };
}

/** A value without the fields that no expression of the rule names, which are most of a large plan. */
function pruned(value: Json, named: ReadonlySet<string>): Json {
  if (Array.isArray(value)) return value.map((item) => pruned(item, named));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    // Fields that do not apply to a policy are undefined; the JSON report omits them.
    Object.entries(value as Readonly<Record<string, Json | undefined>>).flatMap(([name, item]) =>
      named.has(name) && item !== undefined ? [[name, pruned(item, named)]] : [],
    ),
  );
}

/** A value whose lists call `look` for each entry that is read. */
function watched(value: unknown, look: () => void): unknown {
  if (value instanceof Map)
    return new Map([...value].map(([key, item]: [unknown, unknown]) => [key, watched(item, look)]));
  return Array.isArray(value)
    ? watchedList(
        value.map((item) => watched(item, look)),
        look,
      )
    : value;
}

const WATCHED = new WeakSet();

function watchedList(list: unknown[], look: () => void): unknown[] {
  if (WATCHED.has(list)) return list;
  const proxy = new Proxy(list, {
    get: (items, key): unknown => {
      const item: unknown = Reflect.get(items, key);
      if (typeof key !== 'string' || !/^\d/.test(key)) return item;
      look();
      return Array.isArray(item) ? watchedList(item, look) : item;
    },
  });
  WATCHED.add(proxy);
  return proxy;
}
