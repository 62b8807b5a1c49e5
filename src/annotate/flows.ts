import { createEdge } from '../graph/create.js';
import type { Flow } from '../graph/model.js';
import type { Draft } from './draft.js';
import { FLOW_STEPS_MAX } from './limits.js';
import * as messages from './messages.js';
import type { Annotations, FlowStep, FlowText } from './model.js';

/**
 * Returns the flows with numbered steps, and puts the numbers on the nodes and edges of the draft. Numbers continue across flows, so
 * that each one in the diagram is unique. A step that matches nothing stays in the table and causes a warning. Flows without steps
 * are left out.
 */
export function numberFlows(texts: readonly FlowText[], draft: Draft): Flow[] {
  let last = 0;
  let total = 0;
  const flows: Flow[] = [];
  for (const { name, description, steps } of texts) {
    total += steps.length;
    const numbered = steps.slice(0, FLOW_STEPS_MAX - last).map((step) => {
      last++;
      markStep(step, last, draft);
      return { number: last, label: step.label || routeOf(step), detail: step.detail };
    });
    if (numbered.length > 0) flows.push({ name, description, steps: numbered });
  }
  if (total > FLOW_STEPS_MAX) draft.warnings.push(messages.tooManySteps(FLOW_STEPS_MAX));
  return flows;
}

/** Merges flows by name, in order of first appearance. A later flow replaces an earlier one. */
export function mergeFlows(files: readonly Annotations[]): FlowText[] {
  const flows = new Map<string, FlowText>();
  for (const flow of files.flatMap((file) => file.flows)) flows.set(flow.name, flow);
  return [...flows.values()];
}

const routeOf = ({ at, to }: FlowStep): string => (to === null ? at.text : `${at.text} → ${to.text}`);

function markStep({ at, to }: FlowStep, number: number, draft: Draft): void {
  const nodes = draft.find(at);
  if (to === null) {
    for (const address of nodes) draft.change(address, { steps: [...(draft.nodes.get(address)?.steps ?? []), number] });
    return;
  }
  const targets = draft.find(to);
  const edges = nodes.flatMap((from) => targets.flatMap((target) => draft.edge(from, target) ?? []));
  for (const edge of edges) draft.put(createEdge({ ...edge, steps: [...(edge.steps ?? []), number] }));
  if (edges.length === 0 && nodes.length > 0 && targets.length > 0) {
    draft.warnings.push(messages.noConnection(at.location, at.text, to.text));
  }
}
