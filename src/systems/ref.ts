import { DEFAULT_NAMESPACE } from '../manifest/manifest.js';
import { name, type Text } from '../text/text.js';

export type SystemId =
  | 'skyhook'
  | 'karpenter'
  | 'kubernetes'
  | 'kubefleet'
  | 'pika'
  | 'system-upgrade-controller';

/** An object of a system; equal keys mean the same object on both sides of a comparison. */
export interface PolicyRef {
  readonly system: SystemId;
  readonly kind: string;
  readonly namespace: string | null;
  readonly name: string;
}

/** `Deployment/shop/cart`, `NodePool/gpu`. The default namespace is left out, as kubectl does: writing it out is no other object. */
export function refText({ kind, namespace, name }: Omit<PolicyRef, 'system'>): string {
  const isShown = namespace !== null && namespace !== DEFAULT_NAMESPACE;
  return [kind, ...(isShown ? [namespace] : []), name].join('/');
}

/** The name of a policy in a sentence. */
export function policyName(ref: Omit<PolicyRef, 'system'>): Text {
  return name('policy', refText(ref));
}

/** Equal for references to the same object, on either side of a comparison. */
export function refKey(ref: PolicyRef): string {
  return `${ref.system}/${ref.kind}/${ref.namespace ?? ''}/${ref.name}`;
}
