import type { Json } from '../manifest/manifest.js';
import { isObject } from '../manifest/manifest.js';

/** Names of devices begin with one of these: GPUs of three vendors, other accelerators, network adapters. */
export const DEVICE_PREFIXES: readonly string[] = [
  'nvidia.com/',
  'amd.com/',
  'gpu.intel.com/',
  'habana.ai/',
  'google.com/tpu',
  'aws.amazon.com/neuron',
  'rdma/',
];

/** How many devices of each name a node lets pods have. */
export type Devices = Readonly<Record<string, number>>;

/** True for a resource that is counted in whole devices. */
function isDevice(resource: string): boolean {
  return DEVICE_PREFIXES.some((prefix) => resource.startsWith(prefix));
}

/** The devices in a list of resources, such as `status.allocatable`; those whose quantity is no whole number are left out. */
export function devicesIn(resources: Json | undefined): Devices {
  const devices = Object.create(null) as Record<string, number>;
  for (const [name, quantity] of isObject(resources) ? Object.entries(resources) : []) {
    const written = typeof quantity === 'number' ? String(quantity) : quantity;
    if (isDevice(name) && typeof written === 'string' && /^\d{1,6}$/.test(written))
      devices[name] = Number(written);
  }
  return devices;
}
