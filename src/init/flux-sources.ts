import { groupOf, type Json } from '../manifest/manifest.js';
import { objectsIn, textIn } from './documents.js';
import type { Repository } from './repository.js';

/** The sources of Flux that a repository writes. */
export interface FluxSources {
  /**
   * True for a reference to this repository, as far as the files tell. The path of any other one (an artifact, an OCI repository, the
   * git repository of another project) counts from the root of that, and the same path here is another folder.
   */
  readonly isOwn: (reference: Json) => boolean;
}

/** What `flux bootstrap` calls the repository that it is told of. */
const BOOTSTRAPPED = 'flux-system';
const GIT_REPOSITORY = 'GitRepository';

/** Reads every GitRepository of the files; one that nobody writes is taken for this repository. */
export function fluxSourcesOf(repository: Repository): FluxSources {
  const urls = new Map(
    repository.files.flatMap(({ path, text }) =>
      text?.includes(GIT_REPOSITORY) === true && /\.(?:ya?ml|json)$/.test(path) ? urlsIn(path, text) : [],
    ),
  );
  const own = urls.get(BOOTSTRAPPED);
  return {
    isOwn: (reference) => {
      if ((textIn(reference, 'kind') ?? GIT_REPOSITORY) !== GIT_REPOSITORY) return false;
      const url = urls.get(textIn(reference, 'name') ?? BOOTSTRAPPED);
      return own === undefined || url === undefined || url === own;
    },
  };
}

function urlsIn(path: string, text: string): (readonly [name: string, url: string])[] {
  return objectsIn(path, text).flatMap((object) => {
    const [name, url] = [textIn(object, 'metadata', 'name'), textIn(object, 'spec', 'url')];
    const isSource = groupOf(textIn(object, 'apiVersion') ?? '') === 'source.toolkit.fluxcd.io';
    const isGit = isSource && textIn(object, 'kind') === GIT_REPOSITORY;
    return isGit && name !== null && url !== null ? [[name, url] as const] : [];
  });
}
