import type { Json } from '../../../manifest/manifest.js';
import { fieldOf, objectOf, textOf } from '../admission/defaults.js';
import { objectsIn } from './placement.js';

/** A port of its node that a pod takes. */
interface HostPort {
  readonly port: number;
  readonly protocol: string;
  /** Empty for all addresses of the node. */
  readonly address: string;
}

/** Source: kubernetes 1.28, pkg/scheduler/framework, HostPortInfo.CheckConflict. */
export function isSamePort(a: HostPort, b: HostPort): boolean {
  const isAnyAddress = a.address === '' || b.address === '' || a.address === b.address;
  return a.port === b.port && a.protocol === b.protocol && isAnyAddress;
}

/** With hostNetwork the ports of the containers are ports of the node. */
export function hostPortsOf(template: Json | undefined): HostPort[] {
  const spec = objectOf(template, 'spec');
  const hostNetwork = fieldOf(spec, 'hostNetwork') === true;
  const ports = objectsIn(spec, 'containers').flatMap((container) => objectsIn(container, 'ports'));
  return ports.flatMap((written) => {
    const port =
      fieldOf(written, 'hostPort') ?? (hostNetwork ? fieldOf(written, 'containerPort') : undefined);
    if (typeof port !== 'number' || port <= 0) return [];
    const address = textOf(written, 'hostIP', '').replace(/^0\.0\.0\.0$/, '');
    return [{ port, protocol: textOf(written, 'protocol', 'TCP'), address }];
  });
}
