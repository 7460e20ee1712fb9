import { isLeftOut } from '../../manifest/left-out.js';
import { few } from '../../manifest/words/listing.js';
import { counted, verb } from '../../manifest/words/plural.js';
import { type Problem, unjudgedAt } from '../../manifest/problem.js';
import type { OutsideFile } from '../../manifest/source-file.js';
import { visible } from '../../manifest/words/visible.js';

/** Inventories, variables and configuration of what installs nodes. */
const DATA = /\.(?:ya?ml|json|toml|ini|env|tf|tofu|tfvars|hcl)$/;
/** Pipelines have clusters of their own, for tests. */
const OF_PIPELINES = /(?:^|\/)\.(?:github|gitlab|circleci|buildkite)(?:\/|-)/;
/**
 * Names under which the installers of Kubernetes have the version that they bring nodes to: k3s-ansible and rke2-ansible, k0s-ansible,
 * Kubespray, talhelper, RKE, hetzner-k3s, the modules of Terraform for EKS, AKS and GKE.
 */
const VERSION =
  /^[ \t-]*(?:export +)?["']?((?:install_)?(?:k3s|rke2|k0s)_?version|kube_?version|(?:talos|kubernetes)_?version|cluster_version|(?:ami_)?release_version|min_master_version|orchestrator_version)["']?[ \t]*[:=][ \t]*["']?([\w.+-]*\d[\w.+-]*)/gim;

/**
 * Files that render nothing planned, in which the change gives nodes another version of Kubernetes or of their system: whoever runs
 * what reads them drains and restarts nodes, in an order of its own. Which cluster that is nobody can tell: one warning for all.
 */
export function nodeVersions(outside: readonly OutsideFile[] = []): Problem[] {
  const moved = outside.flatMap((file) => {
    if (file.isTakenOut || !DATA.test(file.path) || OF_PIPELINES.test(file.path)) return [];
    if (file.path.split('/').slice(0, -1).some(isLeftOut)) return [];
    const [was, is] = [versionsIn(file.before), versionsIn(file.text)];
    const name = [...was].find(([key, value]) => is.has(key) && is.get(key) !== value)?.[0];
    return name === undefined
      ? []
      : `${visible(name)} ${visible(was.get(name) ?? '')} -> ${visible(is.get(name) ?? '')} (${visible(file.path)})`;
  });
  if (moved.length === 0) return [];
  const message = `The change gives nodes another version in ${counted(moved.length, 'file')} that ${verb(moved.length, 'is', 'are')} not planned: ${few(moved, SHOWN)}. What goes by ${verb(moved.length, 'it', 'them')} takes nodes in an order and number of its own, and no number of this plan counts those.`;
  return [unjudgedAt(null, 'outside-policies', message)];
}

const SHOWN = 5;

function versionsIn(text: string | null): ReadonlyMap<string, string> {
  return new Map(
    Array.from((text ?? '').matchAll(VERSION), ([, name = '', version = '']) => [name, version]),
  );
}
