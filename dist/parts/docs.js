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

// elsewhere:src/cli/docs/draw.ts
var draw_exports = {};
__export(draw_exports, {
  drawCode: () => drawCode,
  drawEstate: () => drawEstate
});
var module17, drawCode, drawEstate;
var init_draw = __esm({
  "elsewhere:src/cli/docs/draw.ts"() {
    module17 = require("./sites.js").modules["src/cli/docs/draw.ts"]();
    drawCode = module17.drawCode;
    drawEstate = module17.drawEstate;
  }
});

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
var module18, findRoots, isExcluded, isLookedInto, isNameable, isPart, isSkipped, matches;
var init_find = __esm({
  "elsewhere:src/terraform/roots/find.ts"() {
    module18 = require("./sites.js").modules["src/terraform/roots/find.ts"]();
    findRoots = module18.findRoots;
    isExcluded = module18.isExcluded;
    isLookedInto = module18.isLookedInto;
    isNameable = module18.isNameable;
    isPart = module18.isPart;
    isSkipped = module18.isSkipped;
    matches = module18.matches;
  }
});

// elsewhere:src/terraform/roots/code.ts
var code_exports = {};
__export(code_exports, {
  Repository: () => Repository,
  isBelow: () => isBelow,
  isCode: () => isCode
});
var module19, Repository, isBelow, isCode;
var init_code = __esm({
  "elsewhere:src/terraform/roots/code.ts"() {
    module19 = require("./sites.js").modules["src/terraform/roots/code.ts"]();
    Repository = module19.Repository;
    isBelow = module19.isBelow;
    isCode = module19.isCode;
  }
});

// parts/docs.js
var docs_exports = {};
__export(docs_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(docs_exports);

// src/cli/docs/index.ts
var import_node_path2 = require("node:path");

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

// elsewhere:src/errors.ts
var module3 = require("../cli.js").modules["src/errors.ts"]();
var Bug = module3.Bug;
var External = module3.External;
var GroundplanError = module3.GroundplanError;
var InvalidInput = module3.InvalidInput;
var Missing = module3.Missing;
var Misuse = module3.Misuse;
var NoResources = module3.NoResources;

// elsewhere:src/results.ts
var module4 = require("./start.js").modules["src/results.ts"]();
var kindOfRun = module4.kindOfRun;
var rememberCode = module4.rememberCode;
var rememberCodes = module4.rememberCodes;
var rememberRoots = module4.rememberRoots;

// elsewhere:src/slug.ts
var module5 = require("./common.js").modules["src/slug.ts"]();
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
var throwUnreadable = module7.throwUnreadable;

// elsewhere:src/cli/messages.ts
var module8 = require("../cli.js").modules["src/cli/messages.ts"]();
var ADDRESS_REMEDY = module8.ADDRESS_REMEDY;
var AFTER = module8.AFTER;
var ALL_WELL = module8.ALL_WELL;
var BEFORE = module8.BEFORE;
var BROKEN = module8.BROKEN;
var BUNDLED = module8.BUNDLED;
var BUSY = module8.BUSY;
var BUSY_REMEDY = module8.BUSY_REMEDY;
var CACHE = module8.CACHE;
var CACHE_EMPTY = module8.CACHE_EMPTY;
var CACHE_FOR = module8.CACHE_FOR;
var CHANGED_ONE = module8.CHANGED_ONE;
var CHANGED_ONE_REMEDY = module8.CHANGED_ONE_REMEDY;
var CLOSED = module8.CLOSED;
var COLUMN_CHANGE = module8.COLUMN_CHANGE;
var COLUMN_KINDS = module8.COLUMN_KINDS;
var COLUMN_READS = module8.COLUMN_READS;
var COLUMN_READ_BY = module8.COLUMN_READ_BY;
var COLUMN_RESOURCES = module8.COLUMN_RESOURCES;
var COLUMN_ROOT = module8.COLUMN_ROOT;
var COMMENT_ID_REMEDY = module8.COMMENT_ID_REMEDY;
var CONVERSATION_LOCKED = module8.CONVERSATION_LOCKED;
var DEBUG_DATA_REMEDY = module8.DEBUG_DATA_REMEDY;
var DEVOPS_DEPTH_REMEDY = module8.DEVOPS_DEPTH_REMEDY;
var DEVOPS_PIPELINE_REMEDY = module8.DEVOPS_PIPELINE_REMEDY;
var DEVOPS_TOKEN_REMEDY = module8.DEVOPS_TOKEN_REMEDY;
var DIFF = module8.DIFF;
var DIFFERS = module8.DIFFERS;
var DIFF_EITHER_OR = module8.DIFF_EITHER_OR;
var DIFF_REMEDY = module8.DIFF_REMEDY;
var DIFF_TAKES_TWO = module8.DIFF_TAKES_TWO;
var DIRECTORY = module8.DIRECTORY;
var DOCKER_DO = module8.DOCKER_DO;
var DOCKER_FOR = module8.DOCKER_FOR;
var DOCS_REMEDY = module8.DOCS_REMEDY;
var DOCS_TAKES_ONE = module8.DOCS_TAKES_ONE;
var DOCUMENT = module8.DOCUMENT;
var DONE = module8.DONE;
var DOT_DO = module8.DOT_DO;
var DOT_FOR = module8.DOT_FOR;
var DRAW = module8.DRAW;
var DRAWING = module8.DRAWING;
var DRAWING_FOR = module8.DRAWING_FOR;
var DRY_RUN_NEEDS_BACKEND = module8.DRY_RUN_NEEDS_BACKEND;
var DRY_RUN_NEEDS_BACKEND_REMEDY = module8.DRY_RUN_NEEDS_BACKEND_REMEDY;
var DRY_RUN_TAKES_STDOUT = module8.DRY_RUN_TAKES_STDOUT;
var DRY_RUN_TAKES_STDOUT_REMEDY = module8.DRY_RUN_TAKES_STDOUT_REMEDY;
var ESTATE_EMPTY = module8.ESTATE_EMPTY;
var ESTATE_FILES_ALONE = module8.ESTATE_FILES_ALONE;
var ESTATE_REMEDY = module8.ESTATE_REMEDY;
var ESTATE_SOURCE = module8.ESTATE_SOURCE;
var ESTATE_STDOUT_REMEDY = module8.ESTATE_STDOUT_REMEDY;
var EXPLAIN = module8.EXPLAIN;
var EXPLANATION_TAKES_STDOUT = module8.EXPLANATION_TAKES_STDOUT;
var EXPLANATION_TAKES_STDOUT_REMEDY = module8.EXPLANATION_TAKES_STDOUT_REMEDY;
var FILE_FOREIGN_REMEDY = module8.FILE_FOREIGN_REMEDY;
var FILE_IS_DIRECTORY_REMEDY = module8.FILE_IS_DIRECTORY_REMEDY;
var FILE_MISSING_REMEDY = module8.FILE_MISSING_REMEDY;
var FILE_UNREADABLE_REMEDY = module8.FILE_UNREADABLE_REMEDY;
var FORK_PROVIDERS = module8.FORK_PROVIDERS;
var FORK_PROVIDERS_REMEDY = module8.FORK_PROVIDERS_REMEDY;
var FORMAT = module8.FORMAT;
var FORMAT_CONTRADICTS_REMEDY = module8.FORMAT_CONTRADICTS_REMEDY;
var GITLAB_DEPTH_REMEDY = module8.GITLAB_DEPTH_REMEDY;
var GITLAB_PIPELINE_REMEDY = module8.GITLAB_PIPELINE_REMEDY;
var GITLAB_TOKEN_REMEDY = module8.GITLAB_TOKEN_REMEDY;
var GIT_DO = module8.GIT_DO;
var GIT_FOR = module8.GIT_FOR;
var GRAPH = module8.GRAPH;
var GRAPHFILE_ALONE = module8.GRAPHFILE_ALONE;
var GRAPHFILE_REMEDY = module8.GRAPHFILE_REMEDY;
var GRAPH_FILE_LIMITS = module8.GRAPH_FILE_LIMITS;
var HEADING = module8.HEADING;
var IGNORED_WITH_PLANFILE = module8.IGNORED_WITH_PLANFILE;
var INSTRUCTIONS = module8.INSTRUCTIONS;
var INTERNAL_FAULT = module8.INTERNAL_FAULT;
var JOINED_PLANFILE = module8.JOINED_PLANFILE;
var JOINED_PLANFILE_REMEDY = module8.JOINED_PLANFILE_REMEDY;
var JOINED_REMEDY = module8.JOINED_REMEDY;
var KINDS = module8.KINDS;
var MANIFEST_REMEDY = module8.MANIFEST_REMEDY;
var MAP = module8.MAP;
var MAP_FAILED = module8.MAP_FAILED;
var MCP_ADDRESS_REMEDY = module8.MCP_ADDRESS_REMEDY;
var MISSING = module8.MISSING;
var NATIVE = module8.NATIVE;
var NEWER_RUN = module8.NEWER_RUN;
var NOTE = module8.NOTE;
var NOTHING_TO_EXPLAIN = module8.NOTHING_TO_EXPLAIN;
var NOT_A_FILE_REMEDY = module8.NOT_A_FILE_REMEDY;
var NOT_A_VARFILE_REMEDY = module8.NOT_A_VARFILE_REMEDY;
var NOT_DRAWN = module8.NOT_DRAWN;
var NOT_OURS_REMEDY = module8.NOT_OURS_REMEDY;
var NOT_PIPED_REMEDY = module8.NOT_PIPED_REMEDY;
var NOT_WRITTEN = module8.NOT_WRITTEN;
var NO_CLIENT = module8.NO_CLIENT;
var NO_CLIENT_REMEDY = module8.NO_CLIENT_REMEDY;
var NO_ENGINE = module8.NO_ENGINE;
var NO_FETCH_WITH_PROVIDERS = module8.NO_FETCH_WITH_PROVIDERS;
var NO_FETCH_WITH_PROVIDERS_REMEDY = module8.NO_FETCH_WITH_PROVIDERS_REMEDY;
var NO_PATH = module8.NO_PATH;
var NO_ROOTS = module8.NO_ROOTS;
var NO_STAMP = module8.NO_STAMP;
var ONE_SOURCE_FOR_PLAN = module8.ONE_SOURCE_FOR_PLAN;
var ONE_SOURCE_REMEDY = module8.ONE_SOURCE_REMEDY;
var OPEN_PAGE = module8.OPEN_PAGE;
var OPTION_EMPTY_REMEDY = module8.OPTION_EMPTY_REMEDY;
var OPTION_TWICE_REMEDY = module8.OPTION_TWICE_REMEDY;
var OUTDIR_LINK_REMEDY = module8.OUTDIR_LINK_REMEDY;
var OUTDIR_REMEDY = module8.OUTDIR_REMEDY;
var OUTDIR_UNWRITABLE_REMEDY = module8.OUTDIR_UNWRITABLE_REMEDY;
var OUTFILE_IS_DIRECTORY_REMEDY = module8.OUTFILE_IS_DIRECTORY_REMEDY;
var OUTFILE_IS_LINK_REMEDY = module8.OUTFILE_IS_LINK_REMEDY;
var OUTFILE_IS_PIPE_REMEDY = module8.OUTFILE_IS_PIPE_REMEDY;
var OUTFILE_REMEDY = module8.OUTFILE_REMEDY;
var OUTSIDE_REMEDY = module8.OUTSIDE_REMEDY;
var PAGES_NEED_FILE = module8.PAGES_NEED_FILE;
var PAGES_NEED_FILE_REMEDY = module8.PAGES_NEED_FILE_REMEDY;
var PATHS_IN_QUOTES = module8.PATHS_IN_QUOTES;
var PLANFILE_NEEDS_ALL = module8.PLANFILE_NEEDS_ALL;
var PLANFILE_NEEDS_ALL_REMEDY = module8.PLANFILE_NEEDS_ALL_REMEDY;
var PLANNER = module8.PLANNER;
var PLAN_OF_TERRAFORM = module8.PLAN_OF_TERRAFORM;
var PRESENT_STATUS = module8.PRESENT_STATUS;
var PRIVATE_HOST_REMEDY = module8.PRIVATE_HOST_REMEDY;
var PROGRAM = module8.PROGRAM;
var PROVIDER_REQUIRED = module8.PROVIDER_REQUIRED;
var PYTHON_DO = module8.PYTHON_DO;
var PYTHON_FOR = module8.PYTHON_FOR;
var RASTERISER = module8.RASTERISER;
var RASTERISER_FOR = module8.RASTERISER_FOR;
var REMEDY = module8.REMEDY;
var REMOVE_SPECIAL_REMEDY = module8.REMOVE_SPECIAL_REMEDY;
var REPORT_FAULT = module8.REPORT_FAULT;
var REPOSITORY_OUTSIDE = module8.REPOSITORY_OUTSIDE;
var REPOSITORY_REMEDY = module8.REPOSITORY_REMEDY;
var RESULTS = module8.RESULTS;
var RESULTS_FOR = module8.RESULTS_FOR;
var SAME_GRAPH = module8.SAME_GRAPH;
var SELF_BROKEN = module8.SELF_BROKEN;
var SELF_REMEDY = module8.SELF_REMEDY;
var SHOW_NEEDS_FILE = module8.SHOW_NEEDS_FILE;
var SHOW_NEEDS_FILE_REMEDY = module8.SHOW_NEEDS_FILE_REMEDY;
var SHOW_WSLVIEW_MISSING = module8.SHOW_WSLVIEW_MISSING;
var SOURCE = module8.SOURCE;
var SOURCE_REMEDY = module8.SOURCE_REMEDY;
var SOURCE_REQUIRED = module8.SOURCE_REQUIRED;
var STDIN = module8.STDIN;
var STDIN_TWICE = module8.STDIN_TWICE;
var STDIN_TWICE_REMEDY = module8.STDIN_TWICE_REMEDY;
var STDOUT_IS_TERMINAL_REMEDY = module8.STDOUT_IS_TERMINAL_REMEDY;
var STDOUT_ONE_FORMAT = module8.STDOUT_ONE_FORMAT;
var STDOUT_TAKEN = module8.STDOUT_TAKEN;
var STDOUT_TAKEN_REMEDY = module8.STDOUT_TAKEN_REMEDY;
var SUGGESTIONS_REMEDY = module8.SUGGESTIONS_REMEDY;
var TERRAFORM = module8.TERRAFORM;
var TERRAFORM_DO = module8.TERRAFORM_DO;
var TERRAFORM_FOR = module8.TERRAFORM_FOR;
var TERRAGRUNT_DO = module8.TERRAGRUNT_DO;
var TERRAGRUNT_FOR = module8.TERRAGRUNT_FOR;
var TOFU = module8.TOFU;
var TOFU_DO = module8.TOFU_DO;
var TOFU_FOR = module8.TOFU_FOR;
var TOO_LARGE = module8.TOO_LARGE;
var TOO_LONG_REMEDY = module8.TOO_LONG_REMEDY;
var TOO_MANY_DIRECTORIES = module8.TOO_MANY_DIRECTORIES;
var TOO_OLD = module8.TOO_OLD;
var TOO_WIDE = module8.TOO_WIDE;
var TOO_WIDE_REMEDY = module8.TOO_WIDE_REMEDY;
var VAR_REMEDY = module8.VAR_REMEDY;
var VERSION_REMEDY = module8.VERSION_REMEDY;
var WATCHED_PAGE = module8.WATCHED_PAGE;
var WATCH_NEEDS_FILE = module8.WATCH_NEEDS_FILE;
var WATCH_NEEDS_FILE_REMEDY = module8.WATCH_NEEDS_FILE_REMEDY;
var WATCH_NEEDS_LOCAL = module8.WATCH_NEEDS_LOCAL;
var WATCH_NEEDS_LOCAL_REMEDY = module8.WATCH_NEEDS_LOCAL_REMEDY;
var WATCH_WITH_AI = module8.WATCH_WITH_AI;
var WATCH_WITH_AI_REMEDY = module8.WATCH_WITH_AI_REMEDY;
var WHAT_SOURCE_ACCEPTS = module8.WHAT_SOURCE_ACCEPTS;
var WHY_FOLDED = module8.WHY_FOLDED;
var WITHOUT_VARIABLES = module8.WITHOUT_VARIABLES;
var absentBecause = module8.absentBecause;
var addressOfThisMachine = module8.addressOfThisMachine;
var addressRefused = module8.addressRefused;
var affectedRead = module8.affectedRead;
var affectedRoots = module8.affectedRoots;
var argumentTooLong = module8.argumentTooLong;
var argumentsAre = module8.argumentsAre;
var arrow = module8.arrow;
var badAmount = module8.badAmount;
var badCommentId = module8.badCommentId;
var badNumber = module8.badNumber;
var badPrivateHost = module8.badPrivateHost;
var bareOrNamed = module8.bareOrNamed;
var because = module8.because;
var belowThirdColumn = module8.belowThirdColumn;
var cacheIs = module8.cacheIs;
var cacheIsAtLeast = module8.cacheIsAtLeast;
var changed = module8.changed;
var changedRoots = module8.changedRoots;
var checkExtension = module8.checkExtension;
var checkExtensionRemedy = module8.checkExtensionRemedy;
var cycle = module8.cycle;
var didYouMean = module8.didYouMean;
var drawingRoot = module8.drawingRoot;
var drawnAs = module8.drawnAs;
var drawnIn = module8.drawnIn;
var drawnSentence = module8.drawnSentence;
var explained = module8.explained;
var fileEdited = module8.fileEdited;
var fileEditedRemedy = module8.fileEditedRemedy;
var fileEmpty = module8.fileEmpty;
var fileForeign = module8.fileForeign;
var fileIsCode = module8.fileIsCode;
var fileIsCodeRemedy = module8.fileIsCodeRemedy;
var fileIsDirectory = module8.fileIsDirectory;
var fileMissing = module8.fileMissing;
var fileUnreadable = module8.fileUnreadable;
var forExample = module8.forExample;
var formatContradicts = module8.formatContradicts;
var graphDiffers = module8.graphDiffers;
var heading = module8.heading;
var hostRefuses = module8.hostRefuses;
var ignoredWithFile = module8.ignoredWithFile;
var imageTooLarge = module8.imageTooLarge;
var isCurrent = module8.isCurrent;
var isStale = module8.isStale;
var joinedNotDirectory = module8.joinedNotDirectory;
var knownNames = module8.knownNames;
var line = module8.line;
var lineBetween = module8.lineBetween;
var manifestUnfit = module8.manifestUnfit;
var missingArgument = module8.missingArgument;
var moreKinds = module8.moreKinds;
var namesWithDefault = module8.namesWithDefault;
var neededFor = module8.neededFor;
var noEffect = module8.noEffect;
var noEffectOnGraph = module8.noEffectOnGraph;
var noEffectWith = module8.noEffectWith;
var noEffectWithout = module8.noEffectWithout;
var noPicture = module8.noPicture;
var noRootsRemedy = module8.noRootsRemedy;
var noToken = module8.noToken;
var notADirectory = module8.notADirectory;
var notAFile = module8.notAFile;
var notOurs = module8.notOurs;
var notPiped = module8.notPiped;
var notWhole = module8.notWhole;
var nothingToCompare = module8.nothingToCompare;
var ofFalse = module8.ofFalse;
var oneOf = module8.oneOf;
var oneOrMore = module8.oneOrMore;
var openerMissing = module8.openerMissing;
var openerOutput = module8.openerOutput;
var optionEmpty = module8.optionEmpty;
var optionTwice = module8.optionTwice;
var otherVersion = module8.otherVersion;
var outdirIsLink = module8.outdirIsLink;
var outdirUnfit = module8.outdirUnfit;
var outfileExtension = module8.outfileExtension;
var outfileExtensionRemedy = module8.outfileExtensionRemedy;
var outfileFolderMissing = module8.outfileFolderMissing;
var outfileIsDirectory = module8.outfileIsDirectory;
var outfileIsLink = module8.outfileIsLink;
var outfileIsPipe = module8.outfileIsPipe;
var outside = module8.outside;
var pageMissing = module8.pageMissing;
var pageStale = module8.pageStale;
var pathAlong = module8.pathAlong;
var pathBack = module8.pathBack;
var pathIgnoringDirection = module8.pathIgnoringDirection;
var perhaps = module8.perhaps;
var picturesRefused = module8.picturesRefused;
var provedBy = module8.provedBy;
var providerRemedy = module8.providerRemedy;
var rasteriserDo = module8.rasteriserDo;
var redrawAdvice = module8.redrawAdvice;
var refused = module8.refused;
var removed = module8.removed;
var resourceCount = module8.resourceCount;
var resultsAre = module8.resultsAre;
var resultsCleared = module8.resultsCleared;
var rootFailed = module8.rootFailed;
var sameAs = module8.sameAs;
var seeHelp = module8.seeHelp;
var serving = module8.serving;
var shellRemedy = module8.shellRemedy;
var showFailed = module8.showFailed;
var sinceGraphFile = module8.sinceGraphFile;
var sourceMissing = module8.sourceMissing;
var stdoutIsTerminal = module8.stdoutIsTerminal;
var stdoutOneFormatRemedy = module8.stdoutOneFormatRemedy;
var summaryOfGraph = module8.summaryOfGraph;
var summaryOfPlan = module8.summaryOfPlan;
var textTooLong = module8.textTooLong;
var tooManyItems = module8.tooManyItems;
var unchanged = module8.unchanged;
var uncomparedRoots = module8.uncomparedRoots;
var unexpectedArguments = module8.unexpectedArguments;
var unknownAddress = module8.unknownAddress;
var unknownArgument = module8.unknownArgument;
var unknownName = module8.unknownName;
var unknownShell = module8.unknownShell;
var unknownTool = module8.unknownTool;
var unnameable = module8.unnameable;
var unsafeAddress = module8.unsafeAddress;
var variableMissing = module8.variableMissing;
var waiting = module8.waiting;
var warningLine = module8.warningLine;
var watching = module8.watching;
var wrongArgument = module8.wrongArgument;
var wrote = module8.wrote;

// elsewhere:src/cli/options.ts
var module9 = require("../cli.js").modules["src/cli/options.ts"]();
var attributeOf = module9.attributeOf;
var flagsOf = module9.flagsOf;
var helpOf = module9.helpOf;
var longOf = module9.longOf;
var optionsOf = module9.optionsOf;
var parseOptions = module9.parseOptions;
var parsePlanning = module9.parsePlanning;
var parsePrivateHosts = module9.parsePrivateHosts;
var rowsOf = module9.rowsOf;

// elsewhere:src/cli/progress.ts
var module10 = require("./start.js").modules["src/cli/progress.ts"]();
var SILENT = module10.SILENT;
var createProgress = module10.createProgress;

// elsewhere:src/cli/docs/listing.ts
var module11 = require("./sites.js").modules["src/cli/docs/listing.ts"]();
var indexOf = module11.indexOf;
var printWarnings = module11.printWarnings;

// src/cli/docs/output.ts
var import_node_path = require("node:path");

// elsewhere:src/graph/order.ts
var module12 = require("./picture.js").modules["src/graph/order.ts"]();
var byAddress = module12.byAddress;
var byText = module12.byText;
var largest = module12.largest;
var smallest = module12.smallest;

// elsewhere:src/platform/hash.ts
var module13 = require("./start.js").modules["src/platform/hash.ts"]();
var sha256 = module13.sha256;
var sha256Base64 = module13.sha256Base64;

// elsewhere:src/platform/untrusted/links.ts
var module14 = require("./common.js").modules["src/platform/untrusted/links.ts"]();
var isThroughLink = module14.isThroughLink;
var realLocation = module14.realLocation;

// elsewhere:src/cli/limits.ts
var module15 = require("../cli.js").modules["src/cli/limits.ts"]();
var ADDRESSES_LISTED_MAX = module15.ADDRESSES_LISTED_MAX;
var ANSWER_BYTES_MAX = module15.ANSWER_BYTES_MAX;
var ARGUMENT_ITEMS_MAX = module15.ARGUMENT_ITEMS_MAX;
var ARGUMENT_LENGTH_MAX = module15.ARGUMENT_LENGTH_MAX;
var CACHE_FILES_COUNTED = module15.CACHE_FILES_COUNTED;
var DEVOPS_BODY_BYTES_MAX = module15.DEVOPS_BODY_BYTES_MAX;
var DOCTOR_SECONDS = module15.DOCTOR_SECONDS;
var FILE_BYTES_MAX = module15.FILE_BYTES_MAX;
var GITLAB_BODY_BYTES_MAX = module15.GITLAB_BODY_BYTES_MAX;
var GRAPHS_REMEMBERED_MAX = module15.GRAPHS_REMEMBERED_MAX;
var HOPS_LISTED_MAX = module15.HOPS_LISTED_MAX;
var IMAGE_BYTES_MAX = module15.IMAGE_BYTES_MAX;
var KINDS_IN_TABLE_MAX = module15.KINDS_IN_TABLE_MAX;
var KINDS_LISTED_MAX = module15.KINDS_LISTED_MAX;
var LISTING_BYTES_MAX = module15.LISTING_BYTES_MAX;
var MANIFEST_BYTES_MAX = module15.MANIFEST_BYTES_MAX;
var NAME_LENGTH_MAX = module15.NAME_LENGTH_MAX;
var NEIGHBOURS_DEPTH_MAX = module15.NEIGHBOURS_DEPTH_MAX;
var NOTES_LENGTH_MAX = module15.NOTES_LENGTH_MAX;
var PAGES_MAX = module15.PAGES_MAX;
var PER_PAGE = module15.PER_PAGE;
var PROGRESS_SECONDS = module15.PROGRESS_SECONDS;
var QUESTION_BYTES_MAX = module15.QUESTION_BYTES_MAX;
var REACH_DEPTH_MAX = module15.REACH_DEPTH_MAX;
var REASON_LENGTH_MAX = module15.REASON_LENGTH_MAX;
var SETTLE_SECONDS = module15.SETTLE_SECONDS;
var SHOW_SECONDS = module15.SHOW_SECONDS;
var SUMMARY_LISTED_MAX = module15.SUMMARY_LISTED_MAX;
var SUMMARY_WARNINGS_MAX = module15.SUMMARY_WARNINGS_MAX;
var SUMMARY_WARNING_LENGTH_MAX = module15.SUMMARY_WARNING_LENGTH_MAX;
var TEXT_LENGTH_MAX = module15.TEXT_LENGTH_MAX;
var TITLE_LENGTH_MAX = module15.TITLE_LENGTH_MAX;
var UPLOAD_BYTES_MAX = module15.UPLOAD_BYTES_MAX;
var WAITING_MAX = module15.WAITING_MAX;
var WATCH_SECONDS = module15.WATCH_SECONDS;

// elsewhere:src/cli/output.ts
var module16 = require("./start.js").modules["src/cli/output.ts"]();
var STDOUT = module16.STDOUT;
var checkNotDirectory = module16.checkNotDirectory;
var checkWritable = module16.checkWritable;
var unwritable = module16.unwritable;
var writeOutput = module16.writeOutput;

// src/cli/docs/output.ts
var MANIFEST = ".groundplan-docs.json";
async function openOutput(path, io) {
  if (path === "") throw new Misuse(optionEmpty("--outdir"), { remedy: OPTION_EMPTY_REMEDY });
  if (await isThroughLink(path, io.directory, io)) {
    throw new Misuse(outdirIsLink(path), { remedy: OUTDIR_LINK_REMEDY });
  }
  const kind = await io.kindOf(path).catch(() => "other");
  const parentKind = await io.kindOf((0, import_node_path.dirname)(path)).catch(() => "other");
  if (kind !== "directory" && (kind !== "missing" || parentKind !== "directory")) {
    throw new Misuse(outdirUnfit(path), { remedy: OUTDIR_REMEDY });
  }
  const known = kind === "missing" ? /* @__PURE__ */ new Map() : await readManifest(path, io);
  const firstWritten = kind === "missing" ? (0, import_node_path.resolve)(io.directory, path) : (0, import_node_path.join)(path, MANIFEST);
  await io.checkWritable?.(firstWritten).catch(throwUnwritable(path));
  const unchanged2 = /* @__PURE__ */ new Map();
  return {
    write: (files, progress) => new Writing(path, io, progress, unchanged2).write(files, known),
    async has(name, { fingerprint: expected }) {
      if (known.get(name)?.includes(expected) !== true) return false;
      const current = await fingerprintAt((0, import_node_path.join)(await io.realPath(path), name), io).catch(() => null);
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
    const changed2 = [...files].flatMap(
      ([name, content]) => isUnchanged(content) || existing.get(name) === next.get(name)[0] ? [] : [[name, content]]
    );
    const stale = [...existing.keys()].filter((name) => !files.has(name)).sort(byText);
    const hasChanges = changed2.length + stale.length > 0;
    if (hasChanges) await this.#writeManifest(merged(known, next));
    for (const [name, content] of changed2) await this.#writeFile(name, content, progress);
    for (const name of stale) {
      await io.remove((0, import_node_path.join)(realOutdir, name)).catch(throwUnwritable(`${outdir}/${name}`));
      progress.say(removed(`${outdir}/${name}`));
    }
    if (hasChanges || manifestText(known) !== manifestText(next)) await this.#writeManifest(next);
    if (changed2.length < files.size) progress.say(unchanged(files.size - changed2.length));
  }
  /**
   * Returns the fingerprints of the existing files among those that are listed or will be written.
   * @throws InvalidInput for a file that is neither as listed nor as it will be written
   */
  async #existing(realOutdir, known, next) {
    const existing = /* @__PURE__ */ new Map();
    for (const [name, accepted] of merged(known, next)) {
      const current = this.unchanged.get(name) ?? await fingerprintAt((0, import_node_path.join)(realOutdir, name), this.io);
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
  const content = await io.readRegular(path, FILE_BYTES_MAX).catch((cause) => throwUnreadable("", path, cause));
  if (content === "missing") return null;
  return typeof content === "string" ? content : fingerprint(content);
}
var OUR_NAME = /^[a-z0-9][a-z0-9_-]{0,70}\.[a-z]{2,6}$/;
var FINGERPRINT = /^[0-9a-f]{64}$/;
var manifestText = (files) => `${JSON.stringify({ files: Object.fromEntries([...files].sort(([a], [b]) => byText(a, b))) }, null, 2)}
`;
async function readManifest(outdir, io) {
  const path = (0, import_node_path.join)(await io.realPath(outdir), MANIFEST);
  const bytes = await io.readRegular(path, MANIFEST_BYTES_MAX).catch((cause) => throwUnreadable("", path, cause));
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
    let code = 0;
    for (const [index, root] of roots.entries()) {
      progress.step(drawingRoot(root.path, index + 1, roots.length));
      try {
        const drawn = await drawRoot(root, { options, planning, output }, io, progress);
        for (const [name, content] of drawn.files) files.set(name, content);
        entries.push(drawn.entry);
      } catch (error) {
        entries.push(failureOf(root, error));
        if (!(error instanceof NoResources)) code = Math.max(code, exitCodeOf(error));
        progress.done();
        io.stderr(`${rootFailed(root.path)}
${describeFailure(error, options.debug)}`);
      }
    }
    const links = await linksBetween(descriptionsOf(entries));
    const { map, failure } = await tryMap(entries, links, { options, planning, output }, io, progress);
    if (failure !== null) code = Math.max(code, failure.exitCode);
    for (const [name, content] of map?.files ?? []) files.set(name, content);
    const relations = { links, map, mapFailure: failure?.reason ?? null };
    files.set(INDEX, await indexFor(entries, relations, options, io, progress));
    await output.write(files, progress);
    return code;
  } finally {
    progress.done();
  }
}
var drawnIn2 = (entries) => entries.flatMap((entry) => entry.is === "drawn" ? [entry] : []);
var descriptionsOf = (entries) => drawnIn2(entries).flatMap(({ description }) => description ?? []);
async function tryMap(...[entries, links, context, io, progress]) {
  try {
    return { map: await mapOf(entries, links, context, io, progress), failure: null };
  } catch (error) {
    if (error instanceof NoResources) return { map: null, failure: null };
    progress.done();
    io.stderr(`${MAP_FAILED}
${describeFailure(error, context.options.debug)}`);
    const reason = publicReason(error, drawnIn2(entries));
    return { map: null, failure: { reason, exitCode: exitCodeOf(error) } };
  }
}
async function mapOf(entries, links, { options, planning, output }, io, progress) {
  const [first, ...others] = drawnIn2(entries).map(({ path, directory }) => {
    return { name: path, path, directory, repository: null, planning };
  });
  if (first === void 0 || links.every(({ from, to }) => from === to)) return null;
  const codes = [first, ...others];
  const draw = async (recordingIo) => {
    const { drawEstate: drawEstate2 } = await Promise.resolve().then(() => (init_draw(), draw_exports));
    return drawEstate2(codes, options, recordingIo, progress);
  };
  const known = await rememberCodes(codes, mapFormOf(options), io, draw);
  const drawn = known === null || await isWritten(known, MAP_STEM, output) ? known : await draw(io);
  if (drawn === null) return null;
  const { summary, picture, page } = drawn;
  const files = [...drawn.files].map(([extension, content]) => [`${MAP_STEM}.${extension}`, content]);
  return { files, summary, picture: `${MAP_STEM}.${picture}`, page: `${MAP_STEM}.${page}` };
}
async function indexFor(entries, relations, options, io, progress) {
  const directories = drawnIn2(entries).map(({ directory }) => directory);
  const history = options["last-change"] ? await lastChanges(directories, (0, import_node_path2.resolve)(io.directory, options.outdir), io) : null;
  for (const warning of history?.warnings ?? []) progress.warn(warning);
  const changes = history?.changes ?? null;
  return indexOf(options.title ?? HEADING, entries, { ...relations, changes });
}
async function rootsBelow(directory, options, io, progress) {
  const top = await io.realPath(directory) ?? (0, import_node_path2.resolve)(io.directory, directory);
  const exclude = [...options.exclude, ...patternsFor(top, (0, import_node_path2.resolve)(io.directory, options.outdir))];
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
  const path = (0, import_node_path2.relative)(top, outdir).replaceAll("\\", "/");
  return path === "" || path.startsWith("..") || (0, import_node_path2.isAbsolute)(path) ? [] : [`/${path}`];
}
var failureOf = (root, error) => ({
  ...root,
  is: "failed",
  reason: publicReason(error, [root])
});
var publicReason = (error, roots) => error instanceof Error && exitCodeOf(error) !== 1 ? roots.reduce(withoutDirectory, error.message).replace(/\n\s*/g, "; ") : INTERNAL_FAULT;
function withoutDirectory(text, { directory, path }) {
  if (!/[^/\\][/\\]|[/\\][^/\\]/.test(directory)) return text;
  return text.split(directory).reduce((before, after) => `${before}${isWholePath(before, after) ? path : directory}${after}`);
}
var isWholePath = (before, after) => !/[\p{L}\p{N}_.-]$/u.test(before) && !/^[\p{L}\p{N}_-]/u.test(after);
async function drawRoot(root, context, io, progress) {
  const { path, directory, stem } = root;
  const { options, planning, output } = context;
  const code = { name: path, directory, repository: null, planning };
  const draw = async (recordingIo) => {
    const { drawCode: drawCode2 } = await Promise.resolve().then(() => (init_draw(), draw_exports));
    return drawCode2(code, options, recordingIo, progress);
  };
  const known = await rememberCode(code, formOf(options), io, draw);
  const drawn = await isWritten(known, stem, output) ? known : await draw(io);
  printWarnings(path, drawn.warnings, progress);
  const { title, counts, resources, kinds, description } = drawn;
  const files = { picture: `${stem}.${drawn.picture}`, page: `${stem}.${drawn.page}` };
  const entry = { ...root, is: "drawn", title, counts, resources, kinds, description, ...files };
  return { entry, files: [...drawn.files].map(([extension, content]) => [`${stem}.${extension}`, content]) };
}
var INDEX_OPTIONS = /* @__PURE__ */ new Set([
  "given",
  "title",
  "outdir",
  "exclude",
  "last-change",
  "quiet",
  "debug",
  "cache"
]);
var withFingerprints = ({ files, ...drawn }) => ({
  ...drawn,
  files: new Map([...files].map(([name, content]) => [name, { fingerprint: fingerprint(content) }]))
});
var optionsOfFiles = (options) => Object.entries(options).filter(([name]) => !INDEX_OPTIONS.has(name));
var formOf = (options) => ({
  kind: ["docs", optionsOfFiles(options)],
  save: withFingerprints,
  load: (saved) => saved
});
var mapFormOf = (options) => ({
  kind: ["docs map", optionsOfFiles(options)],
  save: (drawn) => drawn === null ? null : withFingerprints(drawn),
  load: (saved) => saved
});
async function isWritten({ files }, stem, output) {
  for (const [extension, content] of files) {
    if (typeof content === "string" || !("fingerprint" in content)) continue;
    if (!await output.has(`${stem}.${extension}`, content)) return false;
  }
  return true;
}
var INDEX_STEM = "index";
var INDEX = `${INDEX_STEM}.md`;
var MAP_STEM = "estate";
var TAKEN = /* @__PURE__ */ new Set([INDEX_STEM, MAP_STEM]);
function namesFor(paths, directory) {
  const ids = idsFor(paths);
  return paths.map((path, index) => ({
    path,
    directory: joinPaths(directory, path),
    stem: TAKEN.has(ids[index]) ? `${ids[index]}_` : ids[index]
  }));
}
function joinPaths(directory, path) {
  if (path === ".") return directory;
  return directory === "." ? path : `${directory.replace(/(?<=.)\/+$/, "")}/${path}`;
}

// parts/docs.js
var modules = {
  "src/cli/docs/index.ts": () => ({ docs })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
