/** The parts of GitHub's git database API that reading needs. Failures are rejections; a `status` on them is shown. */
export interface GitDataClient {
  getCommit(sha: string): Promise<{ readonly treeSha: string; readonly parents: readonly string[] }>;
  /** All entries below a tree where `recursive` is true and the answer is not truncated; else those of one folder. */
  getTree(
    sha: string,
    recursive: boolean,
  ): Promise<{ readonly entries: readonly ApiEntry[]; readonly truncated: boolean }>;
  getBlob(sha: string): Promise<Buffer>;
  /** Those of these blobs that are had in one request; maybe none. */
  getBlobs?(shas: readonly string[]): Promise<ReadonlyMap<string, Buffer>>;
  compare?(base: string, head: string): Promise<{ readonly mergeBaseSha: string }>;
}

export interface ApiEntry {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
  readonly size: number;
}
