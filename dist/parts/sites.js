"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// parts/sites.js
var sites_exports = {};
__export(sites_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(sites_exports);

// elsewhere:src/catalog/products.ts
var module2 = require("./picture.js").modules["src/catalog/products.ts"]();
var COMMON_WORDS = module2.COMMON_WORDS;
var ENVIRONMENT_WORDS = module2.ENVIRONMENT_WORDS;
var KIND_WORDS = module2.KIND_WORDS;
var MADE_UP_ID = module2.MADE_UP_ID;
var MADE_UP_NAME = module2.MADE_UP_NAME;
var SAYS_NOTHING = module2.SAYS_NOTHING;
var UNIQUE_SUFFIX = module2.UNIQUE_SUFFIX;
var builtType = module2.builtType;
var cloudNameOf = module2.cloudNameOf;
var effectiveCloudOf = module2.effectiveCloudOf;
var isEnvironment = module2.isEnvironment;
var isKnownByCloudName = module2.isKnownByCloudName;
var nameAttributesOf = module2.nameAttributesOf;
var namePathsOf = module2.namePathsOf;
var outerBoxOf = module2.outerBoxOf;
var productOf = module2.productOf;
var valueInWords = module2.valueInWords;

// elsewhere:src/diagram.ts
var module3 = require("./picture.js").modules["src/diagram.ts"]();
var ANNOTATION_FILE = module3.ANNOTATION_FILE;
var FONT_FILE = module3.FONT_FILE;
var FORMAT_DEFAULT = module3.FORMAT_DEFAULT;
var FORMAT_NAMES = module3.FORMAT_NAMES;
var REPORT_FORMATS = module3.REPORT_FORMATS;
var REPORT_FORMAT_DEFAULT = module3.REPORT_FORMAT_DEFAULT;
var REPORT_FORMAT_NAMES = module3.REPORT_FORMAT_NAMES;
var annotationsBeside = module3.annotationsBeside;
var annotationsOf = module3.annotationsOf;
var connectionsOf = module3.connectionsOf;
var diagram = module3.diagram;
var editState = module3.editState;
var fetchArchive = module3.fetchArchive;
var formatOfExtension = module3.formatOfExtension;
var formatRow = module3.formatRow;
var graphRequestOf = module3.graphRequestOf;
var isFileAddress = module3.isFileAddress;
var isGitAddress = module3.isGitAddress;
var knowsChanges = module3.knowsChanges;
var lastChanges = module3.lastChanges;
var linksBetween = module3.linksBetween;
var modelFileIn = module3.modelFileIn;
var networkOf = module3.networkOf;
var readEstate = module3.readEstate;
var requestOf = module3.requestOf;
var shownName = module3.shownName;
var surveyCode = module3.surveyCode;
var unpackTree = module3.unpackTree;

// elsewhere:src/graph/order.ts
var module4 = require("./picture.js").modules["src/graph/order.ts"]();
var byAddress = module4.byAddress;
var byText = module4.byText;
var largest = module4.largest;
var smallest = module4.smallest;

// elsewhere:src/platform/text/limit-warnings.ts
var module5 = require("./picture.js").modules["src/platform/text/limit-warnings.ts"]();
var limitWarnings = module5.limitWarnings;

// elsewhere:src/cli/run.ts
var module6 = require("./picture.js").modules["src/cli/run.ts"]();
var printSummary = module6.printSummary;
var run = module6.run;
var summaryOf = module6.summaryOf;
var writeDebugData = module6.writeDebugData;

// elsewhere:src/cli/docs/listing.ts
var module7 = require("./docs.js").modules["src/cli/docs/listing.ts"]();
var indexOf = module7.indexOf;
var printWarnings = module7.printWarnings;

// src/cli/docs/draw.ts
var PICTURE = FORMAT_DEFAULT;
var PAGE = FORMAT_NAMES.find((format) => formatRow(format).mediaType === "text/html");
async function drawCode(code, options, io, progress) {
  const request = {
    // The option `title` is the heading of the index.
    ...requestOf({ ...options, title: null }, { formats: [PICTURE, PAGE] }, io),
    source: { is: "code", code },
    describesRoot: true
  };
  const warnings = [];
  const { result, graph, pictures } = await diagram(request, io, {
    step: progress.step,
    note: () => {
    },
    warn: (texts) => warnings.push(...limitWarnings(texts))
  }).catch((error) => {
    printWarnings(code.name, warnings, progress);
    throw error;
  });
  return {
    title: graph.title === "" ? shownName(code.name, request.hidesAccounts) : graph.title,
    counts: summaryOf(result, graph.removed),
    resources: result.ledger?.summary.total ?? 0,
    kinds: kindsIn(result.graph),
    description: result.root ?? null,
    warnings,
    picture: formatRow(PICTURE).extension,
    page: formatRow(PAGE).extension,
    files: new Map(pictures.map(({ format, content }) => [formatRow(format).extension, content]))
  };
}
function kindsIn({ nodes }) {
  const counts = /* @__PURE__ */ new Map();
  for (const { type, attributes, count, lookedUp } of nodes.values()) {
    if (lookedUp) continue;
    const { title } = productOf(type, attributes);
    counts.set(title, (counts.get(title) ?? 0) + count);
  }
  return [...counts].sort(([a, one], [b, other]) => other - one || byText(a, b));
}

// src/terraform/roots/code.ts
var import_node_path = require("node:path");

// elsewhere:src/graph/terraform-names.ts
var module8 = require("./plan.js").modules["src/graph/terraform-names.ts"]();
var CODE_FILE = module8.CODE_FILE;
var REPEATERS = module8.REPEATERS;
var UNIT_FILE = module8.UNIT_FILE;

// elsewhere:src/platform/text/paths.ts
var module9 = require("../cli.js").modules["src/platform/text/paths.ts"]();
var isWithin = module9.isWithin;
var withoutFolders = module9.withoutFolders;

// src/terraform/roots/limits.ts
var DISCOVER_DEPTH = 16;
var DISCOVER_DIRECTORIES_MAX = 5e4;
var DISCOVER_FILE_BYTES_MAX = 4 * 2 ** 20;

// src/terraform/roots/code.ts
var isBelow = (folder, path) => folder === "." || path === folder || path.startsWith(`${folder}/`);
var Repository = class {
  #io;
  #top;
  /** Directories by path, as far as they were read. */
  #known = /* @__PURE__ */ new Map();
  /** @param top absolute path of the repository root */
  constructor(io, top) {
    this.#io = io;
    this.#top = top;
  }
  /** Reads a directory; null if it has no code or does not exist. */
  read(path) {
    const known = this.#known.get(path) ?? this.#read(path);
    this.#known.set(path, known);
    return known;
  }
  /** Lists a directory; empty if it does not exist or cannot be read. */
  entries(path) {
    return this.#io.list(this.#absolute(path)).catch(() => []);
  }
  /** Returns the trimmed, non-empty lines of code in a directory; empty if it has no code. */
  async lines(path) {
    const code = (await this.entries(path)).filter(({ name, kind }) => kind === "file" && isCodeOrValues(name));
    const texts = await Promise.all(code.map(({ name }) => this.#bytes(path, name)));
    return texts.flatMap((bytes) => Buffer.from(bytes).toString("utf8").split("\n")).map((line) => line.trim()).filter((line) => line !== "");
  }
  /** Returns the directory that a file belongs to: the nearest one with code, upwards; null if there is none. */
  async ownerOf(file) {
    for (let path = import_node_path.posix.dirname(file); ; path = import_node_path.posix.dirname(path)) {
      const directory = await this.read(path);
      if (directory !== null || path === import_node_path.posix.dirname(path)) return directory;
    }
  }
  #absolute = (path) => import_node_path.posix.join(this.#top, path);
  async #read(path) {
    const entries = await this.entries(path);
    const code = entries.filter(({ name, kind }) => kind !== "directory" && !name.startsWith(".") && isCode(name));
    if (code.length === 0) return null;
    const files = await Promise.all(
      code.map(async ({ name }) => ({ path: name, bytes: await this.#bytes(path, name) }))
    );
    const { calls, isRoot } = await surveyCode(files);
    const links = entries.filter(({ kind }) => kind === "link");
    const linked = await Promise.all(links.map(({ name }) => this.#target(import_node_path.posix.join(path, name))));
    return {
      path,
      calls: calls.map((call) => import_node_path.posix.join(path, call).replace(/(?<=.)\/+$/, "")),
      isRoot,
      isTerragrunt: code.some(({ name }) => name === UNIT_FILE),
      linked: linked.flatMap((target) => target ?? [])
    };
  }
  /** Reads a file; empty if it cannot be read or is too large to be handwritten. */
  async #bytes(path, name) {
    const absolute = this.#absolute(import_node_path.posix.join(path, name));
    const size = await this.#io.sizeOf(absolute).catch(() => null);
    if (size === null || size > DISCOVER_FILE_BYTES_MAX) return new Uint8Array();
    return this.#io.readFile(absolute).catch(() => new Uint8Array());
  }
  /** Returns the target of a link; null if it lies outside of the repository. */
  async #target(path) {
    const target = await this.#io.realPath(this.#absolute(path)).catch(() => null);
    const root = await this.#io.realPath(this.#top);
    if (target === null || root === null || target === root || !isWithin(root, target)) return null;
    return (0, import_node_path.relative)(root, target).replaceAll("\\", "/");
  }
};
var isCodeOrValues = (name) => !name.startsWith(".") && (isCode(name) || /\.(tfvars(\.json)?|hcl)$/.test(name));
var isCode = (name) => CODE_FILE.test(name) || name === UNIT_FILE;

// src/terraform/roots/find.ts
var import_node_path2 = require("node:path");

// elsewhere:src/platform/text/matching.ts
var module10 = require("./picture.js").modules["src/platform/text/matching.ts"]();
var matchEnd = module10.matchEnd;
var matchesName = module10.matchesName;
var matchesWild = module10.matchesWild;
var nearest = module10.nearest;

// src/terraform/roots/find.ts
var CACHES = /* @__PURE__ */ new Set(["node_modules", "vendor"]);
async function findRoots(repository, patterns) {
  const { directories, isAll } = await walk(repository, patterns);
  const called = new Set(directories.flatMap(({ path, calls }) => calls.filter((call) => call !== path)));
  const isRoot = patterns.roots.length > 0 ? ({ path }) => patterns.roots.some((pattern) => matches(pattern, path)) : (directory) => looksLikeRoot(directory, called);
  const code = directories.sort((a, b) => byText(a.path, b.path));
  const roots = code.filter(isRoot);
  const named = roots.filter(({ path }) => isNameable(path));
  return {
    roots: named,
    code: code.filter(({ path }) => isNameable(path)),
    unnameable: roots.length - named.length,
    isAll
  };
}
var isNameable = (path) => path === path.trim() && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(path);
function looksLikeRoot({ path, isRoot, isTerragrunt }, called) {
  if (isRoot || isTerragrunt) return true;
  return !called.has(path) && !isPart(path);
}
function isPart(path) {
  const names = path.split("/");
  return names.lastIndexOf("modules") > Math.max(...EXAMPLES.map((name) => names.lastIndexOf(name)));
}
var EXAMPLES = ["example", "examples"];
var isSkipped = (name) => name.startsWith(".") && name !== "." || CACHES.has(name);
var isLookedInto = (path, { paths, exclude }) => {
  const names = path.split("/");
  const ancestors = names.map((_, at) => names.slice(0, at + 1).join("/"));
  const isNamed = paths.some((from) => isBelow(from, path));
  return isNamed && !names.some(isSkipped) && !ancestors.some((ancestor) => isExcluded(ancestor, exclude));
};
async function walk(repository, { paths, exclude }) {
  const directories = /* @__PURE__ */ new Map();
  let level = [...new Set(paths)].filter((path) => !isExcluded(path, exclude));
  let visited = 0;
  for (let depth = 0; level.length > 0 && depth <= DISCOVER_DEPTH; depth++) {
    const next = [];
    for (const path of level) {
      if (visited === DISCOVER_DIRECTORIES_MAX) return { directories: [...directories.values()], isAll: false };
      visited++;
      const directory = await repository.read(path);
      if (directory !== null) directories.set(path, directory);
      for (const { name, kind } of await repository.entries(path)) {
        if (kind !== "directory" || isSkipped(name)) continue;
        const below = import_node_path2.posix.join(path, name);
        if (!isExcluded(below, exclude)) next.push(below);
      }
    }
    level = next;
  }
  return { directories: [...directories.values()], isAll: true };
}
var isExcluded = (path, exclude) => exclude.some((pattern) => matches(pattern, path));
function matches(pattern, path) {
  const trimmed = pattern.replace(/^\.\/+/, "/").replace(/\/+$/, "");
  const isAnchored = trimmed.includes("/");
  const names = trimmed.split("/").filter((name) => name !== "");
  const steps = isAnchored ? names : ["**", ...names];
  return matchesWild(steps, path === "." ? ["."] : path.split("/"), "**", matchesName);
}

// parts/sites.js
var modules = {
  "src/cli/docs/draw.ts": () => ({ drawCode }),
  "src/terraform/roots/code.ts": () => ({ Repository, isBelow, isCode }),
  "src/terraform/roots/find.ts": () => ({ findRoots, isExcluded, isLookedInto, isNameable, isPart, isSkipped, matches })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
