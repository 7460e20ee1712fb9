/** Stands for what a shell puts into a word and no file says. */
const UNKNOWN = '\uffff';
/** A variable may be made of others. */
const ROUNDS = 5;
/** Variables of variables grow without end: characters that are put in for each one that is written, and for a text that is short. */
const MOST_GROWTH = 8;
const LEAST_GROWTH = 4096;

const ASSIGNED =
  /(?:^|[\s;&|({])(?:(?:export|local|readonly|declare|alias)\s+)?([A-Za-z_]\w*)=("[^"\n]*"|'[^'\n]*'|[^\s;&|()<>]*)/g;
/** `$'\x6b'`, as bash reads it. */
const ESCAPED = /\\(?:x([0-9a-fA-F]{1,2})|u([0-9a-fA-F]{1,4})|([0-7]{1,3}))/g;

/**
 * A command line or script as a shell puts its words together, as far as its text tells: quotes within words, variables that it sets or
 * that `environment` holds, `$(echo word)`. What a shell would have to be run for stays one character that is in no word. Source: POSIX.1-2017,
 * Shell Command Language, 2.6; for `$(NAME)` of containers kubernetes v1.35, third_party/forked/golang/expansion.
 */
export function putTogether(text: string, environment: ReadonlyMap<string, string>): string {
  const unescaped = text
    .replace(/\$'((?:[^'\\]|\\.)*)'/g, (_all, inside: string) => inside.replace(ESCAPED, character))
    .replace(/\$(?:IFS\b|\{IFS[^}]*\})/g, ' ');
  const variables = variablesOf(unescaped, environment);
  let left = LEAST_GROWTH + MOST_GROWTH * text.length;
  const put = (value: string, otherwise: string): string => {
    left -= value.length;
    return left < 0 ? otherwise : value;
  };
  let now = unescaped;
  for (let round = 0; round < ROUNDS && left > 0; round++) {
    const next = expanded(now, variables, put);
    if (next === now) break;
    now = next;
  }
  return withoutQuotes(now.replace(/\$\([^()]*\)|`[^`]*`|\$\{[^{}]*\}|\$[A-Za-z_]\w*/g, UNKNOWN));
}

function character(_all: string, hex?: string, unicode?: string, octal?: string): string {
  const code = octal === undefined ? Number.parseInt(hex ?? unicode ?? '', 16) : Number.parseInt(octal, 8);
  return String.fromCharCode(code);
}

function variablesOf(text: string, environment: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const own = Array.from(
    text.matchAll(ASSIGNED),
    ([, name = '', value = '']) => [name, unquoted(value)] as const,
  );
  return new Map([...environment, ...own]);
}

function expanded(
  text: string,
  variables: ReadonlyMap<string, string>,
  put: (value: string, otherwise: string) => string,
): string {
  return text
    .replace(
      /\$\{([A-Za-z_]\w*)(?::?[-=]([^{}]*))?\}|\$\(([A-Za-z_]\w*)\)|\$([A-Za-z_]\w*)/g,
      (all: string, braced?: string, otherwise?: string, bracketed?: string, plain?: string) =>
        put(variables.get(braced ?? bracketed ?? plain ?? '') ?? otherwise ?? all, all),
    )
    .replace(
      /\$\(\s*(?:echo|printf)\s([^()`$]*)\)|`\s*(?:echo|printf)\s([^`$]*)`/g,
      (_all, words?: string, ticked?: string) => printed(words ?? ticked ?? ''),
    );
}

/** What `echo -n a` and `printf %s%s a b` print, on one line. */
function printed(words: string): string {
  const [first = '', ...rest] = words.trim().split(/\s+/).map(unquoted);
  if (/^-[neE]+$/.test(first)) return rest.join(' ');
  return /^(?:%s|\\n)+$/.test(first) ? rest.join('') : [first, ...rest].join(' ');
}

function unquoted(word: string): string {
  return word.replace(/^(["'])(.*)\1$/, '$2');
}

/** Quotes, backslashes and plus signs that only join what they stand between. */
function withoutQuotes(text: string): string {
  return text
    .replace(/(["'])\s*\+\s*(["'])/g, '')
    .replace(/(?<=[\w\uffff])["'\\]+(?=[\w\uffff"'])|["'](?=[\w\uffff]*["'][\w\uffff])/g, '');
}

const PROGRAMS = ['kubectl', 'helm', 'oc'];
const LEAST_LETTERS = 2;
const WORD = /(?<![\w\uffff-])[\w-]*\uffff[\w\uffff-]*/g;

/** True where a word, of which a part is not known, may be a program that acts on a cluster: `?ctl`. */
export function mayCallProgram(line: string): boolean {
  return (line.match(WORD) ?? []).some((word) => PROGRAMS.some((program) => mayBe(word, program)));
}

function mayBe(word: string, program: string): boolean {
  const pieces = word.split(UNKNOWN);
  if (pieces.join('').length < LEAST_LETTERS) return false;
  const [first = '', last = ''] = [pieces[0], pieces.at(-1)];
  if (!program.startsWith(first) || !program.endsWith(last)) return false;
  let at = first.length;
  const isInOrder = pieces.slice(1, -1).every((piece) => {
    const found = program.indexOf(piece, at);
    at = found + piece.length;
    return found >= 0;
  });
  return isInOrder && at <= program.length - last.length;
}

/** Verbs of kubectl with what follows them there and nowhere else. */
const OWN_VERBS =
  /(?:^|[|(]|\s-\w*c\s|\b(?:do|else|exec|sudo|then|xargs)\s)\s*["']?\uffff["']?(?:\s+-[\w-]+(?:=\S+)?)*\s+(?:(?:cordon|drain|taint|uncordon)\s|apply\s+-[fk]|rollout\s+(?:restart|undo)\s|(?:annotate|delete|edit|label|patch|replace|scale)\s+(?:-f|\w*(?:node|pod|deployment|daemonset|statefulset)))/;

/** True where a command of which nothing is known is given what only such a program takes: `$TOOL drain gpu-001`. */
export function isCalledAsProgram(line: string): boolean {
  return OWN_VERBS.test(line);
}
