import { isMap, isSeq, type ParsedNode } from 'yaml';

/** Calls `visit` for a node and all nodes in it, in the order they are written. Aliases are not followed. */
export function eachNode(node: ParsedNode, visit: (node: ParsedNode) => void): void {
  visit(node);
  if (isSeq(node)) for (const item of node.items) eachNode(item, visit);
  if (!isMap(node)) return;
  for (const { key, value } of node.items) {
    eachNode(key, visit);
    if (value !== null) eachNode(value, visit);
  }
}
