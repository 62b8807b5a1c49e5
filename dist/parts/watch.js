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
var import_node_path = require("node:path");

// elsewhere:src/errors.ts
var module2 = require("../cli.js").modules["src/errors.ts"]();
var Bug = module2.Bug;
var External = module2.External;
var GroundplanError = module2.GroundplanError;
var InvalidInput = module2.InvalidInput;
var Missing = module2.Missing;
var Misuse = module2.Misuse;
var NoResources = module2.NoResources;

// elsewhere:src/platform/cache/answers.ts
var module3 = require("./results.js").modules["src/platform/cache/answers.ts"]();
var answerHash = module3.answerHash;
var entriesText = module3.entriesText;
var errorText = module3.errorText;
var hashOf = module3.hashOf;
var probeRun = module3.probeRun;
var programIdentity = module3.programIdentity;
var relevantVariables = module3.relevantVariables;
var repeatProbe = module3.repeatProbe;

// elsewhere:src/platform/cache/recorder.ts
var module4 = require("./results.js").modules["src/platform/cache/recorder.ts"]();
var record = module4.record;

// elsewhere:src/platform/cache/rows.ts
var module5 = require("./results.js").modules["src/platform/cache/rows.ts"]();
var expand = module5.expand;
var fingerprintOf = module5.fingerprintOf;
var questionKey = module5.questionKey;
var shorten = module5.shorten;

// elsewhere:src/platform/hash.ts
var module6 = require("./start.js").modules["src/platform/hash.ts"]();
var sha256 = module6.sha256;
var sha256Base64 = module6.sha256Base64;

// elsewhere:src/platform/text/paths.ts
var module7 = require("../cli.js").modules["src/platform/text/paths.ts"]();
var isWithin = module7.isWithin;
var withoutFolders = module7.withoutFolders;

// elsewhere:src/results.ts
var module8 = require("./start.js").modules["src/results.ts"]();
var kindOfRun = module8.kindOfRun;
var rememberCode = module8.rememberCode;
var rememberCodes = module8.rememberCodes;
var rememberRoots = module8.rememberRoots;

// elsewhere:src/cli/failure.ts
var module9 = require("../cli.js").modules["src/cli/failure.ts"]();
var describeFailure = module9.describeFailure;
var exitCodeOf = module9.exitCodeOf;

// elsewhere:src/cli/limits.ts
var module10 = require("../cli.js").modules["src/cli/limits.ts"]();
var ADDRESSES_LISTED_MAX = module10.ADDRESSES_LISTED_MAX;
var ANSWER_BYTES_MAX = module10.ANSWER_BYTES_MAX;
var ARGUMENT_ITEMS_MAX = module10.ARGUMENT_ITEMS_MAX;
var ARGUMENT_LENGTH_MAX = module10.ARGUMENT_LENGTH_MAX;
var CACHE_FILES_COUNTED = module10.CACHE_FILES_COUNTED;
var DEVOPS_BODY_BYTES_MAX = module10.DEVOPS_BODY_BYTES_MAX;
var DOCTOR_SECONDS = module10.DOCTOR_SECONDS;
var FILE_BYTES_MAX = module10.FILE_BYTES_MAX;
var GITLAB_BODY_BYTES_MAX = module10.GITLAB_BODY_BYTES_MAX;
var GRAPHS_REMEMBERED_MAX = module10.GRAPHS_REMEMBERED_MAX;
var HOPS_LISTED_MAX = module10.HOPS_LISTED_MAX;
var IMAGE_BYTES_MAX = module10.IMAGE_BYTES_MAX;
var KINDS_IN_TABLE_MAX = module10.KINDS_IN_TABLE_MAX;
var KINDS_LISTED_MAX = module10.KINDS_LISTED_MAX;
var LISTING_BYTES_MAX = module10.LISTING_BYTES_MAX;
var MANIFEST_BYTES_MAX = module10.MANIFEST_BYTES_MAX;
var NAME_LENGTH_MAX = module10.NAME_LENGTH_MAX;
var NEIGHBOURS_DEPTH_MAX = module10.NEIGHBOURS_DEPTH_MAX;
var NOTES_LENGTH_MAX = module10.NOTES_LENGTH_MAX;
var PAGES_MAX = module10.PAGES_MAX;
var PER_PAGE = module10.PER_PAGE;
var PROGRESS_SECONDS = module10.PROGRESS_SECONDS;
var QUESTION_BYTES_MAX = module10.QUESTION_BYTES_MAX;
var REACH_DEPTH_MAX = module10.REACH_DEPTH_MAX;
var REASON_LENGTH_MAX = module10.REASON_LENGTH_MAX;
var SETTLE_SECONDS = module10.SETTLE_SECONDS;
var SHOW_SECONDS = module10.SHOW_SECONDS;
var SUMMARY_LISTED_MAX = module10.SUMMARY_LISTED_MAX;
var SUMMARY_WARNINGS_MAX = module10.SUMMARY_WARNINGS_MAX;
var SUMMARY_WARNING_LENGTH_MAX = module10.SUMMARY_WARNING_LENGTH_MAX;
var TEXT_LENGTH_MAX = module10.TEXT_LENGTH_MAX;
var TITLE_LENGTH_MAX = module10.TITLE_LENGTH_MAX;
var UPLOAD_BYTES_MAX = module10.UPLOAD_BYTES_MAX;
var WAITING_MAX = module10.WAITING_MAX;
var WATCH_SECONDS = module10.WATCH_SECONDS;

// elsewhere:src/cli/messages.ts
var module11 = require("../cli.js").modules["src/cli/messages.ts"]();
var ADDRESS_REMEDY = module11.ADDRESS_REMEDY;
var AFTER = module11.AFTER;
var ALL_WELL = module11.ALL_WELL;
var BEFORE = module11.BEFORE;
var BROKEN = module11.BROKEN;
var BUNDLED = module11.BUNDLED;
var BUSY = module11.BUSY;
var BUSY_REMEDY = module11.BUSY_REMEDY;
var CACHE = module11.CACHE;
var CACHE_EMPTY = module11.CACHE_EMPTY;
var CACHE_FOR = module11.CACHE_FOR;
var CHANGED_ONE = module11.CHANGED_ONE;
var CHANGED_ONE_REMEDY = module11.CHANGED_ONE_REMEDY;
var CLOSED = module11.CLOSED;
var COLUMN_CHANGE = module11.COLUMN_CHANGE;
var COLUMN_KINDS = module11.COLUMN_KINDS;
var COLUMN_READS = module11.COLUMN_READS;
var COLUMN_READ_BY = module11.COLUMN_READ_BY;
var COLUMN_RESOURCES = module11.COLUMN_RESOURCES;
var COLUMN_ROOT = module11.COLUMN_ROOT;
var COMMENT_ID_REMEDY = module11.COMMENT_ID_REMEDY;
var CONVERSATION_LOCKED = module11.CONVERSATION_LOCKED;
var DEBUG_DATA_REMEDY = module11.DEBUG_DATA_REMEDY;
var DEVOPS_DEPTH_REMEDY = module11.DEVOPS_DEPTH_REMEDY;
var DEVOPS_PIPELINE_REMEDY = module11.DEVOPS_PIPELINE_REMEDY;
var DEVOPS_TOKEN_REMEDY = module11.DEVOPS_TOKEN_REMEDY;
var DIFF = module11.DIFF;
var DIFFERS = module11.DIFFERS;
var DIFF_EITHER_OR = module11.DIFF_EITHER_OR;
var DIFF_REMEDY = module11.DIFF_REMEDY;
var DIFF_TAKES_TWO = module11.DIFF_TAKES_TWO;
var DIRECTORY = module11.DIRECTORY;
var DOCKER_DO = module11.DOCKER_DO;
var DOCKER_FOR = module11.DOCKER_FOR;
var DOCS_REMEDY = module11.DOCS_REMEDY;
var DOCS_TAKES_ONE = module11.DOCS_TAKES_ONE;
var DOCUMENT = module11.DOCUMENT;
var DONE = module11.DONE;
var DOT_DO = module11.DOT_DO;
var DOT_FOR = module11.DOT_FOR;
var DRAW = module11.DRAW;
var DRAWING = module11.DRAWING;
var DRAWING_FOR = module11.DRAWING_FOR;
var DRY_RUN_NEEDS_BACKEND = module11.DRY_RUN_NEEDS_BACKEND;
var DRY_RUN_NEEDS_BACKEND_REMEDY = module11.DRY_RUN_NEEDS_BACKEND_REMEDY;
var DRY_RUN_TAKES_STDOUT = module11.DRY_RUN_TAKES_STDOUT;
var DRY_RUN_TAKES_STDOUT_REMEDY = module11.DRY_RUN_TAKES_STDOUT_REMEDY;
var ESTATE_EMPTY = module11.ESTATE_EMPTY;
var ESTATE_FILES_ALONE = module11.ESTATE_FILES_ALONE;
var ESTATE_REMEDY = module11.ESTATE_REMEDY;
var ESTATE_SOURCE = module11.ESTATE_SOURCE;
var ESTATE_STDOUT_REMEDY = module11.ESTATE_STDOUT_REMEDY;
var EXPLAIN = module11.EXPLAIN;
var EXPLANATION_TAKES_STDOUT = module11.EXPLANATION_TAKES_STDOUT;
var EXPLANATION_TAKES_STDOUT_REMEDY = module11.EXPLANATION_TAKES_STDOUT_REMEDY;
var FILE_FOREIGN_REMEDY = module11.FILE_FOREIGN_REMEDY;
var FILE_IS_DIRECTORY_REMEDY = module11.FILE_IS_DIRECTORY_REMEDY;
var FILE_MISSING_REMEDY = module11.FILE_MISSING_REMEDY;
var FILE_UNREADABLE_REMEDY = module11.FILE_UNREADABLE_REMEDY;
var FORK_PROVIDERS = module11.FORK_PROVIDERS;
var FORK_PROVIDERS_REMEDY = module11.FORK_PROVIDERS_REMEDY;
var FORMAT = module11.FORMAT;
var FORMAT_CONTRADICTS_REMEDY = module11.FORMAT_CONTRADICTS_REMEDY;
var GITLAB_DEPTH_REMEDY = module11.GITLAB_DEPTH_REMEDY;
var GITLAB_PIPELINE_REMEDY = module11.GITLAB_PIPELINE_REMEDY;
var GITLAB_TOKEN_REMEDY = module11.GITLAB_TOKEN_REMEDY;
var GIT_DO = module11.GIT_DO;
var GIT_FOR = module11.GIT_FOR;
var GRAPH = module11.GRAPH;
var GRAPHFILE_ALONE = module11.GRAPHFILE_ALONE;
var GRAPHFILE_REMEDY = module11.GRAPHFILE_REMEDY;
var GRAPH_FILE_LIMITS = module11.GRAPH_FILE_LIMITS;
var HEADING = module11.HEADING;
var IGNORED_WITH_PLANFILE = module11.IGNORED_WITH_PLANFILE;
var INSTRUCTIONS = module11.INSTRUCTIONS;
var INTERNAL_FAULT = module11.INTERNAL_FAULT;
var JOINED_PLANFILE = module11.JOINED_PLANFILE;
var JOINED_PLANFILE_REMEDY = module11.JOINED_PLANFILE_REMEDY;
var JOINED_REMEDY = module11.JOINED_REMEDY;
var KINDS = module11.KINDS;
var MANIFEST_REMEDY = module11.MANIFEST_REMEDY;
var MAP = module11.MAP;
var MAP_FAILED = module11.MAP_FAILED;
var MCP_ADDRESS_REMEDY = module11.MCP_ADDRESS_REMEDY;
var MISSING = module11.MISSING;
var NATIVE = module11.NATIVE;
var NEWER_RUN = module11.NEWER_RUN;
var NOTE = module11.NOTE;
var NOTHING_TO_EXPLAIN = module11.NOTHING_TO_EXPLAIN;
var NOT_A_FILE_REMEDY = module11.NOT_A_FILE_REMEDY;
var NOT_A_VARFILE_REMEDY = module11.NOT_A_VARFILE_REMEDY;
var NOT_DRAWN = module11.NOT_DRAWN;
var NOT_OURS_REMEDY = module11.NOT_OURS_REMEDY;
var NOT_PIPED_REMEDY = module11.NOT_PIPED_REMEDY;
var NOT_WRITTEN = module11.NOT_WRITTEN;
var NO_CLIENT = module11.NO_CLIENT;
var NO_CLIENT_REMEDY = module11.NO_CLIENT_REMEDY;
var NO_ENGINE = module11.NO_ENGINE;
var NO_FETCH_WITH_PROVIDERS = module11.NO_FETCH_WITH_PROVIDERS;
var NO_FETCH_WITH_PROVIDERS_REMEDY = module11.NO_FETCH_WITH_PROVIDERS_REMEDY;
var NO_PATH = module11.NO_PATH;
var NO_ROOTS = module11.NO_ROOTS;
var NO_STAMP = module11.NO_STAMP;
var ONE_SOURCE_FOR_PLAN = module11.ONE_SOURCE_FOR_PLAN;
var ONE_SOURCE_REMEDY = module11.ONE_SOURCE_REMEDY;
var OPEN_PAGE = module11.OPEN_PAGE;
var OPTION_EMPTY_REMEDY = module11.OPTION_EMPTY_REMEDY;
var OPTION_TWICE_REMEDY = module11.OPTION_TWICE_REMEDY;
var OUTDIR_LINK_REMEDY = module11.OUTDIR_LINK_REMEDY;
var OUTDIR_REMEDY = module11.OUTDIR_REMEDY;
var OUTDIR_UNWRITABLE_REMEDY = module11.OUTDIR_UNWRITABLE_REMEDY;
var OUTFILE_IS_DIRECTORY_REMEDY = module11.OUTFILE_IS_DIRECTORY_REMEDY;
var OUTFILE_IS_LINK_REMEDY = module11.OUTFILE_IS_LINK_REMEDY;
var OUTFILE_IS_PIPE_REMEDY = module11.OUTFILE_IS_PIPE_REMEDY;
var OUTFILE_REMEDY = module11.OUTFILE_REMEDY;
var OUTSIDE_REMEDY = module11.OUTSIDE_REMEDY;
var PAGES_NEED_FILE = module11.PAGES_NEED_FILE;
var PAGES_NEED_FILE_REMEDY = module11.PAGES_NEED_FILE_REMEDY;
var PATHS_IN_QUOTES = module11.PATHS_IN_QUOTES;
var PLANFILE_NEEDS_ALL = module11.PLANFILE_NEEDS_ALL;
var PLANFILE_NEEDS_ALL_REMEDY = module11.PLANFILE_NEEDS_ALL_REMEDY;
var PLANNER = module11.PLANNER;
var PLAN_OF_TERRAFORM = module11.PLAN_OF_TERRAFORM;
var PRESENT_STATUS = module11.PRESENT_STATUS;
var PRIVATE_HOST_REMEDY = module11.PRIVATE_HOST_REMEDY;
var PROGRAM = module11.PROGRAM;
var PROVIDER_REQUIRED = module11.PROVIDER_REQUIRED;
var PYTHON_DO = module11.PYTHON_DO;
var PYTHON_FOR = module11.PYTHON_FOR;
var RASTERISER = module11.RASTERISER;
var RASTERISER_FOR = module11.RASTERISER_FOR;
var REMEDY = module11.REMEDY;
var REMOVE_SPECIAL_REMEDY = module11.REMOVE_SPECIAL_REMEDY;
var REPORT_FAULT = module11.REPORT_FAULT;
var REPOSITORY_OUTSIDE = module11.REPOSITORY_OUTSIDE;
var REPOSITORY_REMEDY = module11.REPOSITORY_REMEDY;
var RESULTS = module11.RESULTS;
var RESULTS_FOR = module11.RESULTS_FOR;
var SAME_GRAPH = module11.SAME_GRAPH;
var SELF_BROKEN = module11.SELF_BROKEN;
var SELF_REMEDY = module11.SELF_REMEDY;
var SHOW_NEEDS_FILE = module11.SHOW_NEEDS_FILE;
var SHOW_NEEDS_FILE_REMEDY = module11.SHOW_NEEDS_FILE_REMEDY;
var SHOW_WSLVIEW_MISSING = module11.SHOW_WSLVIEW_MISSING;
var SOURCE = module11.SOURCE;
var SOURCE_REMEDY = module11.SOURCE_REMEDY;
var SOURCE_REQUIRED = module11.SOURCE_REQUIRED;
var STDIN = module11.STDIN;
var STDIN_TWICE = module11.STDIN_TWICE;
var STDIN_TWICE_REMEDY = module11.STDIN_TWICE_REMEDY;
var STDOUT_IS_TERMINAL_REMEDY = module11.STDOUT_IS_TERMINAL_REMEDY;
var STDOUT_ONE_FORMAT = module11.STDOUT_ONE_FORMAT;
var STDOUT_TAKEN = module11.STDOUT_TAKEN;
var STDOUT_TAKEN_REMEDY = module11.STDOUT_TAKEN_REMEDY;
var SUGGESTIONS_REMEDY = module11.SUGGESTIONS_REMEDY;
var TERRAFORM = module11.TERRAFORM;
var TERRAFORM_DO = module11.TERRAFORM_DO;
var TERRAFORM_FOR = module11.TERRAFORM_FOR;
var TERRAGRUNT_DO = module11.TERRAGRUNT_DO;
var TERRAGRUNT_FOR = module11.TERRAGRUNT_FOR;
var TOFU = module11.TOFU;
var TOFU_DO = module11.TOFU_DO;
var TOFU_FOR = module11.TOFU_FOR;
var TOO_LARGE = module11.TOO_LARGE;
var TOO_LONG_REMEDY = module11.TOO_LONG_REMEDY;
var TOO_MANY_DIRECTORIES = module11.TOO_MANY_DIRECTORIES;
var TOO_OLD = module11.TOO_OLD;
var TOO_WIDE = module11.TOO_WIDE;
var TOO_WIDE_REMEDY = module11.TOO_WIDE_REMEDY;
var VAR_REMEDY = module11.VAR_REMEDY;
var VERSION_REMEDY = module11.VERSION_REMEDY;
var WATCHED_PAGE = module11.WATCHED_PAGE;
var WATCH_NEEDS_FILE = module11.WATCH_NEEDS_FILE;
var WATCH_NEEDS_FILE_REMEDY = module11.WATCH_NEEDS_FILE_REMEDY;
var WATCH_NEEDS_LOCAL = module11.WATCH_NEEDS_LOCAL;
var WATCH_NEEDS_LOCAL_REMEDY = module11.WATCH_NEEDS_LOCAL_REMEDY;
var WATCH_WITH_AI = module11.WATCH_WITH_AI;
var WATCH_WITH_AI_REMEDY = module11.WATCH_WITH_AI_REMEDY;
var WHAT_SOURCE_ACCEPTS = module11.WHAT_SOURCE_ACCEPTS;
var WHY_FOLDED = module11.WHY_FOLDED;
var WITHOUT_VARIABLES = module11.WITHOUT_VARIABLES;
var absentBecause = module11.absentBecause;
var addressOfThisMachine = module11.addressOfThisMachine;
var addressRefused = module11.addressRefused;
var affectedRead = module11.affectedRead;
var affectedRoots = module11.affectedRoots;
var argumentTooLong = module11.argumentTooLong;
var argumentsAre = module11.argumentsAre;
var arrow = module11.arrow;
var badAmount = module11.badAmount;
var badCommentId = module11.badCommentId;
var badNumber = module11.badNumber;
var badPrivateHost = module11.badPrivateHost;
var bareOrNamed = module11.bareOrNamed;
var because = module11.because;
var belowThirdColumn = module11.belowThirdColumn;
var cacheIs = module11.cacheIs;
var cacheIsAtLeast = module11.cacheIsAtLeast;
var changed = module11.changed;
var changedRoots = module11.changedRoots;
var checkExtension = module11.checkExtension;
var checkExtensionRemedy = module11.checkExtensionRemedy;
var cycle = module11.cycle;
var didYouMean = module11.didYouMean;
var drawingRoot = module11.drawingRoot;
var drawnAs = module11.drawnAs;
var drawnIn = module11.drawnIn;
var drawnSentence = module11.drawnSentence;
var explained = module11.explained;
var fileEdited = module11.fileEdited;
var fileEditedRemedy = module11.fileEditedRemedy;
var fileEmpty = module11.fileEmpty;
var fileForeign = module11.fileForeign;
var fileIsCode = module11.fileIsCode;
var fileIsCodeRemedy = module11.fileIsCodeRemedy;
var fileIsDirectory = module11.fileIsDirectory;
var fileMissing = module11.fileMissing;
var fileUnreadable = module11.fileUnreadable;
var forExample = module11.forExample;
var formatContradicts = module11.formatContradicts;
var graphDiffers = module11.graphDiffers;
var heading = module11.heading;
var hostRefuses = module11.hostRefuses;
var ignoredWithFile = module11.ignoredWithFile;
var imageTooLarge = module11.imageTooLarge;
var isCurrent = module11.isCurrent;
var isStale = module11.isStale;
var joinedNotDirectory = module11.joinedNotDirectory;
var knownNames = module11.knownNames;
var line = module11.line;
var lineBetween = module11.lineBetween;
var manifestUnfit = module11.manifestUnfit;
var missingArgument = module11.missingArgument;
var moreKinds = module11.moreKinds;
var namesWithDefault = module11.namesWithDefault;
var neededFor = module11.neededFor;
var noEffect = module11.noEffect;
var noEffectOnGraph = module11.noEffectOnGraph;
var noEffectWith = module11.noEffectWith;
var noEffectWithout = module11.noEffectWithout;
var noPicture = module11.noPicture;
var noRootsRemedy = module11.noRootsRemedy;
var noToken = module11.noToken;
var notADirectory = module11.notADirectory;
var notAFile = module11.notAFile;
var notOurs = module11.notOurs;
var notPiped = module11.notPiped;
var notWhole = module11.notWhole;
var nothingToCompare = module11.nothingToCompare;
var ofFalse = module11.ofFalse;
var oneOf = module11.oneOf;
var oneOrMore = module11.oneOrMore;
var openerMissing = module11.openerMissing;
var openerOutput = module11.openerOutput;
var optionEmpty = module11.optionEmpty;
var optionTwice = module11.optionTwice;
var otherVersion = module11.otherVersion;
var outdirIsLink = module11.outdirIsLink;
var outdirUnfit = module11.outdirUnfit;
var outfileExtension = module11.outfileExtension;
var outfileExtensionRemedy = module11.outfileExtensionRemedy;
var outfileFolderMissing = module11.outfileFolderMissing;
var outfileIsDirectory = module11.outfileIsDirectory;
var outfileIsLink = module11.outfileIsLink;
var outfileIsPipe = module11.outfileIsPipe;
var outside = module11.outside;
var pageMissing = module11.pageMissing;
var pageStale = module11.pageStale;
var pathAlong = module11.pathAlong;
var pathBack = module11.pathBack;
var pathIgnoringDirection = module11.pathIgnoringDirection;
var perhaps = module11.perhaps;
var picturesRefused = module11.picturesRefused;
var provedBy = module11.provedBy;
var providerRemedy = module11.providerRemedy;
var rasteriserDo = module11.rasteriserDo;
var redrawAdvice = module11.redrawAdvice;
var refused = module11.refused;
var removed = module11.removed;
var resourceCount = module11.resourceCount;
var resultsAre = module11.resultsAre;
var resultsCleared = module11.resultsCleared;
var rootFailed = module11.rootFailed;
var sameAs = module11.sameAs;
var seeHelp = module11.seeHelp;
var serving = module11.serving;
var shellRemedy = module11.shellRemedy;
var showFailed = module11.showFailed;
var sinceGraphFile = module11.sinceGraphFile;
var sourceMissing = module11.sourceMissing;
var stdoutIsTerminal = module11.stdoutIsTerminal;
var stdoutOneFormatRemedy = module11.stdoutOneFormatRemedy;
var summaryOfGraph = module11.summaryOfGraph;
var summaryOfPlan = module11.summaryOfPlan;
var textTooLong = module11.textTooLong;
var tooManyItems = module11.tooManyItems;
var unchanged = module11.unchanged;
var uncomparedRoots = module11.uncomparedRoots;
var unexpectedArguments = module11.unexpectedArguments;
var unknownAddress = module11.unknownAddress;
var unknownArgument = module11.unknownArgument;
var unknownName = module11.unknownName;
var unknownShell = module11.unknownShell;
var unknownTool = module11.unknownTool;
var unnameable = module11.unnameable;
var unsafeAddress = module11.unsafeAddress;
var varFileOfOneSide = module11.varFileOfOneSide;
var variableMissing = module11.variableMissing;
var waiting = module11.waiting;
var warningLine = module11.warningLine;
var watching = module11.watching;
var wrongArgument = module11.wrongArgument;
var wrote = module11.wrote;

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
      progress.say(changed(isWithin(io.directory, path) ? (0, import_node_path.relative)(io.directory, path) || "." : path));
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
  const ignored = /* @__PURE__ */ new Set([io.home, ...outputs.map((path) => (0, import_node_path.resolve)(io.directory, path))]);
  const rows = recording.rows().filter(({ kind, name }) => ABOUT_FILES.has(kind) && !ignored.has(name));
  const listed = new Set(rows.filter(isPartialList).map(({ name }) => name));
  const read = rows.filter(isRead).map(({ name }) => (0, import_node_path.dirname)(name));
  const folders = /* @__PURE__ */ new Set([io.directory, ...rows.filter(isList).map(({ name }) => name), ...read]);
  const isWatched = (row) => {
    if (isList(row)) return isPartialList(row) || !listed.has(row.name);
    return isRead(row) || folders.has(row.name) || folders.has((0, import_node_path.dirname)(row.name));
  };
  return new Map([...earlier, ...rows.filter(isWatched).map((row) => [questionKey(row), row])]);
}
var ABOUT_FILES = /* @__PURE__ */ new Set([
  "readFile",
  "readRegular",
  "kindOf",
  "sizeOf",
  "realPath",
  "list"
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
      files = new Map(outputs.map(({ path, ...file }) => [(0, import_node_path.basename)(path), { ...file, policy: POLICY_OF_FILES }]));
      first = (0, import_node_path.basename)(outputs[0].path);
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
var module12 = require("../cli.js").modules["src/platform/limits.ts"]();
var ARTIFACTS_LISTED_MAX = module12.ARTIFACTS_LISTED_MAX;
var COMPLAINT_LINES = module12.COMPLAINT_LINES;
var DOT_SECONDS = module12.DOT_SECONDS;
var EVENT_STREAMS_MAX = module12.EVENT_STREAMS_MAX;
var GIT_ALLOCATION_MAX = module12.GIT_ALLOCATION_MAX;
var GIT_FILE_BYTES_MAX = module12.GIT_FILE_BYTES_MAX;
var INTERRUPT_SECONDS = module12.INTERRUPT_SECONDS;
var JSON_STARTS_TRIED = module12.JSON_STARTS_TRIED;
var JSON_VALUES_MAX = module12.JSON_VALUES_MAX;
var JSON_VALUE_LENGTH_MIN = module12.JSON_VALUE_LENGTH_MIN;
var LEFTOVERS_AT_ONCE = module12.LEFTOVERS_AT_ONCE;
var LEFTOVER_HOURS = module12.LEFTOVER_HOURS;
var OBJECT_FILES_MAX = module12.OBJECT_FILES_MAX;
var PLAIN_FILES_BYTES_MAX = module12.PLAIN_FILES_BYTES_MAX;
var PLAIN_FILES_MAX = module12.PLAIN_FILES_MAX;
var RESULTS_BYTES_MAX = module12.RESULTS_BYTES_MAX;
var RESULTS_MAX = module12.RESULTS_MAX;
var RESULTS_PER_KEY_MAX = module12.RESULTS_PER_KEY_MAX;
var RESULT_BYTES_MAX = module12.RESULT_BYTES_MAX;
var RPC_BYTES_MAX = module12.RPC_BYTES_MAX;
var SERVER_TOKEN_BYTES = module12.SERVER_TOKEN_BYTES;
var SOCKET_PATH_BYTES_MAX = module12.SOCKET_PATH_BYTES_MAX;
var STAMP_SECONDS = module12.STAMP_SECONDS;
var STDERR_BYTES_MAX = module12.STDERR_BYTES_MAX;
var VANISH_SECONDS = module12.VANISH_SECONDS;
var VERSION_SECONDS = module12.VERSION_SECONDS;

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
  await new Promise((resolve2, reject) => {
    server.once("error", reject);
    server.listen({ host: HOST, port: 0 }, () => {
      server.off("error", reject);
      server.on("error", () => {
      });
      resolve2();
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
  "src/platform/network/serve.ts": () => ({ serveFiles })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
