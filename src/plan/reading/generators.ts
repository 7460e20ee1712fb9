import { isChartPart, isTerraform } from '../../manifest/delivery/generators.js';
import type { BesideFile } from '../../manifest/source-file.js';
import { OWN_GROUPS, PLANNED_KINDS } from '../objects/planned-kinds.js';

const KINDS = PLANNED_KINDS.join('|');
const GROUPS = OWN_GROUPS.map((group) => group.replaceAll('.', '\\.')).join('|');

/** How source code names a planned object: by kind, by API group, or by the class of a library (cdk8s, Pulumi, Terraform). */
const NAMES_PLANNED = new RegExp(
  [
    `\\bkind\\b["'\`]?\\s*[:=]\\s*["'\`]?(?:${KINDS})\\b`,
    `\\b(?:${GROUPS})/`,
    `["'\`\\s](?:apps|policy)/v1\\b`,
    'kubernetes_(?:deployment|daemon_?set|stateful_?set|pod_disruption_budget)',
    '(?:Kube|New|v1\\.|kplus\\w*\\.)(?:Deployment|DaemonSet|StatefulSet|PodDisruptionBudget)',
  ].join('|'),
);
/** Terraform that has a chart or a manifest applied, whose objects stand elsewhere. */
const APPLIES =
  /\b(?:helm_release|kubectl_manifest|kubernetes_manifest|kubectl_file_documents|kustomization_build)\b/;

/** What a file that is no manifest renders, as the end of a sentence; null where it renders nothing that is planned. */
export function generates(path: string, text: string | null): string | null {
  if (isChartPart(path)) return path.endsWith('.txt') ? null : 'it is part of a Helm chart';
  if (text === null) return 'it could not be read';
  if (namesPlanned(text)) return 'it names objects of kinds that are planned';
  return isTerraform(path) && APPLIES.test(text) ? 'it has charts or manifests applied' : null;
}

/** True for text in any language that names a planned object. */
export function namesPlanned(text: string): boolean {
  return NAMES_PLANNED.test(text);
}

/** The source among files that are no manifests which names planned objects. */
export function namedInSource(files: readonly BesideFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    !isChartPart(path) && text !== null && namesPlanned(text) ? path : [],
  );
}
