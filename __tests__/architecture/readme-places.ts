/**
 * What a README of src says of code, held against the code. A place in the code is what stands in backticks in the second cell of a table
 * and the last words in backticks of each quirk: a file, or something that a file beside the page declares. Whatever else
 * stands in backticks may be a field of a manifest; it must be a word of the sources.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const QUIRKS = '## Quirks';
/** A path with a folder or an ending that files of the project have. */
const PATH = /^(?:\.\.\/)*(?:[\w.-]+\/)*[\w.-]+(?:\.(?:ts|md|mjs|yml|json)|\/)$/;
const WORD = /^[A-Za-z_]\w*(?:\.[a-z]\w*)?$/;
/** `systems/SYSTEM/` stands for many folders. */
const STANDS_FOR_MANY = /\b(?:SYSTEM|REPO)\b/;
const COMMIT = /^[0-9a-f]{40}$/;
const LAST_SPANS = /((?:`[^`]+`(?:, | and )?)+)(?: \([^`]*\))?\.?$/;

export function placesIn(page: string): string[] {
  return [...quirksOf(page).flatMap(placesOf), ...cellsOf(page).filter(isOnePlace)];
}

/** Places that are nowhere, words that no source has, and quirks that name no place. */
export function misnamed(page: string, folder: string): string[] {
  const places = new Set(placesIn(page));
  const others = spansOf(page).filter((span) => !places.has(span) && isOnePlace(span));
  return [
    ...quirksOf(page)
      .filter((quirk) => placesOf(quirk).length === 0)
      .map((quirk) => `no place: ${quirk}`),
    ...[...places].filter((place) => !isFile(place, folder) && !isDeclared(place, folder)),
    ...others.filter((span) => PATH.test(span) && !isFile(span, folder)),
    ...others.filter((span) => WORD.test(span) && !PATH.test(span) && !isWord(span)),
  ];
}

function placesOf(quirk: string): string[] {
  return spansOf(LAST_SPANS.exec(quirk)?.[1] ?? '').filter(isOnePlace);
}

function isOnePlace(span: string): boolean {
  return !span.includes(' ') && !STANDS_FOR_MANY.test(span) && !COMMIT.test(span);
}

/** The items under the heading of quirks, each as one line. */
function quirksOf(page: string): string[] {
  const [, below = ''] = page.split(`${QUIRKS}\n`);
  const [section = ''] = below.split('\n## ');
  return section
    .split(/^- /m)
    .slice(1)
    .map((item) => (item.split('\n\n')[0] ?? '').replace(/\s+/g, ' ').trim());
}

function cellsOf(page: string): string[] {
  const rows = page.split('\n').filter((line) => line.startsWith('|'));
  return rows.flatMap((row) => spansOf(row.split(/(?<!\\)\|/)[2] ?? ''));
}

function spansOf(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map((span) => span[1] ?? '');
}

/** From the page's folder, from src or from the root; of the page of a system also by its bare name in a folder below. */
function isFile(place: string, folder: string): boolean {
  if (!PATH.test(place)) return false;
  const isBelow = (path: string): boolean => path.startsWith(`${folder}/`) && path.endsWith(`/${place}`);
  return (
    [folder, 'src', '.'].some((root) => existsSync(join(root, place))) ||
    (SYSTEM.test(folder) && [...SOURCES.keys()].some(isBelow))
  );
}

const SYSTEM = /^src\/systems\/[^/]+$/;

/** A function, class, constant or type at the top of a file of the folder, or a method of such a class. The page of a system is of the folders below as well. */
function isDeclared(place: string, folder: string): boolean {
  const [name = '', method] = place.split('.');
  if (!WORD.test(place)) return false;
  const declared = new RegExp(
    `^(?:export )?(?:abstract |async )*(?:function\\*?|class|const|interface|type) ${name}\\b`,
    'm',
  );
  const isOf = (path: string): boolean =>
    dirname(path) === folder || (SYSTEM.test(folder) && path.startsWith(`${folder}/`));
  const holders = [...SOURCES].filter(([path, source]) => isOf(path) && declared.test(source));
  return holders.some(([, source]) => method === undefined || hasMethod(source, method));
}

function hasMethod(source: string, method: string): boolean {
  return new RegExp(`^  (?:private |public |static |async |get |\\*)*${method}(?:<.*>)?\\(.*[({]$`, 'm').test(
    source,
  );
}

function isWord(span: string): boolean {
  return span.split('.').every((word) => WORDS.has(word));
}

const SOURCES = new Map<string, string>(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:ts|json)$/.test(path))
    .map((path) => [join('src', path), readFileSync(join('src', path), 'utf8')]),
);
const WORDS = new Set([...SOURCES.values()].flatMap((source) => source.match(/\w+/g) ?? []));
