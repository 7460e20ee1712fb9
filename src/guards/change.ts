import { canonicalJson } from '../manifest/canonical.js';
import { byIdentity, identityOf } from '../manifest/identity.js';
import { remembered } from '../manifest/lookup.js';
import type { Manifest } from '../manifest/manifest.js';
import type { Problem } from '../manifest/problem.js';
import type { ParsedFile } from '../manifest/parse.js';
import type { Side, SourceFile } from '../manifest/source-file.js';
import type { SettingEdit } from '../plan/model.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import type { ResolvedPolicy } from '../systems/system.js';
import type { Text } from '../text/text.js';
import type { Kustomizations } from './kustomizations.js';

const rootsOf = remembered(({ files }: Side) => {
  const roots = files.map(({ path, key = path }) =>
    path.endsWith(key) ? path.slice(0, path.length - key.length) : '',
  );
  return [...new Set(roots)].filter((root) => root !== '');
});

/** The key of a path: without the folder that its side was read from. */
export function keyAt(side: Side, path: string): string {
  const root = rootsOf(side).find((one) => path.startsWith(one)) ?? '';
  return path.slice(root.length);
}

export interface FileContent {
  readonly file: SourceFile;
  /** False if the other side holds the same text. */
  readonly isEdited: boolean;
  readonly manifests: readonly Manifest[];
  readonly problems: readonly Problem[];
  /** The text alone, parsed; empty if it was skipped. */
  readonly read: ParsedFile;
}

/** Part of one side that was not evaluated. */
export interface Gap {
  /**
   * `text`: a document, file or source could not be read. `object`: it is not whole as it is written. `twice`: it has different
   * definitions. `carrier`: something that may bring planned objects.
   */
  readonly of: 'text' | 'object' | 'twice' | 'carrier';
  readonly problem: Problem;
  /** The same for the same part of the other side. */
  readonly key: string;
  /** Equal on both sides if the change leaves this part as it is; null: not known. */
  readonly content: string | null;
  /** Set if the reason is a declared one; absent: reading or rendering failed. */
  readonly declared?: {
    /** `HelmRelease/loki`. */
    readonly title: Text;
    readonly reason: Text;
    readonly fix: Text;
    /** Equal on both sides if an edit leaves what is evaluated: the repository of a carrier, the fields of an object. */
    readonly evaluated: string;
    /** True if a new one brings nothing by itself, such as a values file. */
    readonly isPart?: boolean;
  };
}

export interface ReadSide {
  readonly side: Side;
  readonly contents: readonly FileContent[];
  readonly kustomizations: Kustomizations;
  /** Whole objects; of equal ones the first, of different ones of one identity none. */
  readonly manifests: readonly Manifest[];
  readonly gaps: readonly Gap[];
}

/** Both sides after reading; the manifests are in their namespaces. */
export interface ReadChange {
  readonly base: ReadSide | null;
  readonly head: ReadSide;
}

export interface Change extends ReadChange {
  readonly snapshot: Snapshot;
  readonly policies: { readonly base: readonly ResolvedPolicy[]; readonly head: readonly ResolvedPolicy[] };
  /** Objects that KubeFleet copies to other clusters. */
  readonly copied: ReadonlySet<Manifest>;
  /** The edits of the configuration; problems: it cannot be used, or a waiver would not apply. */
  readonly configEdits: { readonly edits: readonly SettingEdit[]; readonly problems: readonly Problem[] };
}

/** Objects that are added or differ in what `contentOf` gives, and removed ones. */
export function changedObjects(
  before: readonly Manifest[],
  after: readonly Manifest[],
  contentOf: (one: Manifest) => string = ({ object }) => canonicalJson(object),
): readonly Manifest[] {
  const [was, is] = [byIdentity(before), byIdentity(after)];
  return [
    ...after.filter((one) => {
      const earlier = was.get(identityOf(one));
      return earlier === undefined || contentOf(earlier) !== contentOf(one);
    }),
    ...before.filter((one) => !is.has(identityOf(one))),
  ];
}
