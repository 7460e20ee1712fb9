import { firstBetween, type Span } from '../words/between.js';

/**
 * What comes out otherwise in the cluster than where a change is judged, by Helm's own list of functions and objects: what the API
 * holds and which version it has, whether it is the first time, the clock, chance, the network.
 * https://helm.sh/docs/chart_template_guide/function_list/ and .../builtin_objects/
 */
const ASKS =
  /\b(?:lookup|getHostByName|now|ago|rand(?:Alpha|AlphaNum|Ascii|Numeric|Bytes|Int)|uuidv4|shuffle|gen(?:PrivateKey|CA|CAWithKey|SelfSignedCert|SelfSignedCertWithKey|SignedCert|SignedCertWithKey)|bcrypt|htpasswd|encryptAES|Capabilities|IsInstall|IsUpgrade|Revision)\b/;
/** Every cluster that is still supported has these, and Helm says so without one too. */
const EVERYWHERE =
  /\$?\.Capabilities\.APIVersions\.Has\s+"(?:v1|(?:apps|batch|policy|networking\.k8s\.io|rbac\.authorization\.k8s\.io|scheduling\.k8s\.io|admissionregistration\.k8s\.io|apiextensions\.k8s\.io)\/v1(?:\/\w+)?|autoscaling\/v[12](?:\/\w+)?)"/g;
/** The release as a whole, or more of it than is the same for whoever renders it. */
const OF_RELEASE = /(?:^|[\s(]|\$\w*)\.Release\b(?!\.(?:Name|Namespace|Service)\b)/;
/** Hands the whole of what Helm knows on to another template, or into a list for one. */
const HANDED_ON =
  /\b(?:include|template)\s+"[^"]*"\s+[.$]\w*|\btpl\s+\([^()]*\)\s+[.$]\w*|\b(?:dict|list|tpl|tuple)\b[^()|]*/g;
/** Another name for it, which is none yet of what is in it. */
const ALIAS = /^(\$\w+)\s*:?=\s*(\.|\$)$/;
const OPENS = /^(?:if|with|range|define|block)\b/;
const ASSIGNS = /^(\$[\w]+)\s*:?=/;

/**
 * The parts of a template that are decided in the cluster: whole blocks where their condition is, else the action alone. What is in a
 * variable that was asked for counts as asked for.
 */
export function decidedThere(template: string): string[] {
  const found: string[] = [];
  const open: { readonly start: number; asks: boolean; readonly isScope: boolean }[] = [];
  const asked = new Set<string>();
  const aliases = new Set(['$']);
  let scopes = 0;
  for (const { start, end } of actionsIn(template)) {
    const written = template.slice(start, end);
    const action = insideOf(written).replace(EVERYWHERE, '');
    const isRoot = scopes === 0;
    const [, alias, of = ''] = ALIAS.exec(action) ?? [];
    if (alias !== undefined && (of === '$' || isRoot)) aliases.add(alias);
    const asks =
      ASKS.test(action) ||
      (alias === undefined && looksInside(action, (word) => aliases.has(word) || (isRoot && word === '.'))) ||
      [...action.matchAll(/\$\w+/g)].some(([name]) => asked.has(name));
    const assigned = ASSIGNS.exec(action)?.[1];
    if (asks && assigned !== undefined) asked.add(assigned);
    const top = open.at(-1);
    if (OPENS.test(action)) {
      const isScope = !action.startsWith('if');
      scopes += Number(isScope);
      open.push({ start, asks, isScope });
    } else if (action.startsWith('else') && top !== undefined) top.asks ||= asks;
    else if (action === 'end') {
      const block = open.pop();
      scopes -= Number(block?.isScope === true);
      if (block?.asks === true) found.push(template.slice(block.start, end));
    } else if (asks) found.push(written);
  }
  // A block without an end is no template; Helm says so.
  return found;
}

function insideOf(written: string): string {
  return written
    .replace(/^\{\{-?/, '')
    .replace(/-?\}\}$/, '')
    .trim();
}

/** True for an action that looks into the release or into everything by names that stand in no list. */
function looksInside(action: string, isWhole: (word: string) => boolean): boolean {
  if (OF_RELEASE.test(action)) return true;
  return action
    .replace(HANDED_ON, '')
    .split(/[\s()|,]+/)
    .some(isWhole);
}

/** Where a comment begins, which may hold the mark that ends an action. */
const COMMENT = /\{\{-?\s*\/\*/y;

/** The actions of a template of Helm; comments are none, and end behind a mark of their own. */
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
