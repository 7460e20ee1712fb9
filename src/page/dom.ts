import type { PageText } from '../report/html/data.js';

type Child = Node | string | null | undefined | false;

/** An element with attributes and children. Strings become text, never markup. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  for (const child of children) if (child) made.append(child);
  return made;
}

/** A sentence of the report: its values stand out as code, and keep their own direction. */
export function words(text: PageText): DocumentFragment {
  const made = document.createDocumentFragment();
  for (const part of text)
    made.append(typeof part === 'string' ? part : el('code', { dir: 'auto' }, part[0]));
  return made;
}

/** The same as plain text, for labels. */
export function plain(text: PageText): string {
  return text.map((part) => (typeof part === 'string' ? part : part[0])).join('');
}

/** A section with a heading of its own, which names it. */
export function section(id: string, title: string, ...children: readonly Child[]): HTMLElement {
  const heading = el('h2', { id: `${id}-title` }, title);
  return el('section', { id, 'aria-labelledby': `${id}-title` }, heading, ...children);
}

/** A button that says what it does in its text, or in `hint`, for screen readers and as a tooltip, where the text is only a sign. */
export function button(label: string, press: () => void, hint = label): HTMLButtonElement {
  const made = el(
    'button',
    { type: 'button', ...(hint === label ? {} : { 'aria-label': hint, title: hint }) },
    label,
  );
  made.addEventListener('click', press);
  return made;
}

/** What a colour of the style is at this moment: it follows light and dark. */
export function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

/** The drawing surface of a canvas at the resolution of the screen, cleared. */
export function surface(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
): CanvasRenderingContext2D | null {
  const scale = Math.min(2, devicePixelRatio || 1);
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  const context = canvas.getContext('2d');
  context?.scale(scale, scale);
  return context;
}
