/**
 * Sources of taint: each placeholder of an offline plan, and the configuration address where its value enters the code.
 * Example: `var.zones` with the text `var.zones has no value, using a placeholder`. `taint.ts` follows them.
 */

import { REPEATERS } from '../../../graph/terraform-names.js';
import type { Block, HclFile, Traversal } from '../../../terraform/hcl/model.js';
import { traversalsIn } from '../../../terraform/hcl/walk.js';
import type { CallCode, ModuleCode, ModuleNode } from '../../../terraform/module-tree/module-model.js';
import { opaqueResource } from '../../../terraform/module-tree/opaque.js';
import { gapsIn } from '../../../terraform/references/gaps.js';
import { prefixOf, resourceAddress } from '../../../terraform/references/subject.js';
import { gapText } from '../../gaps.js';
import * as messages from '../../messages.js';
import type { WrittenCopy } from '../copy/copy.js';
import { lineAt, startOfLine } from '../edits.js';
import type { Assumption } from '../model.js';
import { isOpaque, modulesOf } from '../modules.js';
import { attributeAt, type Enclosing } from '../repair.js';
import { pathOf } from '../sanitise/file.js';
import type { Repairs } from '../sanitise/repairs.js';
import type { Certainty } from '../values/answers.js';
import type { VariableValues } from '../values/variables.js';
import type { Sources } from './taint.js';

/** Everything in a plan that the configuration does not determine. */
export interface AssumptionInputs {
  readonly tree: ModuleNode;
  readonly variables: VariableValues;
  readonly written: WrittenCopy;
  readonly repairs: Repairs;
  /** Certainty of the answers of data sources, by type; absent for a type that was not read. */
  readonly certainties: ReadonlyMap<string, Certainty>;
}

/** The placeholders of a plan, with everything that is reported about them. */
export interface AssumedSources extends Sources {
  /** Texts of all assumptions with what they are about, in the order in which they are reported. */
  readonly assumptions: ReadonlyMap<string, Subject>;
  /** Assumptions that are reported even if nothing in the diagram depends on them. */
  readonly always: ReadonlySet<string>;
  /**
   * Assumptions with a value that was chosen as the likelier alternative. A resource that such a value leaves out is
   * left out in most real deployments, too.
   */
  readonly chosen: ReadonlySet<string>;
}

type Subject = Pick<Assumption, 'kind' | 'subject'>;

/**
 * Returns all placeholders: of variables, data sources, undeclared names, missing modules, repairs and unread files.
 */
export function sourcesOf({ tree, variables, written, repairs, certainties }: AssumptionInputs): AssumedSources {
  const collector = new Collector();
  for (const [name, value] of variables.placeholders) {
    const [address, text] = [`var.${name}`, messages.assumedVariable(name)];
    collector.assume(text, { kind: 'variable', subject: address }, ALWAYS);
    collector.add(address, text, 'values');
    if (typeof value === 'boolean') collector.chosen.add(text);
  }
  for (const node of modulesOf(tree)) {
    addDataSources(collector, node, repairs, certainties);
    addGaps(collector, node);
    for (const child of node.children.values()) {
      if (!isOpaque(child)) continue;
      const inside = prefixOf(child.path);
      const address = inside.slice(0, -1);
      const text = messages.assumedModule(address);
      collector.assume(text, { kind: 'module', subject: address });
      collector.add(`${inside}${opaqueResource(child.call.name)}`, text, 'instanceCounts');
    }
    for (const file of node.code.files) {
      addRepairs(collector, node, file, repairs);
      addUnread(collector, node, file, written);
    }
  }
  return collector;
}

/** Adds the data sources whose answers the code does not determine. */
function addDataSources(
  collector: Collector,
  { path, code }: ModuleNode,
  repairs: Repairs,
  certainties: AssumptionInputs['certainties'],
): void {
  const deferred = repairs.deferred.get(code.directory);
  for (const resource of code.resources) {
    if (resource.mode !== 'data') continue;
    const address = `${prefixOf(path)}${resourceAddress(resource)}`;
    if (deferred?.has(`${resource.type}.${resource.name}`)) {
      const deferredText = messages.assumedDeferred(address);
      collector.assume(deferredText, { kind: 'data', subject: address }, ALWAYS);
      collector.add(address, deferredText, 'values');
      continue;
    }
    const certainty = certainties.get(resource.type) ?? 'placeholder';
    if (certainty === 'known') continue;
    const text = messages.assumedData(address);
    collector.assume(text, { kind: 'data', subject: address });
    collector.add(address, text, 'values');
    if (certainty === 'chosen') collector.chosen.add(text);
  }
}

/** Adds the undeclared names, and the module variables that the call should set. */
function addGaps(collector: Collector, node: ModuleNode): void {
  for (const gap of gapsIn(node)) {
    // Terraform orders by `depends_on` and takes no value from it.
    if (gap.kind === 'order') continue;
    const path = gap.call === null ? node.path : [...node.path, gap.call];
    const name = gap.call === null ? gap.name : `var.${gap.name}`;
    const address = `${prefixOf(path)}${name}`;
    collector.assume(gapText(gap), { kind: gap.kind === 'value' ? 'variable' : 'expression', subject: address });
    collector.add(address, gapText(gap), 'values');
  }
}

/** Adds the expressions that repairs have made unknown. */
function addRepairs(collector: Collector, node: ModuleNode, file: HclFile, { unknown, mistakes }: Repairs): void {
  const path = pathOf(node.code, file);
  for (const offset of unknown.get(path)?.keys() ?? []) {
    addRepair(collector, node, { file, offset, mistake: mistakes.get(path)?.get(offset) });
  }
}

/** Adds the calls in a code file that name an unreadable file. Their values are unknown from the first attempt on. */
function addUnread(collector: Collector, node: ModuleNode, file: HclFile, { unknownCalls }: WrittenCopy): void {
  for (const { file: path, line, why } of unknownCalls) {
    if (path !== file.path) continue;
    const position = messages.positionIn(path, line);
    const text = why === 'missing' ? messages.missingFile(position) : messages.unreadFile(position);
    collector.assume(text, { kind: 'expression', subject: position }, ALWAYS);
    addAt(collector, node, file, startOfLine(file.text, line), text);
  }
}

/**
 * Returns the values that are taken as unknown: repaired expressions, deferred data sources, and outputs of modules
 * whose code is not available. Given `written`, values that are unknown only in part are added: unread files, and
 * module arguments that use an unknown element of `for_each`.
 * @param written null for wholly unknown values alone
 */
export function unknownSources(tree: ModuleNode, repairs: Repairs, written: WrittenCopy | null): Sources {
  const collector = new Collector();
  for (const node of modulesOf(tree)) {
    for (const name of repairs.deferred.get(node.code.directory) ?? [])
      collector.add(`${prefixOf(node.path)}data.${name}`, name, 'values');
    for (const child of node.children.values()) {
      if (!isOpaque(child)) continue;
      const { name } = child.call;
      collector.add(`${prefixOf(child.path)}${opaqueResource(name)}`, name, 'values');
    }
    for (const file of node.code.files) {
      addRepairs(collector, node, file, repairs);
      if (written !== null) addUnread(collector, node, file, written);
    }
    if (written !== null) for (const call of node.code.calls) addElements(collector, node, call, repairs);
  }
  return { values: collector.values, instanceCounts: new Map() };
}

/** Adds the variables that are set from `each.value` of a call whose `for_each` is unknown. */
function addElements(
  collector: Collector,
  { path, code }: ModuleNode,
  { name, block, file }: CallCode,
  repairs: Repairs,
): void {
  const forEach = block.body.attributes.find((attribute) => attribute.name === 'for_each');
  if (forEach === undefined || !repairs.unknown.get(pathOf(code, file))?.has(forEach.span.start)) return;
  for (const attribute of block.body.attributes) {
    if (attribute === forEach || !traversalsIn(attribute.value).some(isOfElement)) continue;
    collector.add(`${prefixOf([...path, name])}var.${attribute.name}`, attribute.name, 'values');
  }
}

/** True for `each.value`. `each.key` is known: `unknownFor` in `repair.ts` sets one fixed key. */
const isOfElement = ({ root, steps: [step] }: Traversal): boolean =>
  root === 'each' && step?.kind === 'attribute' && step.name === 'value';

/** Argument of `Collector.assume`: reports the assumption even if nothing in the diagram depends on it. */
const ALWAYS = true;

/** Collects the sources while the code is visited. */
class Collector implements AssumedSources {
  readonly values = new Map<string, Set<string>>();
  readonly instanceCounts = new Map<string, Set<string>>();
  readonly always = new Set<string>();
  readonly chosen = new Set<string>();
  readonly assumptions = new Map<string, Subject>();

  /**
   * Adds an assumption.
   * @param text describes the assumption for the user
   * @param isAlways true to report it even if nothing depends on it
   */
  assume(text: string, subject: Subject, isAlways = false): void {
    if (!this.assumptions.has(text)) this.assumptions.set(text, subject);
    if (isAlways) this.always.add(text);
  }

  /** Adds the placeholder of an assumption at an address. */
  add(address: string, text: string, kind: 'values' | 'instanceCounts'): void {
    const known = this[kind].get(address) ?? new Set();
    this[kind].set(address, known.add(text));
  }
}

/** An expression that was made unknown. */
interface Repaired {
  readonly file: HclFile;
  readonly offset: number;
  /** Summary of the diagnostic if the expression is wrong with any values. */
  readonly mistake: string | undefined;
}

/** Adds one expression that repairs have made unknown. */
function addRepair(collector: Collector, node: ModuleNode, { file, offset, mistake }: Repaired): void {
  const position = messages.positionIn(file.path, lineAt(file.text, offset));
  const enclosing = attributeAt(file.body, offset);
  const isInstanceCount =
    enclosing !== null && enclosing.blocks.length === 1 && REPEATERS.has(enclosing.attribute.name);
  const unknown = isInstanceCount ? messages.assumedInstanceCount(position) : messages.assumedExpression(position);
  const text = mistake === undefined ? unknown : messages.mistake(position, mistake);
  collector.assume(text, { kind: mistake === undefined ? 'expression' : 'mistake', subject: position }, ALWAYS);
  addAt(collector, node, file, offset, text);
}

/** Adds a source at the address that the attribute at an offset gives its value to. */
function addAt(collector: Collector, node: ModuleNode, file: HclFile, offset: number, text: string): void {
  const enclosing = attributeAt(file.body, offset);
  const [address, kind] = enclosing === null ? (['', 'values'] as const) : targetOf(enclosing, node);
  collector.add(address, text, kind);
}

/** Returns the address that an attribute gives its value to, and the kind of taint there. Empty for no address. */
function targetOf(
  { attribute: { name }, blocks }: Enclosing,
  { path, code }: ModuleNode,
): [string, 'values' | 'instanceCounts'] {
  const prefix = prefixOf(path);
  const isInstanceCount = blocks.length === 1 && REPEATERS.has(name);
  const [block] = blocks;
  const [first = ''] = block?.labels ?? [];
  switch (block?.type) {
    case undefined:
      return ['', 'values'];
    case 'locals':
      return [`${prefix}local.${name}`, 'values'];
    case 'output':
      return [`${prefix}output.${first}`, 'values'];
    case 'module': {
      const inside = prefixOf([...path, first]);
      return isInstanceCount ? [inside, 'instanceCounts'] : [`${inside}var.${name}`, 'values'];
    }
    default:
      // An attribute of a resource taints nothing but the number of instances.
      return isInstanceCount ? [`${prefix}${addressOf(block!, code)}`, 'instanceCounts'] : ['', 'values'];
  }
}

/** Returns the address of a resource within its module; empty for any other block. */
const addressOf = (block: Block, { resources }: ModuleCode): string => {
  const resource = resources.find(({ type, name }) => type === block.labels[0] && name === block.labels[1]);
  return resource === undefined ? '' : resourceAddress(resource);
};
