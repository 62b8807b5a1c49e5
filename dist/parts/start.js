"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
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

// elsewhere:src/platform/cache/remember.ts
var remember_exports = {};
__export(remember_exports, {
  readEntry: () => readEntry,
  remember: () => remember,
  sealEntry: () => sealEntry,
  serialiseResult: () => serialiseResult
});
var module10, readEntry, remember, sealEntry, serialiseResult;
var init_remember = __esm({
  "elsewhere:src/platform/cache/remember.ts"() {
    module10 = require("./results.js").modules["src/platform/cache/remember.ts"]();
    readEntry = module10.readEntry;
    remember = module10.remember;
    sealEntry = module10.sealEntry;
    serialiseResult = module10.serialiseResult;
  }
});

// parts/start.js
var start_exports = {};
__export(start_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(start_exports);

// elsewhere:src/errors.ts
var module2 = require("../cli.js").modules["src/errors.ts"]();
var Bug = module2.Bug;
var External = module2.External;
var GroundplanError = module2.GroundplanError;
var InvalidInput = module2.InvalidInput;
var Missing = module2.Missing;
var Misuse = module2.Misuse;
var NoResources = module2.NoResources;

// elsewhere:src/limits.ts
var module3 = require("../cli.js").modules["src/limits.ts"]();
var ADDRESS_LENGTH_MAX = module3.ADDRESS_LENGTH_MAX;
var ANNOTATION_BYTES_MAX = module3.ANNOTATION_BYTES_MAX;
var ANSWER_BYTES_MAX = module3.ANSWER_BYTES_MAX;
var ATTRIBUTE_TEXT_LENGTH = module3.ATTRIBUTE_TEXT_LENGTH;
var CAPTION_LEGIBLE = module3.CAPTION_LEGIBLE;
var CODE_BYTES_MAX = module3.CODE_BYTES_MAX;
var COMPLAINT_LENGTH = module3.COMPLAINT_LENGTH;
var DOT_VERSION_MIN = module3.DOT_VERSION_MIN;
var ENGINE_VERSION_SECONDS = module3.ENGINE_VERSION_SECONDS;
var FETCH_SECONDS = module3.FETCH_SECONDS;
var FOCUS_HOPS_DEFAULT = module3.FOCUS_HOPS_DEFAULT;
var FOCUS_HOPS_MAX = module3.FOCUS_HOPS_MAX;
var HOPS_MAX = module3.HOPS_MAX;
var ID_LENGTH_MAX = module3.ID_LENGTH_MAX;
var LABEL_LENGTH_MAX = module3.LABEL_LENGTH_MAX;
var LEVEL_ICONS_MAX = module3.LEVEL_ICONS_MAX;
var MANIFEST_BYTES_MAX = module3.MANIFEST_BYTES_MAX;
var MODULE_DEPTH = module3.MODULE_DEPTH;
var NAMES_LISTED = module3.NAMES_LISTED;
var NEAREST_DISTANCE = module3.NEAREST_DISTANCE;
var NEAREST_LENGTH_MAX = module3.NEAREST_LENGTH_MAX;
var NEAREST_NAMES_MAX = module3.NEAREST_NAMES_MAX;
var NESTING_MAX = module3.NESTING_MAX;
var OVERVIEW_FROM = module3.OVERVIEW_FROM;
var OVERVIEW_FROM_WITH_LINES = module3.OVERVIEW_FROM_WITH_LINES;
var OVERVIEW_GAIN = module3.OVERVIEW_GAIN;
var OVERVIEW_ICONS = module3.OVERVIEW_ICONS;
var PLANNING_SECONDS = module3.PLANNING_SECONDS;
var PLANNING_SECONDS_MAX = module3.PLANNING_SECONDS_MAX;
var PLANS_MAX = module3.PLANS_MAX;
var PRINTED_ADDRESS_LENGTH = module3.PRINTED_ADDRESS_LENGTH;
var PRINTED_VALUE_LENGTH = module3.PRINTED_VALUE_LENGTH;
var PROBLEMS_LISTED = module3.PROBLEMS_LISTED;
var PYTHON_VERSION_MIN = module3.PYTHON_VERSION_MIN;
var QUOTE_LENGTH = module3.QUOTE_LENGTH;
var RESOURCES_MAX = module3.RESOURCES_MAX;
var ROOTS_AT_ONCE = module3.ROOTS_AT_ONCE;
var SCALE_DEFAULT = module3.SCALE_DEFAULT;
var SCALE_MAX = module3.SCALE_MAX;
var SCALE_MIN = module3.SCALE_MIN;
var STEPS_INFERRED_MAX = module3.STEPS_INFERRED_MAX;
var TERRAFORM_VERSION_MIN = module3.TERRAFORM_VERSION_MIN;
var TEXT_BYTES_MAX = module3.TEXT_BYTES_MAX;
var VALUE_DEPTH = module3.VALUE_DEPTH;
var VARIABLE_FILE_BYTES_MAX = module3.VARIABLE_FILE_BYTES_MAX;
var WARNINGS_MAX = module3.WARNINGS_MAX;
var WARNINGS_OF_A_KIND = module3.WARNINGS_OF_A_KIND;
var WARNING_LENGTH_MAX = module3.WARNING_LENGTH_MAX;

// elsewhere:src/messages.ts
var module4 = require("../cli.js").modules["src/messages.ts"]();
var ACTION_REASONS = module4.ACTION_REASONS;
var FILE_EMPTY_REMEDY = module4.FILE_EMPTY_REMEDY;
var FILE_TOO_LARGE_REMEDY = module4.FILE_TOO_LARGE_REMEDY;
var FILE_UNWRITABLE_REMEDY = module4.FILE_UNWRITABLE_REMEDY;
var INVALID_GRAPH_REMEDY = module4.INVALID_GRAPH_REMEDY;
var JSON_EXPECTED = module4.JSON_EXPECTED;
var MACHINE_TROUBLES = module4.MACHINE_TROUBLES;
var NOT_CACHED = module4.NOT_CACHED;
var NO_EDGE = module4.NO_EDGE;
var NO_INSTANCES_REMEDY = module4.NO_INSTANCES_REMEDY;
var NO_RESOURCES_FOUND = module4.NO_RESOURCES_FOUND;
var NO_RESOURCES_REMEDY = module4.NO_RESOURCES_REMEDY;
var NO_RESOURCE_CHANGES_MEMBER = module4.NO_RESOURCE_CHANGES_MEMBER;
var NO_VALUE = module4.NO_VALUE;
var PROXY_UNSUPPORTED = module4.PROXY_UNSUPPORTED;
var REFUSED_REPOSITORY = module4.REFUSED_REPOSITORY;
var ROOT_OUTSIDE_REMEDY = module4.ROOT_OUTSIDE_REMEDY;
var RULES = module4.RULES;
var UNREACHABLE_REMEDY = module4.UNREACHABLE_REMEDY;
var VARIABLE_FILE_REMEDY = module4.VARIABLE_FILE_REMEDY;
var addressesTooLong = module4.addressesTooLong;
var attributeOf = module4.attributeOf;
var causeLine = module4.causeLine;
var changeWord = module4.changeWord;
var endedBySignal = module4.endedBySignal;
var errorLine = module4.errorLine;
var fileTooLarge = module4.fileTooLarge;
var fileUnwritable = module4.fileUnwritable;
var inShell = module4.inShell;
var linkOutside = module4.linkOutside;
var missingBefore = module4.missingBefore;
var moreLikeThese = module4.moreLikeThese;
var moreWarnings = module4.moreWarnings;
var noInstances = module4.noInstances;
var notStarted = module4.notStarted;
var remedyLine = module4.remedyLine;
var removedBy = module4.removedBy;
var removedNote = module4.removedNote;
var resourcesTooMany = module4.resourcesTooMany;
var rootOutside = module4.rootOutside;
var severalNames = module4.severalNames;
var variableFileTooLarge = module4.variableFileTooLarge;
var variableFileUnreadable = module4.variableFileUnreadable;

// elsewhere:src/cli/messages.ts
var module5 = require("../cli.js").modules["src/cli/messages.ts"]();
var ADDRESS_REMEDY = module5.ADDRESS_REMEDY;
var AFTER = module5.AFTER;
var ALL_WELL = module5.ALL_WELL;
var BEFORE = module5.BEFORE;
var BROKEN = module5.BROKEN;
var BUNDLED = module5.BUNDLED;
var BUSY = module5.BUSY;
var BUSY_REMEDY = module5.BUSY_REMEDY;
var CACHE = module5.CACHE;
var CACHE_EMPTY = module5.CACHE_EMPTY;
var CACHE_FOR = module5.CACHE_FOR;
var CHANGED_ONE = module5.CHANGED_ONE;
var CHANGED_ONE_REMEDY = module5.CHANGED_ONE_REMEDY;
var CLOSED = module5.CLOSED;
var COLUMN_CHANGE = module5.COLUMN_CHANGE;
var COLUMN_KINDS = module5.COLUMN_KINDS;
var COLUMN_READS = module5.COLUMN_READS;
var COLUMN_READ_BY = module5.COLUMN_READ_BY;
var COLUMN_RESOURCES = module5.COLUMN_RESOURCES;
var COLUMN_ROOT = module5.COLUMN_ROOT;
var COMMENT_ID_REMEDY = module5.COMMENT_ID_REMEDY;
var CONVERSATION_LOCKED = module5.CONVERSATION_LOCKED;
var DEBUG_DATA_REMEDY = module5.DEBUG_DATA_REMEDY;
var DEVOPS_DEPTH_REMEDY = module5.DEVOPS_DEPTH_REMEDY;
var DEVOPS_PIPELINE_REMEDY = module5.DEVOPS_PIPELINE_REMEDY;
var DEVOPS_TOKEN_REMEDY = module5.DEVOPS_TOKEN_REMEDY;
var DIFF = module5.DIFF;
var DIFFERS = module5.DIFFERS;
var DIFF_EITHER_OR = module5.DIFF_EITHER_OR;
var DIFF_REMEDY = module5.DIFF_REMEDY;
var DIFF_TAKES_TWO = module5.DIFF_TAKES_TWO;
var DIRECTORY = module5.DIRECTORY;
var DOCKER_DO = module5.DOCKER_DO;
var DOCKER_FOR = module5.DOCKER_FOR;
var DOCS_REMEDY = module5.DOCS_REMEDY;
var DOCS_TAKES_ONE = module5.DOCS_TAKES_ONE;
var DOCUMENT = module5.DOCUMENT;
var DONE = module5.DONE;
var DOT_DO = module5.DOT_DO;
var DOT_FOR = module5.DOT_FOR;
var DRAW = module5.DRAW;
var DRAWING = module5.DRAWING;
var DRAWING_FOR = module5.DRAWING_FOR;
var DRY_RUN_NEEDS_BACKEND = module5.DRY_RUN_NEEDS_BACKEND;
var DRY_RUN_NEEDS_BACKEND_REMEDY = module5.DRY_RUN_NEEDS_BACKEND_REMEDY;
var DRY_RUN_TAKES_STDOUT = module5.DRY_RUN_TAKES_STDOUT;
var DRY_RUN_TAKES_STDOUT_REMEDY = module5.DRY_RUN_TAKES_STDOUT_REMEDY;
var ESTATE_EMPTY = module5.ESTATE_EMPTY;
var ESTATE_FILES_ALONE = module5.ESTATE_FILES_ALONE;
var ESTATE_REMEDY = module5.ESTATE_REMEDY;
var ESTATE_SOURCE = module5.ESTATE_SOURCE;
var ESTATE_STDOUT_REMEDY = module5.ESTATE_STDOUT_REMEDY;
var EXPLAIN = module5.EXPLAIN;
var EXPLANATION_TAKES_STDOUT = module5.EXPLANATION_TAKES_STDOUT;
var EXPLANATION_TAKES_STDOUT_REMEDY = module5.EXPLANATION_TAKES_STDOUT_REMEDY;
var FILE_FOREIGN_REMEDY = module5.FILE_FOREIGN_REMEDY;
var FILE_IS_DIRECTORY_REMEDY = module5.FILE_IS_DIRECTORY_REMEDY;
var FILE_MISSING_REMEDY = module5.FILE_MISSING_REMEDY;
var FILE_UNREADABLE_REMEDY = module5.FILE_UNREADABLE_REMEDY;
var FORK_PROVIDERS = module5.FORK_PROVIDERS;
var FORK_PROVIDERS_REMEDY = module5.FORK_PROVIDERS_REMEDY;
var FORMAT = module5.FORMAT;
var FORMAT_CONTRADICTS_REMEDY = module5.FORMAT_CONTRADICTS_REMEDY;
var GITLAB_DEPTH_REMEDY = module5.GITLAB_DEPTH_REMEDY;
var GITLAB_PIPELINE_REMEDY = module5.GITLAB_PIPELINE_REMEDY;
var GITLAB_TOKEN_REMEDY = module5.GITLAB_TOKEN_REMEDY;
var GIT_DO = module5.GIT_DO;
var GIT_FOR = module5.GIT_FOR;
var GRAPH = module5.GRAPH;
var GRAPHFILE_ALONE = module5.GRAPHFILE_ALONE;
var GRAPHFILE_REMEDY = module5.GRAPHFILE_REMEDY;
var GRAPH_FILE_LIMITS = module5.GRAPH_FILE_LIMITS;
var HEADING = module5.HEADING;
var IGNORED_WITH_PLANFILE = module5.IGNORED_WITH_PLANFILE;
var INSTRUCTIONS = module5.INSTRUCTIONS;
var INTERNAL_FAULT = module5.INTERNAL_FAULT;
var JOINED_PLANFILE = module5.JOINED_PLANFILE;
var JOINED_PLANFILE_REMEDY = module5.JOINED_PLANFILE_REMEDY;
var JOINED_REMEDY = module5.JOINED_REMEDY;
var KINDS = module5.KINDS;
var MANIFEST_REMEDY = module5.MANIFEST_REMEDY;
var MAP = module5.MAP;
var MAP_FAILED = module5.MAP_FAILED;
var MCP_ADDRESS_REMEDY = module5.MCP_ADDRESS_REMEDY;
var MISSING = module5.MISSING;
var NATIVE = module5.NATIVE;
var NEWER_RUN = module5.NEWER_RUN;
var NOTE = module5.NOTE;
var NOTHING_TO_EXPLAIN = module5.NOTHING_TO_EXPLAIN;
var NOT_A_FILE_REMEDY = module5.NOT_A_FILE_REMEDY;
var NOT_A_VARFILE_REMEDY = module5.NOT_A_VARFILE_REMEDY;
var NOT_DRAWN = module5.NOT_DRAWN;
var NOT_OURS_REMEDY = module5.NOT_OURS_REMEDY;
var NOT_PIPED_REMEDY = module5.NOT_PIPED_REMEDY;
var NOT_WRITTEN = module5.NOT_WRITTEN;
var NO_CLIENT = module5.NO_CLIENT;
var NO_CLIENT_REMEDY = module5.NO_CLIENT_REMEDY;
var NO_ENGINE = module5.NO_ENGINE;
var NO_FETCH_WITH_PROVIDERS = module5.NO_FETCH_WITH_PROVIDERS;
var NO_FETCH_WITH_PROVIDERS_REMEDY = module5.NO_FETCH_WITH_PROVIDERS_REMEDY;
var NO_PATH = module5.NO_PATH;
var NO_ROOTS = module5.NO_ROOTS;
var NO_STAMP = module5.NO_STAMP;
var ONE_SOURCE_FOR_PLAN = module5.ONE_SOURCE_FOR_PLAN;
var ONE_SOURCE_REMEDY = module5.ONE_SOURCE_REMEDY;
var OPEN_PAGE = module5.OPEN_PAGE;
var OPTION_EMPTY_REMEDY = module5.OPTION_EMPTY_REMEDY;
var OPTION_TWICE_REMEDY = module5.OPTION_TWICE_REMEDY;
var OUTDIR_LINK_REMEDY = module5.OUTDIR_LINK_REMEDY;
var OUTDIR_REMEDY = module5.OUTDIR_REMEDY;
var OUTDIR_UNWRITABLE_REMEDY = module5.OUTDIR_UNWRITABLE_REMEDY;
var OUTFILE_IS_DIRECTORY_REMEDY = module5.OUTFILE_IS_DIRECTORY_REMEDY;
var OUTFILE_IS_LINK_REMEDY = module5.OUTFILE_IS_LINK_REMEDY;
var OUTFILE_IS_PIPE_REMEDY = module5.OUTFILE_IS_PIPE_REMEDY;
var OUTFILE_REMEDY = module5.OUTFILE_REMEDY;
var OUTSIDE_REMEDY = module5.OUTSIDE_REMEDY;
var PAGES_NEED_FILE = module5.PAGES_NEED_FILE;
var PAGES_NEED_FILE_REMEDY = module5.PAGES_NEED_FILE_REMEDY;
var PATHS_IN_QUOTES = module5.PATHS_IN_QUOTES;
var PLANFILE_NEEDS_ALL = module5.PLANFILE_NEEDS_ALL;
var PLANFILE_NEEDS_ALL_REMEDY = module5.PLANFILE_NEEDS_ALL_REMEDY;
var PLANNER = module5.PLANNER;
var PLAN_OF_TERRAFORM = module5.PLAN_OF_TERRAFORM;
var PRESENT_STATUS = module5.PRESENT_STATUS;
var PRIVATE_HOST_REMEDY = module5.PRIVATE_HOST_REMEDY;
var PROGRAM = module5.PROGRAM;
var PROVIDER_REQUIRED = module5.PROVIDER_REQUIRED;
var PYTHON_DO = module5.PYTHON_DO;
var PYTHON_FOR = module5.PYTHON_FOR;
var RASTERISER = module5.RASTERISER;
var RASTERISER_FOR = module5.RASTERISER_FOR;
var REMEDY = module5.REMEDY;
var REMOVE_SPECIAL_REMEDY = module5.REMOVE_SPECIAL_REMEDY;
var REPORT_FAULT = module5.REPORT_FAULT;
var REPOSITORY_OUTSIDE = module5.REPOSITORY_OUTSIDE;
var REPOSITORY_REMEDY = module5.REPOSITORY_REMEDY;
var RESULTS = module5.RESULTS;
var RESULTS_FOR = module5.RESULTS_FOR;
var SAME_GRAPH = module5.SAME_GRAPH;
var SELF_BROKEN = module5.SELF_BROKEN;
var SELF_REMEDY = module5.SELF_REMEDY;
var SHOW_NEEDS_FILE = module5.SHOW_NEEDS_FILE;
var SHOW_NEEDS_FILE_REMEDY = module5.SHOW_NEEDS_FILE_REMEDY;
var SHOW_WSLVIEW_MISSING = module5.SHOW_WSLVIEW_MISSING;
var SOURCE = module5.SOURCE;
var SOURCE_REMEDY = module5.SOURCE_REMEDY;
var SOURCE_REQUIRED = module5.SOURCE_REQUIRED;
var STDIN = module5.STDIN;
var STDIN_TWICE = module5.STDIN_TWICE;
var STDIN_TWICE_REMEDY = module5.STDIN_TWICE_REMEDY;
var STDOUT_IS_TERMINAL_REMEDY = module5.STDOUT_IS_TERMINAL_REMEDY;
var STDOUT_ONE_FORMAT = module5.STDOUT_ONE_FORMAT;
var STDOUT_TAKEN = module5.STDOUT_TAKEN;
var STDOUT_TAKEN_REMEDY = module5.STDOUT_TAKEN_REMEDY;
var SUGGESTIONS_REMEDY = module5.SUGGESTIONS_REMEDY;
var TERRAFORM = module5.TERRAFORM;
var TERRAFORM_DO = module5.TERRAFORM_DO;
var TERRAFORM_FOR = module5.TERRAFORM_FOR;
var TERRAGRUNT_DO = module5.TERRAGRUNT_DO;
var TERRAGRUNT_FOR = module5.TERRAGRUNT_FOR;
var TOFU = module5.TOFU;
var TOFU_DO = module5.TOFU_DO;
var TOFU_FOR = module5.TOFU_FOR;
var TOO_LARGE = module5.TOO_LARGE;
var TOO_LONG_REMEDY = module5.TOO_LONG_REMEDY;
var TOO_MANY_DIRECTORIES = module5.TOO_MANY_DIRECTORIES;
var TOO_OLD = module5.TOO_OLD;
var TOO_WIDE = module5.TOO_WIDE;
var TOO_WIDE_REMEDY = module5.TOO_WIDE_REMEDY;
var VAR_REMEDY = module5.VAR_REMEDY;
var VERSION_REMEDY = module5.VERSION_REMEDY;
var WATCHED_PAGE = module5.WATCHED_PAGE;
var WATCH_NEEDS_FILE = module5.WATCH_NEEDS_FILE;
var WATCH_NEEDS_FILE_REMEDY = module5.WATCH_NEEDS_FILE_REMEDY;
var WATCH_NEEDS_LOCAL = module5.WATCH_NEEDS_LOCAL;
var WATCH_NEEDS_LOCAL_REMEDY = module5.WATCH_NEEDS_LOCAL_REMEDY;
var WATCH_WITH_AI = module5.WATCH_WITH_AI;
var WATCH_WITH_AI_REMEDY = module5.WATCH_WITH_AI_REMEDY;
var WHAT_SOURCE_ACCEPTS = module5.WHAT_SOURCE_ACCEPTS;
var WHY_FOLDED = module5.WHY_FOLDED;
var WITHOUT_VARIABLES = module5.WITHOUT_VARIABLES;
var absentBecause = module5.absentBecause;
var addressOfThisMachine = module5.addressOfThisMachine;
var addressRefused = module5.addressRefused;
var affectedRead = module5.affectedRead;
var affectedRoots = module5.affectedRoots;
var argumentTooLong = module5.argumentTooLong;
var argumentsAre = module5.argumentsAre;
var arrow = module5.arrow;
var badAmount = module5.badAmount;
var badCommentId = module5.badCommentId;
var badNumber = module5.badNumber;
var badPrivateHost = module5.badPrivateHost;
var bareOrNamed = module5.bareOrNamed;
var because = module5.because;
var belowThirdColumn = module5.belowThirdColumn;
var cacheIs = module5.cacheIs;
var cacheIsAtLeast = module5.cacheIsAtLeast;
var changed = module5.changed;
var changedRoots = module5.changedRoots;
var checkExtension = module5.checkExtension;
var checkExtensionRemedy = module5.checkExtensionRemedy;
var cycle = module5.cycle;
var didYouMean = module5.didYouMean;
var drawingRoot = module5.drawingRoot;
var drawnAs = module5.drawnAs;
var drawnIn = module5.drawnIn;
var drawnSentence = module5.drawnSentence;
var explained = module5.explained;
var fileEdited = module5.fileEdited;
var fileEditedRemedy = module5.fileEditedRemedy;
var fileEmpty = module5.fileEmpty;
var fileForeign = module5.fileForeign;
var fileIsCode = module5.fileIsCode;
var fileIsCodeRemedy = module5.fileIsCodeRemedy;
var fileIsDirectory = module5.fileIsDirectory;
var fileMissing = module5.fileMissing;
var fileUnreadable = module5.fileUnreadable;
var forExample = module5.forExample;
var formatContradicts = module5.formatContradicts;
var graphDiffers = module5.graphDiffers;
var heading = module5.heading;
var hostRefuses = module5.hostRefuses;
var ignoredWithFile = module5.ignoredWithFile;
var imageTooLarge = module5.imageTooLarge;
var isCurrent = module5.isCurrent;
var isStale = module5.isStale;
var joinedNotDirectory = module5.joinedNotDirectory;
var knownNames = module5.knownNames;
var line = module5.line;
var lineBetween = module5.lineBetween;
var manifestUnfit = module5.manifestUnfit;
var missingArgument = module5.missingArgument;
var moreKinds = module5.moreKinds;
var namesWithDefault = module5.namesWithDefault;
var neededFor = module5.neededFor;
var noEffect = module5.noEffect;
var noEffectOnGraph = module5.noEffectOnGraph;
var noEffectWith = module5.noEffectWith;
var noEffectWithout = module5.noEffectWithout;
var noPicture = module5.noPicture;
var noRootsRemedy = module5.noRootsRemedy;
var noToken = module5.noToken;
var notADirectory = module5.notADirectory;
var notAFile = module5.notAFile;
var notOurs = module5.notOurs;
var notPiped = module5.notPiped;
var notWhole = module5.notWhole;
var nothingToCompare = module5.nothingToCompare;
var ofFalse = module5.ofFalse;
var oneOf = module5.oneOf;
var oneOrMore = module5.oneOrMore;
var openerMissing = module5.openerMissing;
var openerOutput = module5.openerOutput;
var optionEmpty = module5.optionEmpty;
var optionTwice = module5.optionTwice;
var otherVersion = module5.otherVersion;
var outdirIsLink = module5.outdirIsLink;
var outdirUnfit = module5.outdirUnfit;
var outfileExtension = module5.outfileExtension;
var outfileExtensionRemedy = module5.outfileExtensionRemedy;
var outfileFolderMissing = module5.outfileFolderMissing;
var outfileIsDirectory = module5.outfileIsDirectory;
var outfileIsLink = module5.outfileIsLink;
var outfileIsPipe = module5.outfileIsPipe;
var outside = module5.outside;
var pageMissing = module5.pageMissing;
var pageStale = module5.pageStale;
var pathAlong = module5.pathAlong;
var pathBack = module5.pathBack;
var pathIgnoringDirection = module5.pathIgnoringDirection;
var perhaps = module5.perhaps;
var picturesRefused = module5.picturesRefused;
var provedBy = module5.provedBy;
var providerRemedy = module5.providerRemedy;
var rasteriserDo = module5.rasteriserDo;
var redrawAdvice = module5.redrawAdvice;
var refused = module5.refused;
var removed = module5.removed;
var resourceCount = module5.resourceCount;
var resultsAre = module5.resultsAre;
var resultsCleared = module5.resultsCleared;
var rootFailed = module5.rootFailed;
var sameAs = module5.sameAs;
var seeHelp = module5.seeHelp;
var serving = module5.serving;
var shellRemedy = module5.shellRemedy;
var showFailed = module5.showFailed;
var sinceGraphFile = module5.sinceGraphFile;
var sourceMissing = module5.sourceMissing;
var stdoutIsTerminal = module5.stdoutIsTerminal;
var stdoutOneFormatRemedy = module5.stdoutOneFormatRemedy;
var summaryOfGraph = module5.summaryOfGraph;
var summaryOfPlan = module5.summaryOfPlan;
var textTooLong = module5.textTooLong;
var tooManyItems = module5.tooManyItems;
var unchanged = module5.unchanged;
var uncomparedRoots = module5.uncomparedRoots;
var unexpectedArguments = module5.unexpectedArguments;
var unknownAddress = module5.unknownAddress;
var unknownArgument = module5.unknownArgument;
var unknownName = module5.unknownName;
var unknownShell = module5.unknownShell;
var unknownTool = module5.unknownTool;
var unnameable = module5.unnameable;
var unsafeAddress = module5.unsafeAddress;
var varFileOfOneSide = module5.varFileOfOneSide;
var variableMissing = module5.variableMissing;
var waiting = module5.waiting;
var warningLine = module5.warningLine;
var watching = module5.watching;
var wrongArgument = module5.wrongArgument;
var wrote = module5.wrote;

// src/cli/input.ts
var STDIN_DESCRIPTOR = 0;
function descriptorOf(path) {
  if (path === "-" || path === "/dev/stdin") return STDIN_DESCRIPTOR;
  const number = /^\/(?:dev|proc\/self)\/fd\/(\d{1,4})$/.exec(path)?.[1];
  return number === void 0 ? null : Number(number);
}
async function readInputOrPipe(io, option, path) {
  const descriptor = descriptorOf(path);
  if (descriptor === null || io.readDescriptor === void 0) return readInput(io, option, path);
  const name = descriptor === STDIN_DESCRIPTOR ? STDIN : path;
  const read = await io.readDescriptor(descriptor, TEXT_BYTES_MAX).catch((error) => throwUnreadable(option, path, error));
  if (read === "device") {
    throw new InvalidInput(notPiped(option, path), { remedy: NOT_PIPED_REMEDY });
  }
  if (read === "too-large") throw tooLarge(name, DEFAULT_LIMIT);
  return checkNotEmpty(option, { name, bytes: read });
}
var DEFAULT_LIMIT = { bytes: TEXT_BYTES_MAX, remedy: FILE_TOO_LARGE_REMEDY };
async function readInput(io, option, path, limit) {
  await checkInput(io, option, path, limit);
  const bytes = await io.readFile(path).catch((error) => throwUnreadable(option, path, error));
  return checkNotEmpty(option, { name: path, bytes });
}
async function checkInput(io, option, path, limit = DEFAULT_LIMIT) {
  if (path === "") throw new InvalidInput(optionEmpty(option), { remedy: OPTION_EMPTY_REMEDY });
  const kind = await kindOf(io, option, path);
  if (kind === "missing") {
    throw new InvalidInput(fileMissing(option, path), { remedy: FILE_MISSING_REMEDY });
  }
  if (kind === "directory") {
    throw new InvalidInput(fileIsDirectory(option, path), { remedy: FILE_IS_DIRECTORY_REMEDY });
  }
  if (kind === "other") {
    throw new InvalidInput(notAFile(option, path), { remedy: NOT_A_FILE_REMEDY });
  }
  const size = await io.sizeOf(path).catch(() => null);
  if (size !== null && size > limit.bytes) throw tooLarge(path, limit);
}
var PERMISSIONS = /* @__PURE__ */ new Set(["EACCES", "EPERM"]);
var kindOf = (io, option, path) => io.kindOf(path).catch((error) => throwUnreadable(option, path, error));
function checkNotEmpty(option, file) {
  if (file.bytes.length > 0) return file;
  throw new InvalidInput(fileEmpty(option, file.name), { remedy: FILE_EMPTY_REMEDY });
}
var tooLarge = (name, { bytes, remedy }) => new InvalidInput(fileTooLarge(name, bytes), { remedy });
function throwUnreadable(option, path, cause) {
  const reason = cause.code ?? String(cause);
  const remedy = PERMISSIONS.has(reason) ? FILE_UNREADABLE_REMEDY : FILE_MISSING_REMEDY;
  throw new InvalidInput(fileUnreadable(option, path, reason), { remedy, cause });
}
async function checkVarFiles({ varFiles }, io) {
  const limit = { bytes: VARIABLE_FILE_BYTES_MAX, remedy: NOT_A_VARFILE_REMEDY };
  for (const path of varFiles) await checkInput(io, "--varfile", path, limit);
}

// src/cli/output.ts
var import_node_path = require("node:path");
var STDOUT = "-";
async function checkNotDirectory(path, io) {
  if (path === "") throw new Misuse(optionEmpty("--outfile"), { remedy: OPTION_EMPTY_REMEDY });
  const kind = await io.kindOf(path).catch((cause) => unwritable(path, cause));
  if (kind === "directory" || path.endsWith("/") || path.endsWith(import_node_path.sep)) {
    throw new Misuse(outfileIsDirectory(path), { remedy: OUTFILE_IS_DIRECTORY_REMEDY });
  }
  return kind;
}
async function checkWritable(path, io, remedy) {
  if (path === STDOUT) return;
  await checkNotDirectory(path, io);
  const parent = (0, import_node_path.dirname)(path);
  if (parent !== "." && parent !== (0, import_node_path.dirname)(parent)) {
    const kind = await io.kindOf(parent).catch((cause) => unwritable(path, cause, remedy));
    if (kind !== "directory") {
      throw new Misuse(outfileFolderMissing(path), { remedy: OUTFILE_REMEDY });
    }
  }
  await io.checkWritable?.(path).catch((cause) => unwritable(path, cause, remedy));
}
async function writeOutput(path, content, io, progress, remedy) {
  if (path === STDOUT) return io.stdout(content);
  await io.writeFile(path, content).catch((cause) => unwritable(path, cause, remedy));
  progress.say(wrote(path));
}
function unwritable(path, cause, remedy) {
  const reason = cause.code ?? String(cause);
  const trouble = MACHINE_TROUBLES.get(reason);
  if (trouble !== void 0) {
    throw new External(fileUnwritable(path, trouble[0]), { remedy: trouble[1], cause });
  }
  const special = SPECIAL.get(reason);
  if (special !== void 0) {
    const advice = remedy === void 0 ? special.outfileRemedy : REMOVE_SPECIAL_REMEDY;
    throw new Misuse(special.message(path), { remedy: advice, cause });
  }
  throw new Misuse(fileUnwritable(path, reason), {
    remedy: remedy ?? FILE_UNWRITABLE_REMEDY,
    cause
  });
}
var SPECIAL = /* @__PURE__ */ new Map([
  ["ELOOP", { message: outfileIsLink, outfileRemedy: OUTFILE_IS_LINK_REMEDY }],
  ["ENXIO", { message: outfileIsPipe, outfileRemedy: OUTFILE_IS_PIPE_REMEDY }]
]);

// elsewhere:src/platform/streams.ts
var module6 = require("../cli.js").modules["src/platform/streams.ts"]();
var CLEAR_LINE = module6.CLEAR_LINE;
var safeForTerminal = module6.safeForTerminal;
var tolerateErrors = module6.tolerateErrors;
var writeTo = module6.writeTo;

// elsewhere:src/cli/limits.ts
var module7 = require("../cli.js").modules["src/cli/limits.ts"]();
var ADDRESSES_LISTED_MAX = module7.ADDRESSES_LISTED_MAX;
var ANSWER_BYTES_MAX2 = module7.ANSWER_BYTES_MAX;
var ARGUMENT_ITEMS_MAX = module7.ARGUMENT_ITEMS_MAX;
var ARGUMENT_LENGTH_MAX = module7.ARGUMENT_LENGTH_MAX;
var CACHE_FILES_COUNTED = module7.CACHE_FILES_COUNTED;
var DEVOPS_BODY_BYTES_MAX = module7.DEVOPS_BODY_BYTES_MAX;
var DOCTOR_SECONDS = module7.DOCTOR_SECONDS;
var FILE_BYTES_MAX = module7.FILE_BYTES_MAX;
var GITLAB_BODY_BYTES_MAX = module7.GITLAB_BODY_BYTES_MAX;
var GRAPHS_REMEMBERED_MAX = module7.GRAPHS_REMEMBERED_MAX;
var HOPS_LISTED_MAX = module7.HOPS_LISTED_MAX;
var IMAGE_BYTES_MAX = module7.IMAGE_BYTES_MAX;
var KINDS_IN_TABLE_MAX = module7.KINDS_IN_TABLE_MAX;
var KINDS_LISTED_MAX = module7.KINDS_LISTED_MAX;
var LISTING_BYTES_MAX = module7.LISTING_BYTES_MAX;
var MANIFEST_BYTES_MAX2 = module7.MANIFEST_BYTES_MAX;
var NAME_LENGTH_MAX = module7.NAME_LENGTH_MAX;
var NEIGHBOURS_DEPTH_MAX = module7.NEIGHBOURS_DEPTH_MAX;
var NOTES_LENGTH_MAX = module7.NOTES_LENGTH_MAX;
var PAGES_MAX = module7.PAGES_MAX;
var PER_PAGE = module7.PER_PAGE;
var PROGRESS_SECONDS = module7.PROGRESS_SECONDS;
var QUESTION_BYTES_MAX = module7.QUESTION_BYTES_MAX;
var REACH_DEPTH_MAX = module7.REACH_DEPTH_MAX;
var REASON_LENGTH_MAX = module7.REASON_LENGTH_MAX;
var SETTLE_SECONDS = module7.SETTLE_SECONDS;
var SHOW_SECONDS = module7.SHOW_SECONDS;
var SUMMARY_LISTED_MAX = module7.SUMMARY_LISTED_MAX;
var SUMMARY_WARNINGS_MAX = module7.SUMMARY_WARNINGS_MAX;
var SUMMARY_WARNING_LENGTH_MAX = module7.SUMMARY_WARNING_LENGTH_MAX;
var TEXT_LENGTH_MAX = module7.TEXT_LENGTH_MAX;
var TITLE_LENGTH_MAX = module7.TITLE_LENGTH_MAX;
var UPLOAD_BYTES_MAX = module7.UPLOAD_BYTES_MAX;
var WAITING_MAX = module7.WAITING_MAX;
var WATCH_SECONDS = module7.WATCH_SECONDS;

// src/cli/progress.ts
var SILENT = { step() {
}, say() {
}, warn() {
}, done() {
} };
var STEP_WIDTH = 74;
function createProgress(io, { quiet, debug }) {
  if (quiet === true && debug !== true) return SILENT;
  const clear = io.stderrIsTerminal && io.env.TERM !== "dumb" ? CLEAR_LINE : "";
  const say = (text) => io.stderr(`${clear}${text}
`);
  const log = new CountedLog(io, say);
  return {
    step: (text, isCounted = false) => {
      if (debug === true) say(text);
      else if (clear !== "") io.stderr(`${clear}${oneLine(text)} ...`);
      else log.step(isCounted ? text : null);
    },
    say,
    warn: (text) => say(warningLine(text)),
    done: () => {
      log.step(null);
      if (clear !== "") io.stderr(clear);
    }
  };
}
var CountedLog = class {
  constructor(io, say) {
    this.io = io;
    this.say = say;
  }
  io;
  say;
  #text = "";
  #stop = null;
  /** Begins a step. @param text null for a step that is not counted, which ends the repetition */
  step(text) {
    if (text === null) {
      this.#stop?.();
      this.#stop = null;
      return;
    }
    this.#text = text;
    this.#stop ??= this.io.every?.(PROGRESS_SECONDS, () => this.say(oneLine(this.#text))) ?? null;
  }
};
function oneLine(text) {
  const characters = [...text.replace(/\s/g, " ")];
  return characters.length <= STEP_WIDTH ? characters.join("") : `${characters.slice(0, STEP_WIDTH - 1).join("")}\u2026`;
}

// src/graph/order.ts
var byText = (a, b) => a < b ? -1 : a > b ? 1 : 0;
var isDigitAt = (text, at) => {
  const code2 = text.charCodeAt(at);
  return code2 >= 48 && code2 <= 57;
};
function runOfDigitsEnd(text, start) {
  let at = start;
  while (isDigitAt(text, at)) at++;
  return at;
}
function firstSignificant(text, start, end) {
  let at = start;
  while (at < end && text.charCodeAt(at) === 48) at++;
  return at;
}
function firstDifference(a, b) {
  const shared = Math.min(a.length, b.length);
  let at = 0;
  while (at < shared && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  return at;
}
function byAddress(a, b) {
  let at = firstDifference(a, b);
  if (at === a.length && at === b.length) return 0;
  while (at > 0 && isDigitAt(a, at - 1)) at--;
  const endA = runOfDigitsEnd(a, at);
  const endB = runOfDigitsEnd(b, at);
  if (endA === at && endB === at)
    return a.length === at || b.length === at ? a.length - b.length : a.charCodeAt(at) - b.charCodeAt(at);
  if (at === a.length || at === b.length) return a.length - b.length;
  if (endA === at || endB === at) return endB - endA;
  const byDigits = endA - firstSignificant(a, at, endA) - (endB - firstSignificant(b, at, endB));
  return byDigits || byText(a.slice(at, endA), b.slice(at, endB)) || byText(a.slice(endA), b.slice(endB));
}
function largest(numbers, initial = Number.NEGATIVE_INFINITY) {
  let result = initial;
  for (const number of numbers) if (number > result || Number.isNaN(number)) result = number;
  return result;
}
function smallest(numbers) {
  let result = Number.POSITIVE_INFINITY;
  for (const number of numbers) if (number < result || Number.isNaN(number)) result = number;
  return result;
}

// src/platform/hash.ts
var import_node_crypto = require("node:crypto");
var sha256 = (content) => (0, import_node_crypto.createHash)("sha256").update(content).digest("hex");
var sha256Base64 = (content) => (0, import_node_crypto.createHash)("sha256").update(content).digest("base64");

// elsewhere:src/platform/text/printable.ts
var module8 = require("../cli.js").modules["src/platform/text/printable.ts"]();
var harmless = module8.harmless;
var hasUnseen = module8.hasUnseen;
var oneLine2 = module8.oneLine;
var printable = module8.printable;
var quote = module8.quote;
var short = module8.short;
var visible = module8.visible;

// src/platform/text/markdown.ts
var ZERO_WIDTH_SPACE = "\u200B";
var TRIGGERS = /[@#:](?=\S)|[!&$%~](?=\d)|(?<=GH)-(?=\d)|(?<=www)\./gi;
var SYNTAX = /[&<>|\\`*_[\]~$#"]/g;
var LINE_START = /^[-+=]|(?<=^\d+)[.)]/;
var entity = (char) => `&#${char.codePointAt(0)};`;
var inert = (text) => text.replace(
  TRIGGERS,
  (char) => char === "-" || char === "." ? `${ZERO_WIDTH_SPACE}${char}` : `${char}${ZERO_WIDTH_SPACE}`
);
var markdown = (text, length) => inert(short(text, length)).replace(SYNTAX, entity).replace(LINE_START, entity);
var MEANINGFUL_SYNTAX = /[\\`*[\]~]|(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])|[<>|$]|&(?=[#\p{L}])/gu;
var ENTITIES = /* @__PURE__ */ new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ["|", "&#124;"],
  ["$", "&#36;"]
]);
var MEANINGFUL_LINE_START = /^[-+=#]|(?<=^\d+)[.)]/;
var legible = (text, length) => inert(short(text, length)).replace(MEANINGFUL_SYNTAX, (marks) => ENTITIES.get(marks) ?? [...marks].map((mark) => `\\${mark}`).join("")).replace(MEANINGFUL_LINE_START, (mark) => `\\${mark}`);
var attribute = (text, length) => short(text, length).replace(/[^\p{L}\p{N} ]/gu, entity);
var PLAIN_CODE = /^[^`|\\<>&]+$/;
var code = (text, length) => {
  const shown = short(text, length);
  return PLAIN_CODE.test(shown) ? `\`${shown}\`` : `<code>${markdown(shown, length)}</code>`;
};
function address(text) {
  if (!URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  if (protocol !== "https:" && protocol !== "http:") return null;
  return href.replace(
    /[^\w/:.?=%~#&+,;@-]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`
  );
}

// src/platform/untrusted/links.ts
var import_node_path2 = require("node:path");

// elsewhere:src/platform/text/paths.ts
var module9 = require("../cli.js").modules["src/platform/text/paths.ts"]();
var isWithin = module9.isWithin;
var withoutFolders = module9.withoutFolders;

// src/platform/untrusted/links.ts
async function realLocation(path, io) {
  const missing = [];
  for (let existing = path; ; existing = (0, import_node_path2.dirname)(existing)) {
    const real = await io.realPath(existing).catch(() => void 0);
    if (real === void 0) return null;
    if (real !== null) return (0, import_node_path2.join)(real, ...missing);
    if (existing === (0, import_node_path2.dirname)(existing)) return path;
    missing.unshift((0, import_node_path2.basename)(existing));
  }
}
async function isThroughLink(path, top, io) {
  const realTop = await io.realPath(top).catch(() => null) ?? top;
  const absolute = (0, import_node_path2.resolve)(top, path);
  const base = [top, realTop].find((folder2) => isWithin(folder2, absolute));
  if (base === void 0) return false;
  const belowTop = (0, import_node_path2.relative)(base, absolute);
  let folder = realTop;
  for (const step of belowTop.split(/[\\/]/)) {
    const entry = (await io.list(folder).catch(() => [])).find(({ name }) => name === step);
    if (entry?.kind === "link") return true;
    folder = (0, import_node_path2.join)(folder, step);
  }
  return await realLocation(absolute, io) !== (0, import_node_path2.join)(realTop, belowTop);
}

// src/results.ts
var import_node_path3 = require("node:path");
var rememberCode = (source, form, io, read) => rememberCodes([source], form, io, read);
async function rememberCodes(sources, { kind, save, load }, io, read) {
  const { cache = true, planner, debug } = sources[0].planning;
  if (!cache || planner === "terraform" || io.results === void 0) return read(io);
  const { remember: remember2 } = await Promise.resolve().then(() => (init_remember(), remember_exports));
  const key = [...kind, ...sources.flatMap(optionsOf)];
  return remember2({ key, bases: basesOf(sources[0]), kindOfRun, save, load, debug }, io, read);
}
function optionsOf({ name, directory, repository, planning }) {
  const { planner, engine, workspace, varFiles, network = true, installed = true, privateHosts = [] } = planning;
  const location = repository === null ? directory : [(0, import_node_path3.relative)(repository, directory)];
  return [name, location, planner, engine, workspace, varFiles, network, installed, privateHosts];
}
var basesOf = ({ repository }) => new Map(repository === null ? [] : [["repository", repository]]);
var ENGINES = /* @__PURE__ */ new Set(["terraform", "tofu"]);
var RUNS = { version: "probe", plan: "computation", show: "computation" };
var kindOfRun = (command, [first = ""]) => (ENGINES.has(command) ? RUNS[first] : void 0) ?? "other";
async function rememberRoots({ top, exclude, cache, debug }, io, search) {
  if (!cache || io.results === void 0) return search(io);
  const { remember: remember2 } = await Promise.resolve().then(() => (init_remember(), remember_exports));
  const form = { save: (result) => result, load: (saved) => saved };
  return remember2({ key: ["roots", top, exclude], kindOfRun, debug, ...form }, io, search);
}

// src/slug.ts
function slugOf(path) {
  if (path === ".") return "root";
  const slug = path.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return slug.replace(/^-+|-+$/g, "") || "path";
}
var HASH_LENGTH = 8;
var withHash = (slug, path) => `${slug.slice(0, ID_LENGTH_MAX - HASH_LENGTH - 1).replace(/-+$/, "")}-${sha256(path).slice(0, HASH_LENGTH)}`;
function idsFor(paths) {
  const shared = /* @__PURE__ */ new Map();
  for (const path of paths) {
    const slug = slugOf(path);
    shared.set(slug, (shared.get(slug) ?? /* @__PURE__ */ new Set()).add(path));
  }
  return paths.map((path) => {
    const slug = slugOf(path);
    return slug.length > ID_LENGTH_MAX || shared.get(slug).size > 1 ? withHash(slug, path) : slug;
  });
}

// parts/start.js
var modules = {
  "src/cli/input.ts": () => ({ checkInput, checkVarFiles, descriptorOf, kindOf, readInput, readInputOrPipe, throwUnreadable }),
  "src/cli/output.ts": () => ({ STDOUT, checkNotDirectory, checkWritable, unwritable, writeOutput }),
  "src/cli/progress.ts": () => ({ SILENT, createProgress }),
  "src/graph/order.ts": () => ({ byAddress, byText, largest, smallest }),
  "src/platform/hash.ts": () => ({ sha256, sha256Base64 }),
  "src/platform/text/markdown.ts": () => ({ address, attribute, code, legible, markdown }),
  "src/platform/untrusted/links.ts": () => ({ isThroughLink, realLocation }),
  "src/results.ts": () => ({ kindOfRun, rememberCode, rememberCodes, rememberRoots }),
  "src/slug.ts": () => ({ idsFor })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
