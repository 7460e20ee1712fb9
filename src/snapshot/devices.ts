import type { Json } from '../manifest/manifest.js';
import { isObject } from '../manifest/manifest.js';
import { approximately, parseQuantity } from '../manifest/quantity.js';

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

/** What pods share out among them on a node, beside devices, and how many parts of one are counted. */
const SHARED: Readonly<Record<string, number>> = { cpu: 1000, memory: 1 };

/** How many devices of each name a node lets pods have, with CPU in thousandths and memory in bytes. */
export type Devices = Readonly<Record<string, number>>;

/** True for a resource that is counted in whole devices. */
export function isDevice(resource: string): boolean {
  return DEVICE_PREFIXES.some((prefix) => resource.startsWith(prefix));
}

/** Those of a list of resources, such as `status.allocatable`; devices whose quantity is no whole number are left out. */
export function devicesIn(resources: Json | undefined): Devices {
  const devices = Object.create(null) as Record<string, number>;
  for (const [name, quantity] of isObject(resources) ? Object.entries(resources) : []) {
    const written = typeof quantity === 'number' ? String(quantity) : quantity;
    if (isDevice(name) && typeof written === 'string' && /^\d{1,6}$/.test(written))
      devices[name] = Number(written);
    const parts = Object.hasOwn(SHARED, name) ? SHARED[name] : undefined;
    const shared = parts === undefined || typeof written !== 'string' ? null : parseQuantity(written);
    if (parts !== undefined && shared !== null) devices[name] = Math.round(approximately(shared) * parts);
  }
  return devices;
}

/** An amount of one of them as the API server writes it, `6` or `500m` of CPU. */
export function amountText(name: string, amount: number): string {
  if (name === 'cpu') return amount % 1000 === 0 ? String(amount / 1000) : `${amount}m`;
  const unit =
    name === 'memory' ? BINARY.find(([, size]) => amount >= size && amount % size === 0) : undefined;
  return unit === undefined ? String(amount) : `${amount / unit[1]}${unit[0]}`;
}

const BINARY = [
  ['Gi', 2 ** 30],
  ['Mi', 2 ** 20],
  ['Ki', 2 ** 10],
] as const;
