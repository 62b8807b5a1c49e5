/** Maps diagnostics about the copy to the source. */
import { resolve } from 'node:path';
import type { Diagnostic, DiagnosticPlace } from '../../../terraform/engine/diagnostics.js';
import type { CallCode } from '../../../terraform/module-tree/module-model.js';
import { shownName, type WrittenCopy } from '../copy/copy.js';
import type { Layout } from '../copy/layout.js';
import { locate } from '../repair/locate.js';
import { lineAt } from '../sanitise/lines.js';

/**
 * Returns diagnostics at their places in the source. One without such a place is returned unchanged.
 *
 * @param names the user's names of other files, by absolute path in the copy
 */
export function originalPlaces(
  diagnostics: readonly Diagnostic[],
  written: WrittenCopy,
  names: ReadonlyMap<string, string>,
  layout: Layout,
): readonly Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    const { place, snippet } = diagnostic;
    if (place === null) return diagnostic;
    const located = locate(place, written, layout);
    if (located === null) {
      const path = resolve(layout.root, place.file);
      const call = written.stubs.calls.get(path);
      // The user has no such file, so the diagnostic is put at the call of the module.
      if (call !== undefined) return { ...diagnostic, place: placeOf(call), snippet: null };
      const name = names.get(path);
      return name === undefined ? diagnostic : { ...diagnostic, place: { ...place, file: name } };
    }
    const { text } = located.file;
    const line = lineAt(text, located.offset);
    const original = text.split('\n')[line - 1] ?? '';
    return {
      ...diagnostic,
      place: { file: shownName(located.copied), line, column: null, bytes: null },
      // The snippet must show the user's line, not the line of the copy.
      snippet: snippet && { ...snippet, code: original, startLine: line },
    };
  });
}

const placeOf = ({ file, span }: CallCode): DiagnosticPlace => ({
  file: file.path,
  line: span.line,
  column: null,
  bytes: null,
});
