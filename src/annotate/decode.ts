/** Decodes the tree of an annotation file. docs/annotations.schema.json describes the same format for editors. */
import { isAddress } from '../graph/address.js';
import { LABEL_LENGTH_MAX } from '../limits.js';
import { FLOW_TEXT_LENGTH_MAX, TITLE_LENGTH_MAX } from './limits.js';
import * as messages from './messages.js';
import type {
  Addition,
  Annotations,
  Connection,
  FlowStep,
  FlowText,
  Label,
  Location,
  Pattern,
  Update,
} from './model.js';
import {
  type Entry,
  entriesOf,
  itemsOf,
  optionalText,
  type Problems,
  patternOf,
  read,
  textOf,
  type Value,
} from './yaml.js';

/** Format versions that can be read. */
const FORMATS = [0.1, 0.2, 0.3];

/** Returns the annotations of a file. Reports errors to `problems` and skips the invalid parts. */
export function decode(value: Value, author: Annotations['author'], problems: Problems): Annotations {
  const found = read(entriesOf(value, messages.FILE_SHAPE, problems), TOP, problems);
  const format = found.get('format');
  if (format !== undefined && !(format.value.kind === 'scalar' && FORMATS.includes(Number(format.value.value)))) {
    problems.add(format.value.place, messages.unknownFormat(FORMATS));
  }
  return {
    file: value.place.file,
    author,
    title: optionalText(found.get('title'), TITLE_LENGTH_MAX, problems),
    add: additions(found.get('add'), problems),
    connect: connections(found.get('connect'), problems),
    disconnect: connections(found.get('disconnect'), problems),
    remove: list(found.get('remove'), problems).flatMap((item) => patternOf(item, problems) ?? []),
    update: updates(found.get('update'), problems),
    flows: flows(found.get('flows'), problems),
    fonts: paths(found.get('font'), problems),
  };
}

const TOP = ['format', 'title', 'add', 'connect', 'disconnect', 'remove', 'update', 'flows', 'font'];
const ADDITION = ['label', 'detail'];
const UPDATE = ['label', 'detail', 'edge_labels'];
const FLOW = ['description', 'steps'];
const STEP = ['resource', 'label', 'detail'];

const list = (entry: Entry | undefined, problems: Problems): readonly Value[] =>
  entry === undefined ? [] : itemsOf(entry.value, messages.LIST_OF_ADDRESSES, problems);

/** Reads one path or a list of paths. */
function paths(entry: Entry | undefined, problems: Problems): readonly Pattern[] {
  if (entry === undefined) return [];
  const items = entry.value.kind === 'list' ? entry.value.items : [entry.value];
  return items.flatMap((item) => {
    const path = patternOf(item, problems);
    if (path?.text !== '') return path ?? [];
    problems.add(item.place, messages.PATH_SHAPE);
    return [];
  });
}

const map = (entry: Entry | undefined, problems: Problems): readonly Entry[] =>
  entry === undefined ? [] : entriesOf(entry.value, messages.MAP_OF_ADDRESSES, problems);

/** Reads a map of addresses to labels, or a list of addresses. */
function additions(entry: Entry | undefined, problems: Problems): Addition[] {
  if (entry?.value.kind === 'list') {
    return entry.value.items.flatMap((item) => {
      const address = patternOf(item, problems);
      return address === null || !isWhole(address, problems) ? [] : [{ address, label: null, detail: null }];
    });
  }
  return map(entry, problems).flatMap(({ key, place, value }) => {
    const address = { text: key, place };
    if (!isWhole(address, problems)) return [];
    const words = read(isNothing(value) ? [] : entriesOf(value, messages.ADDITION_SHAPE, problems), ADDITION, problems);
    return [{ address, ...wordsOf(words, problems) }];
  });
}

/** True if a pattern is a valid address of a single node; only such nodes can be added. */
function isWhole({ text, place }: Pattern, problems: Problems): boolean {
  if (isAddress(text)) return true;
  problems.add(place, messages.notAnAddress(text));
  return false;
}

function connections(entry: Entry | undefined, problems: Problems): Connection[] {
  return map(entry, problems).flatMap(({ key, place, value }) =>
    labels(value, problems).map((label) => ({ from: { text: key, place }, ...label })),
  );
}

/** Reads `[b, {c: text}]`, `{b: text}` or a plain `b`. */
function labels(value: Value, problems: Problems): Label[] {
  if (value.kind === 'map') {
    return value.entries.map((entry) => ({
      to: { text: entry.key, place: entry.place },
      label: isNothing(entry.value) ? '' : (textOf(entry.value, LABEL_LENGTH_MAX, problems) ?? ''),
    }));
  }
  if (value.kind === 'list') {
    return value.items.flatMap((item) => {
      if (item.kind !== 'list') return labels(item, problems);
      problems.add(item.place, messages.TARGET_SHAPE);
      return [];
    });
  }
  const to = patternOf(value, problems);
  return to === null ? [] : [{ to, label: '' }];
}

function updates(entry: Entry | undefined, problems: Problems): Update[] {
  return map(entry, problems).map(({ key, place, value }) => {
    const words = read(entriesOf(value, messages.UPDATE_SHAPE, problems), UPDATE, problems);
    const edgeLabels = words.get('edge_labels');
    return {
      of: { text: key, place },
      ...wordsOf(words, problems),
      edgeLabels: edgeLabels === undefined ? [] : labels(edgeLabels.value, problems),
    };
  });
}

const wordsOf = (words: ReadonlyMap<string, Entry>, problems: Problems) => ({
  label: optionalText(words.get('label'), LABEL_LENGTH_MAX, problems),
  detail: optionalText(words.get('detail'), LABEL_LENGTH_MAX, problems),
});

function flows(entry: Entry | undefined, problems: Problems): FlowText[] {
  return map(entry, problems).map(({ key: name, value }) => {
    const found = read(entriesOf(value, messages.FLOW_SHAPE, problems), FLOW, problems);
    const steps = found.get('steps');
    return {
      name,
      description: optionalText(found.get('description'), FLOW_TEXT_LENGTH_MAX, problems) ?? '',
      steps:
        steps === undefined
          ? []
          : itemsOf(steps.value, messages.STEPS_SHAPE, problems).flatMap((item) => step(item, problems) ?? []),
    };
  });
}

const ARROW = /\s->\s/;

function step(value: Value, problems: Problems): FlowStep | null {
  const found = read(entriesOf(value, messages.STEP_SHAPE, problems), STEP, problems, STEP_ALIASES);
  const resource = found.get('resource');
  const text = resource === undefined ? null : textOf(resource.value, Number.POSITIVE_INFINITY, problems);
  if (resource === undefined || text === null) {
    if (resource === undefined && value.kind === 'map') problems.add(value.place, messages.STEP_SHAPE);
    return null;
  }
  const place: Location = resource.value.place;
  const [from = '', to] = text.split(ARROW, 2).map((part) => part.trim());
  return {
    at: { text: from, place },
    to: to === undefined ? null : { text: to, place },
    label: optionalText(found.get('label'), FLOW_TEXT_LENGTH_MAX, problems) ?? '',
    detail: optionalText(found.get('detail'), FLOW_TEXT_LENGTH_MAX, problems) ?? '',
  };
}

/** `xlabel` is Graphviz's name for an external label, familiar to its users. */
const STEP_ALIASES = new Map([['xlabel', 'label']]);

const isNothing = (value: Value): boolean => value.kind === 'scalar' && value.value === null;
