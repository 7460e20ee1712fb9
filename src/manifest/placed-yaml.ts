import { startReading } from './document.js';
import type { FieldPath, Json, Place } from './manifest.js';
import { LIMITS } from './limits.js';
import type { Problem } from './problem.js';
import { problemOf, sourceText } from './source-text.js';
import { offsetAt } from './spot.js';
import { visible } from './words/visible.js';
import { readYaml } from './yaml/read.js';

/** A YAML document of any form, with the location of each of its fields. */
export interface PlacedYaml {
  readonly value: Json;
  placeOf(path: FieldPath): Place;
}

/** The documents of a file that is no manifest. What can not be read is left out: the tool that reads the file says so. */
export function placedYaml(text: string, file: string): PlacedYaml[] {
  return wholeYaml(text, file).documents;
}

/** The documents of a file, and what keeps a part of it from being read; a tool may read on where this reader stops. */
export function wholeYaml(
  text: string,
  file: string,
): { readonly documents: PlacedYaml[]; readonly problem: Problem | null } {
  const source = sourceText(file, text.startsWith('\ufeff') ? text.slice(1) : text);
  const reading = startReading(source, LIMITS);
  if (Buffer.byteLength(text) > LIMITS.bytesPerFile) {
    const message = `${visible(file)} is larger than ${LIMITS.bytesPerFile} bytes.`;
    return { documents: [], problem: problemOf(file, 'too-large', message) };
  }
  const documents = readYaml(reading).map(({ value, spot }) => ({
    value,
    placeOf: (path: FieldPath) => source.placeAt(offsetAt(spot, path)),
  }));
  const problem = reading.problems.find(({ severity }) => severity === 'error') ?? null;
  return { documents, problem };
}
