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

// parts/watch.js
var watch_exports = {};
__export(watch_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(watch_exports);

// src/cli/watch.ts
var import_node_path3 = require("node:path");

// elsewhere:src/errors.ts
var module2 = require("../cli.js").modules["src/errors.ts"]();
var Bug = module2.Bug;
var External = module2.External;
var GroundplanError = module2.GroundplanError;
var InvalidInput = module2.InvalidInput;
var Missing = module2.Missing;
var Misuse = module2.Misuse;
var NoResources = module2.NoResources;

// elsewhere:src/platform/hash.ts
var module3 = require("./picture.js").modules["src/platform/hash.ts"]();
var sha256 = module3.sha256;
var sha256Base64 = module3.sha256Base64;

// elsewhere:src/platform/programs/find.ts
var module4 = require("../cli.js").modules["src/platform/programs/find.ts"]();
var absoluteFolders = module4.absoluteFolders;
var findProgram = module4.findProgram;
var withAbsolutePath = module4.withAbsolutePath;
var withoutProgramsIn = module4.withoutProgramsIn;

// src/platform/cache/rows.ts
var import_node_path = require("node:path");

// elsewhere:src/platform/text/paths.ts
var module5 = require("../cli.js").modules["src/platform/text/paths.ts"]();
var isWithin = module5.isWithin;
var withoutFolders = module5.withoutFolders;

// src/platform/cache/rows.ts
var SEPARATOR = "\0";
var questionKey = ({ kind, name, detail = "" }) => [kind, name, detail].join(SEPARATOR);
function fingerprintOf(rows) {
  return sha256(JSON.stringify(rows.map((row) => [questionKey(row), row.hash])));
}
var MARK = "<";
function shorten(path, bases) {
  for (const [token, base] of bases) if (isWithin(base, path)) return (0, import_node_path.join)(`${MARK}${token}>`, (0, import_node_path.relative)(base, path));
  return path;
}
function expand(name, bases) {
  if ((0, import_node_path.isAbsolute)(name)) return name;
  const end = name.indexOf(">");
  const base = name.startsWith(MARK) ? bases.get(name.slice(MARK.length, end)) : void 0;
  return base === void 0 ? name : (0, import_node_path.join)(base, name.slice(end + 1));
}

// src/platform/cache/answers.ts
var hashOf = (answer) => sha256(typeof answer === "string" ? `text ${answer}` : answer);
var errorText = (error) => `error ${error?.code ?? "unknown"}`;
function entriesText(entries, pattern) {
  const matching = pattern === "" ? entries : entries.filter(({ name }) => new RegExp(pattern).test(name));
  return JSON.stringify(matching.map(({ name, kind }) => [name, kind]));
}
var RELEVANT = /^(?:TF_(?!TOKEN_)|TFE_HOSTNAME$|TG_|TERRAGRUNT_|(?:ASDF|AQUA|MISE|PROTO|RTX|TENV|TFENV|TOFUENV)_|GROUNDPLAN_)/;
var relevantVariables = (env) => Object.keys(env).filter((name) => RELEVANT.test(name) && env[name] !== void 0).sort();
function probeRun(command, args, options, env) {
  const current = { ...env };
  const given = options.env ?? current;
  const names = /* @__PURE__ */ new Set([...Object.keys(given), ...Object.keys(current)]);
  const changed2 = [...names].sort().filter((name) => given[name] !== current[name]);
  const more = Object.fromEntries(changed2.map((name) => [name, given[name] ?? null]));
  return { command, args, seconds: options.seconds, more };
}
var runs = /* @__PURE__ */ new WeakMap();
function repeatProbe(asking, io) {
  const known = runs.get(io) ?? /* @__PURE__ */ new Map();
  runs.set(io, known);
  const { command, args, seconds, more } = asking;
  const text = JSON.stringify(asking);
  const changes = Object.entries(more).map(([name, value]) => [name, value ?? void 0]);
  const env = { ...io.env, ...Object.fromEntries(changes) };
  const answer = known.get(text) ?? io.run(command, args, { seconds, env });
  known.set(text, answer);
  return answer;
}
async function programIdentity(command, io) {
  const path = findProgram(command, io.env);
  if (path === null) return "missing";
  return `${await io.realPath(path).catch(errorText)} ${await io.sizeOf(path).catch(errorText)}`;
}
async function answerHash(question, bases, io) {
  return hashOf(await answerTo(question, bases, io).catch(errorText));
}
async function answerTo({ kind, name, detail = "" }, bases, io) {
  switch (kind) {
    case "readFile":
      return io.readFile(expand(name, bases));
    case "readRegular":
      return io.readRegular(expand(name, bases), Number(detail));
    case "kindOf":
      return io.kindOf(expand(name, bases));
    case "sizeOf":
      return String(await io.sizeOf(expand(name, bases)));
    case "realPath": {
      const path = await io.realPath(expand(name, bases));
      return path === null ? "none" : shorten(path, bases);
    }
    case "list":
      return entriesText(await io.list(expand(name, bases), ...detail === "" ? [] : [new RegExp(detail)]), detail);
    case "env":
      return String(io.env[name]);
    case "names":
      return JSON.stringify(relevantVariables(io.env));
    case "run":
      return JSON.stringify(await repeatProbe(JSON.parse(name), io));
    case "program":
      return programIdentity(name, io);
  }
}

// src/platform/cache/recorder.ts
var import_node_path2 = require("node:path");
var QUESTIONS_AT_ONCE = 64;
function record(io, options) {
  const recorder = new Recorder(io, options);
  return {
    io: recorder.recording(),
    rows: () => [...recorder.rows.values()],
    obstacle: () => recorder.obstacle,
    isCurrent: (current) => recorder.isCurrent(current)
  };
}
var Recorder = class {
  constructor(outer, options) {
    this.outer = outer;
    this.options = options;
    this.#note({ kind: "names", name: "" }, JSON.stringify(relevantVariables(outer.env)));
    for (const name of relevantVariables(outer.env)) this.#note({ kind: "env", name }, String(outer.env[name]));
  }
  outer;
  options;
  rows = /* @__PURE__ */ new Map();
  obstacle = null;
  /** Temporary folders of the work itself, whose content follows from what was read. */
  #temporary = /* @__PURE__ */ new Set();
  recording() {
    const { outer } = this;
    return {
      ...outer,
      env: this.#environment(),
      ...this.#reads(),
      ...this.#writes(),
      ...this.#temporaries(),
      run: (command, args, given) => this.#run(command, args, given),
      launch: this.#obstructing("launch", outer.launch),
      request: this.#obstructing("request", outer.request),
      download: this.#obstructing("download", outer.download),
      lookup: this.#obstructing("lookup", (host) => outer.lookup(host)),
      wait: this.#obstructing("wait", (seconds) => outer.wait(seconds)),
      installed: this.#obstructing("installed", (name, version) => outer.installed(name, version)),
      ...outer.readDescriptor && { readDescriptor: this.#obstructing("readDescriptor", outer.readDescriptor) },
      ...outer.onStdin && { onStdin: this.#obstructing("onStdin", outer.onStdin) }
    };
  }
  async isCurrent(io) {
    if (this.obstacle !== null) return false;
    const rows = [...this.rows.values()];
    for (let start = 0; start < rows.length; start += QUESTIONS_AT_ONCE) {
      const asked = rows.slice(start, start + QUESTIONS_AT_ONCE);
      const answers = await Promise.all(asked.map((row) => answerHash(row, this.options.bases, io)));
      if (answers.some((hash, index) => hash !== asked[index].hash)) return false;
    }
    return true;
  }
  /** Prevents the result from being kept. The first reason counts. */
  #obstruct(reason) {
    this.obstacle ??= reason;
  }
  /** Returns a method that prevents the result from being kept, and then acts. */
  #obstructing(name, act) {
    return (...args) => {
      this.#obstruct(name);
      return act(...args);
    };
  }
  /** Adds a row for a question. */
  #note(question, answer) {
    const text = questionKey(question);
    const hash = hashOf(answer);
    const known = this.rows.get(text);
    if (known !== void 0 && known.hash !== hash) this.#obstruct(`changed: ${question.name}`);
    if (known === void 0) this.rows.set(text, { ...question, hash });
  }
  #absolute(path) {
    return (0, import_node_path2.resolve)(this.outer.directory, path);
  }
  #isTemporary(path) {
    for (const folder of this.#temporary) if (isWithin(folder, path)) return true;
    return false;
  }
  /** Reads, and records the answer or the error. */
  async #read(question, act, toAnswer) {
    const path = this.#absolute(question.name);
    if (this.#isTemporary(path)) return act();
    const named = { ...question, name: shorten(path, this.options.bases) };
    try {
      const result = await act();
      this.#note(named, toAnswer(result));
      return result;
    } catch (error) {
      this.#note(named, errorText(error));
      throw error;
    }
  }
  #reads() {
    const { outer } = this;
    const { bases } = this.options;
    return {
      readFile: (name) => this.#read(
        { kind: "readFile", name },
        () => outer.readFile(name),
        (bytes) => bytes
      ),
      readRegular: (name, bytesMax) => this.#read(
        { kind: "readRegular", name, detail: String(bytesMax) },
        () => outer.readRegular(name, bytesMax),
        (answer) => answer
      ),
      kindOf: (name) => this.#read({ kind: "kindOf", name }, () => outer.kindOf(name), String),
      sizeOf: (name) => this.#read({ kind: "sizeOf", name }, () => outer.sizeOf(name), String),
      realPath: (name) => this.#read(
        { kind: "realPath", name },
        () => outer.realPath(name),
        (path) => path === null ? "none" : shorten(path, bases)
      ),
      list: (name, names) => {
        const detail = names?.source ?? "";
        const question = { kind: "list", name, ...detail !== "" && { detail } };
        return this.#read(
          question,
          () => outer.list(name, names),
          (entries) => entriesText(entries, detail)
        );
      },
      oldestFirst: this.#obstructing("oldestFirst", (paths) => outer.oldestFirst(paths))
    };
  }
  /** A write outside of the temporary folders is an effect that a kept result would not repeat. */
  #writes() {
    const { outer } = this;
    const check = (...paths) => {
      for (const path of paths) if (!this.#isTemporary(this.#absolute(path))) this.#obstruct(`written: ${path}`);
    };
    return {
      writeNew: (path, content) => {
        check(path);
        return outer.writeNew(path, content);
      },
      writeFile: (path, content) => {
        check(path);
        return outer.writeFile(path, content);
      },
      makeDirectory: (path, isShared) => {
        check(path);
        return outer.makeDirectory(path, isShared);
      },
      link: (path, target) => {
        check(path, (0, import_node_path2.join)(path, target), target);
        return outer.link(path, target);
      },
      remove: (path) => {
        check(path);
        return outer.remove(path);
      },
      rename: (from, to) => {
        check(from, to);
        return outer.rename(from, to);
      }
    };
  }
  /** Creates temporary folders, and remembers them: writing in them has no lasting effect. */
  #temporaries() {
    const { outer } = this;
    return {
      withTemporaryFiles: (files, work) => outer.withTemporaryFiles(files, (paths) => {
        for (const path of paths) this.#temporary.add(path);
        return work(paths);
      }),
      withTemporaryDirectory: (work, inside) => outer.withTemporaryDirectory((path) => {
        this.#temporary.add(path);
        return work(path);
      }, inside),
      withFile: this.#obstructing("withFile", outer.withFile.bind(outer))
    };
  }
  /** Runs a program. Records the output of a probe. The result of an unknown program is never kept. */
  async #run(command, args, options) {
    const { outer } = this;
    const kind = this.options.kindOfRun(command, args);
    if (kind === "asks") {
      const asking = probeRun(command, args, options, outer.env);
      const result2 = await repeatProbe(asking, outer);
      if (result2.end === "time-out") this.#obstruct(`ended: ${command}`);
      this.#note({ kind: "run", name: JSON.stringify(asking) }, JSON.stringify(result2));
      this.#note({ kind: "program", name: command }, await programIdentity(command, outer));
      return result2;
    }
    const { directory = outer.directory, env = outer.env, budget } = options;
    const isClosed = kind === "computes" && this.#isTemporary(this.#absolute(directory)) && env.HOME !== outer.home;
    if (!isClosed) this.#obstruct(`run: ${command} ${args[0] ?? ""}`);
    const result = await outer.run(command, args, options);
    if (result.end !== "exit" || budget !== void 0 && budget.left <= 0) this.#obstruct(`ended: ${command}`);
    return result;
  }
  /**
   * Returns an environment that records each variable that is read by name. Copying the whole environment for a program
   * reads every name; these reads are not recorded, because the constructor has recorded the variables that may change
   * the result.
   */
  #environment() {
    let copied = null;
    return new Proxy(this.outer.env, {
      getOwnPropertyDescriptor: (env, name) => {
        copied = name;
        return Reflect.getOwnPropertyDescriptor(env, name);
      },
      get: (env, name) => {
        const value = Reflect.get(env, name);
        if (typeof name === "string" && copied !== name) this.#note({ kind: "env", name }, String(value));
        copied = null;
        return value;
      }
    });
  }
};

// elsewhere:src/results.ts
var module6 = require("./start.js").modules["src/results.ts"]();
var kindOfRun = module6.kindOfRun;
var rememberCode = module6.rememberCode;
var rememberRoots = module6.rememberRoots;

// elsewhere:src/cli/failure.ts
var module7 = require("../cli.js").modules["src/cli/failure.ts"]();
var describeFailure = module7.describeFailure;
var exitCodeOf = module7.exitCodeOf;

// elsewhere:src/cli/limits.ts
var module8 = require("../cli.js").modules["src/cli/limits.ts"]();
var ADDRESSES_LISTED_MAX = module8.ADDRESSES_LISTED_MAX;
var ANSWER_BYTES_MAX = module8.ANSWER_BYTES_MAX;
var ARGUMENT_ITEMS_MAX = module8.ARGUMENT_ITEMS_MAX;
var ARGUMENT_LENGTH_MAX = module8.ARGUMENT_LENGTH_MAX;
var CACHE_FILES_COUNTED = module8.CACHE_FILES_COUNTED;
var DEVOPS_BODY_BYTES_MAX = module8.DEVOPS_BODY_BYTES_MAX;
var DOCTOR_SECONDS = module8.DOCTOR_SECONDS;
var FILE_BYTES_MAX = module8.FILE_BYTES_MAX;
var GITLAB_BODY_BYTES_MAX = module8.GITLAB_BODY_BYTES_MAX;
var GRAPHS_REMEMBERED_MAX = module8.GRAPHS_REMEMBERED_MAX;
var HOPS_LISTED_MAX = module8.HOPS_LISTED_MAX;
var IMAGE_BYTES_MAX = module8.IMAGE_BYTES_MAX;
var KINDS_IN_TABLE_MAX = module8.KINDS_IN_TABLE_MAX;
var KINDS_LISTED_MAX = module8.KINDS_LISTED_MAX;
var LISTING_BYTES_MAX = module8.LISTING_BYTES_MAX;
var MANIFEST_BYTES_MAX = module8.MANIFEST_BYTES_MAX;
var NAME_LENGTH_MAX = module8.NAME_LENGTH_MAX;
var NEIGHBOURS_DEPTH_MAX = module8.NEIGHBOURS_DEPTH_MAX;
var NOTES_LENGTH_MAX = module8.NOTES_LENGTH_MAX;
var PAGES_MAX = module8.PAGES_MAX;
var PER_PAGE = module8.PER_PAGE;
var PROGRESS_SECONDS = module8.PROGRESS_SECONDS;
var QUESTION_BYTES_MAX = module8.QUESTION_BYTES_MAX;
var REACH_DEPTH_MAX = module8.REACH_DEPTH_MAX;
var REASON_LENGTH_MAX = module8.REASON_LENGTH_MAX;
var SETTLE_SECONDS = module8.SETTLE_SECONDS;
var SHOW_SECONDS = module8.SHOW_SECONDS;
var SUMMARY_LISTED_MAX = module8.SUMMARY_LISTED_MAX;
var SUMMARY_WARNINGS_MAX = module8.SUMMARY_WARNINGS_MAX;
var SUMMARY_WARNING_LENGTH_MAX = module8.SUMMARY_WARNING_LENGTH_MAX;
var TEXT_LENGTH_MAX = module8.TEXT_LENGTH_MAX;
var TITLE_LENGTH_MAX = module8.TITLE_LENGTH_MAX;
var UPLOAD_BYTES_MAX = module8.UPLOAD_BYTES_MAX;
var WAITING_MAX = module8.WAITING_MAX;
var WATCH_SECONDS = module8.WATCH_SECONDS;

// elsewhere:src/cli/messages.ts
var module9 = require("../cli.js").modules["src/cli/messages.ts"]();
var ADDRESS_REMEDY = module9.ADDRESS_REMEDY;
var AFTER = module9.AFTER;
var ALL_WELL = module9.ALL_WELL;
var BEFORE = module9.BEFORE;
var BROKEN = module9.BROKEN;
var BUNDLED = module9.BUNDLED;
var BUSY = module9.BUSY;
var BUSY_REMEDY = module9.BUSY_REMEDY;
var CACHE = module9.CACHE;
var CACHE_EMPTY = module9.CACHE_EMPTY;
var CACHE_FOR = module9.CACHE_FOR;
var CLOSED = module9.CLOSED;
var COLUMN_CHANGE = module9.COLUMN_CHANGE;
var COLUMN_KINDS = module9.COLUMN_KINDS;
var COLUMN_READS = module9.COLUMN_READS;
var COLUMN_READ_BY = module9.COLUMN_READ_BY;
var COLUMN_RESOURCES = module9.COLUMN_RESOURCES;
var COLUMN_ROOT = module9.COLUMN_ROOT;
var COMMENT_ID_REMEDY = module9.COMMENT_ID_REMEDY;
var CONVERSATION_LOCKED = module9.CONVERSATION_LOCKED;
var DEBUG_DATA_REMEDY = module9.DEBUG_DATA_REMEDY;
var DEVOPS_DEPTH_REMEDY = module9.DEVOPS_DEPTH_REMEDY;
var DEVOPS_PIPELINE_REMEDY = module9.DEVOPS_PIPELINE_REMEDY;
var DEVOPS_TOKEN_REMEDY = module9.DEVOPS_TOKEN_REMEDY;
var DIFF = module9.DIFF;
var DIFFERS = module9.DIFFERS;
var DIFF_EITHER_OR = module9.DIFF_EITHER_OR;
var DIFF_REMEDY = module9.DIFF_REMEDY;
var DIFF_TAKES_TWO = module9.DIFF_TAKES_TWO;
var DIRECTORY = module9.DIRECTORY;
var DOCKER_DO = module9.DOCKER_DO;
var DOCKER_FOR = module9.DOCKER_FOR;
var DOCS_REMEDY = module9.DOCS_REMEDY;
var DOCS_TAKES_ONE = module9.DOCS_TAKES_ONE;
var DOCUMENT = module9.DOCUMENT;
var DONE = module9.DONE;
var DOT_DO = module9.DOT_DO;
var DOT_FOR = module9.DOT_FOR;
var DRAW = module9.DRAW;
var DRAWING = module9.DRAWING;
var DRAWING_FOR = module9.DRAWING_FOR;
var DRY_RUN_NEEDS_BACKEND = module9.DRY_RUN_NEEDS_BACKEND;
var DRY_RUN_NEEDS_BACKEND_REMEDY = module9.DRY_RUN_NEEDS_BACKEND_REMEDY;
var DRY_RUN_TAKES_STDOUT = module9.DRY_RUN_TAKES_STDOUT;
var DRY_RUN_TAKES_STDOUT_REMEDY = module9.DRY_RUN_TAKES_STDOUT_REMEDY;
var ESTATE_EMPTY = module9.ESTATE_EMPTY;
var ESTATE_FILES_ALONE = module9.ESTATE_FILES_ALONE;
var ESTATE_REMEDY = module9.ESTATE_REMEDY;
var ESTATE_SOURCE = module9.ESTATE_SOURCE;
var ESTATE_STDOUT_REMEDY = module9.ESTATE_STDOUT_REMEDY;
var EXPLAIN = module9.EXPLAIN;
var EXPLANATION_TAKES_STDOUT = module9.EXPLANATION_TAKES_STDOUT;
var EXPLANATION_TAKES_STDOUT_REMEDY = module9.EXPLANATION_TAKES_STDOUT_REMEDY;
var FILE_FOREIGN_REMEDY = module9.FILE_FOREIGN_REMEDY;
var FILE_IS_DIRECTORY_REMEDY = module9.FILE_IS_DIRECTORY_REMEDY;
var FILE_MISSING_REMEDY = module9.FILE_MISSING_REMEDY;
var FILE_UNREADABLE_REMEDY = module9.FILE_UNREADABLE_REMEDY;
var FORK_PROVIDERS = module9.FORK_PROVIDERS;
var FORK_PROVIDERS_REMEDY = module9.FORK_PROVIDERS_REMEDY;
var FORMAT = module9.FORMAT;
var FORMAT_CONTRADICTS_REMEDY = module9.FORMAT_CONTRADICTS_REMEDY;
var GITLAB_DEPTH_REMEDY = module9.GITLAB_DEPTH_REMEDY;
var GITLAB_PIPELINE_REMEDY = module9.GITLAB_PIPELINE_REMEDY;
var GITLAB_TOKEN_REMEDY = module9.GITLAB_TOKEN_REMEDY;
var GIT_DO = module9.GIT_DO;
var GIT_FOR = module9.GIT_FOR;
var GRAPH = module9.GRAPH;
var GRAPHFILE_ALONE = module9.GRAPHFILE_ALONE;
var GRAPHFILE_REMEDY = module9.GRAPHFILE_REMEDY;
var GRAPH_FILE_LIMITS = module9.GRAPH_FILE_LIMITS;
var HEADING = module9.HEADING;
var IGNORED_WITH_PLANFILE = module9.IGNORED_WITH_PLANFILE;
var INSTRUCTIONS = module9.INSTRUCTIONS;
var INTERNAL_FAULT = module9.INTERNAL_FAULT;
var JOINED_PLANFILE = module9.JOINED_PLANFILE;
var JOINED_PLANFILE_REMEDY = module9.JOINED_PLANFILE_REMEDY;
var JOINED_REMEDY = module9.JOINED_REMEDY;
var KINDS = module9.KINDS;
var MANIFEST_REMEDY = module9.MANIFEST_REMEDY;
var MCP_ADDRESS_REMEDY = module9.MCP_ADDRESS_REMEDY;
var MISSING = module9.MISSING;
var NATIVE = module9.NATIVE;
var NEWER_RUN = module9.NEWER_RUN;
var NOTE = module9.NOTE;
var NOTHING_TO_EXPLAIN = module9.NOTHING_TO_EXPLAIN;
var NOT_A_FILE_REMEDY = module9.NOT_A_FILE_REMEDY;
var NOT_A_VARFILE_REMEDY = module9.NOT_A_VARFILE_REMEDY;
var NOT_DRAWN = module9.NOT_DRAWN;
var NOT_OURS_REMEDY = module9.NOT_OURS_REMEDY;
var NOT_PIPED_REMEDY = module9.NOT_PIPED_REMEDY;
var NOT_WRITTEN = module9.NOT_WRITTEN;
var NO_CLIENT = module9.NO_CLIENT;
var NO_CLIENT_REMEDY = module9.NO_CLIENT_REMEDY;
var NO_ENGINE = module9.NO_ENGINE;
var NO_FETCH_WITH_PROVIDERS = module9.NO_FETCH_WITH_PROVIDERS;
var NO_FETCH_WITH_PROVIDERS_REMEDY = module9.NO_FETCH_WITH_PROVIDERS_REMEDY;
var NO_PATH = module9.NO_PATH;
var NO_ROOTS = module9.NO_ROOTS;
var NO_STAMP = module9.NO_STAMP;
var ONE_SOURCE_FOR_PLAN = module9.ONE_SOURCE_FOR_PLAN;
var ONE_SOURCE_REMEDY = module9.ONE_SOURCE_REMEDY;
var OPEN_PAGE = module9.OPEN_PAGE;
var OPTION_EMPTY_REMEDY = module9.OPTION_EMPTY_REMEDY;
var OPTION_TWICE_REMEDY = module9.OPTION_TWICE_REMEDY;
var OUTDIR_LINK_REMEDY = module9.OUTDIR_LINK_REMEDY;
var OUTDIR_REMEDY = module9.OUTDIR_REMEDY;
var OUTDIR_UNWRITABLE_REMEDY = module9.OUTDIR_UNWRITABLE_REMEDY;
var OUTFILE_IS_DIRECTORY_REMEDY = module9.OUTFILE_IS_DIRECTORY_REMEDY;
var OUTFILE_IS_LINK_REMEDY = module9.OUTFILE_IS_LINK_REMEDY;
var OUTFILE_IS_PIPE_REMEDY = module9.OUTFILE_IS_PIPE_REMEDY;
var OUTFILE_REMEDY = module9.OUTFILE_REMEDY;
var OUTSIDE_REMEDY = module9.OUTSIDE_REMEDY;
var PAGES_NEED_FILE = module9.PAGES_NEED_FILE;
var PAGES_NEED_FILE_REMEDY = module9.PAGES_NEED_FILE_REMEDY;
var PATHS_IN_QUOTES = module9.PATHS_IN_QUOTES;
var PLANFILE_NEEDS_ALL = module9.PLANFILE_NEEDS_ALL;
var PLANFILE_NEEDS_ALL_REMEDY = module9.PLANFILE_NEEDS_ALL_REMEDY;
var PLANNER = module9.PLANNER;
var PLAN_OF_TERRAFORM = module9.PLAN_OF_TERRAFORM;
var PRESENT_STATUS = module9.PRESENT_STATUS;
var PRIVATE_HOST_REMEDY = module9.PRIVATE_HOST_REMEDY;
var PROGRAM = module9.PROGRAM;
var PROVIDER_REQUIRED = module9.PROVIDER_REQUIRED;
var PYTHON_DO = module9.PYTHON_DO;
var PYTHON_FOR = module9.PYTHON_FOR;
var RASTERISER = module9.RASTERISER;
var RASTERISER_FOR = module9.RASTERISER_FOR;
var REMEDY = module9.REMEDY;
var REMOVE_SPECIAL_REMEDY = module9.REMOVE_SPECIAL_REMEDY;
var REPORT_FAULT = module9.REPORT_FAULT;
var REPOSITORY_OUTSIDE = module9.REPOSITORY_OUTSIDE;
var REPOSITORY_REMEDY = module9.REPOSITORY_REMEDY;
var RESULTS = module9.RESULTS;
var RESULTS_FOR = module9.RESULTS_FOR;
var SAME_GRAPH = module9.SAME_GRAPH;
var SELF_BROKEN = module9.SELF_BROKEN;
var SELF_REMEDY = module9.SELF_REMEDY;
var SHOW_NEEDS_FILE = module9.SHOW_NEEDS_FILE;
var SHOW_NEEDS_FILE_REMEDY = module9.SHOW_NEEDS_FILE_REMEDY;
var SHOW_WSLVIEW_MISSING = module9.SHOW_WSLVIEW_MISSING;
var SOURCE = module9.SOURCE;
var SOURCE_REMEDY = module9.SOURCE_REMEDY;
var SOURCE_REQUIRED = module9.SOURCE_REQUIRED;
var STDIN = module9.STDIN;
var STDIN_TWICE = module9.STDIN_TWICE;
var STDIN_TWICE_REMEDY = module9.STDIN_TWICE_REMEDY;
var STDOUT_IS_TERMINAL_REMEDY = module9.STDOUT_IS_TERMINAL_REMEDY;
var STDOUT_ONE_FORMAT = module9.STDOUT_ONE_FORMAT;
var STDOUT_TAKEN = module9.STDOUT_TAKEN;
var STDOUT_TAKEN_REMEDY = module9.STDOUT_TAKEN_REMEDY;
var SUGGESTIONS_REMEDY = module9.SUGGESTIONS_REMEDY;
var TERRAFORM = module9.TERRAFORM;
var TERRAFORM_DO = module9.TERRAFORM_DO;
var TERRAFORM_FOR = module9.TERRAFORM_FOR;
var TERRAGRUNT_DO = module9.TERRAGRUNT_DO;
var TERRAGRUNT_FOR = module9.TERRAGRUNT_FOR;
var TOFU = module9.TOFU;
var TOFU_DO = module9.TOFU_DO;
var TOFU_FOR = module9.TOFU_FOR;
var TOO_LARGE = module9.TOO_LARGE;
var TOO_LONG_REMEDY = module9.TOO_LONG_REMEDY;
var TOO_MANY_DIRECTORIES = module9.TOO_MANY_DIRECTORIES;
var TOO_OLD = module9.TOO_OLD;
var TOO_WIDE = module9.TOO_WIDE;
var TOO_WIDE_REMEDY = module9.TOO_WIDE_REMEDY;
var VAR_REMEDY = module9.VAR_REMEDY;
var VERSION_REMEDY = module9.VERSION_REMEDY;
var WATCHED_PAGE = module9.WATCHED_PAGE;
var WATCH_NEEDS_FILE = module9.WATCH_NEEDS_FILE;
var WATCH_NEEDS_FILE_REMEDY = module9.WATCH_NEEDS_FILE_REMEDY;
var WATCH_NEEDS_LOCAL = module9.WATCH_NEEDS_LOCAL;
var WATCH_NEEDS_LOCAL_REMEDY = module9.WATCH_NEEDS_LOCAL_REMEDY;
var WATCH_WITH_AI = module9.WATCH_WITH_AI;
var WATCH_WITH_AI_REMEDY = module9.WATCH_WITH_AI_REMEDY;
var WHAT_SOURCE_ACCEPTS = module9.WHAT_SOURCE_ACCEPTS;
var WHY_FOLDED = module9.WHY_FOLDED;
var WITHOUT_VARIABLES = module9.WITHOUT_VARIABLES;
var absentBecause = module9.absentBecause;
var addressOfThisMachine = module9.addressOfThisMachine;
var addressRefused = module9.addressRefused;
var argumentTooLong = module9.argumentTooLong;
var argumentsAre = module9.argumentsAre;
var arrow = module9.arrow;
var badAmount = module9.badAmount;
var badCommentId = module9.badCommentId;
var badNumber = module9.badNumber;
var badPrivateHost = module9.badPrivateHost;
var bareOrNamed = module9.bareOrNamed;
var because = module9.because;
var belowThirdColumn = module9.belowThirdColumn;
var cacheIs = module9.cacheIs;
var cacheIsAtLeast = module9.cacheIsAtLeast;
var changed = module9.changed;
var checkExtension = module9.checkExtension;
var checkExtensionRemedy = module9.checkExtensionRemedy;
var didYouMean = module9.didYouMean;
var drawingRoot = module9.drawingRoot;
var drawnAs = module9.drawnAs;
var drawnIn = module9.drawnIn;
var drawnSentence = module9.drawnSentence;
var explained = module9.explained;
var fileEdited = module9.fileEdited;
var fileEditedRemedy = module9.fileEditedRemedy;
var fileEmpty = module9.fileEmpty;
var fileForeign = module9.fileForeign;
var fileIsCode = module9.fileIsCode;
var fileIsCodeRemedy = module9.fileIsCodeRemedy;
var fileIsDirectory = module9.fileIsDirectory;
var fileMissing = module9.fileMissing;
var fileUnreadable = module9.fileUnreadable;
var forExample = module9.forExample;
var formatContradicts = module9.formatContradicts;
var graphDiffers = module9.graphDiffers;
var heading = module9.heading;
var hostRefuses = module9.hostRefuses;
var ignoredWithFile = module9.ignoredWithFile;
var imageTooLarge = module9.imageTooLarge;
var isCurrent = module9.isCurrent;
var isStale = module9.isStale;
var joinedNotDirectory = module9.joinedNotDirectory;
var knownNames = module9.knownNames;
var line = module9.line;
var lineBetween = module9.lineBetween;
var manifestUnfit = module9.manifestUnfit;
var missingArgument = module9.missingArgument;
var moreKinds = module9.moreKinds;
var namesWithDefault = module9.namesWithDefault;
var neededFor = module9.neededFor;
var noEffect = module9.noEffect;
var noEffectOnGraph = module9.noEffectOnGraph;
var noEffectWith = module9.noEffectWith;
var noEffectWithout = module9.noEffectWithout;
var noPicture = module9.noPicture;
var noRootsRemedy = module9.noRootsRemedy;
var noToken = module9.noToken;
var notADirectory = module9.notADirectory;
var notAFile = module9.notAFile;
var notOurs = module9.notOurs;
var notPiped = module9.notPiped;
var notWhole = module9.notWhole;
var nothingToCompare = module9.nothingToCompare;
var ofFalse = module9.ofFalse;
var oneOf = module9.oneOf;
var oneOrMore = module9.oneOrMore;
var openerMissing = module9.openerMissing;
var openerOutput = module9.openerOutput;
var optionEmpty = module9.optionEmpty;
var optionTwice = module9.optionTwice;
var otherVersion = module9.otherVersion;
var outdirIsLink = module9.outdirIsLink;
var outdirUnfit = module9.outdirUnfit;
var outfileExtension = module9.outfileExtension;
var outfileExtensionRemedy = module9.outfileExtensionRemedy;
var outfileFolderMissing = module9.outfileFolderMissing;
var outfileIsDirectory = module9.outfileIsDirectory;
var outfileIsLink = module9.outfileIsLink;
var outfileIsPipe = module9.outfileIsPipe;
var outside = module9.outside;
var pageMissing = module9.pageMissing;
var pageStale = module9.pageStale;
var pathAlong = module9.pathAlong;
var pathBack = module9.pathBack;
var pathIgnoringDirection = module9.pathIgnoringDirection;
var perhaps = module9.perhaps;
var picturesRefused = module9.picturesRefused;
var provedBy = module9.provedBy;
var providerRemedy = module9.providerRemedy;
var rasteriserDo = module9.rasteriserDo;
var redrawAdvice = module9.redrawAdvice;
var refused = module9.refused;
var removed = module9.removed;
var resourceCount = module9.resourceCount;
var resultsAre = module9.resultsAre;
var resultsCleared = module9.resultsCleared;
var rootFailed = module9.rootFailed;
var sameAs = module9.sameAs;
var seeHelp = module9.seeHelp;
var serving = module9.serving;
var shellRemedy = module9.shellRemedy;
var showFailed = module9.showFailed;
var sinceGraphFile = module9.sinceGraphFile;
var sourceMissing = module9.sourceMissing;
var stdoutIsTerminal = module9.stdoutIsTerminal;
var stdoutOneFormatRemedy = module9.stdoutOneFormatRemedy;
var summaryOfGraph = module9.summaryOfGraph;
var summaryOfPlan = module9.summaryOfPlan;
var textTooLong = module9.textTooLong;
var tooManyItems = module9.tooManyItems;
var unchanged = module9.unchanged;
var unexpectedArguments = module9.unexpectedArguments;
var unknownAddress = module9.unknownAddress;
var unknownArgument = module9.unknownArgument;
var unknownName = module9.unknownName;
var unknownShell = module9.unknownShell;
var unknownTool = module9.unknownTool;
var unnameable = module9.unnameable;
var unsafeAddress = module9.unsafeAddress;
var variableMissing = module9.variableMissing;
var waiting = module9.waiting;
var warningLine = module9.warningLine;
var watching = module9.watching;
var wrongArgument = module9.wrongArgument;
var wrote = module9.wrote;

// src/cli/watch.ts
async function watch(work, io, progress) {
  const page = work.hasPage ? await servePage(io) : null;
  try {
    let known = /* @__PURE__ */ new Map();
    for (let drawing = 1; ; drawing += 1) {
      const { recording, failure } = await attempt(work, page, drawing, io);
      if (failure !== null) {
        if (drawing === 1 && !isMendable(failure, recording)) throw failure;
        progress.done();
        const text = describeFailure(failure, work.debug);
        io.stderr(text);
        page?.failed(text);
      }
      known = answersOf(recording, failure === null ? /* @__PURE__ */ new Map() : known, work, io);
      progress.say(watching(filesIn(known.values())));
      const { path, answers } = await nextChange(known, io);
      progress.say(changed(isWithin(io.directory, path) ? (0, import_node_path3.relative)(io.directory, path) || "." : path));
      known = answers;
    }
  } finally {
    await page?.close();
  }
}
var isMendable = (error, recording) => (error instanceof InvalidInput || error instanceof External) && recording.rows().some((row) => isList(row) || isRead(row));
async function attempt(work, page, drawing, io) {
  const recording = record(io, { bases: NO_BASES, kindOfRun });
  try {
    const outputs = await work.draw(recording.io);
    page?.drawn(outputs);
    if (drawing === 1) await work.drawn(page?.address ?? null);
    return { recording, failure: null };
  } catch (failure) {
    return { recording, failure };
  }
}
var NO_BASES = /* @__PURE__ */ new Map();
function answersOf(recording, earlier, { outputs }, io) {
  const ignored = /* @__PURE__ */ new Set([io.home, ...outputs.map((path) => (0, import_node_path3.resolve)(io.directory, path))]);
  const rows = recording.rows().filter(({ kind, name }) => ABOUT_FILES.has(kind) && !ignored.has(name));
  const listed = new Set(rows.filter(isPartialList).map(({ name }) => name));
  const read = rows.filter(isRead).map(({ name }) => (0, import_node_path3.dirname)(name));
  const folders = /* @__PURE__ */ new Set([io.directory, ...rows.filter(isList).map(({ name }) => name), ...read]);
  const isWatched = (row) => {
    if (isList(row)) return isPartialList(row) || !listed.has(row.name);
    return isRead(row) || folders.has(row.name) || folders.has((0, import_node_path3.dirname)(row.name));
  };
  return new Map([...earlier, ...rows.filter(isWatched).map((row) => [questionKey(row), row])]);
}
var ABOUT_FILES = /* @__PURE__ */ new Set([
  ...["readFile", "readRegular", "kindOf", "sizeOf", "realPath", "list"]
]);
var isRead = ({ kind }) => kind === "readFile" || kind === "readRegular";
var isList = ({ kind }) => kind === "list";
var isPartialList = (row) => isList(row) && row.detail !== void 0;
var filesIn = (rows) => new Set([...rows].filter((row) => isRead(row) && row.hash !== NO_FILE).map(({ name }) => name)).size;
var NO_FILE = hashOf("missing");
async function nextChange(known, io) {
  const paths = [...new Set([...known.values()].map(({ name }) => name))];
  let stamps = null;
  for (; ; ) {
    const current = await stampsOf(paths, io);
    if (current === null || current !== stamps) {
      stamps = current;
      const change = await changeOf(known, io);
      if (change !== null) return settled(change, io);
    }
    await io.wait(WATCH_SECONDS);
  }
}
async function stampsOf(paths, io) {
  if (io.stampOf === void 0) return null;
  const stamps = [];
  for (const path of paths) stamps.push(await io.stampOf(path));
  return stamps.join("\n");
}
async function changeOf(known, io) {
  const answers = /* @__PURE__ */ new Map();
  let path = null;
  for (const [text, row] of known) {
    const hash = await answerHash(row, NO_BASES, io);
    if (hash !== row.hash) path ??= row.name;
    answers.set(text, { ...row, hash });
  }
  return path === null ? null : { path, answers };
}
async function settled(change, io) {
  for (let { answers } = change; ; ) {
    await io.wait(SETTLE_SECONDS);
    const next = await changeOf(answers, io);
    if (next === null) return { path: change.path, answers };
    answers = next.answers;
  }
}
async function servePage(io) {
  let files = /* @__PURE__ */ new Map();
  let first = "";
  let drawing = 0;
  const find = (name) => name === "" ? frameOf(first, drawing) : files.get(name) ?? null;
  const server = await io.serveFiles?.(find);
  if (server === void 0) return null;
  const publish = (error) => server.publish(JSON.stringify({ drawing, error }));
  return {
    address: server.address,
    drawn(outputs) {
      files = new Map(outputs.map(({ path, ...file }) => [(0, import_node_path3.basename)(path), { ...file, policy: POLICY_OF_FILES }]));
      first = (0, import_node_path3.basename)(outputs[0].path);
      drawing += 1;
      publish("");
    },
    failed: publish,
    close: () => server.close()
  };
}
var POLICY_OF_FILES = "frame-ancestors 'self'";
var STYLE = "html,body{height:100%;margin:0}iframe{border:0;display:block;height:100%;width:100%}pre{background:#fff;border-top:3px solid #c62828;bottom:0;box-sizing:border-box;color:#111;font:13px/1.4 monospace;left:0;margin:0;max-height:50%;overflow:auto;padding:12px;position:fixed;right:0;white-space:pre-wrap}[hidden]{display:none}";
var SCRIPT = `
const frame = document.querySelector('iframe');
const note = document.querySelector('pre');
let shown = document.body.dataset.drawing;
frame.addEventListener('load', () => {
  document.title = frame.contentDocument.title;
  frame.contentWindow.focus();
});
new EventSource('events').addEventListener('message', ({ data }) => {
  const { drawing, error } = JSON.parse(data);
  note.textContent = error;
  note.hidden = error === '';
  if (String(drawing) === shown) return;
  const isFirst = shown === '0';
  shown = String(drawing);
  if (isFirst) location.reload();
  else frame.contentWindow.location.reload();
});
`;
var frameOf = (name, drawing) => ({
  mediaType: "text/html",
  policy: [
    "default-src 'none'; frame-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    `script-src 'sha256-${sha256Base64(SCRIPT)}'`,
    `style-src 'sha256-${sha256Base64(STYLE)}'`
  ].join("; "),
  content: [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>groundplan</title><style>${STYLE}</style></head>`,
    `<body data-drawing="${drawing}"><iframe title="${WATCHED_PAGE}"${name === "" ? "" : ` src="${encodeURIComponent(name)}"`}></iframe>`,
    `<pre role="alert" hidden></pre><script>${SCRIPT}</script></body></html>
`
  ].join("")
});

// src/platform/network/serve.ts
var import_node_crypto = require("node:crypto");
var import_node_http = require("node:http");

// elsewhere:src/platform/limits.ts
var module10 = require("../cli.js").modules["src/platform/limits.ts"]();
var ARTIFACTS_LISTED_MAX = module10.ARTIFACTS_LISTED_MAX;
var COMPLAINT_LINES = module10.COMPLAINT_LINES;
var DOT_SECONDS = module10.DOT_SECONDS;
var EVENT_STREAMS_MAX = module10.EVENT_STREAMS_MAX;
var GIT_ALLOCATION_MAX = module10.GIT_ALLOCATION_MAX;
var GIT_FILE_BYTES_MAX = module10.GIT_FILE_BYTES_MAX;
var INTERRUPT_SECONDS = module10.INTERRUPT_SECONDS;
var JSON_STARTS_TRIED = module10.JSON_STARTS_TRIED;
var JSON_VALUES_MAX = module10.JSON_VALUES_MAX;
var JSON_VALUE_LENGTH_MIN = module10.JSON_VALUE_LENGTH_MIN;
var LEFTOVERS_AT_ONCE = module10.LEFTOVERS_AT_ONCE;
var LEFTOVER_HOURS = module10.LEFTOVER_HOURS;
var OBJECT_FILES_MAX = module10.OBJECT_FILES_MAX;
var PLAIN_FILES_BYTES_MAX = module10.PLAIN_FILES_BYTES_MAX;
var PLAIN_FILES_MAX = module10.PLAIN_FILES_MAX;
var RESULTS_BYTES_MAX = module10.RESULTS_BYTES_MAX;
var RESULTS_MAX = module10.RESULTS_MAX;
var RESULTS_PER_KEY_MAX = module10.RESULTS_PER_KEY_MAX;
var RESULT_BYTES_MAX = module10.RESULT_BYTES_MAX;
var RPC_BYTES_MAX = module10.RPC_BYTES_MAX;
var SERVER_TOKEN_BYTES = module10.SERVER_TOKEN_BYTES;
var SOCKET_PATH_BYTES_MAX = module10.SOCKET_PATH_BYTES_MAX;
var STAMP_SECONDS = module10.STAMP_SECONDS;
var STDERR_BYTES_MAX = module10.STDERR_BYTES_MAX;
var VANISH_SECONDS = module10.VANISH_SECONDS;
var VERSION_SECONDS = module10.VERSION_SECONDS;

// src/platform/network/serve.ts
var HOST = "127.0.0.1";
var EVENTS = "events";
var HEADERS = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "SAMEORIGIN"
};
async function serveFiles(find) {
  const token = (0, import_node_crypto.randomBytes)(SERVER_TOKEN_BYTES).toString("hex");
  const streams = /* @__PURE__ */ new Set();
  let latest = null;
  const server = (0, import_node_http.createServer)((request, response) => {
    const name = nameIn(request, token, hostOf(server.address()));
    if (name !== EVENTS) send(response, name === null ? null : find(name));
    else if (streams.size >= EVENT_STREAMS_MAX) refuse(response);
    else {
      streams.add(response);
      response.on("close", () => streams.delete(response));
      response.writeHead(200, { ...HEADERS, "content-type": "text/event-stream" });
      response.write(latest === null ? ":\n\n" : eventOf(latest));
    }
  });
  await new Promise((resolve3, reject) => {
    server.once("error", reject);
    server.listen({ host: HOST, port: 0 }, () => {
      server.off("error", reject);
      server.on("error", () => {
      });
      resolve3();
    });
  });
  return {
    address: `http://${hostOf(server.address())}/${token}/`,
    publish(text) {
      latest = text;
      for (const stream of streams) stream.write(eventOf(text));
    },
    async close() {
      server.close();
      server.closeAllConnections();
    }
  };
}
var hostOf = (address) => `${HOST}:${address.port}`;
function nameIn({ method, url = "", headers }, token, host) {
  const prefix = `/${token}/`;
  if (method !== "GET" || headers.host !== host || !url.startsWith(prefix)) return null;
  try {
    return decodeURIComponent(url.slice(prefix.length).split("?", 1)[0]);
  } catch {
    return null;
  }
}
function refuse(response) {
  response.writeHead(404, { ...HEADERS, "content-type": "text/plain; charset=utf-8" });
  response.end();
}
function send(response, file) {
  if (file === null) {
    refuse(response);
    return;
  }
  const { mediaType, policy, content } = file;
  response.writeHead(200, {
    ...HEADERS,
    "content-type": mediaType.startsWith("text/") ? `${mediaType}; charset=utf-8` : mediaType,
    "content-security-policy": policy
  });
  response.end(content);
}
var eventOf = (text) => `data: ${text.replace(/[\r\n]/g, " ")}

`;

// parts/watch.js
var modules = {
  "src/cli/watch.ts": () => ({ watch }),
  "src/platform/cache/answers.ts": () => ({ answerHash, entriesText, errorText, hashOf, probeRun, programIdentity, relevantVariables, repeatProbe }),
  "src/platform/cache/recorder.ts": () => ({ record }),
  "src/platform/cache/rows.ts": () => ({ expand, fingerprintOf, questionKey, shorten }),
  "src/platform/network/serve.ts": () => ({ serveFiles })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
