import type { Manifest } from '../../../src/manifest/manifest.js';
import type { OutsideFile } from '../../../src/manifest/source-file.js';
import { outsideProblems } from '../../../src/plan/reading/outside.js';
import { manifestsOf } from '../../parse-side.js';
import { type Files, side } from './two-sides.js';

/** What a side judges. */
export function held(files: Files): readonly Manifest[] {
  return manifestsOf(side(files).files);
}

/** What is said of files that no source takes, where the policies are these before and after the change. */
export function said(
  base: Files,
  head: Files,
  outside: Readonly<Record<string, string | null>>,
  renderedPaths: readonly string[] = [],
): string[] {
  const added = Object.entries(outside).map(([path, text]) => ({
    path,
    text,
    before: null,
    isTakenOut: false,
  }));
  return saidOf(base, head, added, renderedPaths);
}

/** The same of files that may have stood there before, or that a source takes out. */
export function saidOf(
  base: Files,
  head: Files,
  outside: readonly OutsideFile[],
  renderedPaths: readonly string[] = [],
): string[] {
  const problems = outsideProblems(
    { base: null, head: { ...side(head, {}, renderedPaths), outside } },
    { base: held(base), head: held(head) },
  );
  return problems.map(({ severity, code, place }) => `${severity} ${code} ${place?.file ?? ''}`.trim());
}
