import { isMap, isScalar, isSeq, type Pair, type ParsedNode, type YAMLMap } from 'yaml';
import { resolveAlias } from './anchors.js';
import { type DocumentReading, report } from './document-reading.js';

const MERGE_TAG = 'tag:yaml.org,2002:merge';

/** An unquoted `<<`, or one that is tagged as a merge. */
export function isMergeKey(key: ParsedNode): boolean {
  if (!isScalar(key) || key.source !== '<<') return false;
  return key.tag === MERGE_TAG || (key.tag === undefined && key.type === 'PLAIN');
}

/**
 * The mappings that a merge key brings in, in the order in which they are applied. Of a list the last comes first, so that
 * earlier ones win (goyaml.v2, decode.go, merge).
 */
export function mergeSources(
  reading: DocumentReading,
  pair: Pair<ParsedNode, ParsedNode | null>,
): YAMLMap.Parsed[] {
  const { value } = pair;
  const nodes = value !== null && isSeq(value) ? value.items.toReversed() : [value];
  const sources: YAMLMap.Parsed[] = [];
  for (const node of nodes) {
    const target = node === null ? null : resolveAlias(reading, node);
    if (target === null && node !== null) continue;
    if (target !== null && isMap(target)) {
      sources.push(target);
      continue;
    }
    const message =
      'A merge key "<<" takes a mapping, or a list of mappings. Give it one, or write the fields out.';
    report(reading, (node ?? pair.key).range[0], 'bad-merge', message);
  }
  return sources;
}
