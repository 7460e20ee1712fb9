import { isObject, type Json } from '../manifest/manifest.js';
import { approximately, parseQuantity } from '../manifest/values/quantity.js';

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
const SHARED: ReadonlyMap<string, number> = new Map([
  ['cpu', 1000],
  ['memory', 1],
  ['ephemeral-storage', 1],
]);

/** How much of each resource: devices in whole ones, CPU in thousandths, memory and local storage in bytes. */
export type Resources = Readonly<Record<string, number>>;

/** True for a resource that is counted in whole devices. */
export function isDevice(resource: string): boolean {
  return DEVICE_PREFIXES.some((prefix) => resource.startsWith(prefix));
}

/** Devices, CPU, memory and local storage in a list such as `status.allocatable`; devices whose quantity is no whole number are left out. */
export function resourcesIn(listed: Json | undefined): Resources {
  const amounts = Object.create(null) as Record<string, number>;
  for (const [name, quantity] of isObject(listed) ? Object.entries(listed) : []) {
    const written = typeof quantity === 'number' ? String(quantity) : quantity;
    const amount = typeof written === 'string' ? amountOf(name, written) : null;
    if (amount !== null) amounts[name] = amount;
  }
  return amounts;
}

function amountOf(name: string, written: string): number | null {
  if (isDevice(name)) return /^\d{1,6}$/.test(written) ? Number(written) : null;
  const parts = SHARED.get(name);
  if (parts === undefined) return null;
  const quantity = parseQuantity(written);
  return quantity === null ? null : Math.round(approximately(quantity) * parts);
}

/** An amount of one of them as the API server writes it, `6` or `500m` of CPU. */
export function amountText(name: string, amount: number): string {
  if (name === 'cpu') return amount % 1000 === 0 ? String(amount / 1000) : `${amount}m`;
  const unit =
    name === 'memory' || name === 'ephemeral-storage'
      ? BINARY.find(([, size]) => amount >= size && amount % size === 0)
      : undefined;
  return unit === undefined ? String(amount) : `${amount / unit[1]}${unit[0]}`;
}

const BINARY = [
  ['Gi', 2 ** 30],
  ['Mi', 2 ** 20],
  ['Ki', 2 ** 10],
] as const;
