/** Annotates dangerous changes on their lines in "Files changed". */

import { type Danger, dangersOf } from '../diff/report/dangers.js';
import type { Diagram } from '../pull-request/model.js';
import type { Context } from './context.js';
import { ANNOTATIONS_SHOWN } from './limits.js';
import * as messages from './messages.js';

/**
 * Annotates each line once, because several roots may share a module. A deleted line is absent from "Files changed", so
 * its annotation has no position.
 */
export function annotateDangers(diagrams: readonly Diagram[], { runner }: Pick<Context, 'runner'>): void {
  const all = diagrams.flatMap(({ change }) => (change === undefined ? [] : dangersOf(change.report)));
  const dangers = [...new Map(all.map((danger) => [keyOf(danger), danger])).values()];
  for (const danger of dangers.slice(0, ANNOTATIONS_SHOWN)) {
    const { kind, text, address, source } = danger;
    const place = source?.side === 'after' ? { file: source.file, line: source.line } : {};
    runner.annotate('warning', messages.danger(text, address), { ...place, title: messages.DANGER_TITLES[kind] });
  }
  const more = dangers.length - ANNOTATIONS_SHOWN;
  if (more > 0) runner.say(messages.dangersMore(more));
}

const keyOf = ({ text, address, source }: Danger): string =>
  [text, address, source?.side, source?.file, source?.line].join('\n');
