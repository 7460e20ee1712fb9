import type { Json, Manifest } from '../../../../manifest/manifest.js';
import { titleOf } from '../../../../manifest/words/visible.js';
import type { FilesBeside } from '../../../system.js';
import { workloadKind } from '../../admission/api-versions.js';
import { nodeFit, type Placement } from '../../controller/daemonset/node-fit.js';
import type { WorldNode } from '../../controller/daemonset/world.js';
import { objectKey } from '../../objects/objects.js';
import { placementOf } from '../../objects/placement.js';
import { podTemplateOf } from '../../objects/template.js';
import { type HostPort, hostPortsOf, isSamePort } from './host-ports.js';

interface Holder {
  readonly key: string;
  readonly title: string;
  readonly ports: readonly HostPort[];
  readonly placement: Placement;
}

/** Why a port of a node is not free, as a clause; null where it is. */
export type TakenOn = (node: WorldNode) => string | null;

const FREE: TakenOn = () => null;

/**
 * Ports of nodes that DaemonSets of the files hold before and after the change, each on every node that it runs on: a pod that wants one of
 * them anew finds no place there. Source: kubernetes, pkg/scheduler/framework/plugins/nodeports; nginx/kubernetes-ingress#1789.
 */
export class TakenPorts {
  private readonly holders: readonly Holder[];

  constructor({ neighbours = [], neighboursBefore = [] }: FilesBeside) {
    const before = new Map(
      neighboursBefore.filter(isDaemonSet).map((one) => [objectKey(one), hostPortsOf(podTemplateOf(one))]),
    );
    this.holders = neighbours.filter(isDaemonSet).flatMap((one): Holder[] => {
      const template = podTemplateOf(one);
      const had = before.get(objectKey(one)) ?? [];
      const ports = hostPortsOf(template).filter((port) => had.some((other) => isSamePort(port, other)));
      if (ports.length === 0) return [];
      return [{ key: objectKey(one), title: titleOf(one), ports, placement: placementOf(template) }];
    });
  }

  /** What others hold of the ports that an edited or new template takes and the one of before, where there is one, does not. */
  of(workload: Manifest, replaced: Json | undefined): TakenOn {
    const had = hostPortsOf(replaced);
    const wanted = hostPortsOf(podTemplateOf(workload)).filter(
      (port) => !had.some((other) => isSamePort(port, other)),
    );
    const others = this.holders.filter(({ key }) => key !== objectKey(workload));
    if (wanted.length === 0 || others.length === 0) return FREE;
    return (node) => {
      for (const { title, ports, placement } of others) {
        const port = wanted.find((one) => ports.some((other) => isSamePort(one, other)));
        if (port && nodeFit(node, placement).shouldContinue)
          return `host port ${port.port} is taken there by ${title}`;
      }
      return null;
    };
  }
}

function isDaemonSet({ apiVersion, kind }: Manifest): boolean {
  return workloadKind(apiVersion, kind) === 'DaemonSet';
}
