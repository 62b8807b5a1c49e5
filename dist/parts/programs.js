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

// parts/programs.js
var programs_exports = {};
__export(programs_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(programs_exports);

// src/platform/programs/run.ts
var import_node_child_process = require("node:child_process");
var import_node_fs = require("node:fs");
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
var import_node_string_decoder = require("node:string_decoder");
var import_promises2 = require("node:timers/promises");

// elsewhere:src/limits.ts
var module2 = require("../cli.js").modules["src/limits.ts"]();
var ADDRESS_LENGTH_MAX = module2.ADDRESS_LENGTH_MAX;
var ANNOTATION_BYTES_MAX = module2.ANNOTATION_BYTES_MAX;
var ANSWER_BYTES_MAX = module2.ANSWER_BYTES_MAX;
var ATTRIBUTE_TEXT_LENGTH = module2.ATTRIBUTE_TEXT_LENGTH;
var CAPTION_LEGIBLE = module2.CAPTION_LEGIBLE;
var CODE_BYTES_MAX = module2.CODE_BYTES_MAX;
var COMPLAINT_LENGTH = module2.COMPLAINT_LENGTH;
var DOT_VERSION_MIN = module2.DOT_VERSION_MIN;
var ENGINE_VERSION_SECONDS = module2.ENGINE_VERSION_SECONDS;
var FETCH_SECONDS = module2.FETCH_SECONDS;
var FOCUS_HOPS_DEFAULT = module2.FOCUS_HOPS_DEFAULT;
var FOCUS_HOPS_MAX = module2.FOCUS_HOPS_MAX;
var HOPS_MAX = module2.HOPS_MAX;
var ID_LENGTH_MAX = module2.ID_LENGTH_MAX;
var LABEL_LENGTH_MAX = module2.LABEL_LENGTH_MAX;
var LEVEL_ICONS_MAX = module2.LEVEL_ICONS_MAX;
var MANIFEST_BYTES_MAX = module2.MANIFEST_BYTES_MAX;
var MODULE_DEPTH = module2.MODULE_DEPTH;
var NAMES_LISTED = module2.NAMES_LISTED;
var NEAREST_DISTANCE = module2.NEAREST_DISTANCE;
var NEAREST_LENGTH_MAX = module2.NEAREST_LENGTH_MAX;
var NEAREST_NAMES_MAX = module2.NEAREST_NAMES_MAX;
var NESTING_MAX = module2.NESTING_MAX;
var OVERVIEW_FROM = module2.OVERVIEW_FROM;
var OVERVIEW_FROM_WITH_LINES = module2.OVERVIEW_FROM_WITH_LINES;
var OVERVIEW_GAIN = module2.OVERVIEW_GAIN;
var OVERVIEW_ICONS = module2.OVERVIEW_ICONS;
var PLANNING_SECONDS = module2.PLANNING_SECONDS;
var PLANNING_SECONDS_MAX = module2.PLANNING_SECONDS_MAX;
var PLANS_MAX = module2.PLANS_MAX;
var PRINTED_ADDRESS_LENGTH = module2.PRINTED_ADDRESS_LENGTH;
var PRINTED_VALUE_LENGTH = module2.PRINTED_VALUE_LENGTH;
var PROBLEMS_LISTED = module2.PROBLEMS_LISTED;
var PYTHON_VERSION_MIN = module2.PYTHON_VERSION_MIN;
var QUOTE_LENGTH = module2.QUOTE_LENGTH;
var RESOURCES_MAX = module2.RESOURCES_MAX;
var ROOTS_AT_ONCE = module2.ROOTS_AT_ONCE;
var SCALE_DEFAULT = module2.SCALE_DEFAULT;
var SCALE_MAX = module2.SCALE_MAX;
var SCALE_MIN = module2.SCALE_MIN;
var STEPS_INFERRED_MAX = module2.STEPS_INFERRED_MAX;
var TERRAFORM_VERSION_MIN = module2.TERRAFORM_VERSION_MIN;
var TEXT_BYTES_MAX = module2.TEXT_BYTES_MAX;
var VALUE_DEPTH = module2.VALUE_DEPTH;
var VARIABLE_FILE_BYTES_MAX = module2.VARIABLE_FILE_BYTES_MAX;
var WARNINGS_MAX = module2.WARNINGS_MAX;
var WARNINGS_OF_A_KIND = module2.WARNINGS_OF_A_KIND;
var WARNING_LENGTH_MAX = module2.WARNING_LENGTH_MAX;

// elsewhere:src/platform/limits.ts
var module3 = require("../cli.js").modules["src/platform/limits.ts"]();
var ARTIFACTS_LISTED_MAX = module3.ARTIFACTS_LISTED_MAX;
var COMPLAINT_LINES = module3.COMPLAINT_LINES;
var DOT_SECONDS = module3.DOT_SECONDS;
var EVENT_STREAMS_MAX = module3.EVENT_STREAMS_MAX;
var GIT_ALLOCATION_MAX = module3.GIT_ALLOCATION_MAX;
var GIT_FILE_BYTES_MAX = module3.GIT_FILE_BYTES_MAX;
var INTERRUPT_SECONDS = module3.INTERRUPT_SECONDS;
var JSON_STARTS_TRIED = module3.JSON_STARTS_TRIED;
var JSON_VALUES_MAX = module3.JSON_VALUES_MAX;
var JSON_VALUE_LENGTH_MIN = module3.JSON_VALUE_LENGTH_MIN;
var LEFTOVERS_AT_ONCE = module3.LEFTOVERS_AT_ONCE;
var LEFTOVER_HOURS = module3.LEFTOVER_HOURS;
var OBJECT_FILES_MAX = module3.OBJECT_FILES_MAX;
var PLAIN_FILES_BYTES_MAX = module3.PLAIN_FILES_BYTES_MAX;
var PLAIN_FILES_MAX = module3.PLAIN_FILES_MAX;
var RESULTS_BYTES_MAX = module3.RESULTS_BYTES_MAX;
var RESULTS_MAX = module3.RESULTS_MAX;
var RESULTS_PER_KEY_MAX = module3.RESULTS_PER_KEY_MAX;
var RESULT_BYTES_MAX = module3.RESULT_BYTES_MAX;
var RPC_BYTES_MAX = module3.RPC_BYTES_MAX;
var SERVER_TOKEN_BYTES = module3.SERVER_TOKEN_BYTES;
var SOCKET_PATH_BYTES_MAX = module3.SOCKET_PATH_BYTES_MAX;
var STAMP_SECONDS = module3.STAMP_SECONDS;
var STDERR_BYTES_MAX = module3.STDERR_BYTES_MAX;
var VANISH_SECONDS = module3.VANISH_SECONDS;
var VERSION_SECONDS = module3.VERSION_SECONDS;

// elsewhere:src/platform/signals.ts
var module4 = require("../cli.js").modules["src/platform/signals.ts"]();
var guarded = module4.guarded;
var isStopping = module4.isStopping;

// elsewhere:src/platform/programs/find.ts
var module5 = require("../cli.js").modules["src/platform/programs/find.ts"]();
var absoluteFolders = module5.absoluteFolders;
var findProgram = module5.findProgram;
var withAbsolutePath = module5.withAbsolutePath;
var withoutProgramsIn = module5.withoutProgramsIn;

// src/platform/programs/run.ts
var SILENT_MILLISECONDS = 500;
async function runCommand(command, args, options) {
  if (isStopping()) return never();
  const env = options.env ?? process.env;
  const program = findProgram(command, env);
  if (program === null) return { end: "missing" };
  let child;
  try {
    child = spawnGroup(...withMemoryLimit(program, args, options.memory, env), { ...options, env });
  } catch (error) {
    return notStarted(error, options.directory);
  }
  const { budget } = options;
  const began = performance.now();
  const result = await guarded(
    () => killGroup(child),
    () => waitForEnd(child, { ...options, seconds: Math.max(0, Math.min(options.seconds, budget?.left ?? Infinity)) }),
    () => endGroup(child)
  );
  if (budget !== void 0) budget.left -= (performance.now() - began) / 1e3;
  return isStopping() ? never() : result;
}
var spawnGroup = (command, args, { directory, env }) => (0, import_node_child_process.spawn)(command, args, {
  stdio: "pipe",
  windowsHide: true,
  detached: IS_GROUP_LEADER,
  cwd: directory,
  env: { ...withAbsolutePath(env), ...NOT_FROM_DIRECTORY }
});
var NOT_FROM_DIRECTORY = process.platform === "win32" ? { NoDefaultCurrentDirectoryInExePath: "1" } : {};
var never = () => new Promise(() => {
});
function waitForEnd(child, options) {
  return new Promise((resolve) => {
    let exceeded = null;
    const end = (limit) => {
      if (exceeded !== null) return;
      exceeded = limit;
      void endGroup(child).then(() => {
        closePipes(child);
        setTimeout(finish, VANISH_SECONDS * 1e3, limit).unref();
      });
    };
    const timer = setTimeout(end, options.seconds * 1e3, { end: "time-out" });
    const { growth, memory } = options;
    const endMemoryWatch = memory === void 0 ? () => {
    } : watchMemory(child.pid, memory, () => end(NO_MEMORY));
    const endGrowthWatch = growth === void 0 ? () => {
    } : watchGrowth(growth, () => end(TOO_LARGE));
    let silenceCheck;
    const finish = (result) => {
      clearTimeout(timer);
      endMemoryWatch();
      endGrowthWatch();
      clearInterval(silenceCheck);
      resolve(result);
    };
    const stdout = gatherAll(child.stdout, options.bytes ?? TEXT_BYTES_MAX, () => end(TOO_MUCH));
    const stderr = gatherEnd(child.stderr, STDERR_BYTES_MAX);
    if (options.onLine !== void 0) callForLines(child.stdout, options.onLine);
    child.stdin.on("error", () => {
    });
    child.stdin.end(options.input ?? "");
    child.on("error", (error) => {
      if (child.pid === void 0) finish(notStarted(error, options.directory));
    });
    child.on("exit", () => {
      killGroup(child);
      silenceCheck = closeWhenSilent(child, () => stdout.bytes() + stderr.bytes());
    });
    child.on("close", (code, signal) => {
      if (exceeded !== null) finish(exceeded);
      else if (code !== 0 && memory !== void 0 && lacksMemory(stderr.text())) finish(NO_MEMORY);
      else if (code !== null) finish({ end: "exit", code, stdout: stdout.text(), stderr: stderr.text() });
      else finish({ end: "signal", signal: signal ?? "", stdout: stdout.text(), stderr: stderr.text() });
    });
  });
}
function closeWhenSilent(child, receivedBytes) {
  let before = -1;
  return setInterval(() => {
    if (receivedBytes() === before) closePipes(child);
    before = receivedBytes();
  }, SILENT_MILLISECONDS);
}
function closePipes(child) {
  for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe.destroy();
}
var TOO_LARGE = { end: "unusable", reason: "EFBIG" };
var NO_MEMORY = { end: "unusable", reason: "ENOMEM" };
var TOO_MUCH = { end: "unusable", reason: "ENOBUFS" };
var notStarted = ({ code }, directory) => code === "ENOENT" && (directory === void 0 || (0, import_node_fs.existsSync)(directory)) ? { end: "missing" } : { end: "unusable", reason: code ?? "" };
var GROWTH_POLL_MILLISECONDS = 250;
function watchGrowth(limit, onTooMuch) {
  let isStopped = false;
  const check = async () => {
    const isTooMuch = await isOverLimit(limit).catch(() => false);
    if (isStopped) return;
    if (isTooMuch) onTooMuch();
    else timer = setTimeout(check, GROWTH_POLL_MILLISECONDS);
  };
  let timer = setTimeout(check, GROWTH_POLL_MILLISECONDS);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
async function isOverLimit({ directory, bytesMax, entriesMax }) {
  const pending = [directory];
  let bytes = 0;
  let entries = 0;
  for (let folder = pending.pop(); folder !== void 0; folder = pending.pop()) {
    for (const entry of await (0, import_promises.readdir)(folder, { withFileTypes: true }).catch(() => [])) {
      const path = (0, import_node_path.join)(folder, entry.name);
      if (++entries > entriesMax) return true;
      if (entry.isDirectory()) pending.push(path);
      else bytes += (await (0, import_promises.lstat)(path).catch(() => ({ size: 0 }))).size;
      if (bytes > bytesMax) return true;
    }
  }
  return false;
}
var IS_GROUP_LEADER = process.platform !== "win32";
var TASKKILL = `${process.env.SystemRoot ?? "C:\\Windows"}\\System32\\taskkill.exe`;
var EXIT_POLL_MILLISECONDS = 20;
function killGroup(child) {
  if (child.pid === void 0) return;
  if (IS_GROUP_LEADER) signalGroup(child.pid, "SIGKILL");
  else if (child.exitCode === null) (0, import_node_child_process.spawnSync)(TASKKILL, ["/PID", String(child.pid), "/T", "/F"], { stdio: "ignore" });
}
async function endGroup(child) {
  if (child.pid !== void 0 && IS_GROUP_LEADER) {
    const deadline = performance.now() + INTERRUPT_SECONDS * 1e3;
    let isRunning = signalGroup(child.pid, "SIGINT");
    while (isRunning && performance.now() < deadline) {
      await (0, import_promises2.setTimeout)(EXIT_POLL_MILLISECONDS);
      isRunning = signalGroup(child.pid, 0);
    }
  }
  killGroup(child);
}
function signalGroup(leader, signal) {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}
function withMemoryLimit(program, args, bytesMax, env) {
  const prlimit = bytesMax === void 0 || process.platform !== "linux" ? null : findProgram("prlimit", env);
  return prlimit === null ? [program, args] : [prlimit, [`--data=${bytesMax}`, "--", program, ...args]];
}
var lacksMemory = (stderr) => /^(runtime|fatal error): .*(out of memory|cannot allocate)/m.test(stderr);
var MEMORY_POLL_MILLISECONDS = 50;
function watchMemory(pid, bytesMax, onTooMuch) {
  if (pid === void 0 || process.platform !== "linux") return () => {
  };
  const timer = setInterval(() => {
    if (residentBytes(pid) <= bytesMax) return;
    clearInterval(timer);
    onTooMuch();
  }, MEMORY_POLL_MILLISECONDS);
  return () => clearInterval(timer);
}
function residentBytes(pid) {
  try {
    return Number(/^VmRSS:\s*(\d+) kB$/m.exec((0, import_node_fs.readFileSync)(`/proc/${pid}/status`, "latin1"))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
function gatherAll(stream, limit, onTooMuch) {
  const chunks = [];
  let bytes = 0;
  stream.on("data", (chunk) => {
    bytes += chunk.length;
    if (bytes <= limit) chunks.push(chunk);
    else onTooMuch();
  });
  return { text: () => Buffer.concat(chunks).toString("utf8"), bytes: () => bytes };
}
function gatherEnd(stream, limit) {
  const chunks = [];
  let bytes = 0;
  let collected = 0;
  stream.on("data", (chunk) => {
    chunks.push(chunk);
    bytes += chunk.length;
    collected += chunk.length;
    while (collected - chunks[0].length >= limit) collected -= chunks.shift().length;
  });
  return { text: () => Buffer.concat(chunks).toString("utf8"), bytes: () => bytes };
}
function callForLines(stream, onLine) {
  const decoder = new import_node_string_decoder.StringDecoder("utf8");
  let pieces = [];
  const take = (text) => {
    const ends = text.split("\n");
    const rest = ends.pop();
    for (const end of ends) {
      pieces.push(end);
      onLine(pieces.join("").replace(/\r$/, ""));
      pieces = [];
    }
    if (rest !== "") pieces.push(rest);
  };
  stream.on("data", (chunk) => take(decoder.write(chunk)));
  stream.on("end", () => {
    take(decoder.end());
    if (pieces.length > 0) onLine(pieces.join(""));
  });
}
var launch = async (command, args, { seconds, env = process.env }) => {
  const program = findProgram(command, env);
  if (program === null) return { end: "missing" };
  try {
    return await endWithin(seconds, start(program, args, env));
  } catch (error) {
    return notStarted(error, void 0);
  }
};
var start = (program, args, env) => (0, import_node_child_process.spawn)(program, args, {
  stdio: ["ignore", "ignore", "pipe"],
  detached: true,
  windowsHide: true,
  env: withAbsolutePath(env)
});
var endWithin = (seconds, child) => new Promise((resolve) => {
  const stderr = gatherEnd(child.stderr, STDERR_BYTES_MAX);
  const finish = (result) => {
    clearTimeout(timer);
    child.stderr.destroy();
    child.unref();
    resolve(result);
  };
  const timer = setTimeout(finish, seconds * 1e3, { end: "time-out" });
  child.on("error", (error) => finish(notStarted(error, void 0)));
  child.on(
    "close",
    (code, signal) => finish(
      code === null ? { end: "signal", signal: signal ?? "", stdout: "", stderr: stderr.text() } : { end: "exit", code, stdout: "", stderr: stderr.text() }
    )
  );
});

// parts/programs.js
var modules = {
  "src/platform/programs/run.ts": () => ({ isOverLimit, launch, notStarted, runCommand })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
