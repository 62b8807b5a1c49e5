/** Numbers the steps of flows through the diagram. */
import { createEdge, createNode } from '../graph/create.js';
import type { Flow } from '../graph/model.js';
import type { Draft } from './apply.js';
import { FLOW_STEPS_MAX } from './limits.js';
import * as messages from './messages.js';
import type { FlowStep, FlowText } from './model.js';

/**
 * Returns the flows with numbered steps. Numbers continue across flows, so that each one in the diagram is unique. A step that
 * matches nothing stays in the table and causes a warning.
 */
export function number(texts: readonly FlowText[], draft: Draft): Flow[] {
  let last = 0;
  const flows = texts.map(({ name, description, steps }) => ({
    name,
    description,
    steps: steps.slice(0, Math.max(0, FLOW_STEPS_MAX - last)).map((step) => {
      mark(step, ++last, draft);
      return { number: last, label: step.label || where(step), detail: step.detail };
    }),
  }));
  if (texts.reduce((sum, { steps }) => sum + steps.length, 0) > last) {
    draft.warnings.push(messages.tooManySteps(FLOW_STEPS_MAX));
  }
  return flows.filter(({ steps }) => steps.length > 0);
}

const where = ({ at, to }: FlowStep): string => (to === null ? at.text : `${at.text} → ${to.text}`);

function mark({ at, to }: FlowStep, step: number, draft: Draft): void {
  const nodes = draft.find(at);
  if (to === null) {
    for (const address of nodes) {
      const node = draft.nodes.get(address)!;
      draft.nodes.set(address, createNode({ ...node, steps: [...(node.steps ?? []), step] }));
    }
    return;
  }
  const targets = draft.find(to);
  const edges = nodes.flatMap((from) => targets.flatMap((target) => draft.edge(from, target) ?? []));
  for (const edge of edges) draft.put(createEdge({ ...edge, steps: [...(edge.steps ?? []), step] }));
  if (edges.length === 0 && nodes.length > 0 && targets.length > 0) {
    draft.warnings.push(messages.noConnection(at.place, at.text, to.text));
  }
}
