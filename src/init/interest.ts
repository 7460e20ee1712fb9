/** Files whose text is looked at; of all others only the name counts. */
const OF_INTEREST =
  /(?:^|\/)Kustomization$|\.(?:ya?ml|json|tf|hcl|tofu|tftpl|jsonnet|libsonnet|cue|k|dhall|pkl|nix|gotmpl|tmpl|j2|jinja2?|tpl|ts|js|py|go|java|cs)$/;
/** Generated, and large. */
const NEVER = /(?:^|\/)(?:package-lock\.json|[^/]*\.min\.js|node_modules\/.*|dist\/.*\.js)$/;

/** True for a file of which `fleetplan init` reads the text. */
export function isOfInterest(path: string): boolean {
  return OF_INTEREST.test(path) && !NEVER.test(path);
}
