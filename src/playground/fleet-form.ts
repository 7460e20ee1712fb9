import { button, el } from '../page/dom.js';

/** The lines of a fleet as fields. A line that is no number of nodes or clusters stays as it is. */
interface FleetForm {
  readonly text: string;
  show(text: string): void;
}

const LINE = /^(\d+) (node|cluster)s? ?(.*)$/;

export function fleetForm(parent: HTMLElement, add: HTMLElement, onEdit: () => void): FleetForm {
  const addRow = (count: string, unit: string, labels: string): void => {
    const number = el('input', {
      type: 'number',
      min: '1',
      max: '20000',
      'aria-label': 'How many',
      value: count,
    });
    const kind = el(
      'select',
      { 'aria-label': 'Of what' },
      el('option', {}, 'nodes'),
      el('option', {}, 'clusters'),
    );
    kind.value = unit;
    const words = { 'aria-label': 'Labels', placeholder: 'gpu=true zone={a,b,c}', spellcheck: 'false' };
    const text = el('input', { type: 'text', ...words, value: labels });
    const remove = button('×', 'Remove these', () => {
      row.remove();
      onEdit();
    });
    const row = el(
      'div',
      { class: 'row', role: 'group', 'aria-label': 'Part of the fleet' },
      number,
      kind,
      text,
      remove,
    );
    row.addEventListener('input', onEdit);
    parent.append(row);
  };
  add.addEventListener('click', () => {
    addRow('10', 'nodes', '');
    onEdit();
  });
  let others: readonly string[] = [];
  return {
    get text() {
      const rows = [...parent.querySelectorAll('.row')].map((row) => {
        const [count = '', unit = '', labels = ''] = [
          ...row.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'),
        ].map(({ value }) => value);
        return `${count || 0} ${unit} ${labels}`.trim();
      });
      return [...rows, ...others].join('\n');
    },
    show(text) {
      parent.replaceChildren();
      const lines = text.split('\n').filter((line) => line !== '');
      others = lines.filter((line) => !LINE.test(line));
      for (const line of lines) {
        const [, count = '', unit = '', labels = ''] = LINE.exec(line) ?? [];
        if (count !== '') addRow(count, `${unit}s`, labels);
      }
    },
  };
}
