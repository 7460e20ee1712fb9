/** Beside the hash of an image: hashes of the texts that a webhook of the cluster may have made it of. */
export const TAILS = 'fleetplan.tails';

/** No image that a server can pull has more folders. */
const MOST_FOLDERS = 16;

/**
 * Texts of which a webhook of the cluster may have made this image: what is left without the registry, folder by folder (of
 * `mirror.example.com/hub/team/app:1` `hub/team/app:1`, `team/app:1` and `app:1`), and the same without a digest that was put behind its tag.
 * Source: kyverno/policies, "Replace Image Registry"; sigstore/policy-controller, which writes TAG@DIGEST.
 */
export function imageTails(image: string): string[] {
  const [tagged = '', digest] = image.split('@');
  const isPinnedTag = digest !== undefined && tagged.lastIndexOf(':') > tagged.lastIndexOf('/');
  return [...foldersBelow(image), ...(isPinnedTag ? [tagged, ...foldersBelow(tagged)] : [])];
}

function foldersBelow(image: string): string[] {
  const parts = image.split('/');
  if (!isRegistry(parts[0] ?? '')) return [];
  return parts.slice(1, MOST_FOLDERS).map((_, i) => parts.slice(i + 1).join('/'));
}

/** Source: distribution/reference, splitDockerDomain. */
function isRegistry(part: string): boolean {
  return /[.:]/.test(part) || part === 'localhost';
}

/** The texts by which a file may name the same image: Docker Hub is what is meant without a registry, and `latest` without a tag. */
export function imageNames(image: string): string[] {
  const names = [image, image.replace(/^(?:index\.)?docker\.io\//, '').replace(/^library\//, '')];
  const isBare = !/[:@]/.test(image.slice(image.lastIndexOf('/') + 1));
  return isBare ? names.flatMap((name) => [name, `${name}:latest`]) : names;
}
