import { field, itemsIn, textIn } from '../../manifest/fields.js';
import { parsedJson } from '../../manifest/json/parsed.js';
import { isObject, type Json } from '../../manifest/manifest.js';

/** What one resource of a Terraform plan applies to the cluster. */
export interface Applied {
  /** `module.fleet.kubectl_manifest.pool["a"]`. */
  readonly address: string;
  /** Manifests as text: JSON or YAML. */
  readonly texts: readonly string[];
  /** Why they are not all of it, as the end of a sentence; null where they are. */
  readonly why: string | null;
  /** True where its kind certainly is one that is planned. */
  readonly isPlanned: boolean;
  /** Equal for the same resource with the same values. */
  readonly content: string;
}

const MOST_DEPTH = 50;
/** Resources whose fields are not those of a manifest, of kinds that are planned. */
const TYPED = /^kubernetes_(?:deployment|daemon_?set|stateful_?set|pod_disruption_budget)(?:_v\d\w*)?$/;

/** True for what `terraform show -json` prints of a plan or of a state. */
export function isTerraform(value: Json): boolean {
  return textIn(value, 'terraform_version') !== null && rootOf(value) !== undefined;
}

/** The resources of a plan, as they are once it is applied, that put objects of planned kinds into a cluster or may do so. */
export function appliedBy(plan: Json): Applied[] {
  return resourcesIn(rootOf(plan) ?? null, 0)
    .filter((resource) => textIn(resource, 'mode') !== 'data')
    .flatMap((resource) => {
      const [type, address] = [textIn(resource, 'type') ?? '', textIn(resource, 'address') ?? ''];
      const values = field(resource, 'values') ?? null;
      const applied = ofResource(type, values);
      const content = JSON.stringify([address, values]);
      return applied === null ? [] : [{ address, isPlanned: TYPED.test(type), content, ...applied }];
    });
}

function rootOf(value: Json): Json | undefined {
  return field(field(value, 'planned_values') ?? field(value, 'values'), 'root_module');
}

function resourcesIn(module: Json, depth: number): Json[] {
  if (depth > MOST_DEPTH) return [];
  const inner = itemsIn(module, 'child_modules');
  return [...itemsIn(module, 'resources'), ...inner.flatMap((one) => resourcesIn(one, depth + 1))];
}

function ofResource(type: string, values: Json): Pick<Applied, 'texts' | 'why'> | null {
  if (TYPED.test(type))
    return { texts: [], why: `it is a ${type}, which has no manifest; kubernetes_manifest has one` };
  if (type === 'kubernetes_manifest') {
    const manifest = field(values, 'manifest');
    if (isObject(manifest)) return { texts: [JSON.stringify(manifest)], why: null };
    return { texts: [], why: 'its manifest is only known after apply' };
  }
  if (type === 'kubectl_manifest') {
    const body = textIn(values, 'yaml_body');
    return body === null
      ? { texts: [], why: 'its yaml_body is only known after apply' }
      : { texts: [body], why: null };
  }
  return type === 'helm_release' ? ofChart(values) : null;
}

/** The provider has what a chart renders in `manifest`, where its experiment of that name is on. */
function ofChart(values: Json): Pick<Applied, 'texts' | 'why'> {
  const why =
    'what its chart renders is not in the plan; `experiments { manifest = true }` in the provider helm puts it there';
  const manifests = parsedJson(textIn(values, 'manifest') ?? '');
  if (!isObject(manifests)) return { texts: [], why };
  const texts = Object.values(manifests).map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  return { texts, why: null };
}
