/**
 * Functions and objects of Helm that ask the cluster, the clock or chance.
 * Source: https://helm.sh/docs/chart_template_guide/function_list/ and .../builtin_objects/
 */
const ASKS =
  /\b(?:lookup|getHostByName|now|ago|rand(?:Alpha|AlphaNum|Ascii|Numeric|Bytes|Int)|uuidv4|shuffle|gen(?:PrivateKey|CA|CAWithKey|SelfSignedCert|SelfSignedCertWithKey|SignedCert|SignedCertWithKey)|bcrypt|htpasswd|encryptAES|IsInstall|IsUpgrade|Revision|Capabilities)\b/;
/** APIs that every supported cluster has. */
const EVERYWHERE =
  /\.Capabilities\.APIVersions\.Has\s+"(?:v1|(?:apps|batch|policy|networking\.k8s\.io|rbac\.authorization\.k8s\.io|scheduling\.k8s\.io|admissionregistration\.k8s\.io|apiextensions\.k8s\.io)\/v1(?:\/\w+)?|autoscaling\/v[12](?:\/\w+)?)"/g;
const OPENS = /^(?:if|with|range|define|block)\b/;

/** True for a part of which the result may differ at each evaluation. Versions of Kubernetes and APIs are the same whatever is edited. */
export function asksLater(part: string): boolean {
  return ASKS.test(part.replaceAll(/\bCapabilities\b/g, ''));
}

/** The parts of a template that the cluster, the clock or chance decides: whole blocks if their condition asks, else single actions. */
export function decidedThere(template: string): string[] {
  const found: string[] = [];
  const open: { readonly start: number; asks: boolean }[] = [];
  for (const { start, end } of actionsIn(template)) {
    const written = template.slice(start, end);
    const action = written.slice(2, -2).replace(/^-?\s*/, '');
    const asks = ASKS.test(action.replace(EVERYWHERE, ''));
    const block = open.at(-1);
    if (OPENS.test(action)) open.push({ start, asks });
    else if (/^else\b/.test(action) && block !== undefined) block.asks ||= asks;
    else if (/^end\b/.test(action)) {
      if (open.pop()?.asks === true && block !== undefined) found.push(template.slice(block.start, end));
    } else if (asks) found.push(written);
  }
  return found;
}

const COMMENT = /\{\{-?\s*\/\*/y;

/** The actions of a template; comments are none, and may hold the mark that ends an action. */
function* actionsIn(template: string): Generator<Span> {
  let span = firstBetween(template, '{{', '}}');
  while (span !== null) {
    COMMENT.lastIndex = span.start;
    const isComment = COMMENT.test(template);
    const whole = isComment ? firstBetween(template, '*/', '}}', COMMENT.lastIndex) : span;
    if (whole === null) return;
    if (!isComment) yield span;
    span = firstBetween(template, '{{', '}}', whole.end);
  }
}

/** A range of a text. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * What is between the first opening mark and the first closing one behind it, with both; null where none is closed. In one way through
 * the text: the pattern `/\{\{.*?\}\}/` goes to the end again from each mark that nothing closes.
 */
export function firstBetween(text: string, open: string, close: string, from = 0): Span | null {
  const start = text.indexOf(open, from);
  const closed = start < 0 ? -1 : text.indexOf(close, start + open.length);
  return closed < 0 ? null : { start, end: closed + close.length };
}
