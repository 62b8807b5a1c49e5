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
var module2 = require("./picture.js").modules["src/platform/hash.ts"]();
var sha256 = module2.sha256;
var sha256Base64 = module2.sha256Base64;

// elsewhere:src/platform/messages.ts
var module3 = require("../cli.js").modules["src/platform/messages.ts"]();
var BINARY_PLAN = module3.BINARY_PLAN;
var DOT_FAILED_REMEDY = module3.DOT_FAILED_REMEDY;
var DOT_MISSING = module3.DOT_MISSING;
var DOT_MISSING_REMEDY = module3.DOT_MISSING_REMEDY;
var DOT_UPDATE_REMEDY = module3.DOT_UPDATE_REMEDY;
var DOT_VERSION_REMEDY = module3.DOT_VERSION_REMEDY;
var NOT_JSON_REMEDY = module3.NOT_JSON_REMEDY;
var NO_WORKING_DIRECTORY = module3.NO_WORKING_DIRECTORY;
var NO_WORKING_DIRECTORY_REMEDY = module3.NO_WORKING_DIRECTORY_REMEDY;
var READ_CHARACTER = module3.READ_CHARACTER;
var READ_NUMBER = module3.READ_NUMBER;
var READ_TEXT = module3.READ_TEXT;
var READ_WORD = module3.READ_WORD;
var REPOSITORY_LINK_REMEDY = module3.REPOSITORY_LINK_REMEDY;
var REPOSITORY_OBJECTS_TOO_MANY = module3.REPOSITORY_OBJECTS_TOO_MANY;
var REPOSITORY_OBJECTS_TOO_MANY_REMEDY = module3.REPOSITORY_OBJECTS_TOO_MANY_REMEDY;
var REPOSITORY_TOO_LARGE = module3.REPOSITORY_TOO_LARGE;
var REPOSITORY_TOO_LARGE_REMEDY = module3.REPOSITORY_TOO_LARGE_REMEDY;
var REPOSITORY_UNPROVEN = module3.REPOSITORY_UNPROVEN;
var REPOSITORY_UNPROVEN_REMEDY = module3.REPOSITORY_UNPROVEN_REMEDY;
var RESULT_HAS_PATH = module3.RESULT_HAS_PATH;
var STREAM_REMEDY = module3.STREAM_REMEDY;
var TEMPORARY_UNWRITABLE_REMEDY = module3.TEMPORARY_UNWRITABLE_REMEDY;
var alternateNotAllowed = module3.alternateNotAllowed;
var alternateNotAllowedRemedy = module3.alternateNotAllowedRemedy;
var binaryPlanRemedy = module3.binaryPlanRemedy;
var dotFailed = module3.dotFailed;
var dotTimeOut = module3.dotTimeOut;
var dotTooOld = module3.dotTooOld;
var dotUnusable = module3.dotUnusable;
var dotVersionUnreadable = module3.dotVersionUnreadable;
var exitCode = module3.exitCode;
var jsonEmpty = module3.jsonEmpty;
var jsonOfNothing = module3.jsonOfNothing;
var notJson = module3.notJson;
var repositoryLink = module3.repositoryLink;
var resultNotStored = module3.resultNotStored;
var temporaryUnwritable = module3.temporaryUnwritable;
var textOfLength = module3.textOfLength;

// elsewhere:src/platform/cache/answers.ts
var module4 = require("./watch.js").modules["src/platform/cache/answers.ts"]();
var answerHash = module4.answerHash;
var entriesText = module4.entriesText;
var errorText = module4.errorText;
var hashOf = module4.hashOf;
var probeRun = module4.probeRun;
var programIdentity = module4.programIdentity;
var relevantVariables = module4.relevantVariables;
var repeatProbe = module4.repeatProbe;

// src/platform/cache/entry.ts
var import_node_crypto = require("node:crypto");
var import_node_v8 = require("node:v8");
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

// elsewhere:src/platform/cache/recorder.ts
var module5 = require("./watch.js").modules["src/platform/cache/recorder.ts"]();
var record = module5.record;

// elsewhere:src/platform/cache/rows.ts
var module6 = require("./watch.js").modules["src/platform/cache/rows.ts"]();
var expand = module6.expand;
var fingerprintOf = module6.fingerprintOf;
var questionKey = module6.questionKey;
var shorten = module6.shorten;

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

// src/platform/cache/store.ts
var import_node_path = require("node:path");

// elsewhere:src/platform/limits.ts
var module7 = require("../cli.js").modules["src/platform/limits.ts"]();
var ARTIFACTS_LISTED_MAX = module7.ARTIFACTS_LISTED_MAX;
var COMPLAINT_LINES = module7.COMPLAINT_LINES;
var DOT_SECONDS = module7.DOT_SECONDS;
var EVENT_STREAMS_MAX = module7.EVENT_STREAMS_MAX;
var GIT_ALLOCATION_MAX = module7.GIT_ALLOCATION_MAX;
var GIT_FILE_BYTES_MAX = module7.GIT_FILE_BYTES_MAX;
var INTERRUPT_SECONDS = module7.INTERRUPT_SECONDS;
var JSON_STARTS_TRIED = module7.JSON_STARTS_TRIED;
var JSON_VALUES_MAX = module7.JSON_VALUES_MAX;
var JSON_VALUE_LENGTH_MIN = module7.JSON_VALUE_LENGTH_MIN;
var LEFTOVERS_AT_ONCE = module7.LEFTOVERS_AT_ONCE;
var LEFTOVER_HOURS = module7.LEFTOVER_HOURS;
var OBJECT_FILES_MAX = module7.OBJECT_FILES_MAX;
var PLAIN_FILES_BYTES_MAX = module7.PLAIN_FILES_BYTES_MAX;
var PLAIN_FILES_MAX = module7.PLAIN_FILES_MAX;
var RESULTS_BYTES_MAX = module7.RESULTS_BYTES_MAX;
var RESULTS_MAX = module7.RESULTS_MAX;
var RESULTS_PER_KEY_MAX = module7.RESULTS_PER_KEY_MAX;
var RESULT_BYTES_MAX = module7.RESULT_BYTES_MAX;
var RPC_BYTES_MAX = module7.RPC_BYTES_MAX;
var SERVER_TOKEN_BYTES = module7.SERVER_TOKEN_BYTES;
var SOCKET_PATH_BYTES_MAX = module7.SOCKET_PATH_BYTES_MAX;
var STAMP_SECONDS = module7.STAMP_SECONDS;
var STDERR_BYTES_MAX = module7.STDERR_BYTES_MAX;
var VANISH_SECONDS = module7.VANISH_SECONDS;
var VERSION_SECONDS = module7.VERSION_SECONDS;

// src/platform/cache/store.ts
var FOLDER = ".groundplan/results";
var NAME = /^[0-9a-f]{40}-[0-9a-f]{16}$/;
var CHECKS_PER_LIMIT = 16;
var LIMITS = { bytes: RESULTS_BYTES_MAX, entries: RESULTS_MAX };
var resultStore = (home, identity, files, limits = LIMITS) => new Store((0, import_node_path.join)(home, FOLDER), identity, files, limits);
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
    const content = await this.files.readRegular((0, import_node_path.join)(real, name), RESULT_BYTES_MAX);
    return content instanceof Uint8Array ? content : null;
  }
  async write(key, fingerprint, content) {
    const { files, folder, limits } = this;
    if (content.length > Math.min(RESULT_BYTES_MAX, limits.bytes)) return;
    const name = `${key}-${fingerprint.slice(0, 16)}`;
    await files.makeDirectory(folder);
    await files.withTemporaryDirectory(async (staging) => {
      await files.writeNew((0, import_node_path.join)(staging, name), content);
      await files.rename((0, import_node_path.join)(staging, name), this.#pathOf(name));
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
    return (0, import_node_path.join)(this.folder, name);
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
  "src/platform/cache/remember.ts": () => ({ remember }),
  "src/platform/cache/store.ts": () => ({ resultStore })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
