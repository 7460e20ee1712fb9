import { type Limits, LIMITS } from '../manifest/limits.js';
import type { FieldPath, Place } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import type { Collector } from './collector.js';
import { decode } from './json/text.js';
import type { SnapshotLimits } from './limits.js';

/** YAML documents and lists, read with the same care as policies; its bytes are bounded, so its parts are as well. */
export function readYaml(
  file: string,
  bytes: Uint8Array,
  collector: Collector,
  limits: SnapshotLimits,
): void {
  const text = decode(bytes);
  if (text === null) {
    const message = 'The input is neither JSON nor YAML: it is not UTF-8 text.';
    collector.problem('error', 'invalid-utf8', message, { file, line: 1, column: 1 });
    return;
  }
  const { manifests, problems } = parseManifests(text, file, yamlLimits(limits));
  for (const { severity, code, message, place, picture } of problems) {
    collector.problem(severity, code, message, place, picture);
  }
  for (const manifest of manifests) {
    const place = (path: FieldPath = []): Place => manifest.placeOf(path);
    if (!collector.add(manifest.object, { file, label: `line ${manifest.place.line}`, place })) return;
  }
}

function yamlLimits({ yamlBytes, depth }: SnapshotLimits): Limits {
  // A key and its value take four bytes at least: "a: b" without its line end.
  return {
    ...LIMITS,
    bytesPerFile: yamlBytes,
    documentsPerFile: yamlBytes / 4,
    depth,
    nodesPerFile: yamlBytes / 2,
    nodesPerDocument: yamlBytes / 2,
  };
}
