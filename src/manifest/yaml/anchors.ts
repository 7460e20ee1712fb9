import { type Alias, isAlias, type ParsedNode } from 'yaml';
import { refuse } from '../document.js';
import { visible } from '../words/visible.js';
import { type DocumentReading, report, type Target } from './document-reading.js';
import { eachNode } from './nodes.js';

/** What each alias stands for: the last anchor of its name that is written before it. */
export function aliasTargets(root: ParsedNode): ReadonlyMap<Alias, Target> {
  const anchors = new Map<string, Target>();
  const targets = new Map<Alias, Target>();
  eachNode(root, (node) => {
    if (!isAlias(node)) {
      if (node.anchor !== undefined) anchors.set(node.anchor, node);
      return;
    }
    const target = anchors.get(node.source);
    if (target !== undefined) targets.set(node, target);
  });
  return targets;
}

/**
 * The node that stands where `node` is written, and what to do when it is read. Null where an alias has no anchor, stands
 * inside its own anchor, or is used too often: copies of copies are how a small file fills the memory ("billion laughs").
 */
export function resolveAlias(reading: DocumentReading, node: ParsedNode): Target | null {
  if (!isAlias(node)) return node;
  const offset = node.range[0];
  const target = reading.targets.get(node);
  if (target === undefined) {
    const message = `The alias *${visible(node.source)} has no anchor before it. Write &${visible(node.source)} where the value is defined.`;
    report(reading, offset, 'bad-alias', message);
    return null;
  }
  if (reading.open.has(target)) {
    const message = `The alias *${visible(node.source)} stands inside its own anchor. Write the value out instead.`;
    report(reading, offset, 'bad-alias', message);
    return null;
  }
  const uses = (reading.uses.get(target) ?? 0) + 1;
  reading.uses.set(target, uses);
  if (uses <= reading.file.limits.usesPerAnchor) return target;
  const message =
    `The anchor &${visible(node.source)} is used more than ${reading.file.limits.usesPerAnchor} times in this document; ` +
    'nothing of this file was read. Write the values out, or split the document.';
  refuse(reading.file, reading.base + offset, 'too-many-aliases', message);
  return null;
}
