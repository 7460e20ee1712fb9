export const id = 134;
export const ids = [134,713];
export const modules = {

/***/ 9405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ internalError),
  c: () => (/* binding */ runToEnd)
});

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/exit-codes.js
var exit_codes = __webpack_require__(755);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/usage-error.js
var usage_error = __webpack_require__(6266);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/commands.js


const USAGE = `fleetplan: what a change of rollout policy does to a fleet, before it is merged

  fleetplan plan --head PATH... [--base PATH...] --snapshot FILE...
  fleetplan plan --head-ref REV [--base-ref REV] --snapshot FILE...
      --config FILE        limits, rules, durations (default: none, with the built-in defaults)
      --cluster NAME       plan only this cluster of the configuration
      --at INSTANT         when the rollout starts, such as 2026-11-21T08:00:00Z (default: now)
      --horizon DURATION   how far windows are shown (default: 7d)
      --scenario NAME      healthy, turns-bad (default: healthy)
      --format FORMAT      text, markdown, json, sarif, html (default: text)
      --output FILE        write the report there instead of to standard output
      --fail-on LEVEL      error, warning, never (default: error)
      --verbose            also which files were passed over, as nothing in them is planned
  fleetplan plan --when ...        when starting breaks no rule, best first
      --for DURATION       how far it looks (default: 14d)
  fleetplan gate --head PATH... --snapshot FILE...
                                   may the rollout start now, and if not, when? Options as of plan, and
      --reviewed REPORT    the JSON report of the reviewed plan, compared group by group
      --expect-digest D    the digest of the reviewed plan
  fleetplan drift --head PATH... --before FILE --snapshot FILE...
                                   effective changes without a policy edit
      --before FILE        the snapshot, or the JSON report, of the last time
  fleetplan snapshot [FILE|-]      kubectl output to a compact, redacted snapshot
  fleetplan snapshot --kubeconfig FILE [--context NAME]
                                   the same, from the API server; --in-cluster as the pod's service account
      --role               print the role that this needs instead
      --hash-node-names    hashes in the place of node names
      --output FILE        write it there instead of to standard output
  fleetplan durations --snapshot FILE...
                                   measure rollout durations from live objects
      --by LABEL           a group for each value of this label
  fleetplan merge REPORT.json...   many clusters' reports to one; a folder or a glob will do
      --expect NAME,...    clusters that must be among them: a missing one is unknown
  fleetplan init [DIR]             looks through a repository; writes .github/fleetplan.yml and the workflow
      --dry-run            print them instead
  fleetplan rules [ID]             the catalogue, or one rule's page

With --debug an internal error prints its stack.
Exit codes: 0 pass, allow or no drift, 1 violations, deny or drift, 2 not evaluated, 3 wrong usage.
`;
const COMMANDS = {
    plan: async (argv, output) => argv.includes('--when')
        ? (await Promise.all(/* import() */[__webpack_require__.e(668), __webpack_require__.e(930), __webpack_require__.e(202), __webpack_require__.e(142), __webpack_require__.e(351), __webpack_require__.e(150), __webpack_require__.e(12), __webpack_require__.e(666), __webpack_require__.e(787), __webpack_require__.e(656), __webpack_require__.e(880), __webpack_require__.e(635), __webpack_require__.e(295)]).then(__webpack_require__.bind(__webpack_require__, 7295))).whenCommand(argv, output)
        : (await Promise.all(/* import() */[__webpack_require__.e(668), __webpack_require__.e(930), __webpack_require__.e(202), __webpack_require__.e(142), __webpack_require__.e(351), __webpack_require__.e(150), __webpack_require__.e(12), __webpack_require__.e(666), __webpack_require__.e(787), __webpack_require__.e(656), __webpack_require__.e(880), __webpack_require__.e(635), __webpack_require__.e(519)]).then(__webpack_require__.bind(__webpack_require__, 1519))).planCommand((await Promise.all(/* import() */[__webpack_require__.e(668), __webpack_require__.e(930), __webpack_require__.e(202), __webpack_require__.e(351), __webpack_require__.e(461)]).then(__webpack_require__.bind(__webpack_require__, 4317))).parsePlanArguments(argv), output),
    gate: async (argv, output) => (await Promise.all(/* import() */[__webpack_require__.e(668), __webpack_require__.e(930), __webpack_require__.e(202), __webpack_require__.e(142), __webpack_require__.e(351), __webpack_require__.e(150), __webpack_require__.e(12), __webpack_require__.e(666), __webpack_require__.e(787), __webpack_require__.e(656), __webpack_require__.e(880), __webpack_require__.e(635), __webpack_require__.e(295)]).then(__webpack_require__.bind(__webpack_require__, 7295))).gateCommand(argv, output),
    drift: async (argv, output) => (await Promise.all(/* import() */[__webpack_require__.e(668), __webpack_require__.e(930), __webpack_require__.e(202), __webpack_require__.e(142), __webpack_require__.e(351), __webpack_require__.e(150), __webpack_require__.e(12), __webpack_require__.e(666), __webpack_require__.e(787), __webpack_require__.e(656), __webpack_require__.e(880), __webpack_require__.e(635), __webpack_require__.e(953)]).then(__webpack_require__.bind(__webpack_require__, 6953))).driftCommand(argv, output),
    snapshot: async (argv, output) => (await Promise.all(/* import() */[__webpack_require__.e(930), __webpack_require__.e(142), __webpack_require__.e(12), __webpack_require__.e(787), __webpack_require__.e(257)]).then(__webpack_require__.bind(__webpack_require__, 8811))).snapshotCommand(argv, output),
    durations: async (argv, output) => (await Promise.all(/* import() */[__webpack_require__.e(668), __webpack_require__.e(930), __webpack_require__.e(202), __webpack_require__.e(142), __webpack_require__.e(351), __webpack_require__.e(150), __webpack_require__.e(12), __webpack_require__.e(666), __webpack_require__.e(787), __webpack_require__.e(373)]).then(__webpack_require__.bind(__webpack_require__, 1373))).durationsCommand(argv, output),
    merge: async (argv, output) => (await Promise.all(/* import() */[__webpack_require__.e(668), __webpack_require__.e(930), __webpack_require__.e(202), __webpack_require__.e(142), __webpack_require__.e(351), __webpack_require__.e(398)]).then(__webpack_require__.bind(__webpack_require__, 7398))).mergeCommand(argv, output),
    init: async (argv, output) => (await Promise.all(/* import() */[__webpack_require__.e(668), __webpack_require__.e(930), __webpack_require__.e(202), __webpack_require__.e(142), __webpack_require__.e(150), __webpack_require__.e(12), __webpack_require__.e(666), __webpack_require__.e(656), __webpack_require__.e(572)]).then(__webpack_require__.bind(__webpack_require__, 721))).initCommand(argv, output),
    rules: async (argv, output) => (await __webpack_require__.e(/* import() */ 741).then(__webpack_require__.bind(__webpack_require__, 6741))).rulesCommand(argv, output),
};
async function runCommand(argv, output) {
    const [command, ...rest] = argv;
    try {
        if (['help', '--help', '-h'].includes(command ?? '') || rest.includes('--help'))
            return (0,exit_codes/* codeAfter */.YK)(output.print(USAGE, 'lines'), exit_codes/* PASS */.CQ, output);
        if (command === undefined)
            throw new usage_error/* UsageError */.e('no command');
        const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
        if (run === undefined)
            throw new usage_error/* UsageError */.e(`unknown command "${command}"`);
        return await run(rest, output);
    }
    catch (error) {
        if (!(error instanceof usage_error/* UsageError */.e))
            throw error;
        output.say(`fleetplan: ${error.message}`);
        output.say('fleetplan --help lists the commands and their options.');
        return exit_codes/* WRONG_USAGE */.MK;
    }
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/edge/end.js


const DEBUG = '--debug';
async function runToEnd(argv, output) {
    try {
        return await runCommand(argv.filter((argument) => argument !== DEBUG), output);
    }
    catch (error) {
        return internalError(error, argv, output);
    }
    finally {
        output.progress(null);
    }
}
function internalError(error, argv, output) {
    const isDebug = argv.includes(DEBUG);
    const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const advice = isDebug ? '' : '; run it again with --debug for the stack';
    output.say(`fleetplan: nothing was evaluated: internal error${advice} (${what})`);
    if (isDebug && error instanceof Error)
        for (const line of error.stack?.split('\n').slice(1) ?? [])
            output.say(line);
    return exit_codes/* COULD_NOT_JUDGE */.Ge;
}


/***/ }),

/***/ 755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ PASS),
/* harmony export */   Ge: () => (/* binding */ COULD_NOT_JUDGE),
/* harmony export */   MK: () => (/* binding */ WRONG_USAGE),
/* harmony export */   YK: () => (/* binding */ codeAfter)
/* harmony export */ });
/* harmony import */ var _output_file_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9836);

const PASS = 0;
const COULD_NOT_JUDGE = 2;
const WRONG_USAGE = 3;
function codeAfter(delivery, code, output) {
    if (delivery.kind !== 'failed')
        return code;
    output.say(`fleetplan: standard output cannot be written: ${(0,_output_file_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A)(delivery.error)}`);
    return COULD_NOT_JUDGE;
}


/***/ }),

/***/ 134:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _schema_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(713);
/* harmony import */ var _end_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9405);
/* harmony import */ var _output_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1315);



const argv = process.argv.slice(2);
const output = (0,_output_output_js__WEBPACK_IMPORTED_MODULE_2__/* .processOutput */ .X)();
process.on('uncaughtException', (error) => process.exit((0,_end_js__WEBPACK_IMPORTED_MODULE_1__/* .internalError */ .W)(error, argv, output)));
process.exit(await (0,_end_js__WEBPACK_IMPORTED_MODULE_1__/* .runToEnd */ .c)(argv, output));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony import */ var zod_v4_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8532);

(0,zod_v4_core__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W)({ jitless: true });


/***/ }),

/***/ 6266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ UsageError),
/* harmony export */   t: () => (/* binding */ parsedFor)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);

class UsageError extends Error {
}
function parsedFor(argv, options, use) {
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...argv], options, allowPositionals: true });
    }
    catch {
        throw new UsageError(use);
    }
}


/***/ }),

/***/ 9836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ codeOf),
/* harmony export */   A: () => (/* binding */ reasonOf)
/* harmony export */ });
function reasonOf(error) {
    const code = codeOf(error);
    return REASONS.get(code) ?? `the system refuses it${code === '' ? '' : ` (${code})`}. Check the path.`;
}
function codeOf(error) {
    return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
const REASONS = new Map([
    ['ENOENT', 'there is no such file or folder. Check the path.'],
    ['ENOTDIR', 'a part of the path is a file, not a folder. Check the path.'],
    ['EISDIR', 'this is a folder. Name a file in it.'],
    ['EACCES', 'this user may not. Change who may, or use another path.'],
    ['EPERM', 'this user may not. Change who may, or use another path.'],
    ['EROFS', 'the file system is read-only. Use another path.'],
    ['ENOSPC', 'the disk is full. Make room, or use another path.'],
    ['EDQUOT', 'the quota of this user is used up. Make room, or use another path.'],
    ['ENAMETOOLONG', 'the name is too long. Use a shorter one.'],
]);


/***/ }),

/***/ 1315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ processOutput)
});

// UNUSED EXPORTS: outputTo

// EXTERNAL MODULE: external "node:tty"
var external_node_tty_ = __webpack_require__(7066);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/escape/index.js + 4 modules
var text_escape = __webpack_require__(3499);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(8262);
// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/output/file-errors.js
var file_errors = __webpack_require__(9836);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/output/descriptor.js


const WAIT_MS = 5;
const ALARM = new Int32Array(new SharedArrayBuffer(4));
function writeWhole(descriptor, bytes) {
    let done = 0;
    while (done < bytes.length) {
        try {
            done += (0,external_node_fs_.writeSync)(descriptor, bytes, done);
        }
        catch (error) {
            const code = (0,file_errors/* codeOf */.$)(error);
            if (code === 'EPIPE')
                return { kind: 'closed' };
            if (code !== 'EAGAIN')
                return { kind: 'failed', error };
            Atomics.wait(ALARM, 0, 0, WAIT_MS);
        }
    }
    return { kind: 'delivered' };
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/output/output.js



const STDOUT = 1;
const STDERR = 2;
const USUAL_COLUMNS = 100;
function outputTo({ stdout, stderr }, { isWatched, ...terminal }) {
    let isThere = false;
    const progress = (sentence) => {
        if (!isWatched || (sentence === null && !isThere))
            return;
        isThere = sentence !== null;
        const line = sentence === null ? '' : (0,text_escape/* printable */.g$)((0,text_escape/* terminalSentence */.wx)(sentence)).slice(0, PROGRESS_COLUMNS);
        stderr(Buffer.from(`\r${ERASE_LINE}${line}`));
    };
    const print = (text, kind) => {
        progress(null);
        return stdout(Buffer.from(kind === 'json' ? (0,text_escape/* jsonLogSafe */.yJ)(text) : (0,text_escape/* printable */.g$)(text)));
    };
    return {
        print,
        say: (sentence) => {
            progress(null);
            stderr(Buffer.from(`${(0,text_escape/* printable */.g$)((0,text_escape/* terminalSentence */.wx)(sentence))}\n`));
        },
        progress,
        ...terminal,
    };
}
const ERASE_LINE = '\u001b[K';
const PROGRESS_COLUMNS = 60;
function columnsAsked(text) {
    return text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : null;
}
function processOutput() {
    const isTerminal = (0,external_node_tty_.isatty)(STDOUT);
    return outputTo({ stdout: (bytes) => writeWhole(STDOUT, bytes), stderr: (bytes) => writeWhole(STDERR, bytes) }, {
        isTerminal,
        columns: (isTerminal && process.stdout.columns) || columnsAsked(process.env['COLUMNS']) || USUAL_COLUMNS,
        isWatched: (0,external_node_tty_.isatty)(STDERR) && process.env['TERM'] !== 'dumb',
    });
}


/***/ }),

/***/ 3499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZS: () => (/* reexport */ EMPTY_LINE),
  Xy: () => (/* reexport */ NEWLINE),
  K$: () => (/* reexport */ NOTHING),
  xr: () => (/* reexport */ annotationText),
  $$: () => (/* reexport */ bytesOf),
  Hn: () => (/* reexport */ cell),
  SS: () => (/* reexport */ codeSpan),
  PL: () => (/* reexport */ columnsOf),
  xe: () => (/* reexport */ diagramName),
  OF: () => (/* reexport */ fenced),
  qn: () => (/* reexport */ fixedComment),
  GT: () => (/* reexport */ fixedText),
  AU: () => (/* reexport */ fold),
  VM: () => (/* reexport */ gantt),
  Te: () => (/* reexport */ gfm),
  UF: () => (/* reexport */ joinMarkdown),
  yJ: () => (/* reexport */ jsonLogSafe),
  nf: () => (/* reexport */ markdown_link),
  sN: () => (/* reexport */ logSafe),
  pj: () => (/* reexport */ plain),
  g$: () => (/* reexport */ printable),
  Vf: () => (/* reexport */ sentencePieces),
  ml: () => (/* reexport */ shorten),
  vz: () => (/* reexport */ sourceOf),
  h: () => (/* reexport */ suggestion),
  gC: () => (/* reexport */ summaryCode),
  g5: () => (/* reexport */ summaryText),
  Fo: () => (/* reexport */ terminal),
  tL: () => (/* reexport */ terminalLine),
  wx: () => (/* reexport */ terminalSentence),
  Gp: () => (/* reexport */ xyChart)
});

// UNUSED EXPORTS: visible

// EXTERNAL MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/plural.js
var plural = __webpack_require__(8392);
;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/escape/visible.js

const VALUE_CHARACTERS = 120;
const SENTENCE_CHARACTERS = 1_000;
const HEAD_SHARE = 2 / 3;
const HIDDEN = /\p{C}|\p{Default_Ignorable_Code_Point}|\u2800|(?! )\p{Z}|[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]|(?<!\p{L})\p{M}/gu;
const COMBINING = /\p{M}/u;
const PLAIN_ASCII = /^[\x20-\x7e]*$/;
function visible(text) {
    return PLAIN_ASCII.test(text) ? text : text.replace(HIDDEN, codePoint);
}
function visibleBut(kept, text) {
    const either = new RegExp(`(${kept.source})|${HIDDEN.source}`, 'gu');
    return text.replace(either, (found, stays) => stays ?? codePoint(found));
}
function sentenceText(text) {
    return (0,plural/* spelledCounts */.IV)(shorten(text, SENTENCE_CHARACTERS));
}
function shorten(text, characters) {
    const bounded = text.length > 4 * characters ? text.slice(0, 2 * characters) + text.slice(-2 * characters) : text;
    const shown = Array.from(visible(bounded));
    if (shown.length <= characters)
        return shown.join('');
    const head = Math.ceil((characters - 1) * HEAD_SHARE);
    return `${shown.slice(0, head).join('')}…${shown.slice(shown.length - (characters - 1 - head)).join('')}`;
}
function value(text) {
    return shorten(text, VALUE_CHARACTERS);
}
function codePoint(character) {
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
function columnsOf(text) {
    if (PLAIN_ASCII.test(text))
        return text.length;
    let columns = 0;
    for (const character of text)
        columns += COMBINING.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
    return columns;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/escape/words.js
const WORD = String.raw `\p{L}+(?:['’-]\p{L}+)*['’]?`;
const NUMBER = String.raw `\d{1,6}(?:[.,:]\d{1,6})*%?`;
const WHEN = String.raw `\d{4}-\d\d-\d\d|\d\d:\d\d[–-]\d\d:\d\d|:\d\d`;
const HARMLESS = new RegExp(String.raw `^(?:\(?(?:${WORD}|${NUMBER}|${WHEN}|e\.g|i\.e)?\)?[.,;:!?]?\)?|→|->)$`, 'u');
const COMMIT_LIKE = /(?<![\p{L}\d])[0-9a-f]{7,40}(?![\p{L}\d])/iu;
const ADDRESS_LIKE = /www\./i;
const QUOTED = /`([^`]+)`|(?<!\\)"((?:[^"\\]|\\.)+)"|(?<=^|\s)(?:[A-Za-z]+: )?\{/g;
const MOST_IN_BRACES = 300;
const QUOTED_VALUE = /^(?:\d[\d.]*[%a-z]{0,2}|true|false)$/;
function wordsOf(sentence) {
    const pieces = [];
    let end = 0;
    for (const match of sentence.matchAll(QUOTED)) {
        if (match.index < end)
            continue;
        const [found] = match;
        const braces = found.endsWith('{') ? inBraces(sentence, match.index) : null;
        if (found.endsWith('{') && braces === null)
            continue;
        pieces.push(...unquoted(sentence.slice(end, match.index)));
        pieces.push(braces === null ? quoted(match, pieces) : { code: true, text: braces });
        end = match.index + (braces ?? found).length;
    }
    pieces.push(...unquoted(sentence.slice(end)));
    return joined(pieces);
}
function inBraces(sentence, from) {
    let depth = 0;
    for (let at = from; at < Math.min(sentence.length, from + MOST_IN_BRACES); at++) {
        const sign = sentence[at];
        if (sign === '{')
            depth += 1;
        if (sign === '}')
            depth -= 1;
        if (sign === '}' && depth === 0)
            return sentence.slice(from, at + 1);
    }
    return null;
}
const IN_SENTENCE = /^(\(?)([^()]+?)(\)?[.,;]?|\)?:)$/;
const IN_MAPPING = /^(\(?)([^()]+?)(\)?[.,;]?|\):)$/;
function unquoted(text) {
    const pieces = text
        .split(/( +)/)
        .filter((token) => token !== '')
        .flatMap((token) => {
        if (token.startsWith(' '))
            return [{ code: false, text: ' ' }];
        if (isHarmless(token))
            return [{ code: false, text: token }];
        const pattern = /^[{[]/.test(token) ? IN_MAPPING : IN_SENTENCE;
        const [, open = '', inner = token, close = ''] = pattern.exec(token) ?? [];
        const parts = [
            { code: false, text: open },
            { code: true, text: inner },
            { code: false, text: close },
        ];
        return parts.filter((part) => part.text !== '');
    });
    return spanned(pieces);
}
function quoted([whole, ticked, value = ''], before) {
    if (ticked !== undefined)
        return { code: true, text: ticked };
    const [key, blank] = before.slice(-2);
    const isKey = blank?.text === ' ' && key?.code === false && /^[a-z][A-Za-z]*:$/.test(key.text);
    if (!isKey || !QUOTED_VALUE.test(value))
        return { code: true, text: value };
    before.splice(-2);
    return { code: true, text: `${key.text} ${whole}` };
}
function spanned(pieces) {
    const out = [];
    for (const [i, piece] of pieces.entries()) {
        const before = out.at(-1);
        const next = pieces[i + 1];
        const between = piece.text === ' ' && !piece.code && next?.code === true;
        if (between && isOpen(before))
            out[out.length - 1] = { code: true, text: `${before?.text ?? ''} ` };
        else if (piece.code && before?.code)
            out[out.length - 1] = { code: true, text: before.text + piece.text };
        else
            out.push(piece);
    }
    return out;
}
function isOpen(piece) {
    if (piece?.code !== true)
        return false;
    const opening = piece.text.match(/[{[]/g)?.length ?? 0;
    const closing = piece.text.match(/[}\]]/g)?.length ?? 0;
    return opening > closing;
}
function joined(pieces) {
    const out = [];
    for (const piece of pieces) {
        const before = out.at(-1);
        if (before?.code === piece.code)
            out[out.length - 1] = { code: piece.code, text: before.text + piece.text };
        else
            out.push(piece);
    }
    return out;
}
function isHarmless(token) {
    return HARMLESS.test(token) && !COMMIT_LIKE.test(token) && !ADDRESS_LIKE.test(token);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/escape/markdown.js


function markup(text) {
    return text;
}
function sourceOf(markdown) {
    return markdown;
}
const NOTHING = markup('');
function gfm(fixed, ...parts) {
    const filled = fixed.map((text, i) => {
        const part = parts[i];
        return text + (part === undefined ? '' : typeof part === 'number' ? String(part) : sourceOf(part));
    });
    return markup(filled.join(''));
}
function joinMarkdown(parts, separator) {
    return markup(parts.map(sourceOf).join(sourceOf(separator)));
}
const NEWLINE = markup('\n');
const EMPTY_LINE = markup('\n\n');
function codeSpan(text) {
    return markup(spanOf(value(text)));
}
const LONGEST_FENCE = 10;
function spanOf(shown) {
    const content = (shown.trim() === '' ? `"${shown}"` : shown).replace(/`+/g, (run) => run.length < LONGEST_FENCE ? run : `\\u{60}{${run.length}}`);
    const longest = Math.max(0, ...[...content.matchAll(/`+/g)].map((run) => run[0].length));
    const fence = '`'.repeat(longest + 1);
    const pad = /^[` ]|[` ]$/.test(content) ? ' ' : '';
    return `${fence}${pad}${content}${pad}${fence}`;
}
function plain(text) {
    const pieces = sentencePieces(text);
    const source = pieces.map((piece) => (piece.code ? spanOf(piece.text) : piece.text)).join('');
    return markup(source.trim().replace(/^(\d+)([.)])/, '$1\\$2'));
}
function sentencePieces(text) {
    return wordsOf(sentenceText(text));
}
function fixedText(text) {
    return markup(text.replace(/[\\`*_[\]<>~&]/g, '\\$&'));
}
function cell(content) {
    return markup(sourceOf(content)
        .replace(/\\(?=\|)/g, '\\u{5c}')
        .replace(/\|/g, '\\|')
        .replace(/\s+/g, (blank) => (blank.includes('\n') ? ' ' : blank)));
}
function fenced(text) {
    const lines = text.split(/\r\n|\n|\r/).map((line) => `| ${value(line)}`);
    return markup(['~~~text', ...lines, '~~~'].join('\n'));
}
function gantt(lines) {
    if (!lines.every((line) => /^[A-Za-z0-9 .,:%_-]*$/.test(line) && !line.includes('%%')))
        throw new RangeError('not a line of a diagram');
    return markup(['```mermaid', GANTT_SETTINGS, 'gantt', ...lines, '```'].join('\n'));
}
const GANTT_SETTINGS = '%%{init: {"gantt": {"leftPadding": 200, "useWidth": 800}}}%%';
function xyChart({ x, y, before, line }) {
    if (![x.title, y.title].every((title) => /^[A-Za-z0-9 :.-]+$/.test(title)))
        throw new RangeError('not a title of a diagram');
    const list = (numbers) => `[${numbers.join(', ')}]`;
    return markup([
        '```mermaid',
        XY_SETTINGS(before !== null),
        'xychart-beta',
        `  x-axis "${x.title}" ${list(x.labels)}`,
        `  y-axis "${y.title}" 0 --> ${y.top}`,
        ...(before ? [`  line ${list(before)}`] : []),
        `  line ${list(line)}`,
        '```',
    ].join('\n'));
}
const XY_SETTINGS = (isCompared) => `%%{init: {"xyChart": {"width": 800, "height": 320}, "themeVariables": {"xyChart": {"plotColorPalette": "${isCompared ? '#8c959f, ' : ''}#d4572a"}}}}%%`;
function suggestion(line) {
    if (!/^[\x20-\x7e]*$/.test(line) || line.includes('`'))
        return null;
    return markup(['```suggestion', line, '```'].join('\n'));
}
function diagramName(text) {
    const shown = text.replace(/,(?= )/g, '').slice(0, DIAGRAM_NAME_CHARACTERS);
    return shown.replace(/[^A-Za-z0-9._ -]/g, '-').trim() || '-';
}
const DIAGRAM_NAME_CHARACTERS = 26;
function markdown_link(label, address) {
    return /^https?:\/\/[\w.:/-]+$/.test(address) ? gfm `[${label}](${markup(address)})` : null;
}
function fixedComment(text) {
    if (!/^[\w.:%= -]*$/.test(text) || text.includes('--'))
        throw new RangeError('not a comment');
    return markup(`<!-- ${text} -->`);
}
function summaryText(text) {
    return entities(text);
}
function summaryCode(text) {
    return `<code>${entities(value(text))}</code>`;
}
function fold(summary, body) {
    return gfm `<details><summary>${markup(summary.map((part) => part).join(''))}</summary>\n\n${body}\n\n</details>`;
}
const ENTITIES = new Map([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
]);
function entities(text) {
    return text.replace(/[&<>"]/g, (character) => ENTITIES.get(character) ?? character);
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/escape/lines.js

function terminal(text) {
    return value(text);
}
function terminalLine(text, characters) {
    return shorten(text, characters);
}
function terminalSentence(text) {
    return sentenceText(text);
}
function logSafe(text) {
    return text.replace(/^([^\S\n\r\u2028\u2029]*):(?=:)/gm, '$1\\u{3a}').replace(/##(?=\[)/g, '#\\u{23}');
}
const ESCAPE = '\u001b';
const OURS = new RegExp(String.raw `${ESCAPE}\[[\d;]*m|\n|\u26a0\ufe0f`, 'u');
function printable(text) {
    return logSafe(/^[\n -~]*$/.test(text) ? text : visibleBut(OURS, text));
}
function jsonLogSafe(json) {
    return json
        .replace(/[^\n -~]+/g, (run) => run.replace(/[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu, escaped))
        .replace(/##(?=\[)/g, '#\\u0023');
}
function escaped(character) {
    return Array.from({ length: character.length }, (_, i) => escapeUnit(character.charCodeAt(i))).join('');
}
function escapeUnit(unit) {
    return `\\u${unit.toString(16).padStart(4, '0')}`;
}
function annotationText(text) {
    return text.split('\n').map(sentenceText).join('\n');
}
function bytesOf(text) {
    let bytes = 0;
    for (let i = 0; i < text.length; i++) {
        const unit = text.charCodeAt(i);
        bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 2 : 3;
    }
    return bytes;
}

;// CONCATENATED MODULE: ./node_modules/.cache/fleetplan/compiled/src/text/escape/index.js





/***/ }),

/***/ 8392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IV: () => (/* binding */ spelledCounts),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Nx: () => (/* binding */ capital),
/* harmony export */   bn: () => (/* binding */ allOf),
/* harmony export */   fL: () => (/* binding */ percentText),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   kO: () => (/* binding */ noneOf),
/* harmony export */   pR: () => (/* binding */ percentOf),
/* harmony export */   w3: () => (/* binding */ verb)
/* harmony export */ });
function plural(count, thing) {
    if (count === 1)
        return thing;
    if (/[^aeiou]y$/.test(thing))
        return `${thing.slice(0, -1)}ies`;
    return /(?:ch|s|x)$/.test(thing) ? `${thing}es` : `${thing}s`;
}
function counted(count, thing) {
    return `${count} ${plural(count, thing)}`;
}
function allOf(count, thing) {
    return count === 2 ? `both ${plural(count, thing)}` : `all ${counted(count, thing)}`;
}
function noneOf(count, thing, does) {
    return count === 1 ? `its only ${thing} ${NOT[does]}` : `none of its ${counted(count, thing)} ${does}`;
}
const NOT = { is: 'is not', 'is ever': 'is never', may: 'may not' };
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
function percentOf(part, whole) {
    return whole === 0 ? 0 : Math.round((part * 1000) / whole) / 10;
}
function percentText(part, whole) {
    const percent = percentOf(part, whole);
    if (percent === 0 && part > 0)
        return 'under 0.1%';
    return percent === 100 && part < whole ? 'over 99.9%' : `${percent}%`;
}
const COUNTED_WORDS = 'of|that|by|because|more|others?|at once|in all|old|new|targets?|nodes?|clusters?|replicas?|pods?|policies|objects?|batch(?:es)?|rounds?|runs?|pools?|hours?|minutes?';
const LARGE_COUNT = new RegExp(String.raw `(?<![^\s(])\d{4,15}(?= (?:${COUNTED_WORDS})(?![\w-]))|(?<=\d(?: [a-z]+)? of |\ball )\d{4,15}(?= |\)|[.,;:]?$|[.,;:] )`, 'g');
function spelledCounts(sentence) {
    return sentence.replace(/`[^`]*`|"[^"]*"|[^`"]+|[`"]/g, (part) => /^[`"]/.test(part) ? part : part.replace(LARGE_COUNT, (count) => Number(count).toLocaleString('en-US')));
}
function verb(count, one, several) {
    return count === 1 ? one : several;
}


/***/ })

};
