/** What a chart is rendered with. */
export interface Release {
  readonly chart: string;
  readonly name: string;
  readonly namespace: string | null;
  /** Files of the tree, in the order in which they override each other. */
  readonly values: readonly string[];
  /** Values that stand in no file of their own, over those of `values`: YAML text. */
  readonly inline?: readonly string[];
  /** As `--set` takes them, over everything. */
  readonly set: Readonly<Record<string, string>>;
  /** As `--set-string` takes them. */
  readonly setString?: Readonly<Record<string, string>>;
  /** Files of the tree whose text is a value, as `--set-file` takes them. */
  readonly setFile?: Readonly<Record<string, string>>;
  /** True for a controller that applies the folder crds/ too. */
  readonly includesCrds?: boolean;
  /** What the chart is told of the cluster; null or absent = what helm tells by itself. */
  readonly kubeVersion?: string | null;
  readonly apiVersions?: readonly string[];
  /** True where `values` stand in place of the chart's own. */
  readonly replacesValues?: boolean;
}
