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

// elsewhere:src/terraform/roots/find.ts
var find_exports = {};
__export(find_exports, {
  findRoots: () => findRoots,
  isExcluded: () => isExcluded,
  isLookedInto: () => isLookedInto,
  isNameable: () => isNameable,
  isPart: () => isPart,
  isSkipped: () => isSkipped,
  matches: () => matches
});
var module16, findRoots, isExcluded, isLookedInto, isNameable, isPart, isSkipped, matches;
var init_find = __esm({
  "elsewhere:src/terraform/roots/find.ts"() {
    module16 = require("./sites.js").modules["src/terraform/roots/find.ts"]();
    findRoots = module16.findRoots;
    isExcluded = module16.isExcluded;
    isLookedInto = module16.isLookedInto;
    isNameable = module16.isNameable;
    isPart = module16.isPart;
    isSkipped = module16.isSkipped;
    matches = module16.matches;
  }
});

// elsewhere:src/terraform/roots/code.ts
var code_exports = {};
__export(code_exports, {
  Repository: () => Repository,
  isBelow: () => isBelow,
  isCode: () => isCode
});
var module17, Repository, isBelow, isCode;
var init_code = __esm({
  "elsewhere:src/terraform/roots/code.ts"() {
    module17 = require("./sites.js").modules["src/terraform/roots/code.ts"]();
    Repository = module17.Repository;
    isBelow = module17.isBelow;
    isCode = module17.isCode;
  }
});

// elsewhere:src/cli/docs/draw.ts
var draw_exports = {};
__export(draw_exports, {
  drawCode: () => drawCode
});
var module18, drawCode;
var init_draw = __esm({
  "elsewhere:src/cli/docs/draw.ts"() {
    module18 = require("./sites.js").modules["src/cli/docs/draw.ts"]();
    drawCode = module18.drawCode;
  }
});

// parts/docs.js
var docs_exports = {};
__export(docs_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(docs_exports);

// src/cli/docs/index.ts
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

// elsewhere:src/platform/text/printable.ts
var module3 = require("../cli.js").modules["src/platform/text/printable.ts"]();
var harmless = module3.harmless;
var hasUnseen = module3.hasUnseen;
var oneLine = module3.oneLine;
var printable = module3.printable;
var quote = module3.quote;
var short = module3.short;
var visible = module3.visible;

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

// elsewhere:src/results.ts
var module4 = require("./start.js").modules["src/results.ts"]();
var kindOfRun = module4.kindOfRun;
var rememberCode = module4.rememberCode;
var rememberRoots = module4.rememberRoots;

// elsewhere:src/slug.ts
var module5 = require("./picture.js").modules["src/slug.ts"]();
var idsFor = module5.idsFor;

// elsewhere:src/cli/failure.ts
var module6 = require("../cli.js").modules["src/cli/failure.ts"]();
var describeFailure = module6.describeFailure;
var exitCodeOf = module6.exitCodeOf;

// elsewhere:src/cli/input.ts
var module7 = require("./start.js").modules["src/cli/input.ts"]();
var checkInput = module7.checkInput;
var checkVarFiles = module7.checkVarFiles;
var descriptorOf = module7.descriptorOf;
var kindOf = module7.kindOf;
var readInput = module7.readInput;
var readInputOrPipe = module7.readInputOrPipe;
var unreadable = module7.unreadable;

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
var SHOW_SECONDS = module8.SHOW_SECONDS;
var SUMMARY_LISTED_MAX = module8.SUMMARY_LISTED_MAX;
var SUMMARY_WARNINGS_MAX = module8.SUMMARY_WARNINGS_MAX;
var SUMMARY_WARNING_LENGTH_MAX = module8.SUMMARY_WARNING_LENGTH_MAX;
var TEXT_LENGTH_MAX = module8.TEXT_LENGTH_MAX;
var TITLE_LENGTH_MAX = module8.TITLE_LENGTH_MAX;
var UPLOAD_BYTES_MAX = module8.UPLOAD_BYTES_MAX;
var WAITING_MAX = module8.WAITING_MAX;

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
var GRAPH_FILE_KNOWS = module9.GRAPH_FILE_KNOWS;
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
var cacheIs = module9.cacheIs;
var cacheIsAtLeast = module9.cacheIsAtLeast;
var checkExtension = module9.checkExtension;
var checkExtensionRemedy = module9.checkExtensionRemedy;
var didYouMean = module9.didYouMean;
var drawAgain = module9.drawAgain;
var drawingRoot = module9.drawingRoot;
var drawnAs = module9.drawnAs;
var drawnIn = module9.drawnIn;
var drawnSentence = module9.drawnSentence;
var explained = module9.explained;
var fileEmpty = module9.fileEmpty;
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
var refused = module9.refused;
var removed = module9.removed;
var resourceCount = module9.resourceCount;
var resultsAre = module9.resultsAre;
var resultsCleared = module9.resultsCleared;
var rootFailed = module9.rootFailed;
var sameAs = module9.sameAs;
var seeHelp = module9.seeHelp;
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
var under = module9.under;
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
var wrongArgument = module9.wrongArgument;
var wrote = module9.wrote;

// elsewhere:src/cli/options.ts
var module10 = require("../cli.js").modules["src/cli/options.ts"]();
var attributeOf = module10.attributeOf;
var flagsOf = module10.flagsOf;
var helpOf = module10.helpOf;
var longOf = module10.longOf;
var optionsOf = module10.optionsOf;
var parseOptions = module10.parseOptions;
var parsePlanning = module10.parsePlanning;
var parsePrivateHosts = module10.parsePrivateHosts;
var rowsOf = module10.rowsOf;

// elsewhere:src/cli/progress.ts
var module11 = require("./start.js").modules["src/cli/progress.ts"]();
var SILENT = module11.SILENT;
var createProgress = module11.createProgress;

// src/cli/docs/model.ts
function printWarnings(path, warnings, progress) {
  for (const text of warnings) progress.warn(`${path}: ${text}`);
}

// src/cli/docs/output.ts
var import_node_path2 = require("node:path");

// elsewhere:src/graph/order.ts
var module12 = require("./picture.js").modules["src/graph/order.ts"]();
var byAddress = module12.byAddress;
var byText = module12.byText;
var largest = module12.largest;
var smallest = module12.smallest;

// elsewhere:src/platform/hash.ts
var module13 = require("./picture.js").modules["src/platform/hash.ts"]();
var sha256 = module13.sha256;

// src/platform/untrusted/links.ts
var import_node_path = require("node:path");

// elsewhere:src/platform/text/paths.ts
var module14 = require("../cli.js").modules["src/platform/text/paths.ts"]();
var isWithin = module14.isWithin;
var withoutFolders = module14.withoutFolders;

// src/platform/untrusted/links.ts
async function realLocation(path, io) {
  const missing = [];
  for (let existing = path; ; existing = (0, import_node_path.dirname)(existing)) {
    const real = await io.realPath(existing).catch(() => void 0);
    if (real === void 0) return null;
    if (real !== null) return (0, import_node_path.join)(real, ...missing);
    if (existing === (0, import_node_path.dirname)(existing)) return path;
    missing.unshift((0, import_node_path.basename)(existing));
  }
}
async function isThroughLink(path, top, io) {
  const realTop = await io.realPath(top).catch(() => null) ?? top;
  const absolute = (0, import_node_path.resolve)(top, path);
  const base = [top, realTop].find((folder2) => isWithin(folder2, absolute));
  if (base === void 0) return false;
  const belowTop = (0, import_node_path.relative)(base, absolute);
  let folder = realTop;
  for (const step of belowTop.split(/[\\/]/)) {
    const entry = (await io.list(folder).catch(() => [])).find(({ name }) => name === step);
    if (entry?.kind === "link") return true;
    folder = (0, import_node_path.join)(folder, step);
  }
  return await realLocation(absolute, io) !== (0, import_node_path.join)(realTop, belowTop);
}

// elsewhere:src/cli/output.ts
var module15 = require("./start.js").modules["src/cli/output.ts"]();
var STDOUT = module15.STDOUT;
var checkNotDirectory = module15.checkNotDirectory;
var checkWritable = module15.checkWritable;
var unwritable = module15.unwritable;
var writeOutput = module15.writeOutput;

// src/cli/docs/output.ts
var MANIFEST = ".groundplan-docs.json";
async function openOutput(path, io) {
  if (path === "") throw new Misuse(optionEmpty("--outdir"), { remedy: OPTION_EMPTY_REMEDY });
  if (await isThroughLink(path, io.directory, io)) {
    throw new Misuse(outdirIsLink(path), { remedy: OUTDIR_LINK_REMEDY });
  }
  const kind = await io.kindOf(path).catch(() => "other");
  const parentKind = await io.kindOf((0, import_node_path2.dirname)(path)).catch(() => "other");
  if (kind !== "directory" && (kind !== "missing" || parentKind !== "directory")) {
    throw new Misuse(outdirUnfit(path), { remedy: OUTDIR_REMEDY });
  }
  const known = kind === "missing" ? /* @__PURE__ */ new Map() : await readManifest(path, io);
  const firstWritten = kind === "missing" ? (0, import_node_path2.resolve)(io.directory, path) : (0, import_node_path2.join)(path, MANIFEST);
  await io.checkWritable?.(firstWritten).catch(throwUnwritable(path));
  const unchanged2 = /* @__PURE__ */ new Map();
  return {
    write: (files, progress) => new Writing(path, io, progress, unchanged2).write(files, known),
    async has(name, { fingerprint: expected }) {
      if (known.get(name)?.includes(expected) !== true) return false;
      const current = await fingerprintAt((0, import_node_path2.join)(await io.realPath(path), name), io).catch(() => null);
      if (current !== expected) return false;
      unchanged2.set(name, expected);
      return true;
    }
  };
}
var throwUnwritable = (path) => (cause) => unwritable(path, cause, OUTDIR_UNWRITABLE_REMEDY);
var Writing = class {
  constructor(outdir, io, progress, unchanged2) {
    this.outdir = outdir;
    this.io = io;
    this.progress = progress;
    this.unchanged = unchanged2;
  }
  outdir;
  io;
  progress;
  unchanged;
  async write(files, known) {
    const { outdir, io, progress } = this;
    await io.makeDirectory(outdir, true).catch(throwUnwritable(outdir));
    const realOutdir = await io.realPath(outdir);
    const next = new Map([...files].map(([name, content]) => [name, [fingerprintOf(content)]]));
    const existing = await this.#existing(realOutdir, known, next);
    const changed = [...files].flatMap(
      ([name, content]) => isUnchanged(content) || existing.get(name) === next.get(name)[0] ? [] : [[name, content]]
    );
    const stale = [...existing.keys()].filter((name) => !files.has(name)).sort(byText);
    const hasChanges = changed.length + stale.length > 0;
    if (hasChanges) await this.#writeManifest(merged(known, next));
    for (const [name, content] of changed) await this.#writeFile(name, content, progress);
    for (const name of stale) {
      await io.remove((0, import_node_path2.join)(realOutdir, name)).catch(throwUnwritable(`${outdir}/${name}`));
      progress.say(removed(`${outdir}/${name}`));
    }
    if (hasChanges || manifestText(known) !== manifestText(next)) await this.#writeManifest(next);
    if (changed.length < files.size) progress.say(unchanged(files.size - changed.length));
  }
  /**
   * Returns the fingerprints of the files that exist, of those that are listed or will be written.
   * @throws InvalidInput for a file that is neither as listed nor as it will be written
   */
  async #existing(realOutdir, known, next) {
    const existing = /* @__PURE__ */ new Map();
    for (const [name, accepted] of merged(known, next)) {
      const current = this.unchanged.get(name) ?? await fingerprintAt((0, import_node_path2.join)(realOutdir, name), this.io);
      if (current === null) continue;
      if (!accepted.includes(current)) {
        throw new InvalidInput(notOurs(`${this.outdir}/${name}`), { remedy: NOT_OURS_REMEDY });
      }
      existing.set(name, current);
    }
    return existing;
  }
  #writeManifest(files) {
    return this.#writeFile(MANIFEST, manifestText(files), SILENT);
  }
  #writeFile(name, content, progress) {
    return writeOutput(`${this.outdir}/${name}`, content, this.io, progress, OUTDIR_UNWRITABLE_REMEDY);
  }
};
var merged = (known, next) => new Map(
  [...known, ...next].map(([name]) => [name, [.../* @__PURE__ */ new Set([...known.get(name) ?? [], ...next.get(name) ?? []])]])
);
var isUnchanged = (content) => typeof content === "object" && "fingerprint" in content;
var fingerprintOf = (content) => isUnchanged(content) ? content.fingerprint : fingerprint(content);
var fingerprint = (content) => sha256(
  Buffer.from(content).toString("latin1").replaceAll("\r\n", "\n")
);
async function fingerprintAt(path, io) {
  const content = await io.readRegular(path, FILE_BYTES_MAX).catch((cause) => unreadable("", path, cause));
  if (content === "missing") return null;
  return typeof content === "string" ? content : fingerprint(content);
}
var OUR_NAME = /^[a-z0-9][a-z0-9_-]{0,70}\.[a-z]{2,6}$/;
var FINGERPRINT = /^[0-9a-f]{64}$/;
var manifestText = (files) => `${JSON.stringify({ files: Object.fromEntries([...files].sort(([a], [b]) => byText(a, b))) }, null, 2)}
`;
async function readManifest(outdir, io) {
  const path = (0, import_node_path2.join)(await io.realPath(outdir), MANIFEST);
  const bytes = await io.readRegular(path, MANIFEST_BYTES_MAX).catch((cause) => unreadable("", path, cause));
  if (bytes === "missing") return /* @__PURE__ */ new Map();
  const files = typeof bytes === "string" ? null : parseManifest(Buffer.from(bytes).toString("utf8"));
  if (files !== null) return files;
  throw new InvalidInput(manifestUnfit(`${outdir}/${MANIFEST}`), { remedy: MANIFEST_REMEDY });
}
function parseManifest(text) {
  try {
    const { files } = JSON.parse(text);
    if (typeof files !== "object" || files === null) return null;
    const entries = Object.entries(files);
    const isValid = entries.every(
      ([name, list]) => OUR_NAME.test(name) && Array.isArray(list) && list.every(isFingerprint)
    );
    return isValid ? new Map(entries) : null;
  } catch {
    return null;
  }
}
var isFingerprint = (value) => typeof value === "string" && FINGERPRINT.test(value);

// src/cli/docs/index.ts
var EMPTY = /* @__PURE__ */ new Map();
async function docs(options, directory, io) {
  if (await kindOf(io, DIRECTORY, directory) !== "directory") {
    throw new Misuse(notADirectory(DIRECTORY, directory), {
      remedy: DOCS_REMEDY
    });
  }
  const progress = createProgress(io, options);
  const planning = parsePlanning(options, io.env, options.debug ? progress.say : null);
  await checkVarFiles(planning, io);
  try {
    const output = await openOutput(options.outdir, io);
    const roots = await rootsBelow(directory, options, io, progress);
    const files = new Map(EMPTY);
    const entries = [];
    let code2 = 0;
    for (const [index, root] of roots.entries()) {
      progress.step(drawingRoot(root.path, index + 1, roots.length));
      try {
        const drawn = await drawRoot(root, { options, planning, output }, io, progress);
        for (const [name, content] of drawn.files) files.set(name, content);
        entries.push(drawn.entry);
      } catch (error) {
        entries.push(failureOf(root, error));
        if (!(error instanceof NoResources)) code2 = Math.max(code2, exitCodeOf(error));
        progress.done();
        io.stderr(`${rootFailed(root.path)}
${describeFailure(error, options.debug)}`);
      }
    }
    files.set(INDEX, indexOf(options.title ?? HEADING, entries));
    await output.write(files, progress);
    return code2;
  } finally {
    progress.done();
  }
}
async function rootsBelow(directory, options, io, progress) {
  const top = await io.realPath(directory) ?? (0, import_node_path3.resolve)(io.directory, directory);
  const exclude = [...options.exclude, ...patternsFor(top, (0, import_node_path3.resolve)(io.directory, options.outdir))];
  const search = await rememberRoots(
    { top, exclude, cache: options.cache, debug: options.debug ? progress.say : null },
    io,
    (recordingIo) => searchRoots(top, exclude, recordingIo)
  );
  if (!search.isAll) progress.warn(TOO_MANY_DIRECTORIES);
  if (search.unnameable > 0) progress.warn(unnameable(search.unnameable));
  if (search.roots.length === 0) {
    throw new InvalidInput(NO_ROOTS, { remedy: noRootsRemedy(search.code.length) });
  }
  return namesFor(
    search.roots.map(({ path }) => path),
    directory
  );
}
async function searchRoots(top, exclude, io) {
  const { findRoots: findRoots2 } = await Promise.resolve().then(() => (init_find(), find_exports));
  const { Repository: Repository2 } = await Promise.resolve().then(() => (init_code(), code_exports));
  return findRoots2(new Repository2(io, top), { paths: ["."], roots: [], exclude });
}
function patternsFor(top, outdir) {
  const path = (0, import_node_path3.relative)(top, outdir).replaceAll("\\", "/");
  return path === "" || path.startsWith("..") || (0, import_node_path3.isAbsolute)(path) ? [] : [`/${path}`];
}
var failureOf = (root, error) => ({
  ...root,
  is: "failed",
  reason: error instanceof Error && exitCodeOf(error) !== 1 ? withoutDirectory(error.message, root).replace(/\n\s*/g, "; ") : INTERNAL_FAULT
});
function withoutDirectory(text, { directory, path }) {
  if (!/[^/\\][/\\]|[/\\][^/\\]/.test(directory)) return text;
  return text.split(directory).reduce((before, after) => `${before}${isWholePath(before, after) ? path : directory}${after}`);
}
var isWholePath = (before, after) => !/[\p{L}\p{N}_.-]$/u.test(before) && !/^[\p{L}\p{N}_-]/u.test(after);
async function drawRoot(root, context, io, progress) {
  const { path, directory, stem } = root;
  const { options, planning, output } = context;
  const code2 = { name: path, directory, repository: null, planning };
  const draw = async (recordingIo) => {
    const { drawCode: drawCode2 } = await Promise.resolve().then(() => (init_draw(), draw_exports));
    return drawCode2(code2, options, recordingIo, progress);
  };
  const known = await rememberCode(code2, formOf(options), io, draw);
  const drawn = await isWritten(known, stem, output) ? known : await draw(io);
  printWarnings(path, drawn.warnings, progress);
  const { title, counts } = drawn;
  const files = { picture: `${stem}.${drawn.picture}`, page: `${stem}.${drawn.page}` };
  const entry = { ...root, is: "drawn", title, counts, ...files };
  return { entry, files: [...drawn.files].map(([extension, content]) => [`${stem}.${extension}`, content]) };
}
var OF_INDEX = /* @__PURE__ */ new Set(["given", "title", "outdir", "exclude", "quiet", "debug", "cache"]);
var formOf = (options) => ({
  kind: ["docs", Object.entries(options).filter(([name]) => !OF_INDEX.has(name))],
  save: ({ files, ...drawn }) => ({
    ...drawn,
    files: new Map([...files].map(([name, content]) => [name, { fingerprint: fingerprint(content) }]))
  }),
  load: (saved) => saved
});
async function isWritten({ files }, stem, output) {
  for (const [extension, content] of files) {
    if (typeof content === "string" || !("fingerprint" in content)) continue;
    if (!await output.has(`${stem}.${extension}`, content)) return false;
  }
  return true;
}
function namesFor(paths, directory) {
  const ids = idsFor(paths);
  return paths.map((path, index) => ({
    path,
    directory: joinPaths(directory, path),
    stem: ids[index] === INDEX_STEM ? `${INDEX_STEM}_` : ids[index]
  }));
}
function joinPaths(directory, path) {
  if (path === ".") return directory;
  return directory === "." ? path : `${directory.replace(/(?<=.)\/+$/, "")}/${path}`;
}
var INDEX_STEM = "index";
var INDEX = `${INDEX_STEM}.md`;
function indexOf(heading2, entries) {
  const drawn = entries.filter((entry) => entry.is === "drawn");
  const failed = entries.filter((entry) => entry.is === "failed");
  const blocks = [
    // The heading comes first because generators use it as the page title.
    `# ${escaped(heading2)}`,
    NOTE,
    drawnSentence(drawn.length),
    ...drawn.flatMap(sectionOf),
    ...failed.length === 0 ? [] : [`## ${NOT_DRAWN}`, failed.map(failureLine).join("\n")]
  ];
  return `${blocks.join("\n\n")}
`;
}
var escaped = (text) => markdown(text, TITLE_LENGTH_MAX);
function sectionOf({ title, path, counts, picture, page }) {
  const prefix = title === path ? "" : `${escaped(path)}: `;
  return [
    `## ${escaped(title)}`,
    `[![${escaped(title)}](${picture})](${page})`,
    `${prefix}${counts}. [${OPEN_PAGE}](${page})`
  ];
}
var failureLine = ({ path, reason }) => `- ${escaped(path)}: ${markdown(reason, REASON_LENGTH_MAX)}`;

// parts/docs.js
var modules = {
  "src/cli/docs/index.ts": () => ({ docs }),
  "src/cli/docs/model.ts": () => ({ printWarnings }),
  "src/platform/text/markdown.ts": () => ({ address, attribute, code, legible, markdown }),
  "src/platform/untrusted/links.ts": () => ({ isThroughLink, realLocation })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
