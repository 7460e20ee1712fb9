import { startReading } from '../manifest/document.js';
import type { FieldPath, Json, Place } from '../manifest/manifest.js';
import { LIMITS } from '../manifest/limits.js';
import { sourceText } from '../manifest/source-text.js';
import { offsetAt } from '../manifest/spot.js';
import { readYaml } from '../manifest/yaml/read.js';

/** One YAML document, whatever it is, with the place of each of its fields. */
export interface PlacedYaml {
  readonly value: Json;
  placeOf(path: FieldPath): Place;
}

/** The documents of a file that is no manifest. What can not be read is left out: the tool that reads the file says so. */
export function placedYaml(text: string, file: string): PlacedYaml[] {
  const source = sourceText(file, text.startsWith('\ufeff') ? text.slice(1) : text);
  const reading = startReading(source, LIMITS);
  if (Buffer.byteLength(text) > LIMITS.bytesPerFile) return [];
  return readYaml(reading).map(({ value, spot }) => ({
    value,
    placeOf: (path) => source.placeAt(offsetAt(spot, path)),
  }));
}
