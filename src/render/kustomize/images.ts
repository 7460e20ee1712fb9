const IMAGE = /\bimage:[^\S\n]*["']?([^\s"',}]+)/g;

/** `registry:5000/app` of `registry:5000/app:1.2@sha256:...`. */
function withoutTag(image: string): string {
  const [written = ''] = image.split('@', 1);
  const colon = written.indexOf(':', written.lastIndexOf('/') + 1);
  return colon < 0 ? written : written.slice(0, colon);
}

/** The images that a text of manifests names, without tags and digests: what `images` of a kustomization knows them by. */
export function imagesIn(text: string): string[] {
  return Array.from(text.matchAll(IMAGE), ([, image = '']) => withoutTag(image));
}
