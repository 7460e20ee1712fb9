import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesBelow } from './sources.js';

/** Where time, files and the process belong; the linter forbids the rest to the core, but has no rule for a call without arguments. */
const EDGE = /^(edge|inputs|live|output|read|sources|github)\/|^(main|index|cli|program)\.ts$/;
/** What the compiler may make of it: with or without brackets, with or without a line between. */
const NOW = /\bnew\s+Date\s*(?:\(\s*\)|(?!\s*[(<\w]))/;

function coreFiles(): string[] {
  return filesBelow('src').filter((path) => !EDGE.test(relative('src', path)));
}

test.each([
  ['new Date()', true],
  ['new Date ( )', true],
  ['new Date;', true],
  ['new Date(atMs)', false],
  ['new Date(Date.UTC(2026, 0, 1))', false],
  ['new DateRange()', false],
])('%s reads the clock: %s', (text, reads) => {
  expect(NOW.test(text)).toBe(reads);
});

test('pure: the core never asks for the time of day', () => {
  const files = coreFiles();
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((path) => NOW.test(readFileSync(path, 'utf8')))).toEqual([]);
});
