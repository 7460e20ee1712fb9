import { itemsIn, textIn } from '../../../manifest/fields.js';
import type { Json, Manifest } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import { podSpecOf } from '../objects/volume-claims.js';
import type { Lost } from '../simulation/machine.js';

/** The parts of a reference to an image. Source: github.com/distribution/reference, regexp.go. */
const HOST = /^(?:[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?|\[[0-9a-fA-F:]+\])(?::\d+)?$/;
const STEP = /^[a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*$/;
const LAST = /^([^:@]*)(?::\w[\w.-]{0,127})?(?:@[A-Za-z][\w.+-]*:\w+)?$/;
const LONGEST = 1000;
/** What something fills in later: `${TAG}`, `$(TAG)`, `{{ tag }}`, `<tag>`. */
const FILLED = /[${}<>]/;

/**
 * Why no new pod gets ready where the edit brings an image by a name that the kubelet cannot read, `web:` where a tag came out empty. Source:
 * kubernetes, pkg/kubelet/images, applyDefaultImageTag (InvalidImageName).
 */
export function unreadableImage(manifest: Manifest, before: Manifest | null): Lost | null {
  const known = new Set(before === null ? [] : unreadableIn(podSpecOf(before)).map(({ image }) => image));
  const [found] = unreadableIn(podSpecOf(manifest)).filter(({ image }) => !known.has(image));
  if (!found) return null;
  return {
    why: `a new pod never gets ready: the image of container ${visible(found.name)}, "${visible(found.image)}", is no name of an image (InvalidImageName).`,
    fix: `Write the image of container ${visible(found.name)} as host/path:tag, the path in lower case and the tag not empty.`,
  };
}

function unreadableIn(pod: Json): { readonly name: string; readonly image: string }[] {
  return ['initContainers', 'containers'].flatMap((list) =>
    itemsIn(pod, list).flatMap((container) => {
      const image = textIn(container, 'image') ?? '';
      const isRead =
        image.trim() === '' || image.length > LONGEST || FILLED.test(image) || isReference(image);
      return isRead ? [] : [{ name: textIn(container, 'name') ?? '', image }];
    }),
  );
}

function isReference(image: string): boolean {
  const [first = '', ...rest] = image.split('/');
  const last = LAST.exec(rest.at(-1) ?? first);
  const steps = [...(rest.length === 0 ? [] : [first]), ...rest.slice(0, -1)];
  if (last === null || !STEP.test(last[1] ?? '')) return false;
  return steps.every((step, i) => STEP.test(step) || (i === 0 && HOST.test(step)));
}
