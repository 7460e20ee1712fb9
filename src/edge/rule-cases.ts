import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_CONFIG } from '../config/read.js';
import type { Output } from '../output/output.js';
import { evaluateCase } from '../cases/own-case.js';
import { codeAfter, PASS } from './deliver.js';
import { UsageError } from './options.js';

/** Runs the pages of a folder against the rules of a configuration: 0 if all are as expected, 1 if one is not. */
export function testCases(folder: string, written: string | null, output: Output): number {
  const config = written ?? DEFAULT_CONFIG;
  if (!existsSync(config))
    throw new UsageError(`${config} is not there; --config names the file with the rules`);
  const pages = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  if (pages.length === 0) throw new UsageError(`${folder} holds no cases, which are pages NAME.md`);
  const rules = readFileSync(config, 'utf8');
  const lines = pages.sort().flatMap((page) => {
    const result = evaluateCase(readFileSync(join(folder, page), 'utf8'), rules);
    if ('refused' in result) return [`FAIL ${page}`, `  ${result.refused}`];
    const { expected, found, errors } = result;
    const missing = expected.filter((line) => !found.includes(line)).map((line) => `  - ${line}`);
    const more = found.filter((line) => !expected.includes(line)).map((line) => `  + ${line}`);
    if (missing.length + more.length === 0) return [`PASS ${page}`];
    return [`FAIL ${page}`, ...missing, ...more, ...errors.map((error) => `    ${error}`)];
  });
  const failed = lines.filter((line) => line.startsWith('FAIL')).length;
  const text = [...lines, `${pages.length - failed} passed, ${failed} failed`].map((line) => `${line}\n`);
  return codeAfter(output.print(text.join(''), 'lines'), failed === 0 ? PASS : 1, output);
}
