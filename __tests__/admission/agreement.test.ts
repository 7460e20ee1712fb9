import { readFileSync } from 'node:fs';
import { loadRules } from '../../src/admission/cel/parsed.js';
import type { Judged } from '../../src/admission/decide.js';
import { pathText, textIn } from '../../src/manifest/fields.js';
import type { Definition, JsonObject } from '../../src/manifest/manifest.js';
import { parseManifests } from '../../src/manifest/parse.js';
import { admit as admitPool } from '../../src/systems/karpenter/admission/admit.js';
import { nodePoolV1 } from '../../src/systems/karpenter/admission/schema.js';
import { NEWEST, switchesOf } from '../../src/systems/karpenter/versions.js';
import { admit as admitFleet } from '../../src/systems/kubefleet/admission/admit.js';
import { builtInScope } from '../../src/systems/kubefleet/admission/resource-scope.js';
import { SCHEMAS } from '../../src/systems/kubefleet/admission/schema.js';
import { SCHEMA as PIKA } from '../../src/systems/pika/admission/schema.js';
import { shapeOf } from '../../src/systems/pika/admission/admit.js';
import { admit as admitSkyhook } from '../../src/systems/skyhook/admission/admit.js';
import { kindOf } from '../../src/systems/skyhook/admission/decode.js';
import { schemaOf } from '../../src/systems/skyhook/admission/schema.js';
import { BUDGET_RULES, NODE_POOL_RULES, PLACEMENT_RULES, RUN_RULES, STRATEGY_RULES } from './known-rules.js';
import { openapiOf } from './openapi.js';

beforeAll(loadRules);

interface Vector {
  readonly id: string;
  readonly name: string;
  readonly yaml?: string;
  readonly old?: string;
  readonly kind?: string;
  readonly object?: JsonObject;
  readonly new?: JsonObject;
  readonly input?: { readonly manifest: string };
}

function vectorsOf(system: string, family = 'validation'): Vector[] {
  const text = readFileSync(`conformance/vectors/${system}/${family}.json`, 'utf8');
  const read = JSON.parse(text) as Vector[] | { readonly cases: Vector[] };
  return Array.isArray(read) ? read : read.cases;
}

function definitionOf(schema: JsonObject, versions: readonly string[]): Definition {
  return {
    name: 'of the test',
    group: '',
    kind: '',
    versions: versions.map((name) => ({ name, isServed: true, hasStatus: true, schema })),
    keepsUnknown: false,
  };
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
const parsed = (yaml: string): JsonObject | null => {
  const { manifests, problems } = parseManifests(yaml, 'vector.yaml');
  return problems.some(({ severity }) => severity === 'error') ? null : (manifests[0]?.object ?? null);
};

describe('a definition that says what is known here decides as what is known here', () => {
  test('of NodePools', () => {
    const schema = openapiOf(nodePoolV1(switchesOf(NEWEST)), NODE_POOL_RULES);
    const judged: Judged = { apiVersion: 'karpenter.sh/v1', definition: definitionOf(schema, ['v1']) };
    const outcome = (object: JsonObject, old: JsonObject | null, by?: Judged): unknown => {
      const before = old && admitPool(old, null).stored;
      const { verdict, errors, stored, unknownFields } = admitPool(object, before, undefined, by);
      const refused = verdict === 'rejected' ? [...new Set(errors.map(({ path }) => pathText(path)))] : [];
      return plain({ verdict, refused: refused.sort(), spec: stored?.['spec'], unknownFields });
    };
    const vectors = vectorsOf('karpenter').flatMap(({ id, yaml = '', old }) => {
      const object = parsed(yaml);
      return object ? [{ id, object, old: old === undefined ? null : parsed(old) }] : [];
    });
    expect(vectors.length).toBeGreaterThan(200);
    for (const { id, object, old } of vectors)
      expect([id, outcome(object, old, judged)]).toEqual([id, outcome(object, old)]);
    const again = admitPool(vectors[0]?.object ?? {}, null, undefined, judged);
    expect(again.byDefinition).toEqual({ definition: 'of the test', newFields: [], unevaluated: [] });
  });

  test('of placements, budgets and the rest of KubeFleet', () => {
    const rulesOf = (kind: string) => {
      if (kind.endsWith('ResourcePlacement')) return PLACEMENT_RULES;
      if (kind.endsWith('StagedUpdateStrategy')) return STRATEGY_RULES;
      if (kind.endsWith('StagedUpdateRun')) return RUN_RULES;
      return kind === 'ClusterResourcePlacementDisruptionBudget' ? BUDGET_RULES : [];
    };
    const vectors = vectorsOf('kubefleet').filter(({ kind = '' }) => SCHEMAS.has(kind));
    expect(vectors.length).toBeGreaterThan(100);
    const definitions = new Map(
      [...SCHEMAS].map(([kind, schema]) => [
        kind,
        definitionOf(openapiOf(schema, rulesOf(kind)), ['v1', 'v1beta1']),
      ]),
    );
    for (const { id, kind = '', object = {} } of vectors) {
      const definition = definitions.get(kind);
      const outcome = (judged: Judged): unknown => {
        const { admitted, webhook, stored } = admitFleet(
          kind,
          object,
          { scopeOf: builtInScope, placement: null },
          { judged, earlier: null },
        );
        return plain({ admitted, webhook, spec: admitted ? stored['spec'] : null });
      };
      const apiVersion = textIn(object, 'apiVersion') ?? '';
      const judged: Judged = definition ? { apiVersion, definition } : { apiVersion };
      expect([id, outcome(judged)]).toEqual([id, outcome({ apiVersion })]);
    }
  });

  test('of what an update may not change', () => {
    const run = (state: string, more: JsonObject = {}): JsonObject => ({
      metadata: { name: 'r' },
      spec: { placementName: 'p', stagedRolloutStrategyName: 's', state, ...more },
    });
    const placement = (spec: JsonObject): JsonObject => ({
      metadata: { name: 'p' },
      spec: { resourceSelectors: [{ group: '', version: 'v1', kind: 'Namespace', name: 'n' }], ...spec },
    });
    const states = ['Initialize', 'Run', 'Stop'];
    const cases: [string, JsonObject, JsonObject][] = [
      ...states.flatMap((from) =>
        states.map((to): [string, JsonObject, JsonObject] => ['ClusterStagedUpdateRun', run(from), run(to)]),
      ),
      ['ClusterStagedUpdateRun', run('Run'), run('Run', { placementName: 'q' })],
      ['ClusterResourcePlacement', placement({ policy: { placementType: 'PickAll' } }), placement({})],
      ['ClusterResourcePlacement', placement({}), placement({ policy: { placementType: 'PickAll' } })],
      [
        'ClusterResourcePlacement',
        placement({ statusReportingScope: 'ClusterScopeOnly' }),
        placement({ statusReportingScope: 'NamespaceAccessible' }),
      ],
    ];
    const admitted = cases.map(([kind, before, after]) => {
      const schema = SCHEMAS.get(kind);
      if (!schema) throw new Error(`${kind} has no schema`);
      const rules = kind.endsWith('Run') ? RUN_RULES : PLACEMENT_RULES;
      const definition = definitionOf(openapiOf(schema, rules), ['v1']);
      const outcome = (judged: Judged): boolean => {
        const context = { scopeOf: builtInScope, placement: null };
        const { stored } = admitFleet(kind, before, context, { judged, earlier: null });
        return admitFleet(kind, after, context, { judged, earlier: stored }).admitted;
      };
      const known = outcome({ apiVersion: 'v1' });
      expect([kind, after, outcome({ apiVersion: 'v1', definition })]).toEqual([kind, after, known]);
      return known;
    });
    expect(new Set(admitted)).toEqual(new Set([true, false]));
  });

  test('of maintenances', () => {
    const vectors = vectorsOf('pika').flatMap(({ name, new: object }) => (object ? [{ name, object }] : []));
    expect(vectors.length).toBeGreaterThan(20);
    const definition = definitionOf(openapiOf(PIKA), ['v1alpha1']);
    for (const { name, object } of vectors) {
      const outcome = (judged: Judged): unknown => {
        const { violations, stored } = shapeOf(object, judged);
        return plain({ refused: violations.map(({ path, rule }) => `${pathText(path)} ${rule}`), stored });
      };
      const apiVersion = 'ngn2.nvidia.com/v1alpha1';
      expect([name, outcome({ apiVersion, definition })]).toEqual([name, outcome({ apiVersion })]);
    }
  });

  test('of Skyhooks and DeploymentPolicies, with the webhook that fills in between', () => {
    const version = '0.15';
    const vectors = vectorsOf('skyhook').flatMap(({ id, input }) => {
      const read = parsed(input?.manifest ?? '');
      return read ? [{ id, object: read }] : [];
    });
    expect(vectors.length).toBeGreaterThan(50);
    let judged = 0;
    for (const { id, object } of vectors) {
      const kind = kindOf(textIn(object, 'apiVersion') ?? '', textIn(object, 'kind') ?? '', version);
      if (kind === null) continue;
      judged++;
      const definition = definitionOf(openapiOf(schemaOf(kind, version)), ['v1alpha1']);
      const outcome = (by?: Judged): unknown => {
        const { accepted, rejections, stored, unknownFields } = admitSkyhook(object, {
          version,
          existingPolicies: null,
          ...(by ? { judged: by } : {}),
        });
        const refused = rejections.map(({ by: stage, path, rule }) => `${stage} ${pathText(path)} ${rule}`);
        return plain({ accepted, refused: refused.sort(), stored, unknownFields });
      };
      const apiVersion = textIn(object, 'apiVersion') ?? '';
      expect([id, outcome({ apiVersion, definition })]).toEqual([id, outcome()]);
    }
    expect(judged).toBeGreaterThan(50);
  });
});
