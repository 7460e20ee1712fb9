type Child = Node | string | null;

/** An element with attributes and children. Strings become text, never markup. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** A section with a heading. */
export function section(id: string, title: string, ...children: readonly Child[]): HTMLElement {
  return el('section', { id }, el('h2', {}, title), ...children);
}

/** A button; where its label is only a sign, `hint` says what it does. */
export function button(label: string, hint: string | null, press: () => void): HTMLButtonElement {
  const attributes = hint === null ? {} : { 'aria-label': hint, title: hint };
  const made = el('button', { type: 'button', ...attributes }, label);
  made.addEventListener('click', press);
  return made;
}

/** Colors of the style and their meaning; `shape` is how a color is shown, if not as a square. */
export function legend(
  items: readonly { readonly color: string; readonly label: string; readonly shape?: string }[],
): HTMLElement | null {
  const keys = items.map(({ color: name, label, shape = '' }) => {
    const key = el('span', { class: `key ${shape}` });
    key.style.color = `var(--${name})`;
    return el('li', {}, key, label);
  });
  return keys.length === 0 ? null : el('ul', { class: 'legend' }, ...keys);
}

const probe = el('span', { hidden: '' });
document.body.append(probe);

/** A color of the style at this moment: it follows light and dark. */
export function color(name: string): string {
  probe.style.color = `var(--${name})`;
  return getComputedStyle(probe).color;
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
