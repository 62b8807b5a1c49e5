/** Decodes the tree of an annotation file. docs/annotations.schema.json describes the same format for editors. */
import { isAddress } from '../graph/address.js';
import { LABEL_LENGTH_MAX } from '../limits.js';
import { contrastOf, FILLED, hexColour, LINE_CONTRAST, TEXT_CONTRAST } from '../platform/text/colours.js';
import { FLOW_TEXT_LENGTH_MAX, FONT_NAME_LENGTH_MAX, TITLE_LENGTH_MAX } from './limits.js';
import * as messages from './messages.js';
import {
  type Addition,
  type Annotations,
  BRAND_COLOURS,
  type Brand,
  type BrandColour,
  type BrandColours,
  type Connection,
  type FlowStep,
  type FlowText,
  type GroupStyle,
  type GroupText,
  type IconText,
  type Label,
  type Pattern,
  type Update,
} from './model.js';
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
    groups: groups(entries.get('groups'), problems),
    icons: icons(entries.get('icons'), problems),
    brand: brand(entries.get('brand'), problems),
  };
}

const FILE_KEYS = [
  'format',
  'title',
  'add',
  'connect',
  'disconnect',
  'remove',
  'update',
  'flows',
  'font',
  'groups',
  'icons',
  'brand',
];
const ADDITION_KEYS = ['label', 'detail'];
const UPDATE_KEYS = ['label', 'detail', 'edge_labels'];
const FLOW_KEYS = ['description', 'steps'];
const STEP_KEYS = ['resource', 'label', 'detail'];

const itemsIn = (entry: Entry | undefined, problems: Problems): readonly Value[] =>
  entry === undefined ? [] : itemsOf(entry.value, messages.LIST_OF_ADDRESSES, problems);

/** Returns the items of a list; a value that is not a list is the only item. Empty if the key is missing. */
const oneOrMore = (entry: Entry | undefined): readonly Value[] =>
  entry === undefined ? [] : entry.value.kind === 'list' ? entry.value.items : [entry.value];

/** Reads one path or a list of paths. */
function paths(entry: Entry | undefined, problems: Problems): readonly Pattern[] {
  return oneOrMore(entry).flatMap((item) => {
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

// ---- Groups, icons, colours and font.

const GROUP_KEYS = ['members', 'tags', 'team', 'draw', 'colour'];
const BRAND_KEYS = [...BRAND_COLOURS, 'dark', 'font', 'font_files'];
const GROUP_STYLES: ReadonlyMap<unknown, GroupStyle> = new Map([
  ['box', 'box'],
  ['colour', 'colour'],
  ['color', 'colour'],
]);
const COLOUR_ALIASES = new Map([['color', 'colour']]);
/** Spellings of the tag that names the team of a resource. */
const TEAM_TAGS = ['team', 'Team', 'owner', 'Owner'] as const;

/** Reads a map of group names to their members. */
function groups(entry: Entry | undefined, problems: Problems): GroupText[] {
  if (entry === undefined) return [];
  return entriesOf(entry.value, messages.GROUPS_SHAPE, problems).flatMap(({ key, location, value }) => {
    const entries = entriesByKey(
      entriesOf(value, messages.GROUP_SHAPE, problems),
      GROUP_KEYS,
      problems,
      COLOUR_ALIASES,
    );
    if ([...key].length > LABEL_LENGTH_MAX) problems.add(location, messages.textTooLong(LABEL_LENGTH_MAX));
    const members = oneOrMore(entries.get('members')).flatMap((item) => patternOf(item, problems) ?? []);
    const tags = [...tagsIn(entries.get('tags'), problems), ...teamIn(entries.get('team'), problems)];
    if (members.length + tags.length === 0 && value.kind === 'map') problems.add(location, messages.GROUP_SHAPE);
    const name = { text: key, location };
    return [{ name, members, tags, draw: groupStyle(entries.get('draw'), problems), ...colourIn(entries, problems) }];
  });
}

/** Reads a map of tag names to one value or a list of values. */
const tagsIn = (entry: Entry | undefined, problems: Problems): GroupText['tags'] =>
  (entry === undefined ? [] : entriesOf(entry.value, messages.TAGS_SHAPE, problems)).map((tag) => ({
    names: [tag.key],
    values: valuesIn(tag, problems),
  }));

const teamIn = (entry: Entry | undefined, problems: Problems): GroupText['tags'] =>
  entry === undefined ? [] : [{ names: TEAM_TAGS, values: valuesIn(entry, problems) }];

const valuesIn = (entry: Entry, problems: Problems): readonly string[] =>
  oneOrMore(entry).flatMap((item) => textOf(item, LABEL_LENGTH_MAX, problems) ?? []);

function groupStyle(entry: Entry | undefined, problems: Problems): GroupStyle {
  if (entry === undefined) return 'box';
  const style = entry.value.kind === 'scalar' ? GROUP_STYLES.get(entry.value.value) : undefined;
  if (style === undefined) problems.add(entry.value.location, messages.GROUP_STYLE_SHAPE);
  return style ?? 'box';
}

const colourIn = (entries: ReadonlyMap<string, Entry>, problems: Problems): Pick<GroupText, 'colour'> => ({
  colour: colourOf(entries.get('colour'), problems),
});

/**
 * Reads a colour; null for none, and for an invalid one, which is reported. In YAML, `#0b6e86` without quotes is a
 * comment, so a user's unquoted colour arrives as null.
 */
function colourOf(entry: Entry | undefined, problems: Problems): string | null {
  if (entry === undefined) return null;
  const { value } = entry;
  const colour = value.kind === 'scalar' && typeof value.value === 'string' ? hexColour(value.value) : null;
  if (colour === null) problems.add(value.location, messages.COLOUR_SHAPE);
  return colour;
}

/** Reads a map of types and addresses to paths of icon files. */
function icons(entry: Entry | undefined, problems: Problems): IconText[] {
  if (entry === undefined) return [];
  return entriesOf(entry.value, messages.ICONS_SHAPE, problems).flatMap(({ key, location, value }) => {
    const path = patternOf(value, problems);
    if (path?.text === '') problems.add(path.location, messages.ICONS_SHAPE);
    return path === null ? [] : [{ of: { text: key, location }, path }];
  });
}

function brand(entry: Entry | undefined, problems: Problems): Brand | null {
  if (entry === undefined) return null;
  const entries = entriesByKey(entriesOf(entry.value, messages.BRAND_SHAPE, problems), BRAND_KEYS, problems);
  const dark = entries.get('dark');
  const darkEntries = dark === undefined ? [] : entriesOf(dark.value, messages.BRAND_SHAPE, problems);
  return {
    light: brandColours(entries, 'light', problems),
    dark: brandColours(entriesByKey(darkEntries, BRAND_COLOURS, problems), 'dark', problems),
    font: fontName(entries.get('font'), problems),
    fontFiles: paths(entries.get('font_files'), problems),
  };
}

/** Default backgrounds. Others must be similar, because boxes and icons are made for them. */
const BACKGROUNDS = { light: '#ffffff', dark: '#000000' } as const;
const OPPOSITE = { light: BACKGROUNDS.dark, dark: BACKGROUNDS.light } as const;

/**
 * Reads the colours of one theme. Reports colours that would be hard to see. For an unsuitable background, reports only
 * that, and returns no colours.
 */
function brandColours(
  entries: ReadonlyMap<string, Entry>,
  theme: keyof typeof BACKGROUNDS,
  problems: Problems,
): BrandColours {
  const colours = Object.fromEntries(
    BRAND_COLOURS.flatMap((name) => {
      const colour = colourOf(entries.get(name), problems);
      return colour === null ? [] : [[name, colour]];
    }),
  ) as BrandColours;
  const background = colours.background ?? BACKGROUNDS[theme];
  const report = (name: BrandColour, problem: string) => problems.add(entries.get(name)!.value.location, problem);
  if (contrastOf(background, OPPOSITE[theme]) < BACKGROUND_CONTRAST) {
    report('background', messages.backgroundUnfit(theme === 'light'));
    return {};
  }
  for (const [name, contrastMin] of MINIMUM_CONTRASTS) {
    const colour = colours[name];
    if (colour === undefined) continue;
    const contrast = Math.min(contrastOf(colour, background), contrastOf(colour, FILLED[theme]));
    if (contrast < contrastMin) report(name, messages.tooLittleContrast(contrast, contrastMin));
  }
  return colours;
}

/**
 * Minimum contrast of the background: to black in the light theme, to white in the dark one. It
 * leaves room for colours of text and lines that reach their own minimum contrasts.
 */
const BACKGROUND_CONTRAST = 18;
/** Minimum contrasts to the background and to the fill of boxes. */
const MINIMUM_CONTRASTS = [
  ['text', TEXT_CONTRAST],
  ['line', LINE_CONTRAST],
  ['accent', LINE_CONTRAST],
] as const;

/** Family names are part of style attributes, so only harmless characters are allowed. */
const FONT_NAME = /^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u;

function fontName(entry: Entry | undefined, problems: Problems): string | null {
  const name = optionalText(entry, FONT_NAME_LENGTH_MAX, problems);
  if (name === null || FONT_NAME.test(name)) return name;
  problems.add(entry!.value.location, messages.FONT_NAME_SHAPE);
  return null;
}

/** `xlabel` is Graphviz's name for an external label, familiar to its users. */
const STEP_ALIASES = new Map([['xlabel', 'label']]);

const isEmpty = (value: Value): boolean => value.kind === 'scalar' && value.value === null;
