import { groupOf, type Manifest, namespaceOf } from '../manifest/manifest.js';
import { plural } from '../text/plural.js';

/** A kind of objects of a system, written once. */
export interface KindSpec {
  readonly group: string;
  /** API groups in which older clusters had the same objects; absent: it was always in this one. */
  readonly formerGroups?: readonly string[];
  /** Versions that are known, the newest first. */
  readonly versions: readonly string[];
  readonly kind: string;
  readonly isNamespaced: boolean;
  /** A controller makes it, no file. */
  readonly only?: 'controller';
  /** True where an object does its work once: when that is done, nothing is lost with it. */
  readonly runsOnce?: true;
  /** Fields, at any depth, in which its controller puts values of its own in place of `$(NAME)`: their content is not evaluated. */
  readonly freeText?: readonly string[];
  /** The namespaces in which its controller looks, the usual one first; absent: in all. Elsewhere an object does nothing. */
  readonly onlyIn?: readonly string[];
  /** True if nodes alone are enough for a plan; absent: they are. A system with other targets reports that these are missing. */
  readonly needsNodes?: (manifest: Manifest) => boolean;
}

type Named = Pick<Manifest, 'apiVersion' | 'kind'>;

/** The kind that an object is of, by API group and kind, whatever its version; null for one of none of these. */
export function kindOf(kinds: readonly KindSpec[], { apiVersion, kind }: Named): KindSpec | null {
  const isIts = ({ group, formerGroups = [] }: KindSpec): boolean =>
    [group, ...formerGroups].includes(groupOf(apiVersion));
  return kinds.find((one) => one.kind === kind && isIts(one)) ?? null;
}

/** The newest API version that is known of a kind; null for one without any. */
export function newestApi({ group, versions: [newest] }: KindSpec): string | null {
  return newest === undefined ? null : `${group}/${newest}`;
}

/** The API's plural of a kind, if no API server can be asked, for every kind that is planned or kept. */
export function resourceOf(kind: string): string {
  return plural(2, kind.toLowerCase());
}

/** Objects are the same to a cluster when group, kind and name are, and the namespace of a kind that has one. */
export function keyOf({ group, kind, isNamespaced }: KindSpec, manifest: Manifest): string {
  return [group, kind, isNamespaced ? namespaceOf(manifest) : '', manifest.name].join('/');
}
