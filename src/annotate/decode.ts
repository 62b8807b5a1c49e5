/** Decodes the tree of an annotation file. docs/annotations.schema.json describes the same format for editors. */
import { isAddress } from '../graph/address.js';
import { LABEL_LENGTH_MAX } from '../limits.js';
import { FLOW_TEXT_LENGTH_MAX, TITLE_LENGTH_MAX } from './limits.js';
import * as messages from './messages.js';
import type { Addition, Annotations, Connection, FlowStep, FlowText, Label, Pattern, Update } from './model.js';
import {
  type Entry,
  entriesByKey,
  entriesOf,
  itemsOf,
  optionalText,
  type Problems,
  patternOf,
  textOf,
  type Value,
} from './yaml.js';

/** Format versions that can be read. */
const FORMATS = [0.1, 0.2, 0.3];

/** Returns the annotations of a file. Reports errors to `problems` and skips the invalid parts. */
export function decode(value: Value, author: Annotations['author'], problems: Problems): Annotations {
  const entries = entriesByKey(entriesOf(value, messages.FILE_SHAPE, problems), FILE_KEYS, problems);
  const format = entries.get('format');
  if (format !== undefined && !(format.value.kind === 'scalar' && FORMATS.includes(Number(format.value.value)))) {
    problems.add(format.value.location, messages.unknownFormat(FORMATS));
  }
  return {
    file: value.location.file,
    author,
    title: optionalText(entries.get('title'), TITLE_LENGTH_MAX, problems),
    add: additions(entries.get('add'), problems),
    connect: connections(entries.get('connect'), problems),
    disconnect: connections(entries.get('disconnect'), problems),
    remove: itemsIn(entries.get('remove'), problems).flatMap((item) => patternOf(item, problems) ?? []),
    update: updates(entries.get('update'), problems),
    flows: flows(entries.get('flows'), problems),
    fonts: paths(entries.get('font'), problems),
  };
}

const FILE_KEYS = ['format', 'title', 'add', 'connect', 'disconnect', 'remove', 'update', 'flows', 'font'];
const ADDITION_KEYS = ['label', 'detail'];
const UPDATE_KEYS = ['label', 'detail', 'edge_labels'];
const FLOW_KEYS = ['description', 'steps'];
const STEP_KEYS = ['resource', 'label', 'detail'];

const itemsIn = (entry: Entry | undefined, problems: Problems): readonly Value[] =>
  entry === undefined ? [] : itemsOf(entry.value, messages.LIST_OF_ADDRESSES, problems);

/** Reads one path or a list of paths. */
function paths(entry: Entry | undefined, problems: Problems): readonly Pattern[] {
  if (entry === undefined) return [];
  const items = entry.value.kind === 'list' ? entry.value.items : [entry.value];
  return items.flatMap((item) => {
    const path = patternOf(item, problems);
    if (path?.text !== '') return path ?? [];
    problems.add(item.location, messages.PATH_SHAPE);
    return [];
  });
}

const entriesIn = (entry: Entry | undefined, problems: Problems): readonly Entry[] =>
  entry === undefined ? [] : entriesOf(entry.value, messages.MAP_OF_ADDRESSES, problems);

/** Reads a map of addresses to labels, `{external.bank: {label: Bank}}`, or a list of addresses. */
function additions(entry: Entry | undefined, problems: Problems): Addition[] {
  if (entry?.value.kind === 'list') {
    return entry.value.items.flatMap((item) => {
      const address = patternOf(item, problems);
      return address === null || !isNodeAddress(address, problems) ? [] : [{ address, label: null, detail: null }];
    });
  }
  return entriesIn(entry, problems).flatMap(({ key, location, value }) => {
    const address = { text: key, location };
    if (!isNodeAddress(address, problems)) return [];
    const entries = isEmpty(value) ? [] : entriesOf(value, messages.ADDITION_SHAPE, problems);
    return [{ address, ...labelAndDetail(entriesByKey(entries, ADDITION_KEYS, problems), problems) }];
  });
}

/** True for a valid address of a single node. Reports any other text, because a pattern cannot be added. */
function isNodeAddress({ text, location }: Pattern, problems: Problems): boolean {
  if (isAddress(text)) return true;
  problems.add(location, messages.notAnAddress(text));
  return false;
}

/** Reads a map of source addresses to targets. */
function connections(entry: Entry | undefined, problems: Problems): Connection[] {
  return entriesIn(entry, problems).flatMap(({ key, location, value }) =>
    labels(value, problems).map((label) => ({ from: { text: key, location }, ...label })),
  );
}

/** Reads the targets of an address: `[b, {c: text}]`, `{b: text}` or a plain `b`. */
function labels(value: Value, problems: Problems): Label[] {
  if (value.kind === 'map') {
    return value.entries.map((entry) => ({
      to: { text: entry.key, location: entry.location },
      label: isEmpty(entry.value) ? '' : (textOf(entry.value, LABEL_LENGTH_MAX, problems) ?? ''),
    }));
  }
  if (value.kind === 'list') {
    return value.items.flatMap((item) => {
      if (item.kind !== 'list') return labels(item, problems);
      problems.add(item.location, messages.TARGET_SHAPE);
      return [];
    });
  }
  const to = patternOf(value, problems);
  return to === null ? [] : [{ to, label: '' }];
}

function updates(entry: Entry | undefined, problems: Problems): Update[] {
  return entriesIn(entry, problems).map(({ key, location, value }) => {
    const entries = entriesByKey(entriesOf(value, messages.UPDATE_SHAPE, problems), UPDATE_KEYS, problems);
    const edgeLabels = entries.get('edge_labels');
    return {
      of: { text: key, location },
      ...labelAndDetail(entries, problems),
      edgeLabels: edgeLabels === undefined ? [] : labels(edgeLabels.value, problems),
    };
  });
}

const labelAndDetail = (entries: ReadonlyMap<string, Entry>, problems: Problems) => ({
  label: optionalText(entries.get('label'), LABEL_LENGTH_MAX, problems),
  detail: optionalText(entries.get('detail'), LABEL_LENGTH_MAX, problems),
});

/** Reads a map of flow names to descriptions and steps. */
function flows(entry: Entry | undefined, problems: Problems): FlowText[] {
  return entriesIn(entry, problems).map(({ key: name, value }) => {
    const entries = entriesByKey(entriesOf(value, messages.FLOW_SHAPE, problems), FLOW_KEYS, problems);
    const steps = entries.get('steps');
    const items = steps === undefined ? [] : itemsOf(steps.value, messages.STEPS_SHAPE, problems);
    return {
      name,
      description: optionalText(entries.get('description'), FLOW_TEXT_LENGTH_MAX, problems) ?? '',
      steps: items.flatMap((item) => flowStep(item, problems) ?? []),
    };
  });
}

/** Separates the two addresses of a step along an edge: `aws_lb.front -> aws_instance.web`. */
const ARROW = /\s->\s/;

/** Reads a step; null for an invalid one, which is reported. */
function flowStep(value: Value, problems: Problems): FlowStep | null {
  const entries = entriesByKey(entriesOf(value, messages.STEP_SHAPE, problems), STEP_KEYS, problems, STEP_ALIASES);
  const resource = entries.get('resource');
  if (resource === undefined) {
    if (value.kind === 'map') problems.add(value.location, messages.STEP_SHAPE);
    return null;
  }
  const text = textOf(resource.value, Number.POSITIVE_INFINITY, problems);
  if (text === null) return null;
  const { location } = resource.value;
  const [from = '', to] = text.split(ARROW, 2).map((part) => part.trim());
  return {
    at: { text: from, location },
    to: to === undefined ? null : { text: to, location },
    label: optionalText(entries.get('label'), FLOW_TEXT_LENGTH_MAX, problems) ?? '',
    detail: optionalText(entries.get('detail'), FLOW_TEXT_LENGTH_MAX, problems) ?? '',
  };
}

/** `xlabel` is Graphviz's name for an external label, familiar to its users. */
const STEP_ALIASES = new Map([['xlabel', 'label']]);

const isEmpty = (value: Value): boolean => value.kind === 'scalar' && value.value === null;
