/**
 * Functions and objects of Helm that ask the cluster, the clock or chance.
 * Source: https://helm.sh/docs/chart_template_guide/function_list/ and .../builtin_objects/
 */
const ASKS =
  /\b(?:lookup|getHostByName|now|ago|rand(?:Alpha|AlphaNum|Ascii|Numeric|Bytes|Int)|uuidv4|shuffle|gen(?:PrivateKey|CA|CAWithKey|SelfSignedCert|SelfSignedCertWithKey|SignedCert|SignedCertWithKey)|bcrypt|htpasswd|encryptAES|IsInstall|IsUpgrade|Revision|Capabilities)\b/;
/** APIs that every supported cluster has. */
const EVERYWHERE =
  /\.Capabilities\.APIVersions\.Has\s+"(?:v1|(?:apps|batch|policy|networking\.k8s\.io|rbac\.authorization\.k8s\.io|scheduling\.k8s\.io|admissionregistration\.k8s\.io|apiextensions\.k8s\.io)\/v1(?:\/\w+)?|autoscaling\/v[12](?:\/\w+)?)"/g;

/** True for a part of which the result may differ at each evaluation. Versions of Kubernetes and APIs are the same whatever is edited. */
export function asksLater(part: string): boolean {
  return ASKS.test(part.replaceAll(/\bCapabilities\b/g, ''));
}

/** The parts of a template that the cluster, the clock or chance decides: whole blocks if their condition asks, else single actions. */
export function decidedThere(template: string): string[] {
  const found: string[] = [];
  const open: { readonly start: number; asks: boolean }[] = [];
  for (const [start, end] of actionsIn(template)) {
    const written = template.slice(start, end);
    const [, action = ''] = /^\{\{-?\s*([^]*)\}\}$/.exec(written) ?? [];
    const asks = ASKS.test(action.replace(EVERYWHERE, ''));
    const block = open.at(-1);
    const [keyword] = /^(?:if|with|range|define|block|else|end)\b/.exec(action) ?? [];
    if (keyword === 'else' && block) block.asks ||= asks;
    else if (keyword === 'end') {
      if (open.pop()?.asks === true && block) found.push(template.slice(block.start, end));
    } else if (keyword !== undefined && keyword !== 'else') open.push({ start, asks });
    else if (asks) found.push(written);
  }
  return found;
}

const COMMENT = /\{\{-?\s*\/\*/y;

/**
 * Finds where each action of a template begins and ends; comments are none, and may hold the mark that ends an action. In one pass over the
 * text: the pattern `/\{\{.*?\}\}/` goes to the end again from each mark that nothing closes.
 */
function* actionsIn(template: string): Generator<readonly [start: number, end: number]> {
  for (let start = template.indexOf('{{'); start >= 0;) {
    COMMENT.lastIndex = start;
    const isComment = COMMENT.test(template);
    const from = isComment ? template.indexOf('*/', COMMENT.lastIndex) : start + 2;
    const end = from < 0 ? -1 : template.indexOf('}}', from) + 2;
    if (end < 2) return;
    if (!isComment) yield [start, end];
    start = template.indexOf('{{', end);
  }
}
