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

// parts/roots.js
var roots_exports = {};
__export(roots_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(roots_exports);

// src/terraform/roots/code.ts
var import_node_path = require("node:path");

// elsewhere:src/diagram.ts
var module2 = require("./picture.js").modules["src/diagram.ts"]();
var ANNOTATION_FILE = module2.ANNOTATION_FILE;
var FONT_FILE = module2.FONT_FILE;
var FORMAT_DEFAULT = module2.FORMAT_DEFAULT;
var FORMAT_NAMES = module2.FORMAT_NAMES;
var REPORT_FORMATS = module2.REPORT_FORMATS;
var REPORT_FORMAT_DEFAULT = module2.REPORT_FORMAT_DEFAULT;
var REPORT_FORMAT_NAMES = module2.REPORT_FORMAT_NAMES;
var annotationsBeside = module2.annotationsBeside;
var annotationsOf = module2.annotationsOf;
var connectionsOf = module2.connectionsOf;
var diagram = module2.diagram;
var editState = module2.editState;
var fetchArchive = module2.fetchArchive;
var formatOfExtension = module2.formatOfExtension;
var formatRow = module2.formatRow;
var graphRequestOf = module2.graphRequestOf;
var isFileAddress = module2.isFileAddress;
var isGitAddress = module2.isGitAddress;
var knowsChanges = module2.knowsChanges;
var lastChanges = module2.lastChanges;
var linksBetween = module2.linksBetween;
var modelFileIn = module2.modelFileIn;
var networkOf = module2.networkOf;
var readEstate = module2.readEstate;
var requestOf = module2.requestOf;
var shownName = module2.shownName;
var surveyCode = module2.surveyCode;
var unpackTree = module2.unpackTree;

// elsewhere:src/graph/terraform-names.ts
var module3 = require("./common.js").modules["src/graph/terraform-names.ts"]();
var CODE_FILE = module3.CODE_FILE;
var LOCK_FILE = module3.LOCK_FILE;
var REPEATERS = module3.REPEATERS;
var UNIT_FILE = module3.UNIT_FILE;

// elsewhere:src/platform/text/paths.ts
var module4 = require("../cli.js").modules["src/platform/text/paths.ts"]();
var isWithin = module4.isWithin;
var withoutFolders = module4.withoutFolders;

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
      bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0),
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
  /** Returns the target of a link; null if it lies outside the repository. */
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

// elsewhere:src/graph/order.ts
var module5 = require("./start.js").modules["src/graph/order.ts"]();
var byAddress = module5.byAddress;
var byText = module5.byText;
var largest = module5.largest;
var smallest = module5.smallest;

// elsewhere:src/platform/text/matching.ts
var module6 = require("./picture.js").modules["src/platform/text/matching.ts"]();
var matchEnd = module6.matchEnd;
var matchesName = module6.matchesName;
var matchesWild = module6.matchesWild;
var nearest = module6.nearest;

// src/terraform/roots/find.ts
var DEPENDENCY_FOLDERS = /* @__PURE__ */ new Set(["node_modules", "vendor"]);
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
var isSkipped = (name) => name.startsWith(".") && name !== "." || DEPENDENCY_FOLDERS.has(name);
var isSearched = (path, { paths, exclude }) => {
  const names = path.split("/");
  const ancestors = names.map((_, index) => names.slice(0, index + 1).join("/"));
  const isInScope = paths.some((searched) => isBelow(searched, path));
  return isInScope && !names.some(isSkipped) && !ancestors.some((ancestor) => isExcluded(ancestor, exclude));
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
        const child = import_node_path2.posix.join(path, name);
        if (!isExcluded(child, exclude)) next.push(child);
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

// parts/roots.js
var modules = {
  "src/terraform/roots/code.ts": () => ({ Repository, isBelow, isCode }),
  "src/terraform/roots/find.ts": () => ({ findRoots, isExcluded, isNameable, isPart, isSearched, isSkipped, matches })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
