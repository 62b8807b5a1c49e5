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

// parts/results.js
var results_exports = {};
__export(results_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(results_exports);

// elsewhere:src/platform/hash.ts
var module2 = require("./start.js").modules["src/platform/hash.ts"]();
var sha256 = module2.sha256;
var sha256Base64 = module2.sha256Base64;

// elsewhere:src/platform/programs/find.ts
var module3 = require("../cli.js").modules["src/platform/programs/find.ts"]();
var absoluteFolders = module3.absoluteFolders;
var findProgram = module3.findProgram;
var withAbsolutePath = module3.withAbsolutePath;
var withoutProgramsIn = module3.withoutProgramsIn;

// src/platform/cache/rows.ts
var import_node_path = require("node:path");

// elsewhere:src/platform/text/paths.ts
var module4 = require("../cli.js").modules["src/platform/text/paths.ts"]();
var isWithin = module4.isWithin;
var withoutFolders = module4.withoutFolders;

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
  const changed = [...names].sort().filter((name) => given[name] !== current[name]);
  const more = Object.fromEntries(changed.map((name) => [name, given[name] ?? null]));
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
    this.#recordAnswer({ kind: "names", name: "" }, JSON.stringify(relevantVariables(outer.env)));
    for (const name of relevantVariables(outer.env)) this.#recordAnswer({ kind: "env", name }, String(outer.env[name]));
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
      run: (command, args, runOptions) => this.#run(command, args, runOptions),
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
      const batch = rows.slice(start, start + QUESTIONS_AT_ONCE);
      const answers = await Promise.all(batch.map((row) => answerHash(row, this.options.bases, io)));
      if (answers.some((hash, index) => hash !== batch[index].hash)) return false;
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
  /** Adds a row for a question that is asked for the first time. A different answer to a known one is an obstacle. */
  #recordAnswer(question, answer) {
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
      this.#recordAnswer(named, toAnswer(result));
      return result;
    } catch (error) {
      this.#recordAnswer(named, errorText(error));
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
  /** A write outside the temporary folders is an effect that a cached result would not repeat. */
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
    if (kind === "probe") {
      const probe = probeRun(command, args, options, outer.env);
      const result2 = await repeatProbe(probe, outer);
      if (result2.end === "time-out") this.#obstruct(`ended: ${command}`);
      this.#recordAnswer({ kind: "run", name: JSON.stringify(probe) }, JSON.stringify(result2));
      this.#recordAnswer({ kind: "program", name: command }, await programIdentity(command, outer));
      return result2;
    }
    const { directory = outer.directory, env = outer.env, budget } = options;
    const isClosed = kind === "computation" && this.#isTemporary(this.#absolute(directory)) && env.HOME !== outer.home;
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
        if (typeof name === "string" && copied !== name) this.#recordAnswer({ kind: "env", name }, String(value));
        copied = null;
        return value;
      }
    });
  }
};

// src/platform/cache/remember.ts
var import_node_crypto = require("node:crypto");
var import_node_v8 = require("node:v8");

// elsewhere:src/platform/messages.ts
var module5 = require("../cli.js").modules["src/platform/messages.ts"]();
var BINARY_PLAN = module5.BINARY_PLAN;
var DOT_FAILED_REMEDY = module5.DOT_FAILED_REMEDY;
var DOT_MISSING = module5.DOT_MISSING;
var DOT_MISSING_REMEDY = module5.DOT_MISSING_REMEDY;
var DOT_UPDATE_REMEDY = module5.DOT_UPDATE_REMEDY;
var DOT_VERSION_REMEDY = module5.DOT_VERSION_REMEDY;
var NOT_JSON_REMEDY = module5.NOT_JSON_REMEDY;
var NO_WORKING_DIRECTORY = module5.NO_WORKING_DIRECTORY;
var NO_WORKING_DIRECTORY_REMEDY = module5.NO_WORKING_DIRECTORY_REMEDY;
var READ_CHARACTER = module5.READ_CHARACTER;
var READ_NUMBER = module5.READ_NUMBER;
var READ_TEXT = module5.READ_TEXT;
var READ_WORD = module5.READ_WORD;
var REPOSITORY_LINK_REMEDY = module5.REPOSITORY_LINK_REMEDY;
var REPOSITORY_OBJECTS_TOO_MANY = module5.REPOSITORY_OBJECTS_TOO_MANY;
var REPOSITORY_OBJECTS_TOO_MANY_REMEDY = module5.REPOSITORY_OBJECTS_TOO_MANY_REMEDY;
var REPOSITORY_TOO_LARGE = module5.REPOSITORY_TOO_LARGE;
var REPOSITORY_TOO_LARGE_REMEDY = module5.REPOSITORY_TOO_LARGE_REMEDY;
var REPOSITORY_UNPROVEN = module5.REPOSITORY_UNPROVEN;
var REPOSITORY_UNPROVEN_REMEDY = module5.REPOSITORY_UNPROVEN_REMEDY;
var RESULT_HAS_PATH = module5.RESULT_HAS_PATH;
var STREAM_REMEDY = module5.STREAM_REMEDY;
var TEMPORARY_UNWRITABLE_REMEDY = module5.TEMPORARY_UNWRITABLE_REMEDY;
var alternateNotAllowed = module5.alternateNotAllowed;
var alternateNotAllowedRemedy = module5.alternateNotAllowedRemedy;
var binaryPlanRemedy = module5.binaryPlanRemedy;
var dotFailed = module5.dotFailed;
var dotTimeOut = module5.dotTimeOut;
var dotTooOld = module5.dotTooOld;
var dotUnusable = module5.dotUnusable;
var dotVersionUnreadable = module5.dotVersionUnreadable;
var exitCode = module5.exitCode;
var jsonEmpty = module5.jsonEmpty;
var jsonOfNothing = module5.jsonOfNothing;
var notJson = module5.notJson;
var repositoryLink = module5.repositoryLink;
var resultNotStored = module5.resultNotStored;
var temporaryUnwritable = module5.temporaryUnwritable;
var textOfLength = module5.textOfLength;

// src/platform/cache/remember.ts
async function remember(work, io, act) {
  const { results } = io;
  if (results === void 0) return act(io);
  const { bases = /* @__PURE__ */ new Map(), debug = null } = work;
  const request = requestText(work.key, io);
  if (debug === null) {
    const known = await recall(request, bases, io).catch(() => null);
    if (known !== null) return work.load(known.result);
  }
  const recording = record(io, { bases, kindOfRun: work.kindOfRun });
  const result = await act(recording.io);
  const reason = await keep(request, () => work.save(result), { recording, bases, io }).catch(
    (error) => error.code ?? String(error)
  );
  if (reason !== null && debug !== null) reportOnce(resultNotStored(reason), debug);
  return result;
}
var reported = /* @__PURE__ */ new WeakMap();
function reportOnce(line, debug) {
  const lines = reported.get(debug) ?? /* @__PURE__ */ new Set();
  reported.set(debug, lines);
  if (lines.has(line)) return;
  lines.add(line);
  debug(line);
}
var requestText = (key, { results, home, directory, isAskedByProgram }) => JSON.stringify([results.identity, home, directory, isAskedByProgram === true, key]);
var nameOf = (request) => sha256(`name ${request}`).slice(0, 40);
async function recall(request, bases, io) {
  const store = io.results;
  const hashes = /* @__PURE__ */ new Map();
  const rowOf = async (question) => {
    const text = questionKey(question);
    const hash = hashes.get(text) ?? await answerHash(question, bases, io);
    hashes.set(text, hash);
    return { ...question, hash };
  };
  for (const name of await store.entries(nameOf(request))) {
    const content = await store.read(name);
    const entry = content === null ? null : readEntry(request, content);
    if (entry === null) {
      await store.remove(name);
      continue;
    }
    const rows = [];
    for (const question of entry.questions) rows.push(await rowOf(question));
    const known = entry.open(fingerprintOf(rows));
    if (known !== null) return known;
  }
  return null;
}
async function keep(request, save, { recording, bases, io }) {
  const obstacle = recording.obstacle();
  const saved = obstacle === null ? save() : null;
  if (saved === null) return obstacle;
  const rows = recording.rows();
  const fingerprint = fingerprintOf(rows);
  const bytes = serialiseResult(saved);
  for (const base of bases.values()) if (containsText(bytes, base)) return RESULT_HAS_PATH;
  const content = sealEntry(request, rows, fingerprint, bytes);
  await io.results.write(nameOf(request), fingerprint, content);
  return null;
}
var FORMAT = Buffer.from("groundplan result 1\n");
var CIPHER = "aes-256-gcm";
var HASH_BYTES = 32;
var LENGTH_BYTES = 4;
var NONCE_BYTES = 12;
var TAG_BYTES = 16;
var checkOf = (fingerprint) => sha256(`check ${fingerprint}`);
var serialiseResult = (result) => (0, import_node_v8.serialize)(result);
var containsText = (bytes, text) => ["utf8", "latin1", "utf16le"].some((encoding) => Buffer.from(bytes).includes(Buffer.from(text, encoding)));
function sealEntry(request, questions, fingerprint, result) {
  const head = seal(
    Buffer.from(
      JSON.stringify({
        check: checkOf(fingerprint),
        questions: questions.map(({ kind, name, detail }) => [kind, name, ...detail === void 0 ? [] : [detail]])
      })
    ),
    request
  );
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(head.length);
  const rest = Buffer.concat([length, head, seal(result, fingerprint)]);
  return Buffer.concat([FORMAT, (0, import_node_crypto.createHash)("sha256").update(rest).digest(), rest]);
}
function readEntry(request, content) {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const start = FORMAT.length + HASH_BYTES;
  if (bytes.length < start + LENGTH_BYTES || !bytes.subarray(0, FORMAT.length).equals(FORMAT)) return null;
  const rest = bytes.subarray(start);
  const hash = (0, import_node_crypto.createHash)("sha256").update(rest).digest();
  if (!hash.equals(bytes.subarray(FORMAT.length, start))) return null;
  const headEnd = LENGTH_BYTES + rest.readUInt32BE(0);
  const headText = unseal(rest.subarray(LENGTH_BYTES, headEnd), request);
  if (headText === null) return null;
  const head = JSON.parse(headText.toString("utf8"));
  return {
    questions: head.questions.map(([kind, name, detail]) => ({ kind, name, ...detail !== void 0 && { detail } })),
    open(fingerprint) {
      const result = head.check === checkOf(fingerprint) ? unseal(rest.subarray(headEnd), fingerprint) : null;
      return result === null ? null : { result: (0, import_node_v8.deserialize)(result) };
    }
  };
}
var keyOf = (secret) => (0, import_node_crypto.createHash)("sha256").update(`key ${secret}`).digest();
function seal(bytes, secret) {
  const nonce = (0, import_node_crypto.randomBytes)(NONCE_BYTES);
  const cipher = (0, import_node_crypto.createCipheriv)(CIPHER, keyOf(secret), nonce);
  const parts = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...parts]);
}
function unseal(bytes, secret) {
  const start = NONCE_BYTES + TAG_BYTES;
  try {
    const decipher = (0, import_node_crypto.createDecipheriv)(CIPHER, keyOf(secret), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, start));
    return Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()]);
  } catch {
    return null;
  }
}

// src/platform/cache/store.ts
var import_node_path3 = require("node:path");

// elsewhere:src/platform/limits.ts
var module6 = require("../cli.js").modules["src/platform/limits.ts"]();
var ARTIFACTS_LISTED_MAX = module6.ARTIFACTS_LISTED_MAX;
var COMPLAINT_LINES = module6.COMPLAINT_LINES;
var DOT_SECONDS = module6.DOT_SECONDS;
var EVENT_STREAMS_MAX = module6.EVENT_STREAMS_MAX;
var GIT_ALLOCATION_MAX = module6.GIT_ALLOCATION_MAX;
var GIT_FILE_BYTES_MAX = module6.GIT_FILE_BYTES_MAX;
var INTERRUPT_SECONDS = module6.INTERRUPT_SECONDS;
var JSON_STARTS_TRIED = module6.JSON_STARTS_TRIED;
var JSON_VALUES_MAX = module6.JSON_VALUES_MAX;
var JSON_VALUE_LENGTH_MIN = module6.JSON_VALUE_LENGTH_MIN;
var LEFTOVERS_AT_ONCE = module6.LEFTOVERS_AT_ONCE;
var LEFTOVER_HOURS = module6.LEFTOVER_HOURS;
var OBJECT_FILES_MAX = module6.OBJECT_FILES_MAX;
var PLAIN_FILES_BYTES_MAX = module6.PLAIN_FILES_BYTES_MAX;
var PLAIN_FILES_MAX = module6.PLAIN_FILES_MAX;
var RESULTS_BYTES_MAX = module6.RESULTS_BYTES_MAX;
var RESULTS_MAX = module6.RESULTS_MAX;
var RESULTS_PER_KEY_MAX = module6.RESULTS_PER_KEY_MAX;
var RESULT_BYTES_MAX = module6.RESULT_BYTES_MAX;
var RPC_BYTES_MAX = module6.RPC_BYTES_MAX;
var SERVER_TOKEN_BYTES = module6.SERVER_TOKEN_BYTES;
var SOCKET_PATH_BYTES_MAX = module6.SOCKET_PATH_BYTES_MAX;
var STAMP_SECONDS = module6.STAMP_SECONDS;
var STDERR_BYTES_MAX = module6.STDERR_BYTES_MAX;
var VANISH_SECONDS = module6.VANISH_SECONDS;
var VERSION_SECONDS = module6.VERSION_SECONDS;

// src/platform/cache/store.ts
var FOLDER = ".groundplan/results";
var NAME = /^[0-9a-f]{40}-[0-9a-f]{16}$/;
var CHECKS_PER_LIMIT = 16;
var LIMITS = { bytes: RESULTS_BYTES_MAX, entries: RESULTS_MAX };
var resultStore = (home, identity, files, limits = LIMITS) => new Store((0, import_node_path3.join)(home, FOLDER), identity, files, limits);
var Store = class {
  constructor(folder, identity, files, limits) {
    this.folder = folder;
    this.identity = identity;
    this.files = files;
    this.limits = limits;
  }
  folder;
  identity;
  files;
  limits;
  /** Entries as last listed. Those that another process adds meanwhile are not needed. */
  #listed = null;
  /** Bytes and entries written since the limits were last checked; null before the first write, which checks them. */
  #unchecked = null;
  async entries(key) {
    return this.#newestFirst((await this.#names()).filter((name) => name.startsWith(`${key}-`)));
  }
  async read(name) {
    const real = await this.files.realPath(this.folder);
    if (real === null) return null;
    const content = await this.files.readRegular((0, import_node_path3.join)(real, name), RESULT_BYTES_MAX);
    return content instanceof Uint8Array ? content : null;
  }
  async write(key, fingerprint, content) {
    const { files, folder, limits } = this;
    if (content.length > Math.min(RESULT_BYTES_MAX, limits.bytes)) return;
    const name = `${key}-${fingerprint.slice(0, 16)}`;
    await files.makeDirectory(folder);
    await files.withTemporaryDirectory(async (staging) => {
      await files.writeNew((0, import_node_path3.join)(staging, name), content);
      await files.rename((0, import_node_path3.join)(staging, name), this.#pathOf(name));
    }, folder);
    (await this.#listed)?.add(name);
    for (const old of (await this.entries(key)).slice(RESULTS_PER_KEY_MAX)) await this.remove(old);
    if (this.#needsCheck(content.length)) await this.#prune(name);
  }
  /** True for the first write, and after many: listing a full directory takes longer than writing an entry. */
  #needsCheck(bytes) {
    const { limits } = this;
    this.#unchecked = {
      bytes: (this.#unchecked?.bytes ?? limits.bytes) + bytes,
      entries: (this.#unchecked?.entries ?? limits.entries) + 1
    };
    const isDue = this.#unchecked.bytes > limits.bytes / CHECKS_PER_LIMIT || this.#unchecked.entries > limits.entries / CHECKS_PER_LIMIT;
    if (isDue) this.#unchecked = { bytes: 0, entries: 0 };
    return isDue;
  }
  async remove(name) {
    await this.files.remove(this.#pathOf(name));
    (await this.#listed)?.delete(name);
  }
  async summary() {
    const sizes = await this.#sizes();
    return { entries: sizes.size, bytes: sum(sizes.values()) };
  }
  async clear() {
    for (const name of (await this.#sizes()).keys()) await this.remove(name);
  }
  #pathOf(name) {
    return (0, import_node_path3.join)(this.folder, name);
  }
  async #names() {
    this.#listed ??= this.#list();
    return [...await this.#listed];
  }
  async #list() {
    const entries = await this.files.list(this.folder).catch(() => []);
    return new Set(entries.filter(({ name, kind }) => kind === "file" && NAME.test(name)).map(({ name }) => name));
  }
  async #newestFirst(names) {
    if (names.length < 2) return names;
    const paths = await this.files.oldestFirst(names.map((name) => this.#pathOf(name)));
    return paths.map((path) => path.slice(this.folder.length + 1)).reverse();
  }
  /** Lists the entries anew, and returns their sizes by name. */
  async #sizes() {
    this.#listed = null;
    const sizes = /* @__PURE__ */ new Map();
    for (const name of await this.#names()) {
      sizes.set(name, await this.files.sizeOf(this.#pathOf(name)).catch(() => null) ?? 0);
    }
    return sizes;
  }
  /** Removes the oldest entries above the limits, but never the new one. */
  async #prune(written) {
    const { limits } = this;
    const sizes = await this.#sizes();
    let bytes = sum(sizes.values());
    if (bytes <= limits.bytes && sizes.size <= limits.entries) return;
    for (const name of [...await this.#newestFirst([...sizes.keys()])].reverse()) {
      if (bytes <= limits.bytes && sizes.size <= limits.entries) return;
      if (name === written) continue;
      await this.remove(name);
      bytes -= sizes.get(name) ?? 0;
      sizes.delete(name);
    }
  }
};
var sum = (numbers) => [...numbers].reduce((total, number) => total + number, 0);

// parts/results.js
var modules = {
  "src/platform/cache/answers.ts": () => ({ answerHash, entriesText, errorText, hashOf, probeRun, programIdentity, relevantVariables, repeatProbe }),
  "src/platform/cache/recorder.ts": () => ({ record }),
  "src/platform/cache/remember.ts": () => ({ readEntry, remember, sealEntry, serialiseResult }),
  "src/platform/cache/rows.ts": () => ({ expand, fingerprintOf, questionKey, shorten }),
  "src/platform/cache/store.ts": () => ({ resultStore })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
