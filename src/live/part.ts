import { isObject, type Json } from '../manifest/manifest.js';
import { LiveFault } from './fault.js';

/** A part of a kubeconfig file; every reading of a field says which one is wrong, never what is in it. */
export class Part {
  constructor(
    private readonly value: Json | undefined,
    private readonly name: string,
  ) {}

  get isThere(): boolean {
    return this.value !== undefined && this.value !== null;
  }

  part(key: string): Part {
    const inner = isObject(this.value) && Object.hasOwn(this.value, key) ? this.value[key] : undefined;
    return new Part(inner, this.name === '' ? key : `${this.name}.${key}`);
  }

  /** Null where it is absent or empty, which kubectl takes for the same. */
  text(key: string): string | null {
    const { value, name } = this.part(key);
    if (value === undefined || value === null || value === '') return null;
    if (typeof value === 'string') return value;
    throw new LiveFault('invalid-kubeconfig', `The kubeconfig's ${name} is not a text.`);
  }

  isTrue(key: string): boolean {
    return this.part(key).value === true;
  }

  list(key: string): readonly Part[] {
    const { value, name } = this.part(key);
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value))
      throw new LiveFault('invalid-kubeconfig', `The kubeconfig's ${name} is not a list.`);
    return value.map((item, index) => new Part(item, `${name}[${index}]`));
  }

  texts(key: string): readonly string[] {
    return this.list(key).map((item) => {
      if (typeof item.value === 'string') return item.value;
      throw new LiveFault('invalid-kubeconfig', `The kubeconfig's ${item.name} is not a text.`);
    });
  }

  /** As it is; null where it is absent. */
  get json(): Json {
    return this.value ?? null;
  }

  keys(): readonly string[] {
    return isObject(this.value) ? Object.keys(this.value) : [];
  }
}
