import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesBelow } from './sources.js';

/** Names of values that hold a sentence, or a part of one, for a reader. */
const SAID =
  '(?:message|remediation|advice|says|saying|why|note|notice|sentence|phrase|headline|consequence|heading)';
const READS =
  '(?:includes|startsWith|endsWith|split|replace|replaceAll|match|matchAll|search|indexOf|lastIndexOf)';

/** Code that takes a sentence of ours apart: it breaks when the sentence is worded anew, and nothing else tells. */
const SHAPES = [
  new RegExp(String.raw`\b${SAID}\??\.${READS}\(`),
  new RegExp(String.raw`\.(?:test|exec)\((?:[\w$]+\??\.)*${SAID}\)`),
  new RegExp(String.raw`\bto(?:Plain|Terminal)\([^;]*?\)\.${READS}\(`),
  new RegExp(String.raw`\bparts(?:\[\d\]|\.at\(-?\d\))?\??\.text\b`),
];

/** Files that read a sentence which no code here words, or that must read every sentence as text. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'admission/limits.ts': 'error of the package that compiles patterns',
  'edge/options.ts': 'message of the argument parser of Node',
  'github/failure.ts': 'hides a token in the error of a program',
  'live/kubectl.ts': 'error of kubectl',
  'manifest/yaml.ts': 'error of the package that reads YAML',
  'text/escape/words.ts': 'marks code in sentences that are not yet a Text',
};

/** Statements whose calls stand on lines of their own count as one line. */
function linesThatReadSentences(text: string): string[] {
  return text
    .replace(/\n\s*(?=\??\.)/g, '')
    .split('\n')
    .filter((line) => SHAPES.some((shape) => shape.test(line)))
    .map((line) => line.trim());
}

const found = new Map(
  filesBelow('src')
    .map((path) => [relative('src', path), linesThatReadSentences(readFileSync(path, 'utf8'))] as const)
    .filter(([, lines]) => lines.length > 0),
);

test('prose: no code decides by the words of a sentence', () => {
  const unnamed = [...found].filter(([path]) => EXCEPTIONS[path] === undefined);
  expect(Object.fromEntries(unnamed)).toEqual({});
});

test('prose: each exception is still one', () => {
  expect(Object.keys(EXCEPTIONS).filter((path) => !found.has(path))).toEqual([]);
});

test.each([
  "plan.problems.some(({ message }) => message.includes('`policies` of the configuration'))",
  'return /\\brequired\\b/i.test(rejection.message);',
  "const hint = message.startsWith('must be of type string') ? 'quotes' : '';",
  "const subject = SUBJECT.exec(finding.message)?.[1] ?? '';",
  "const [first] = finding.message.split('. ');",
  "why: placed.message.replace(/\\.$/, ''),",
  "notes.filter((note) => !note.startsWith('Nothing'))",
  "toPlain(headlineOf(run)).includes('nothing')",
  'const cause = problem.message\n  .replace(title, visible);',
  "sentence.parts[0]?.text ?? ''",
])('prose: %j is found', (line) => {
  expect(linesThatReadSentences(line)).not.toEqual([]);
});
