import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { HighlightStyle, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** A finding or problem at a line of a file. */
export interface Mark {
  readonly line: number;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
}

/** An editor of YAML. */
interface Editor {
  readonly text: string;
  /** Replaces the text, without a call of `onEdit`. */
  show(text: string): void;
  mark(marks: readonly Mark[]): void;
}

const COLORS = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--link)' },
  { tag: [tags.comment, tags.meta], color: 'var(--muted)' },
  { tag: [tags.string, tags.number, tags.bool], color: 'var(--good)' },
]);

/** Makes an editor in `parent`. Tab leaves it, as with any field; `label` is what a screen reader calls it. */
export function editor(parent: HTMLElement, label: string, onEdit: () => void): Editor {
  let isShowing = false;
  const view = new EditorView({
    parent,
    state: EditorState.create({
      extensions: [
        ...[
          lineNumbers(),
          history(),
          drawSelection(),
          yaml(),
          indentUnit.of('  '),
          syntaxHighlighting(COLORS),
        ],
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
        EditorView.updateListener.of(({ docChanged }) => {
          if (docChanged && !isShowing) onEdit();
        }),
      ],
    }),
  });
  return {
    get text() {
      return view.state.doc.toString();
    },
    show(text) {
      isShowing = true;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
      isShowing = false;
    },
    mark(marks) {
      const { doc } = view.state;
      const found = marks.flatMap(({ line, severity, message }): Diagnostic[] => {
        if (line < 1 || line > doc.lines) return [];
        const { from, to } = doc.line(line);
        return [{ from, to, severity, message }];
      });
      view.dispatch(
        setDiagnostics(
          view.state,
          found.sort((a, b) => a.from - b.from),
        ),
      );
    },
  };
}
