import { field, textIn } from '../fields.js';
import type { Json } from '../manifest.js';

/** The names of the cluster that a kubeconfig leads to, by those of its Secret; null without one. */
export function kubeconfigOf(spec: Json | undefined): readonly string[] | null {
  const kubeConfig = field(spec, 'kubeConfig');
  if (kubeConfig === undefined || kubeConfig === null) return null;
  const name =
    textIn(field(kubeConfig, 'secretRef'), 'name') ?? textIn(field(kubeConfig, 'configMapRef'), 'name') ?? '';
  // Cluster API calls the Secret so.
  return [name, ...(name.endsWith('-kubeconfig') ? [name.slice(0, -'-kubeconfig'.length)] : [])];
}
