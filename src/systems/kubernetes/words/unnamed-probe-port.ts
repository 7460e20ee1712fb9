import { fieldAt, itemsIn, textIn } from '../../../manifest/fields.js';
import type { Json, Manifest } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import { podSpecOf } from '../objects/volume-claims.js';
import type { Lost } from '../simulation/machine.js';

/** Those by which a pod gets ready; a livenessProbe that cannot be asked is passed over. */
const PROBES = ['startupProbe', 'readinessProbe'] as const;
const HANDLERS = ['httpGet', 'tcpSocket'] as const;

/**
 * Why no new pod gets ready where the edit has a probe ask a port by a name that its container has no port of: the kubelet cannot ask, and
 * takes that for no success. Source: kubernetes, pkg/probe, ResolveContainerPort; pkg/kubelet/prober/worker.go, doProbe.
 */
export function unnamedProbePort(manifest: Manifest, before: Manifest | null): Lost | null {
  const known = new Set(before === null ? [] : unnamedIn(podSpecOf(before)).map(({ key }) => key));
  const [found] = unnamedIn(podSpecOf(manifest)).filter(({ key }) => !known.has(key));
  if (!found) return null;
  const { container, probe, port, names } = found;
  const there =
    names.length === 0 ? 'which names no port' : `of which the ports are called ${names.join(', ')}`;
  return {
    why: `a new pod never gets ready: the ${probe} of container ${visible(container)} asks port "${visible(port)}" of it, ${there}.`,
    fix: `Write the number of the port in the ${probe}, or a name that container ${visible(container)} gives one of its ports.`,
  };
}

interface Unnamed {
  readonly key: string;
  readonly container: string;
  readonly probe: string;
  readonly port: string;
  readonly names: readonly string[];
}

function unnamedIn(pod: Json): Unnamed[] {
  // A sidecar among the init containers is asked too.
  const containers = [...itemsIn(pod, 'initContainers'), ...itemsIn(pod, 'containers')];
  return containers.flatMap((container) =>
    PROBES.flatMap((probe) =>
      HANDLERS.flatMap((handler): Unnamed[] => {
        const port = textIn(fieldAt(container, probe, handler), 'port');
        const names = itemsIn(container, 'ports').flatMap((one) => textIn(one, 'name') ?? []);
        // The kubelet reads a text of digits as a number.
        if (port === null || /^\d+$/.test(port) || names.includes(port)) return [];
        const name = textIn(container, 'name') ?? '';
        const shown = names.map((one) => visible(one));
        return [{ key: `${name} ${probe} ${port}`, container: name, probe, port, names: shown }];
      }),
    ),
  );
}
