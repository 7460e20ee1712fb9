import { toolFolder } from '../../scripts/unpack-tools.mjs';

/** Puts the tools, and nothing that could stand in for them, on this process's path; git stays. */
export function useTools(): void {
  // The runner of these tests has a repository of its own.
  delete process.env['GITHUB_REPOSITORY'];
  process.env['PATH'] = `${toolFolder()}:${process.env['PATH'] ?? ''}`;
}
