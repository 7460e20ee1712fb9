import type { GitDataClient } from '../../src/read/contents-api.js';
import type { Repository } from '../read/repository.js';

/** A GitHub that knows the repository, and what of its files it was asked for. */
export function githubOf(repository: Repository): {
  readonly client: GitDataClient;
  readonly asked: string[];
} {
  const asked: string[] = [];
  const client: GitDataClient = {
    getCommit: (sha) =>
      Promise.resolve({ treeSha: repository.git(['rev-parse', `${sha}^{tree}`]), parents: [] }),
    getTree: (sha) => {
      const lines = repository.git(['ls-tree', '-r', '-l', sha]).split('\n');
      const entries = lines.map((line) => {
        const [mode = '', , id = '', size, path = ''] = line.split(/\s+/);
        return { path, mode, type: 'blob' as const, sha: id, size: Number(size) };
      });
      return Promise.resolve({ entries, truncated: false });
    },
    getBlob: (sha) => {
      const text = `${repository.git(['cat-file', 'blob', sha])}\n`;
      asked.push(text);
      return Promise.resolve(Buffer.from(text));
    },
  };
  return { client, asked };
}
