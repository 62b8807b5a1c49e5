/** The answer to a question about an element: each result with the step that leads to it, and its evidence. */

import { isPort } from '../../../graph/questions/ports.js';
import * as messages from '../messages.js';
import type { Question, Result, Step } from '../model/answers.js';
import type { Details } from '../model/evidence.js';
import { targetOfLine } from '../model/scene.js';
import { button, byId, joined, make, say } from './elements.js';
import { type Child, heading, list, reasonLine, toTarget } from './rows.js';
import type { Viewer } from './state.js';

/** Returns the parts of the panel; none without a question. */
export function answerParts(viewer: Viewer, details: Details): Child[] {
  const { answer } = viewer;
  const { question } = viewer.subject;
  if (!question || !answer) return [];
  const { kind, about, port } = question;
  const { results, count: total, internetCount } = answer;
  const title = messages.questionAbout(kind, viewer.nameOf(about), port);
  const count = joined(messages.resources(total), kind === 'reach' ? messages.ofInternet(internetCount) : undefined);
  say(`${title}: ${count}`);
  const distances = [...new Set(results.map(({ distance }) => distance))];
  return [
    heading(viewer, title),
    make('p', {}, count),
    toTarget(viewer, about),
    kind === 'dependents' ? '' : portField(viewer, question),
    ...distances.flatMap((distance) =>
      list(
        messages.away(distance),
        results.filter((each) => each.distance === distance).map((each) => resultRow(viewer, details, each)),
      ),
    ),
  ];
}

/** Returns the field for the port at which the destination is entered. */
function portField(viewer: Viewer, question: Question): HTMLElement {
  const field = make('input', { id: 'port', value: question.port, placeholder: '443' });
  field.onchange = () => {
    const port = field.value.trim();
    if (port !== '' && !isPort(port)) return say(messages.BAD_PORT);
    viewer.look({ question: { ...question, port } });
    // The panel was replaced, and the field with it.
    byId('port').focus();
  };
  return make('label', {}, messages.PORT, field);
}

function resultRow(viewer: Viewer, details: Details, { at, steps, isPortUnknown, isPassed }: Result): HTMLElement {
  const words = steps.map((step) => stepWords(viewer, at, step));
  const lines = steps.flatMap(({ line }) => (line < 0 ? [] : [line]));
  const reasons = lines.flatMap((line) => (details[2][line] || []).slice(0, 1));
  return make(
    'div',
    {},
    make(
      'div',
      { className: 'row' },
      toTarget(
        viewer,
        at,
        joined(words.join('; '), isPortUnknown ? messages.PORT_UNKNOWN : isPassed ? messages.PASSED : ''),
      ),
      ...lines.map((line) =>
        button(() => viewer.choose(targetOfLine(line)), '↦', messages.connectionTo(viewer.nameOf(at))),
      ),
    ),
    ...reasons.map((reason) => reasonLine(details, reason)),
  );
}

/** Returns a step as seen from a result: `→ b, 443/tcp, stated`, `from a, stated`, or `in b, inferred`. */
function stepWords({ nameOf, scene }: Viewer, at: number, { line, from, to, label, isInference }: Step): string {
  const drawn = scene.lines[line];
  const words = drawn
    ? messages.arrowWords(from === at ? '' : nameOf(from), to === at ? '' : nameOf(to), drawn.twoWay)
    : messages.boxWords(to === at ? '' : nameOf(to), nameOf(from));
  return joined(words, label, isInference ? messages.INFERRED : messages.STATED);
}
