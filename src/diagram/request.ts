/**
 * Builds the request for a diagram from parsed options: those of a command, or the inputs of the action. This is done
 * nowhere else. To add an option with the name and the values of a member of `Drawing`, list it in `DRAWING_OPTIONS`.
 */
import type { BackendName, Detail } from '../options.js';
import type { Io } from '../platform/io.js';
import type { FontFile } from '../render/fallback/font.js';
import type { Format } from '../render/formats.js';
import {
  type AnnotationFile,
  annotationsBeside,
  type LanguageModel,
  languageModel,
  type ReadAnnotations,
} from './annotate.js';
import type { Drawing } from './draw.js';
import type { FileOf } from './pages.js';
import type { PlacesFile } from './pinned-layout.js';
import type { Source } from './source.js';
import type { View } from './view.js';

export interface DiagramRequest {
  readonly source: Source;
  readonly detail: Detail;
  /** Null to use the graph without annotations. */
  readonly annotations: ReadAnnotations | null;
  /**
   * The language model. If `isAsked` is false, `Watch.question` receives the prompt and no request is sent. Null for no
   * model.
   */
  readonly model: { readonly is: LanguageModel; readonly isAsked: boolean } | null;
  /** The part of the graph to draw; null for all of it. */
  readonly view: View | null;
  /** Title that replaces the graph's own; null for no change. */
  readonly title: string | null;
  /** Null to draw nothing; no formats to compute labels only. */
  readonly drawing: Drawing | null;
  /** Draws one diagram per part, and one that links to them, under these file names. Null for a single diagram. */
  readonly pages?: FileOf | null;
  /** True to mask account, subscription and project ids in all output. Default: false. */
  readonly hidesAccounts?: boolean;
  /**
   * True to return the names in the cloud of all resources, including those that are part of others. Default: false.
   */
  readonly namesResources?: boolean;
  /** True to return the description of a root module, for its links to others. Default: false. */
  readonly describesRoot?: boolean;
}

/** Options that are optional members of `Drawing`, with the same names and values. */
const DRAWING_OPTIONS = [
  'changes',
  'drift',
  'icons',
  'tags',
  'side',
  'steps',
] as const satisfies readonly (keyof Drawing)[];

type DrawingOptions = Pick<Drawing, (typeof DRAWING_OPTIONS)[number]>;

/**
 * The option `theme`, including the input's choice of both themes. `auto` gives one SVG for both themes and a light
 * PNG.
 */
const THEMES = {
  both: ['light', 'dark'],
  light: ['light'],
  dark: ['dark'],
  auto: ['auto'],
} as const satisfies Readonly<Record<string, Drawing['themes']>>;

/** The option `modules`, including the values of the input from when it was a flag. */
const MODULES = {
  auto: 'auto',
  all: 'all',
  none: 'none',
  true: 'all',
  false: 'none',
} as const satisfies Readonly<Record<string, Drawing['modules']>>;

/** The option `hide-accounts`, and the input. The caller resolves `auto` if it knows who reads the diagram. */
const HIDES_ACCOUNTS = { auto: false, on: true, off: false, true: true, false: false } as const;

/** Options that decide which graph is computed. */
export interface GraphOptions {
  readonly detail: Detail;
  readonly 'hide-accounts': keyof typeof HIDES_ACCOUNTS;
}

/** Options that decide what is drawn. A command without the optional ones gets their defaults. */
export interface DiagramOptions extends GraphOptions, DrawingOptions, Pick<Drawing, 'layout'>, View {
  readonly theme: keyof typeof THEMES;
  readonly modules: keyof typeof MODULES;
  readonly scale?: Drawing['scale'];
  readonly title?: string | null;
  readonly pages?: boolean;
  readonly 'ai-annotate'?: BackendName | null;
  readonly 'ai-dry-run'?: boolean;
}

/**
 * Values that follow from options by rules of the caller: contents of files that options name, and names of output
 * files.
 */
export interface RequestParts {
  readonly formats: readonly Format[];
  readonly fonts?: readonly FontFile[];
  /** The file of `--layout-from`. */
  readonly places?: PlacesFile | null;
  /** Reads the file of `annotate`, which has precedence over the files beside the code; null without that option. */
  readonly readAnnotation?: (() => Promise<AnnotationFile>) | null;
  /** File names for the option `pages`. */
  readonly pageFile?: FileOf;
}

/** A request for a diagram, without its source. */
export interface DrawingRequest extends Omit<DiagramRequest, 'source'> {
  readonly drawing: Drawing;
}

const WORKING_DIRECTORY = '.';

/** Returns the request for a diagram, from parsed options. */
export function requestOf(options: DiagramOptions, parts: RequestParts, io: Io): DrawingRequest {
  const { simplified, overview, title = null, theme, modules, layout, scale = null } = options;
  const { 'ai-annotate': backend = null, 'ai-dry-run': isDry = false } = options;
  const { formats, fonts = [], places = null, readAnnotation = null, pageFile = null } = parts;
  return {
    ...graphRequestOf(options),
    annotations: async (folders, kept, warn) => {
      const beside = await annotationsBeside({ folders: [...folders, WORKING_DIRECTORY], kept }, io, warn);
      return readAnnotation === null ? beside : [...beside, await readAnnotation()];
    },
    model: backend === null ? null : { is: languageModel(backend), isAsked: !isDry },
    view: { simplified, overview },
    title,
    pages: options.pages === true ? pageFile : null,
    drawing: {
      formats,
      themes: THEMES[theme],
      scale,
      modules: MODULES[modules],
      layout,
      ...drawingOptionsIn(options),
      fonts,
      places,
    },
  };
}

/** Returns the request for a graph alone, from parsed options. */
export const graphRequestOf = ({ detail, 'hide-accounts': hideAccounts }: GraphOptions) => ({
  detail,
  hidesAccounts: HIDES_ACCOUNTS[hideAccounts],
  annotations: null,
  model: null,
  view: null,
  title: null,
  drawing: null,
});

/** Returns the options of `DRAWING_OPTIONS` that are set. */
const drawingOptionsIn = (options: DrawingOptions): DrawingOptions =>
  Object.fromEntries(DRAWING_OPTIONS.flatMap((name) => (options[name] === undefined ? [] : [[name, options[name]]])));
