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

// parts/sites.js
var sites_exports = {};
__export(sites_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(sites_exports);

// elsewhere:src/catalog/products.ts
var module2 = require("./picture.js").modules["src/catalog/products.ts"]();
var COMMON_WORDS = module2.COMMON_WORDS;
var ENVIRONMENT_WORDS = module2.ENVIRONMENT_WORDS;
var GENERATED_ID = module2.GENERATED_ID;
var GENERATED_NAME = module2.GENERATED_NAME;
var KIND_WORDS = module2.KIND_WORDS;
var MEANINGLESS_NAMES = module2.MEANINGLESS_NAMES;
var UNIQUE_SUFFIX = module2.UNIQUE_SUFFIX;
var builtType = module2.builtType;
var cloudNameOf = module2.cloudNameOf;
var effectiveCloudOf = module2.effectiveCloudOf;
var isEnvironment = module2.isEnvironment;
var isKnownByCloudName = module2.isKnownByCloudName;
var nameAttributesOf = module2.nameAttributesOf;
var namePathsOf = module2.namePathsOf;
var outerBoxOf = module2.outerBoxOf;
var partTitleOf = module2.partTitleOf;
var productOf = module2.productOf;
var valueInWords = module2.valueInWords;

// elsewhere:src/diagram.ts
var module3 = require("./picture.js").modules["src/diagram.ts"]();
var ANNOTATION_FILE = module3.ANNOTATION_FILE;
var FONT_FILE = module3.FONT_FILE;
var FORMAT_DEFAULT = module3.FORMAT_DEFAULT;
var FORMAT_NAMES = module3.FORMAT_NAMES;
var REPORT_FORMATS = module3.REPORT_FORMATS;
var REPORT_FORMAT_DEFAULT = module3.REPORT_FORMAT_DEFAULT;
var REPORT_FORMAT_NAMES = module3.REPORT_FORMAT_NAMES;
var annotationsBeside = module3.annotationsBeside;
var annotationsOf = module3.annotationsOf;
var connectionsOf = module3.connectionsOf;
var diagram = module3.diagram;
var editState = module3.editState;
var fetchArchive = module3.fetchArchive;
var formatOfExtension = module3.formatOfExtension;
var formatRow = module3.formatRow;
var graphRequestOf = module3.graphRequestOf;
var isFileAddress = module3.isFileAddress;
var isGitAddress = module3.isGitAddress;
var knowsChanges = module3.knowsChanges;
var lastChanges = module3.lastChanges;
var linksBetween = module3.linksBetween;
var modelFileIn = module3.modelFileIn;
var networkOf = module3.networkOf;
var readEstate = module3.readEstate;
var requestOf = module3.requestOf;
var shownName = module3.shownName;
var surveyCode = module3.surveyCode;
var unpackTree = module3.unpackTree;

// elsewhere:src/graph/order.ts
var module4 = require("./picture.js").modules["src/graph/order.ts"]();
var byAddress = module4.byAddress;
var byText = module4.byText;
var largest = module4.largest;
var smallest = module4.smallest;

// elsewhere:src/platform/text/limit-warnings.ts
var module5 = require("./picture.js").modules["src/platform/text/limit-warnings.ts"]();
var limitWarnings = module5.limitWarnings;

// elsewhere:src/cli/run.ts
var module6 = require("./picture.js").modules["src/cli/run.ts"]();
var printSummary = module6.printSummary;
var run = module6.run;
var summaryOf = module6.summaryOf;
var writeDebugData = module6.writeDebugData;

// elsewhere:src/platform/text/markdown.ts
var module7 = require("./common.js").modules["src/platform/text/markdown.ts"]();
var address = module7.address;
var attribute = module7.attribute;
var code = module7.code;
var legible = module7.legible;
var markdown = module7.markdown;

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
var variableMissing = module9.variableMissing;
var waiting = module9.waiting;
var warningLine = module9.warningLine;
var watching = module9.watching;
var wrongArgument = module9.wrongArgument;
var wrote = module9.wrote;

// src/cli/docs/listing.ts
function printWarnings(path, warnings, progress) {
  for (const text of warnings) progress.warn(`${path}: ${text}`);
}
function indexOf(heading2, entries, relations) {
  const drawn = entries.filter((entry) => entry.is === "drawn");
  const failed = [
    ...relations.mapFailure === null ? [] : [{ path: MAP, reason: relations.mapFailure }],
    ...entries.filter((entry) => entry.is === "failed")
  ];
  const blocks = [
    // The heading comes first because generators use it as the page title.
    `# ${escaped(heading2)}`,
    NOTE,
    drawnSentence(drawn.length),
    ...relations.map === null ? [] : mapSection(relations.map),
    ...drawn.length === 0 ? [] : [tableOf(drawn, relations)],
    ...drawn.flatMap(sectionOf),
    ...failed.length === 0 ? [] : [`## ${NOT_DRAWN}`, failed.map(failureLine).join("\n")]
  ];
  return `${blocks.join("\n\n")}
`;
}
var escaped = (text) => markdown(text, TITLE_LENGTH_MAX);
var mapSection = ({ picture, page, summary }) => [
  `[![${MAP}](${picture})](${page})`,
  `${summary}. [${OPEN_PAGE}](${page})`
];
function sectionOf({ title, path, counts, picture, page }) {
  const prefix = title === path ? "" : `${escaped(path)}: `;
  return [
    `## ${escaped(title)}`,
    `[![${escaped(title)}](${picture})](${page})`,
    `${prefix}${counts}. [${OPEN_PAGE}](${page})`
  ];
}
var failureLine = ({ path, reason }) => `- ${escaped(path)}: ${markdown(reason, REASON_LENGTH_MAX)}`;
function tableOf(entries, { links, changes }) {
  const byId = new Map(entries.flatMap((entry) => entry.description === null ? [] : [[entry.description.id, entry]]));
  const known = links.filter(({ from, to }) => from !== to && byId.has(from) && byId.has(to));
  const linked = (ids) => [...new Set(ids)].map((id) => byId.get(id)).sort((a, b) => byText(a.path, b.path)).map(linkTo).join(", ");
  const columns = [
    { heading: COLUMN_ROOT, cellOf: linkTo },
    { heading: COLUMN_RESOURCES, cellOf: ({ resources }) => String(resources) },
    { heading: COLUMN_KINDS, cellOf: ({ kinds }) => kindsOf(kinds) }
  ];
  if (known.length > 0) {
    columns.push(
      {
        heading: COLUMN_READS,
        cellOf: ({ description }) => linked(known.flatMap(({ from, to }) => from === description?.id ? [to] : []))
      },
      {
        heading: COLUMN_READ_BY,
        cellOf: ({ description }) => linked(known.flatMap(({ from, to }) => to === description?.id ? [from] : []))
      }
    );
  }
  if (changes !== null && changes.size > 0) {
    columns.push({ heading: COLUMN_CHANGE, cellOf: ({ directory }) => changeOf(changes.get(directory)) });
  }
  const rows = [
    columns.map(({ heading: heading2 }) => heading2),
    columns.map(() => "---"),
    ...entries.map((entry) => columns.map(({ cellOf }) => cellOf(entry)))
  ];
  return rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
var linkTo = ({ path, page }) => `[${escaped(path)}](${page})`;
function kindsOf(kinds) {
  const texts = kinds.map(([title, count]) => count === 1 ? escaped(title) : `${escaped(title)} \xD7${count}`);
  const rest = texts.length - KINDS_IN_TABLE_MAX;
  if (rest <= 1) return texts.join(", ");
  return [...texts.slice(0, KINDS_IN_TABLE_MAX), moreKinds(rest)].join(", ");
}
var changeOf = (change) => change === void 0 ? "" : `${change.date} ${escaped(change.subject)}`;

// src/cli/docs/draw.ts
var PICTURE = FORMAT_DEFAULT;
var PAGE = FORMAT_NAMES.find((format) => formatRow(format).mediaType === "text/html");
async function drawCode(code2, options, io, progress) {
  const request = {
    // The option `title` is the heading of the index.
    ...requestOf({ ...options, title: null }, { formats: [PICTURE, PAGE] }, io),
    source: { is: "code", code: code2 },
    describesRoot: true
  };
  const warnings = [];
  const { result, graph, pictures } = await diagram(request, io, {
    step: progress.step,
    note: () => {
    },
    warn: (texts) => warnings.push(...limitWarnings(texts))
  }).catch((error) => {
    printWarnings(code2.name, warnings, progress);
    throw error;
  });
  return {
    title: graph.title === "" ? shownName(code2.name, request.hidesAccounts) : graph.title,
    counts: summaryOf(result, graph.removed),
    resources: result.ledger?.summary.total ?? 0,
    kinds: kindsIn(result.graph),
    description: result.root ?? null,
    warnings,
    picture: formatRow(PICTURE).extension,
    page: formatRow(PAGE).extension,
    files: new Map(pictures.map(({ format, content }) => [formatRow(format).extension, content]))
  };
}
async function drawEstate(codes, options, io, progress) {
  const request = requestOf({ ...options, title: null }, { formats: [PICTURE, PAGE] }, io);
  const hidesAccounts = request.hidesAccounts === true;
  const { inventory, summary } = await readEstate({ roots: codes, files: [], hidesAccounts }, io, progress.step);
  const [code2] = codes;
  if (inventory === null || code2 === void 0) return null;
  const source = { is: "joined", name: "", title: "", folders: [], inventory, planning: code2.planning };
  const { pictures } = await diagram({ ...request, source }, io, { step: progress.step, note() {
  }, warn() {
  } });
  return {
    summary,
    files: new Map(pictures.map(({ format, content }) => [formatRow(format).extension, content])),
    picture: formatRow(PICTURE).extension,
    page: formatRow(PAGE).extension
  };
}
function kindsIn({ nodes }) {
  const counts = /* @__PURE__ */ new Map();
  for (const { type, attributes, count, lookedUp } of nodes.values()) {
    if (lookedUp) continue;
    const { title } = productOf(type, attributes);
    counts.set(title, (counts.get(title) ?? 0) + count);
  }
  return [...counts].sort(([a, one], [b, other]) => other - one || byText(a, b));
}

// src/terraform/roots/code.ts
var import_node_path = require("node:path");

// elsewhere:src/graph/terraform-names.ts
var module10 = require("./common.js").modules["src/graph/terraform-names.ts"]();
var CODE_FILE = module10.CODE_FILE;
var REPEATERS = module10.REPEATERS;
var UNIT_FILE = module10.UNIT_FILE;

// elsewhere:src/platform/text/paths.ts
var module11 = require("../cli.js").modules["src/platform/text/paths.ts"]();
var isWithin = module11.isWithin;
var withoutFolders = module11.withoutFolders;

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
    const code2 = (await this.entries(path)).filter(({ name, kind }) => kind === "file" && isCodeOrValues(name));
    const texts = await Promise.all(code2.map(({ name }) => this.#bytes(path, name)));
    return texts.flatMap((bytes) => Buffer.from(bytes).toString("utf8").split("\n")).map((line2) => line2.trim()).filter((line2) => line2 !== "");
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
    const code2 = entries.filter(({ name, kind }) => kind !== "directory" && !name.startsWith(".") && isCode(name));
    if (code2.length === 0) return null;
    const files = await Promise.all(
      code2.map(async ({ name }) => ({ path: name, bytes: await this.#bytes(path, name) }))
    );
    const { calls, isRoot } = await surveyCode(files);
    const links = entries.filter(({ kind }) => kind === "link");
    const linked = await Promise.all(links.map(({ name }) => this.#target(import_node_path.posix.join(path, name))));
    return {
      path,
      calls: calls.map((call) => import_node_path.posix.join(path, call).replace(/(?<=.)\/+$/, "")),
      isRoot,
      isTerragrunt: code2.some(({ name }) => name === UNIT_FILE),
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
  /** Returns the target of a link; null if it lies outside of the repository. */
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

// elsewhere:src/platform/text/matching.ts
var module12 = require("./picture.js").modules["src/platform/text/matching.ts"]();
var matchEnd = module12.matchEnd;
var matchesName = module12.matchesName;
var matchesWild = module12.matchesWild;
var nearest = module12.nearest;

// src/terraform/roots/find.ts
var CACHES = /* @__PURE__ */ new Set(["node_modules", "vendor"]);
async function findRoots(repository, patterns) {
  const { directories, isAll } = await walk(repository, patterns);
  const called = new Set(directories.flatMap(({ path, calls }) => calls.filter((call) => call !== path)));
  const isRoot = patterns.roots.length > 0 ? ({ path }) => patterns.roots.some((pattern) => matches(pattern, path)) : (directory) => looksLikeRoot(directory, called);
  const code2 = directories.sort((a, b) => byText(a.path, b.path));
  const roots = code2.filter(isRoot);
  const named = roots.filter(({ path }) => isNameable(path));
  return {
    roots: named,
    code: code2.filter(({ path }) => isNameable(path)),
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
var isSkipped = (name) => name.startsWith(".") && name !== "." || CACHES.has(name);
var isLookedInto = (path, { paths, exclude }) => {
  const names = path.split("/");
  const ancestors = names.map((_, at) => names.slice(0, at + 1).join("/"));
  const isNamed = paths.some((from) => isBelow(from, path));
  return isNamed && !names.some(isSkipped) && !ancestors.some((ancestor) => isExcluded(ancestor, exclude));
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
        const below = import_node_path2.posix.join(path, name);
        if (!isExcluded(below, exclude)) next.push(below);
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

// parts/sites.js
var modules = {
  "src/cli/docs/draw.ts": () => ({ drawCode, drawEstate }),
  "src/cli/docs/listing.ts": () => ({ indexOf, printWarnings }),
  "src/terraform/roots/code.ts": () => ({ Repository, isBelow, isCode }),
  "src/terraform/roots/find.ts": () => ({ findRoots, isExcluded, isLookedInto, isNameable, isPart, isSkipped, matches })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
