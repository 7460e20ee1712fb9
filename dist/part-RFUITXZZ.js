import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  LIMITS,
  offsetAt,
  readYaml,
  startReading
} from "./part-XCPVTUVG.js";
import {
  problemOf,
  sourceText
} from "./part-66QZVGSS.js";
import {
  visible
} from "./part-MZYUQ4PG.js";

// src/config/default-path.ts
var DEFAULT_CONFIG = ".github/fleetplan.yml";

// src/manifest/placed-yaml.ts
function placedYaml(text, file) {
  return wholeYaml(text, file).documents;
}
function wholeYaml(text, file) {
  const source = sourceText(file, text.startsWith("\uFEFF") ? text.slice(1) : text);
  const reading = startReading(source, LIMITS);
  if (Buffer.byteLength(text) > LIMITS.bytesPerFile) {
    const message = `${visible(file)} is larger than ${LIMITS.bytesPerFile} bytes.`;
    return { documents: [], problem: problemOf(file, "too-large", message) };
  }
  const documents = readYaml(reading).map(({ value, spot }) => ({
    value,
    placeOf: (path) => source.placeAt(offsetAt(spot, path))
  }));
  const problem = reading.problems.find(({ severity }) => severity === "error") ?? null;
  return { documents, problem };
}

export {
  DEFAULT_CONFIG,
  placedYaml,
  wholeYaml
};
