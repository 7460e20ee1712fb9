import { isScalar, type ParsedNode } from 'yaml';
import { countNode } from '../document.js';
import { visible } from '../words/visible.js';
import { resolveAlias } from './anchors.js';
import { type DocumentReading, report, type Target } from './document-reading.js';
import { keyText } from './key.js';
import { taggedScalar } from './tag.js';
import { isText } from './text.js';

/** The key of an entry as text. Null for one that kubectl refuses or reads differently, which is then reported. */
export function readKey(reading: DocumentReading, node: ParsedNode): string | null {
  const offset = node.range[0];
  if (!countNode(reading.file, reading.base + offset)) return null;
  const target = resolveAlias(reading, node);
  if (target === null) return null;
  if (!isScalar(target)) return refuseKey(reading, offset, 'a mapping or a list');
  const scalar = taggedScalar(reading, target);
  if (scalar === null) return null;
  const key = keyText(scalar);
  if (key === null)
    return refuseKey(reading, offset, target.source === '' ? 'empty' : visible(target.source));
  if (swallowsColon(reading, target)) {
    const message = 'kubectl takes this colon for a part of the key. Put a space behind it.';
    report(reading, target.range[1], 'yaml-syntax', message);
    return null;
  }
  return isText(reading, offset, key) ? key : null;
}

function refuseKey(reading: DocumentReading, offset: number, shown: string): null {
  const message = `A key must be text, but this one is ${shown}. Put it in quotes, or write a name.`;
  report(reading, offset, 'bad-key', message);
  return null;
}

/** In `{paused:, next: 1}` YAML 1.2 sees the key `paused`, and goyaml.v2 the key `paused:`. */
function swallowsColon(reading: DocumentReading, key: Target): boolean {
  if (!isScalar(key) || key.type !== 'PLAIN') return false;
  const behind = reading.base + key.range[1];
  return /^:[,[\]{}]/.test(reading.file.source.text.slice(behind, behind + 2));
}
