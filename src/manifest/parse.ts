import { text } from '../text/text.js';
import { type Limits, LIMITS } from './limits.js';
import type { FieldPath, Json, Manifest, Place } from './manifest.js';
import { objectsOf } from './objects.js';
import { type Problem, problemOf } from './problem.js';
import { offsetAt, type Placed, Reading } from './reading.js';
import { readYaml } from './yaml.js';

export interface ParsedFile {
  /** In the order of the file, lists unfolded. */
  readonly manifests: Manifest[];
  /** Everything that keeps a part of the file from being evaluated (errors), and what a person should know (warnings). */
  readonly problems: Problem[];
  readonly nodes: number;
}

/**
 * The Kubernetes objects of one YAML or JSON file, read as kubectl v1.32 reads it, with a location for every field.
 *
 * Nothing is thrown and nothing is skipped in silence: what cannot be read is a problem with a location, while the other documents of the
 * file are still read. Past a limit nothing of the file is returned. Stricter than kubectl where it would lose something without a word:
 * duplicate keys, text behind `...`. A file that cannot hold an evaluated object (`limits.interest`) leaves no problem.
 */
export function parseManifests(
  written: string,
  file: string,
  limits: Limits = LIMITS,
  variables: Readonly<Record<string, string>> = {},
): ParsedFile {
  const reading = new Reading(file, written, limits, variables);
  const manifests = documentsOf(reading).flatMap((document) => objectsOf(reading, document));
  const isOfNone = reading.problems.length > 0 && limits.interest?.mayHold(written) === false;
  const problems = isOfNone && !written.startsWith(LFS_POINTER) ? [] : listed(reading);
  return { manifests, problems, nodes: reading.nodes };
}

/** A document of any form, with the location of each of its fields. */
export interface PlacedYaml {
  readonly value: Json;
  readonly placeOf: (path: FieldPath) => Place;
}

/** The documents of a file, and what keeps a part of it from being read; a tool may read on where this reader stops. */
export function wholeYaml(
  written: string,
  file: string,
  limits: Limits = LIMITS,
): { readonly documents: PlacedYaml[]; readonly problem: Problem | null } {
  const reading = new Reading(file, written, limits);
  const documents = documentsOf(reading).map(({ value, spot }) => ({
    value,
    placeOf: (path: FieldPath) => reading.placeAt(offsetAt(spot, path)),
  }));
  const problem = reading.problems.find(({ severity }) => severity === 'error') ?? null;
  return { documents, problem };
}

/** Source: git-lfs, docs/spec.md, "The Pointer". */
const LFS_POINTER = 'version https://git-lfs.github.com/spec/';

/** The documents of a file; none where a limit was passed. */
function documentsOf(reading: Reading): Placed[] {
  const { text: written, limits } = reading;
  if (written.startsWith(LFS_POINTER)) {
    const message = text`This is a Git LFS pointer: the content of the file is not in git. Keep manifests in git: remove the file from .gitattributes, and add it again.`;
    reading.report(0, 'lfs-pointer', message);
    return [];
  }
  return reading.withinLimits(() => {
    const { bytesPerFile } = limits;
    if (Buffer.byteLength(written) > bytesPerFile)
      reading.refuse(0, 'too-large', text`${bytesPerFile} bytes`);
    // JSON is read as the YAML that it is too.
    return readYaml(reading);
  });
}

const PROBLEMS_PER_FILE = 50;

/** In the order of the file. Only the first ones are listed. */
function listed({ file, problems: found }: Reading): Problem[] {
  const lineOf = ({ place }: Problem): number => place?.line ?? 0;
  const problems = found.toSorted((a, b) => lineOf(a) - lineOf(b));
  const rest = problems.splice(PROBLEMS_PER_FILE);
  if (rest.length === 0) return problems;
  const severity = rest.some((one) => one.severity === 'error') ? 'error' : 'warning';
  const message = text`${rest.length} more problems of this file are not listed. Correct those above first.`;
  return [...problems, problemOf(file, 'more-problems', message, severity)];
}
