import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isObject, type Json, type JsonObject } from '../src/manifest/manifest.js';
import type { Check } from './family.js';
import { SYSTEMS } from './systems.js';

/** Takes a line of the report. */
type Say = (line: string) => void;

const SHOWN_MISMATCHES = 3;
const SHOWN_CHARACTERS = 1500;

/** How many vectors agree with us. */
export interface Tally {
  passed: number;
  failed: number;
}

/** Vector files are either an array of cases or an object that holds them under `cases`. */
function casesOf(path: string): JsonObject[] | null {
  const file = JSON.parse(readFileSync(path, 'utf8')) as Json;
  const cases = isObject(file) ? file['cases'] : file;
  return Array.isArray(cases) && cases.every(isObject) ? cases : null;
}

function short(value: Json | undefined): string {
  const text = value === undefined ? 'undefined' : JSON.stringify(value);
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}...` : text;
}

/** Where the project's answer to a vector is not the expected one, or none at all. */
function mismatchOf(check: Check, vector: JsonObject): string[] {
  const of = `  ${short(vector['id'])} ${short(vector['why'] ?? '')}\n    input    ${short(vector['input'] ?? vector)}`;
  try {
    const wrong = check(vector);
    return wrong ? [`${of}\n    expected ${short(wrong.expected)}\n    actual   ${short(wrong.actual)}`] : [];
  } catch (error) {
    return [`${of}\n    threw    ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
  }
}

/** Runs one file; its folder's name says which system it is. */
async function runFile(path: string, total: Tally, say: Say): Promise<void> {
  const [system, family] = [basename(dirname(path)), basename(path, '.json')];
  const loaded = await SYSTEMS[system]?.();
  const check = loaded?.families[family];
  const cases = check ? casesOf(path) : null;
  if (!check || !cases) {
    const why = check ? 'unreadable file' : 'unknown family';
    say(loaded ? `${system}/${family} ${why}` : `${system} unknown system`);
    total.failed += 1;
    return;
  }
  const mismatches = cases.flatMap((vector) => mismatchOf(check, vector));
  total.passed += cases.length - mismatches.length;
  total.failed += mismatches.length;
  say(`${system}/${family} ${cases.length - mismatches.length}/${cases.length}`);
  for (const text of mismatches.slice(0, SHOWN_MISMATCHES)) say(text);
}

/** The vector files of a folder and of all below it; a file is itself. */
function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return path.endsWith('.json') ? [path] : [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/** Runs the vectors of folders and of all below them. Says how many of each family agree, and the first that do not. */
export async function runFolders(folders: readonly string[], say: Say): Promise<Tally> {
  const total: Tally = { passed: 0, failed: 0 };
  // Resolved first: a trailing slash or `.` must not hide the folder's name.
  for (const path of folders.flatMap((folder) => filesIn(resolve(folder)))) await runFile(path, total, say);
  return total;
}
