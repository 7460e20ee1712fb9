import { HOSTNAME_LABEL, type NodeState } from './snapshot.js';
import { isObject, type Json, type JsonObject, type Manifest } from '../manifest/manifest.js';
import { emptyObject } from './copy.js';
import { sha256Hex } from './hash.js';
import { ruleFor } from './kept.js';

const HIDDEN = /^node-[0-9a-f]{32}$/;

/** The name that represents a node's name. 128 bits of its SHA-256 keep different names apart. Hiding twice changes nothing. */
export function hiddenNodeName(name: string): string {
  return name === '' || HIDDEN.test(name) ? name : `node-${sha256Hex(name).slice(0, 32)}`;
}

/** A node under its other name, also in labels that hold it. */
export function hideNode(node: NodeState): NodeState {
  const labels = Object.create(null) as Record<string, string>;
  for (const [key, value] of Object.entries(node.labels)) {
    labels[key] = key === HOSTNAME_LABEL || value === node.name ? hiddenNodeName(value) : value;
  }
  return { ...node, name: hiddenNodeName(node.name), labels };
}

/**
 * An object with other node names: in every field that names a node, in labels and selectors on the host name, and inside the names of
 * objects that belong to one node (the pods a node itself runs end in its name).
 */
export function hideObject(manifest: Manifest): Manifest {
  const { values = [], keys = [] } = ruleFor(manifest.apiVersion, manifest.kind)?.kept.nodeNames ?? {};
  const object = hideHostnames(manifest.object) as JsonObject;
  let name = manifest.name;
  for (const path of values) {
    replaceAt(object, path.split('.'), (value) => {
      if (typeof value !== 'string') return value;
      name = hideWithin(name, value);
      return hiddenNodeName(value);
    });
  }
  for (const path of keys) replaceAt(object, path.split('.'), hideKeys);
  replaceAt(object, ['metadata', 'name'], () => name);
  replaceAt(object, ['metadata', 'ownerReferences'], hideOwners);
  return { ...manifest, name, object };
}

/** Hides a node's name where it is a part of another name, between dashes. */
function hideWithin(name: string, node: string): string {
  if (node === '') return name;
  return `-${name}-`.replaceAll(`-${node}-`, `-${hiddenNodeName(node)}-`).slice(1, -1);
}

function hideOwners(owners: Json): Json {
  if (!Array.isArray(owners)) return owners;
  for (const owner of owners) {
    if (isObject(owner) && owner['kind'] === 'Node') replaceAt(owner, ['name'], hideTexts);
  }
  return owners;
}

/** A copy in which `kubernetes.io/hostname`, as a label or in a selector, has hidden values. */
function hideHostnames(value: Json): Json {
  if (Array.isArray(value)) return value.map(hideHostnames);
  if (!isObject(value)) return value;
  const copy = emptyObject();
  const isRequirement = value['key'] === HOSTNAME_LABEL || value['key'] === 'metadata.name';
  for (const [key, inner] of Object.entries(value)) {
    const holdsNames = key === HOSTNAME_LABEL || (isRequirement && (key === 'values' || key === 'value'));
    copy[key] = holdsNames ? hideTexts(inner) : hideHostnames(inner);
  }
  return copy;
}

function hideTexts(value: Json): Json {
  if (typeof value === 'string') return hiddenNodeName(value);
  return Array.isArray(value) ? value.map(hideTexts) : value;
}

function replaceAt(object: JsonObject, path: readonly string[], replace: (value: Json) => Json): void {
  const [key = '', ...rest] = path;
  const value = object[key];
  if (value === undefined) return;
  if (rest.length === 0) object[key] = replace(value);
  else if (isObject(value)) replaceAt(value, rest, replace);
}

function hideKeys(value: Json): Json {
  if (!isObject(value)) return value;
  const copy = emptyObject();
  for (const [key, inner] of Object.entries(value)) copy[hiddenNodeName(key)] = inner;
  return copy;
}
