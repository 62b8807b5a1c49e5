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

// parts/doctor.js
var doctor_exports = {};
__export(doctor_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(doctor_exports);

// src/cli/doctor.ts
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

// elsewhere:src/errors.ts
var module3 = require("../cli.js").modules["src/errors.ts"]();
var Bug = module3.Bug;
var External = module3.External;
var GroundplanError = module3.GroundplanError;
var InvalidInput = module3.InvalidInput;
var Missing = module3.Missing;
var Misuse = module3.Misuse;
var NoResources = module3.NoResources;

// elsewhere:src/limits.ts
var module4 = require("../cli.js").modules["src/limits.ts"]();
var ADDRESS_LENGTH_MAX = module4.ADDRESS_LENGTH_MAX;
var ANNOTATION_BYTES_MAX = module4.ANNOTATION_BYTES_MAX;
var ANSWER_BYTES_MAX = module4.ANSWER_BYTES_MAX;
var ATTRIBUTE_TEXT_LENGTH = module4.ATTRIBUTE_TEXT_LENGTH;
var CAPTION_LEGIBLE = module4.CAPTION_LEGIBLE;
var CODE_BYTES_MAX = module4.CODE_BYTES_MAX;
var COMPLAINT_LENGTH = module4.COMPLAINT_LENGTH;
var DOT_VERSION_MIN = module4.DOT_VERSION_MIN;
var ENGINE_VERSION_SECONDS = module4.ENGINE_VERSION_SECONDS;
var FETCH_SECONDS = module4.FETCH_SECONDS;
var FOCUS_HOPS_DEFAULT = module4.FOCUS_HOPS_DEFAULT;
var FOCUS_HOPS_MAX = module4.FOCUS_HOPS_MAX;
var HOPS_MAX = module4.HOPS_MAX;
var ID_LENGTH_MAX = module4.ID_LENGTH_MAX;
var LABEL_LENGTH_MAX = module4.LABEL_LENGTH_MAX;
var LEVEL_ICONS_MAX = module4.LEVEL_ICONS_MAX;
var MANIFEST_BYTES_MAX = module4.MANIFEST_BYTES_MAX;
var MODULE_DEPTH = module4.MODULE_DEPTH;
var NAMES_LISTED = module4.NAMES_LISTED;
var NEAREST_DISTANCE = module4.NEAREST_DISTANCE;
var NEAREST_LENGTH_MAX = module4.NEAREST_LENGTH_MAX;
var NEAREST_NAMES_MAX = module4.NEAREST_NAMES_MAX;
var NESTING_MAX = module4.NESTING_MAX;
var OVERVIEW_FROM = module4.OVERVIEW_FROM;
var OVERVIEW_FROM_WITH_LINES = module4.OVERVIEW_FROM_WITH_LINES;
var OVERVIEW_GAIN = module4.OVERVIEW_GAIN;
var OVERVIEW_ICONS = module4.OVERVIEW_ICONS;
var PLANNING_SECONDS = module4.PLANNING_SECONDS;
var PLANNING_SECONDS_MAX = module4.PLANNING_SECONDS_MAX;
var PLANS_MAX = module4.PLANS_MAX;
var PRINTED_ADDRESS_LENGTH = module4.PRINTED_ADDRESS_LENGTH;
var PRINTED_VALUE_LENGTH = module4.PRINTED_VALUE_LENGTH;
var PROBLEMS_LISTED = module4.PROBLEMS_LISTED;
var PYTHON_VERSION_MIN = module4.PYTHON_VERSION_MIN;
var QUOTE_LENGTH = module4.QUOTE_LENGTH;
var RESOURCES_MAX = module4.RESOURCES_MAX;
var ROOTS_AT_ONCE = module4.ROOTS_AT_ONCE;
var SCALE_DEFAULT = module4.SCALE_DEFAULT;
var SCALE_MAX = module4.SCALE_MAX;
var SCALE_MIN = module4.SCALE_MIN;
var STEPS_INFERRED_MAX = module4.STEPS_INFERRED_MAX;
var TERRAFORM_VERSION_MIN = module4.TERRAFORM_VERSION_MIN;
var TEXT_BYTES_MAX = module4.TEXT_BYTES_MAX;
var VALUE_DEPTH = module4.VALUE_DEPTH;
var VARIABLE_FILE_BYTES_MAX = module4.VARIABLE_FILE_BYTES_MAX;
var WARNINGS_MAX = module4.WARNINGS_MAX;
var WARNINGS_OF_A_KIND = module4.WARNINGS_OF_A_KIND;
var WARNING_LENGTH_MAX = module4.WARNING_LENGTH_MAX;

// elsewhere:src/platform/text/printable.ts
var module5 = require("../cli.js").modules["src/platform/text/printable.ts"]();
var harmless = module5.harmless;
var hasUnseen = module5.hasUnseen;
var oneLine = module5.oneLine;
var printable = module5.printable;
var quote = module5.quote;
var short = module5.short;
var visible = module5.visible;

// elsewhere:src/platform/text/versions.ts
var module6 = require("./picture.js").modules["src/platform/text/versions.ts"]();
var byVersion = module6.byVersion;
var isAtLeast = module6.isAtLeast;

// elsewhere:src/version.ts
var module7 = require("../cli.js").modules["src/version.ts"]();
var VERSION = module7.VERSION;

// elsewhere:src/cli/limits.ts
var module8 = require("../cli.js").modules["src/cli/limits.ts"]();
var ADDRESSES_LISTED_MAX = module8.ADDRESSES_LISTED_MAX;
var ANSWER_BYTES_MAX2 = module8.ANSWER_BYTES_MAX;
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
var MANIFEST_BYTES_MAX2 = module8.MANIFEST_BYTES_MAX;
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
var CHANGED_ONE = module9.CHANGED_ONE;
var CHANGED_ONE_REMEDY = module9.CHANGED_ONE_REMEDY;
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
var MAP = module9.MAP;
var MAP_FAILED = module9.MAP_FAILED;
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
var affectedRead = module9.affectedRead;
var affectedRoots = module9.affectedRoots;
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
var changedRoots = module9.changedRoots;
var checkExtension = module9.checkExtension;
var checkExtensionRemedy = module9.checkExtensionRemedy;
var cycle = module9.cycle;
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
var uncomparedRoots = module9.uncomparedRoots;
var unexpectedArguments = module9.unexpectedArguments;
var unknownAddress = module9.unknownAddress;
var unknownArgument = module9.unknownArgument;
var unknownName = module9.unknownName;
var unknownShell = module9.unknownShell;
var unknownTool = module9.unknownTool;
var unnameable = module9.unnameable;
var unsafeAddress = module9.unsafeAddress;
var varFileOfOneSide = module9.varFileOfOneSide;
var variableMissing = module9.variableMissing;
var waiting = module9.waiting;
var warningLine = module9.warningLine;
var watching = module9.watching;
var wrongArgument = module9.wrongArgument;
var wrote = module9.wrote;

// src/cli/doctor.ts
async function doctor(options, io) {
  if (options["clear-cache"]) await clearResults(io);
  const { checks: selfChecks, fault } = await checkSelf(io);
  const checks = [...await checkPrograms(io), ...selfChecks, await checkCache(io), ...await checkResults(io)];
  await io.stdout(harmless(options.json ? asJson(checks) : asText(checks)));
  if (fault !== null) throw fault;
}
var asJson = (checks) => `${JSON.stringify({ groundplan: VERSION, checks }, null, 2)}
`;
var ENGINES = /* @__PURE__ */ new Set([TERRAFORM, TOFU]);
var STATES = {
  found: PRESENT_STATUS,
  missing: MISSING,
  "too old": TOO_OLD,
  broken: BROKEN
};
function asText(checks) {
  const lines = checks.flatMap(({ name, state, version, purpose, remedy }) => [
    line(STATES[state], name, version ?? neededFor(purpose)),
    ...version === null ? [] : [belowThirdColumn(neededFor(purpose))],
    ...remedy === null ? [] : [belowThirdColumn(remedy)]
  ]);
  const hasEngine = checks.some(({ name, state }) => ENGINES.has(name) && state === "found");
  const verdict = hasEngine ? ALL_WELL : NO_ENGINE;
  return `${[heading(VERSION), "", ...lines, "", verdict].join("\n")}
`;
}
async function checkCache(io) {
  const { bytes, files, isComplete } = await sizeBelow((0, import_node_path.join)(io.home, ".groundplan"), io);
  const describe = isComplete ? cacheIs : cacheIsAtLeast;
  return {
    name: CACHE,
    state: "found",
    version: files === 0 ? CACHE_EMPTY : describe(inMegabytes(bytes), files),
    purpose: CACHE_FOR,
    remedy: null
  };
}
async function checkResults({ results }) {
  if (results === void 0) return [];
  const { entries, bytes } = await results.summary();
  const version = resultsAre(entries, inMegabytes(bytes));
  return [{ name: RESULTS, state: "found", version, purpose: RESULTS_FOR, remedy: null }];
}
async function clearResults({ results, stderr }) {
  if (results === void 0) return;
  const { entries, bytes } = await results.summary();
  await results.clear();
  stderr(`${resultsCleared(entries, inMegabytes(bytes))}
`);
}
var inMegabytes = (bytes) => (bytes / 1e6).toFixed(1);
var RESULTS_FOLDER = "results";
async function sizeBelow(top, io) {
  let [bytes, files] = [0, 0];
  const directories = [top];
  for (let directory = directories.pop(); directory !== void 0; directory = directories.pop()) {
    for (const { name, kind } of await io.list(directory).catch(() => [])) {
      const path = (0, import_node_path.join)(directory, name);
      if (kind === "directory" && path !== (0, import_node_path.join)(top, RESULTS_FOLDER)) directories.push(path);
      if (kind !== "file" || name === ".bytes") continue;
      if (files === CACHE_FILES_COUNTED) return { bytes, files, isComplete: false };
      files++;
      bytes += await io.sizeOf(path).catch(() => null) ?? 0;
    }
  }
  return { bytes, files, isComplete: true };
}
var GRAPH2 = '{ "aws_s3_bucket.icon": [] }';
var PICTURES = FORMAT_NAMES.filter((name) => formatRow(name).needs === "layout");
var SIGNATURES = ["\x89PNG", "%PDF"].map((text) => Buffer.from(text, "latin1"));
async function checkSelf(io) {
  const rasteriser = recordRasteriser(io);
  const fault = await drawIcon(rasteriser.io).then(
    () => null,
    (cause) => new Bug(SELF_BROKEN, { remedy: SELF_REMEDY, cause })
  );
  const state = fault === null ? "found" : "broken";
  const remedy = fault === null ? null : SELF_REMEDY;
  const checks = [
    { name: DRAWING, state, version: null, purpose: DRAWING_FOR, remedy },
    {
      name: RASTERISER,
      state,
      version: rasteriser.isInstalled() ? NATIVE : BUNDLED,
      purpose: RASTERISER_FOR,
      remedy: rasteriser.isInstalled() ? remedy : rasteriserDo(...rasteriser.packageName())
    }
  ];
  return { checks, fault };
}
async function drawIcon(io) {
  const file = { name: "doctor", bytes: new TextEncoder().encode(GRAPH2) };
  const { pictures } = await diagram(
    {
      source: { is: "files", name: file.name, files: { kind: "any", file, dot: null }, folders: [] },
      detail: "normal",
      annotations: null,
      model: null,
      view: null,
      title: null,
      drawing: { formats: PICTURES, themes: ["light"], scale: 1, modules: "auto", layout: "nested" }
    },
    io
  );
  for (const { format, content } of pictures) checkPicture(format, content);
}
function checkPicture(format, content) {
  const isSound = typeof content === "string" ? content.includes("<svg") && content.includes("<symbol") && content.includes("icon") : SIGNATURES.some((signature) => signature.equals(content.subarray(0, signature.length)));
  if (!isSound) throw new Error(noPicture(format));
}
function recordRasteriser(io) {
  let packageName = ["", ""];
  let isInstalled = false;
  const installed = (name, version) => {
    packageName = [name, version];
    const module10 = io.installed(name, version);
    isInstalled = module10 !== null;
    return module10;
  };
  return { io: { ...io, installed }, packageName: () => packageName, isInstalled: () => isInstalled };
}
var PROGRAMS = [
  {
    name: TERRAFORM,
    command: "terraform",
    args: ["version"],
    version: /^Terraform v(\S+)/m,
    minimum: TERRAFORM_VERSION_MIN,
    purpose: TERRAFORM_FOR,
    remedy: TERRAFORM_DO
  },
  {
    name: TOFU,
    command: "tofu",
    args: ["version"],
    version: /^OpenTofu v(\S+)/m,
    minimum: TERRAFORM_VERSION_MIN,
    purpose: TOFU_FOR,
    remedy: TOFU_DO
  },
  {
    name: "Git",
    command: "git",
    args: ["--version"],
    version: /^git version (\S+)/m,
    minimum: null,
    purpose: GIT_FOR,
    remedy: GIT_DO
  },
  {
    name: "Terragrunt",
    command: "terragrunt",
    args: ["--version"],
    version: /^terragrunt version v?(\S+)/m,
    minimum: null,
    purpose: TERRAGRUNT_FOR,
    remedy: TERRAGRUNT_DO
  },
  {
    name: "Graphviz (dot)",
    command: "dot",
    args: ["-V"],
    version: /version (\d\S*)/,
    minimum: DOT_VERSION_MIN,
    purpose: DOT_FOR,
    remedy: DOT_DO
  },
  {
    name: "Python",
    command: "python3",
    args: ["--version"],
    version: /^Python (\S+)/m,
    minimum: PYTHON_VERSION_MIN,
    purpose: PYTHON_FOR,
    remedy: PYTHON_DO
  },
  {
    name: "Docker",
    command: "docker",
    // Prints the client's version and needs no daemon.
    args: ["--version"],
    version: /^Docker version ([^\s,]+)/m,
    minimum: null,
    purpose: DOCKER_FOR,
    remedy: DOCKER_DO
  }
];
var checkPrograms = (io) => Promise.all(PROGRAMS.map((program) => checkProgram(program, io)));
async function checkProgram(program, io) {
  const { name, command, args, minimum, purpose, remedy } = program;
  const env = { ...io.env, CHECKPOINT_DISABLE: "1" };
  const result = await io.run(command, args, { seconds: DOCTOR_SECONDS, env });
  const check = { name, purpose, version: null, remedy };
  if (result.end === "missing") return { ...check, state: "missing" };
  const output = result.end === "exit" && result.code === 0 ? `${result.stdout}
${result.stderr}` : "";
  const version = program.version.exec(output)?.[1] ?? null;
  if (version === null) return { ...check, state: "broken" };
  if (minimum !== null && !isAtLeast(version, minimum)) return { ...check, state: "too old", version };
  return { ...check, state: "found", version, remedy: null };
}

// parts/doctor.js
var modules = {
  "src/cli/doctor.ts": () => ({ doctor })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
