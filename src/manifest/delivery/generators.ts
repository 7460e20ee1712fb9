import { isScriptName } from '../recipes/tools.js';

const TERRAFORM = /\.(?:tf|tofu|hcl|tfvars|tftpl)(?:\.json)?$|\.tf\.json$/;
/** Programs, and data of the languages that only programs are written in. */
const PROGRAM = /\.(?:jsonnet|libsonnet|cue|k|dhall|pkl|star|nix|bicep|ts|js|mjs|cjs|py|go|cs|java|kt|rb)$/;
/** Manifests with marks that something else puts values in place of. */
const TEMPLATE =
  /\.(?:tpl|gotmpl|tmpl|j2|jinja2?|erb|ejs|mustache|hbs|envsubst)$|\.(?:ya?ml|json)\.(?:in|template|dist)$/;
/** Tests of such source render nothing. */
const TESTS = /(?:[._](?:test|spec)\.[a-z]+|_test\.go|(?:^|\/)test_[^/]*\.py)$/;
const CHART_PART = /(?:^|\/)(?:charts\/[^/]*\.tgz|Chart\.lock)$/;
const IN_TEMPLATES = /(?:^|\/)templates\//;
/** Those of Kustomize, of which one has no suffix, and which the globs of policies need not name. */
const KUSTOMIZATION = /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/;

/** True for files that may render objects though they are no manifests; a reader looks at these and no others. */
export function mayGenerate(path: string): boolean {
  if (TESTS.test(path)) return false;
  if (isMiscased(path)) return true;
  return KUSTOMIZATION.test(path) || isProgram(path) || isTemplate(path) || isChartPart(path);
}

/**
 * True for `gpu.YAML`: who has a folder applied passes it over, and who names the file has it applied. Source: kubectl,
 * cli-runtime/pkg/resource/builder.go, FileExtensions, which are compared as they are written.
 */
export function isMiscased(path: string): boolean {
  return /\.(?:ya?ml|json)$/i.test(path) && !/\.(?:ya?ml|json)$/.test(path);
}

/** True for source in a language of its own, which is no manifest though a glob names it. */
export function isProgram(path: string): boolean {
  // Most files are YAML, and no program is.
  if (path.endsWith('.yaml') || path.endsWith('.yml')) return false;
  return isTerraform(path) || PROGRAM.test(path) || isScriptName(path);
}

/** True for text that becomes a manifest when values are put in: `pool.yaml.tmpl`. */
export function isTemplate(path: string): boolean {
  return TEMPLATE.test(path);
}

/** True for what Terraform, OpenTofu and Terragrunt read. */
export function isTerraform(path: string): boolean {
  return TERRAFORM.test(path);
}

/** True for the files of a Helm chart that are no manifests and no values. */
export function isChartPart(path: string): boolean {
  return CHART_PART.test(path) || (/\.(?:tpl|txt)$/.test(path) && IN_TEMPLATES.test(path));
}

/** True for a packed chart, whose bytes say nothing. */
export function isArchive(path: string): boolean {
  return path.endsWith('.tgz');
}
