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

// elsewhere:src/differences.ts
var differences_exports = {};
__export(differences_exports, {
  aboutSide: () => aboutSide,
  difference: () => difference,
  distinctNames: () => distinctNames,
  drawChart: () => drawChart,
  isDifferent: () => isDifferent,
  lineUrlOn: () => lineUrlOn,
  sinceGraph: () => sinceGraph,
  stalenessOf: () => stalenessOf,
  withCommits: () => withCommits,
  withoutBareBoxes: () => withoutBareBoxes,
  writeReport: () => writeReport
});
var module18, aboutSide, difference, distinctNames, drawChart, isDifferent, lineUrlOn, sinceGraph, stalenessOf, withCommits, withoutBareBoxes, writeReport;
var init_differences = __esm({
  "elsewhere:src/differences.ts"() {
    module18 = require("./changes.js").modules["src/differences.ts"]();
    aboutSide = module18.aboutSide;
    difference = module18.difference;
    distinctNames = module18.distinctNames;
    drawChart = module18.drawChart;
    isDifferent = module18.isDifferent;
    lineUrlOn = module18.lineUrlOn;
    sinceGraph = module18.sinceGraph;
    stalenessOf = module18.stalenessOf;
    withCommits = module18.withCommits;
    withoutBareBoxes = module18.withoutBareBoxes;
    writeReport = module18.writeReport;
  }
});

// parts/estate.js
var estate_exports = {};
__export(estate_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(estate_exports);

// src/cli/estate.ts
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

// elsewhere:src/platform/text/limit-warnings.ts
var module4 = require("./picture.js").modules["src/platform/text/limit-warnings.ts"]();
var limitWarnings = module4.limitWarnings;

// elsewhere:src/platform/text/printable.ts
var module5 = require("../cli.js").modules["src/platform/text/printable.ts"]();
var harmless = module5.harmless;
var hasUnseen = module5.hasUnseen;
var oneLine = module5.oneLine;
var printable = module5.printable;
var quote = module5.quote;
var short = module5.short;
var visible = module5.visible;

// elsewhere:src/terraform/roots/code.ts
var module6 = require("./roots.js").modules["src/terraform/roots/code.ts"]();
var Repository = module6.Repository;
var isBelow = module6.isBelow;
var isCode = module6.isCode;

// elsewhere:src/terraform/roots/find.ts
var module7 = require("./roots.js").modules["src/terraform/roots/find.ts"]();
var findRoots = module7.findRoots;
var isExcluded = module7.isExcluded;
var isNameable = module7.isNameable;
var isPart = module7.isPart;
var isSearched = module7.isSearched;
var isSkipped = module7.isSkipped;
var matches = module7.matches;

// elsewhere:src/cli/explain.ts
var module8 = require("./picture.js").modules["src/cli/explain.ts"]();
var checkExplanation = module8.checkExplanation;
var explain = module8.explain;
var ledgerAsJson = module8.ledgerAsJson;
var ledgerAsText = module8.ledgerAsText;

// elsewhere:src/cli/failure.ts
var module9 = require("../cli.js").modules["src/cli/failure.ts"]();
var describeFailure = module9.describeFailure;
var exitCodeOf = module9.exitCodeOf;

// elsewhere:src/cli/input.ts
var module10 = require("./start.js").modules["src/cli/input.ts"]();
var checkInput = module10.checkInput;
var checkVarFiles = module10.checkVarFiles;
var descriptorOf = module10.descriptorOf;
var kindOf = module10.kindOf;
var readInput = module10.readInput;
var readInputOrPipe = module10.readInputOrPipe;
var throwUnreadable = module10.throwUnreadable;

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

// elsewhere:src/cli/options.ts
var module12 = require("../cli.js").modules["src/cli/options.ts"]();
var attributeOf = module12.attributeOf;
var flagsOf = module12.flagsOf;
var helpOf = module12.helpOf;
var longOf = module12.longOf;
var optionsOf = module12.optionsOf;
var parseOptions = module12.parseOptions;
var parsePlanning = module12.parsePlanning;
var parsePrivateHosts = module12.parsePrivateHosts;
var rowsOf = module12.rowsOf;

// elsewhere:src/cli/output.ts
var module13 = require("./start.js").modules["src/cli/output.ts"]();
var STDOUT = module13.STDOUT;
var checkNotDirectory = module13.checkNotDirectory;
var checkWritable = module13.checkWritable;
var unwritable = module13.unwritable;
var writeOutput = module13.writeOutput;

// elsewhere:src/cli/progress.ts
var module14 = require("./start.js").modules["src/cli/progress.ts"]();
var SILENT = module14.SILENT;
var createProgress = module14.createProgress;

// elsewhere:src/cli/request.ts
var module15 = require("./picture.js").modules["src/cli/request.ts"]();
var checkAnnotationOption = module15.checkAnnotationOption;
var readAnnotationOption = module15.readAnnotationOption;
var readRequest = module15.readRequest;

// elsewhere:src/cli/run.ts
var module16 = require("./picture.js").modules["src/cli/run.ts"]();
var printSummary = module16.printSummary;
var run = module16.run;
var summaryOf = module16.summaryOf;
var writeDebugData = module16.writeDebugData;

// elsewhere:src/cli/targets.ts
var module17 = require("./picture.js").modules["src/cli/targets.ts"]();
var checkEdited = module17.checkEdited;
var checkTargets = module17.checkTargets;
var chooseDiffTargets = module17.chooseDiffTargets;
var chooseEstateTargets = module17.chooseEstateTargets;
var chooseTargets = module17.chooseTargets;
var ineffectiveOptions = module17.ineffectiveOptions;
var isStdout = module17.isStdout;
var pageFile = module17.pageFile;
var pagePath = module17.pagePath;
var pictureTargets = module17.pictureTargets;
var reportFormatOf = module17.reportFormatOf;
var writePictures = module17.writePictures;

// src/cli/estate.ts
async function estate(options, sources, io) {
  const targets = await targetsOf(options, io);
  if (options.annotate !== null) await checkAnnotationOption(options.annotate, io);
  const formats = targets.map(({ format }) => format);
  const progress = createProgress(io, options);
  for (const warning of ineffectiveOptions(options, formats)) progress.warn(warning);
  try {
    const planning = parsePlanning(options, io.env, options.debug ? progress.say : null);
    await checkVarFiles(planning, io);
    const request = await readRequest(options, { formats, pageFile: (slug) => pageFile(targets, slug) }, io);
    const opened = await openSources(sources, options, io, progress);
    const hidesAccounts = request.hidesAccounts === true;
    const result = await readSources(opened, { ...request, hidesAccounts, planning, options }, io, progress);
    const drawn = await draw(result, { ...request, planning, options }, io, progress);
    await writeOutput(estateFile(options), result.text, io, progress);
    if (drawn !== null) await writePictures(targets, drawn, io, progress);
    else progress.warn(opened.roots.length === 0 ? ESTATE_FILES_ALONE : ESTATE_EMPTY);
    for (const { roots, certainty } of result.estate.cycles) {
      progress.warn(cycle(roots, certainty === "stated"));
    }
    await printImpact(result.impact, options, io);
    progress.say(result.summary);
    return reportFailures(result, options, io, progress);
  } finally {
    progress.done();
  }
}
var DEFAULT_ESTATE_FILE = "estate.json";
var estateFile = ({ estatefile: path }) => path === null ? DEFAULT_ESTATE_FILE : isStdout(path) ? STDOUT : path;
async function targetsOf(options, io) {
  const targets = await pictureTargets(options, chooseEstateTargets, io);
  const path = estateFile(options);
  const filesOnStdout = [path, ...targets.map((target) => target.path)].filter((file) => file === STDOUT).length;
  const outputsOnStdout = filesOnStdout + (options.changed === null ? 0 : 1);
  if (outputsOnStdout > 1) throw new Misuse(STDOUT_TAKEN, { remedy: ESTATE_STDOUT_REMEDY });
  checkExplanation(options.explain, outputsOnStdout > 0);
  await checkTargets(targets, io);
  await checkEdited(targets, null, io);
  await checkWritable(path, io);
  return targets;
}
async function readSources({ roots, files, directories }, { hidesAccounts, planning, options }, io, progress) {
  const codesOf = (settings2) => roots.map((root) => ({ ...root, repository: null, planning: settings2 }));
  const { changed: changed2, exclude } = options;
  if (changed2 === null) return readEstate({ roots: codesOf(planning), files, hidesAccounts }, io, progress.step);
  const [directory, ...others] = directories;
  if (directory === void 0 || others.length > 0) {
    throw new Misuse(CHANGED_ONE, { remedy: CHANGED_ONE_REMEDY });
  }
  const { withCommits: withCommits2 } = await Promise.resolve().then(() => (init_differences(), differences_exports));
  const settings = { ...planning, installed: false };
  const commits = { directory, from: changed2, to: null, fromMergeBase: true };
  const planningOfBoth = { before: settings, after: settings };
  return withCommits2(
    { ...commits, planning: planningOfBoth },
    io,
    async ({ before, folder, description, warnings }) => {
      progress.say(description);
      for (const warning of warnings) progress.warn(warning);
      const tree = before?.is === "code" ? before.code : null;
      const search = tree && await findRoots(new Repository(io, tree.directory), { paths: ["."], roots: [], exclude });
      const earlier = rootsIn(search?.roots ?? []).map(({ path }) => ({
        name: `${changed2}:${import_node_path.posix.join(folder, path)}`,
        directory: import_node_path.posix.join(tree.directory, path),
        path: import_node_path.posix.join(folder, path),
        repository: tree.repository,
        planning: settings
      }));
      const comparison = { roots: earlier, workingTree: directory };
      return readEstate({ roots: codesOf(settings), files, hidesAccounts, before: comparison }, io, progress.step);
    }
  );
}
async function printImpact(impact, { changed: changed2 }, io) {
  if (impact === null) return;
  const { changed: ids, unknown, affected } = impact;
  const lines = [
    changedRoots(changed2, ids),
    ...unknown.length === 0 ? [] : [uncomparedRoots(unknown)],
    affectedRoots(affected.map(({ root }) => root)),
    ...affected.flatMap(({ root, reads }) => [
      "",
      printable(root),
      ...reads.map((read) => `  ${affectedRead(read)}`)
    ])
  ];
  await io.stdout(harmless(`${lines.join("\n")}
`));
}
async function openSources(sources, { exclude }, io, progress) {
  const roots = /* @__PURE__ */ new Map();
  const files = [];
  const directories = [];
  for (const source of sources) {
    const kind = await kindOf(io, ESTATE_SOURCE, source);
    if (kind === "file") {
      files.push(await readInput(io, ESTATE_SOURCE, source));
      continue;
    }
    if (kind !== "directory") {
      throw new Misuse(notADirectory(ESTATE_SOURCE, source), { remedy: ESTATE_REMEDY });
    }
    const top = await io.realPath(source) ?? (0, import_node_path.resolve)(io.directory, source);
    const search = await findRoots(new Repository(io, top), { paths: ["."], roots: [], exclude });
    if (!search.isAll) progress.warn(TOO_MANY_DIRECTORIES);
    if (search.unnameable > 0) progress.warn(unnameable(search.unnameable));
    if (search.roots.length === 0) {
      throw new InvalidInput(NO_ROOTS, { remedy: noRootsRemedy(search.code.length) });
    }
    directories.push(source);
    for (const { path } of rootsIn(search.roots)) {
      const directory = import_node_path.posix.join(top, path);
      const root = { name: import_node_path.posix.join(source, path), directory, path: import_node_path.posix.join((0, import_node_path.basename)(top), path) };
      if (!roots.has(directory)) roots.set(directory, root);
    }
  }
  return { roots: [...roots.values()], files, directories };
}
var rootsIn = (roots) => roots.filter((root) => !isShared(root, roots));
var isShared = ({ path, isTerragrunt }, roots) => isTerragrunt && roots.some((other) => other.isTerragrunt && other.path !== path && isBelow(path, other.path));
async function draw({ inventory }, { planning, options, ...request }, io, progress) {
  if (inventory === null) return null;
  const source = { is: "joined", name: "", title: "", folders: [], inventory, planning };
  try {
    return await diagram({ ...request, source }, io, {
      step: progress.step,
      note: progress.say,
      warn: (texts) => {
        for (const text of limitWarnings(texts)) progress.warn(text);
      },
      read: (result) => explain(result, options.explain, io, progress),
      counted: async (result, removed2) => printSummary(result, progress, removed2)
    });
  } catch (error) {
    if (error instanceof NoResources) return null;
    throw error;
  }
}
function reportFailures({ failures }, { debug }, io, progress) {
  progress.done();
  for (const { name, error } of failures) {
    io.stderr(`${rootFailed(name)}
${describeFailure(error, debug)}`);
  }
  return Math.max(0, ...failures.map(({ error }) => exitCodeOf(error)));
}

// src/cli/joined.ts
var import_node_path2 = require("node:path");

// elsewhere:src/messages.ts
var module19 = require("../cli.js").modules["src/messages.ts"]();
var ACTION_REASONS = module19.ACTION_REASONS;
var FILE_EMPTY_REMEDY = module19.FILE_EMPTY_REMEDY;
var FILE_TOO_LARGE_REMEDY = module19.FILE_TOO_LARGE_REMEDY;
var FILE_UNWRITABLE_REMEDY = module19.FILE_UNWRITABLE_REMEDY;
var INVALID_GRAPH_REMEDY = module19.INVALID_GRAPH_REMEDY;
var JSON_EXPECTED = module19.JSON_EXPECTED;
var MACHINE_TROUBLES = module19.MACHINE_TROUBLES;
var NOT_CACHED = module19.NOT_CACHED;
var NO_EDGE = module19.NO_EDGE;
var NO_INSTANCES_REMEDY = module19.NO_INSTANCES_REMEDY;
var NO_RESOURCES_FOUND = module19.NO_RESOURCES_FOUND;
var NO_RESOURCES_REMEDY = module19.NO_RESOURCES_REMEDY;
var NO_RESOURCE_CHANGES_MEMBER = module19.NO_RESOURCE_CHANGES_MEMBER;
var NO_VALUE = module19.NO_VALUE;
var PROXY_UNSUPPORTED = module19.PROXY_UNSUPPORTED;
var REFUSED_REPOSITORY = module19.REFUSED_REPOSITORY;
var ROOT_OUTSIDE_REMEDY = module19.ROOT_OUTSIDE_REMEDY;
var RULES = module19.RULES;
var UNREACHABLE_REMEDY = module19.UNREACHABLE_REMEDY;
var VARIABLE_FILE_REMEDY = module19.VARIABLE_FILE_REMEDY;
var addressesTooLong = module19.addressesTooLong;
var attributeOf2 = module19.attributeOf;
var causeLine = module19.causeLine;
var changeWord = module19.changeWord;
var endedBySignal = module19.endedBySignal;
var errorLine = module19.errorLine;
var fileTooLarge = module19.fileTooLarge;
var fileUnwritable = module19.fileUnwritable;
var inShell = module19.inShell;
var linkOutside = module19.linkOutside;
var missingBefore = module19.missingBefore;
var moreLikeThese = module19.moreLikeThese;
var moreWarnings = module19.moreWarnings;
var noInstances = module19.noInstances;
var notStarted = module19.notStarted;
var remedyLine = module19.remedyLine;
var removedBy = module19.removedBy;
var removedNote = module19.removedNote;
var resourcesTooMany = module19.resourcesTooMany;
var rootOutside = module19.rootOutside;
var severalNames = module19.severalNames;
var variableFileTooLarge = module19.variableFileTooLarge;
var variableFileUnreadable = module19.variableFileUnreadable;

// src/cli/joined.ts
async function readJoined(options, hidesAccounts, { progress, debug }, io) {
  const { sources, planfile, graphfile } = options;
  if (planfile !== null || graphfile !== null) {
    throw new Misuse(JOINED_PLANFILE, { remedy: JOINED_PLANFILE_REMEDY });
  }
  for (const path of sources) {
    if (path === "") throw new Misuse(optionEmpty("--source"), { remedy: OPTION_EMPTY_REMEDY });
    if (await kindOf(io, "--source", path) !== "directory") {
      throw new Misuse(joinedNotDirectory(path), { remedy: JOINED_REMEDY });
    }
  }
  const planning = parsePlanning(options, io.env, debug);
  await checkVarFiles(planning, io);
  const roots = pathsBelowParent([...new Set(sources)], io.directory).map(({ source, path }) => ({
    name: source,
    directory: source,
    path,
    repository: null,
    planning
  }));
  const { inventory, failures, summary } = await readEstate({ roots, files: [], hidesAccounts }, io, progress.step);
  const [failure] = failures;
  if (failure !== void 0) throw failure.error;
  if (inventory === null) throw new NoResources(NO_RESOURCES_FOUND, { remedy: JOINED_REMEDY });
  progress.say(summary);
  return {
    source: { is: "joined", name: sources.join(", "), title: "", inventory, planning, folders: sources },
    codeDirectory: null,
    warnings: []
  };
}
function pathsBelowParent(sources, directory) {
  const all = sources.map((source) => ({ source, names: (0, import_node_path2.resolve)(directory, source).split(import_node_path2.sep) }));
  const [first] = all;
  const isShared2 = (index) => all.every(({ names }) => names[index] === first.names[index] && index < names.length - 1);
  let shared = 0;
  while (isShared2(shared)) shared++;
  return all.map(({ source, names }) => ({ source, path: names.slice(shared).join("/") }));
}

// src/diagram/estate.ts
var import_node_path7 = require("node:path");

// elsewhere:src/graph/order.ts
var module20 = require("./start.js").modules["src/graph/order.ts"]();
var byAddress = module20.byAddress;
var byText = module20.byText;
var largest = module20.largest;
var smallest = module20.smallest;

// elsewhere:src/platform/json/decode-text.ts
var module21 = require("./picture.js").modules["src/platform/json/decode-text.ts"]();
var decodeText = module21.decodeText;

// elsewhere:src/platform/json/foreign.ts
var module22 = require("./picture.js").modules["src/platform/json/foreign.ts"]();
var entriesOf = module22.entriesOf;
var integerAt = module22.integerAt;
var listOf = module22.listOf;
var member = module22.member;
var memberAt = module22.memberAt;
var objectOf = module22.objectOf;
var textAt = module22.textAt;
var textOf = module22.textOf;

// elsewhere:src/platform/text/english.ts
var module23 = require("../cli.js").modules["src/platform/text/english.ts"]();
var aOrAn = module23.aOrAn;
var isPlural = module23.isPlural;
var listed = module23.listed;
var listedUpTo = module23.listedUpTo;
var plural = module23.plural;
var pluralOf = module23.pluralOf;
var withUnit = module23.withUnit;

// src/estate/messages.ts
var notAnEstate = (name) => `${printable(name)} is not an estate file`;
var NOT_AN_ESTATE_REMEDY = "Pass a file that groundplan estate has written, or a directory.";
var estateVersion = (name, version) => `${printable(name)} has the version ${version === "" ? "(none)" : printable(version)} of the estate format, which this groundplan does not read`;
var ESTATE_VERSION_REMEDY = "Update groundplan, or write the file again.";
var invalidRoot = (name, index) => `${printable(name)}: roots[${index}] is not a valid root module`;
var estateSummary = ({ roots, links, outside: outside2, ambiguous }) => {
  const stated = links.filter(({ certainty }) => certainty === "stated").length;
  const certainties = `(${stated} stated, ${links.length - stated} likely)`;
  const unlinked = `${outside2.length} outside, ${ambiguous.length} ambiguous`;
  return `${plural(roots.length, "root")}: ${plural(links.length, "link")} ${certainties}, ${unlinked}`;
};

// src/estate/model.ts
var ESTATE_FORMAT = "groundplan-estate";
var ESTATE_VERSION = "1.0";
var RULES2 = ["remote-state", "dependency", "name", "tag", "text"];

// src/estate/file.ts
var writeEstate = (estate2, impact = null) => `${JSON.stringify(canonical({ format: ESTATE_FORMAT, version: ESTATE_VERSION, ...estate2, ...impact !== null && { impact } }), null, 1)}
`;
var isEstate = (value) => member(value, "format") === ESTATE_FORMAT;
function readEstateFile(bytes, name) {
  let value;
  try {
    value = JSON.parse(decodeText(bytes, name));
  } catch (error) {
    if (error instanceof InvalidInput) throw error;
    throw new InvalidInput(notAnEstate(name), { remedy: NOT_AN_ESTATE_REMEDY, cause: error });
  }
  if (!isEstate(value)) throw new InvalidInput(notAnEstate(name), { remedy: NOT_AN_ESTATE_REMEDY });
  const version = textOf(member(value, "version")) ?? "";
  if (!/^1\.\d+$/.test(version)) {
    throw new InvalidInput(estateVersion(name, version), { remedy: ESTATE_VERSION_REMEDY });
  }
  return listOf(member(value, "roots")).map((root, index) => {
    if (!isRoot(root)) {
      throw new InvalidInput(invalidRoot(name, index), { remedy: NOT_AN_ESTATE_REMEDY });
    }
    return root;
  });
}
var FIRST = ["format", "version"];
function canonical(value) {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  const rank = (name) => FIRST.indexOf(name) + 1 || FIRST.length + 1;
  const entries = Object.entries(value).sort(([a], [b]) => rank(a) - rank(b) || byText(a, b));
  return Object.fromEntries(entries.map(([name, inner]) => [name, canonical(inner)]));
}
var canonicalText = (value) => JSON.stringify(canonical(value));
var isText = (value) => typeof value === "string";
var isFlag = (value) => typeof value === "boolean";
var isCount = (value) => Number.isSafeInteger(value) && value >= 0;
var optional = (check) => (value) => value === void 0 || check(value);
var orNull = (check) => (value) => value === null || check(value);
var listOfAll = (check) => (value) => Array.isArray(value) && value.every(check);
var isTexts = listOfAll(isText);
var shape = (checks) => (value) => objectOf(value) !== null && Object.entries(checks).every(([name, check]) => check(member(value, name)));
var isScopes = (value) => objectOf(value) !== null && entriesOf(value).every(([, text]) => isText(text));
var LOCATION = { account: optional(isText), region: optional(isText), scopes: optional(isScopes) };
var isPart2 = (value) => value === null || isText(value) || member(value, "any") === true || isText(member(value, "startsWith")) || isTexts(member(value, "words"));
var STATE = { scheme: isText, parts: listOfAll(isPart2) };
var isRoot = shape({
  id: isText,
  path: isText,
  repository: orNull(isText),
  failure: optional(isText),
  planned: optional(isFlag),
  states: listOfAll(shape({ ...STATE, isAssumed: optional(isFlag) })),
  accounts: isTexts,
  resources: isCount,
  exports: shape({
    outputs: listOfAll(
      shape({
        name: isText,
        at: isText,
        targets: listOfAll(shape({ address: isText, members: isTexts, from: optional(isTexts) }))
      })
    ),
    resources: listOfAll(
      shape({
        address: isText,
        type: isText,
        terms: isTexts,
        at: optional(isText),
        behind: optional(isTexts),
        ...LOCATION
      })
    )
  }),
  imports: listOfAll(
    shape({
      id: isText,
      rule: (value) => RULES2.includes(value),
      resource: isText,
      key: isText,
      at: optional(isText),
      root: optional(isText),
      state: optional(shape(STATE)),
      lookup: optional(
        shape({ types: isTexts, terms: isTexts, many: isFlag, isPartial: isFlag, near: isTexts, ...LOCATION })
      ),
      reads: optional(listOfAll(shape({ by: isText, path: isText, members: isTexts, at: optional(isText) })))
    })
  )
});

// elsewhere:src/graph/group-by.ts
var module24 = require("./picture.js").modules["src/graph/group-by.ts"]();
var groupBy = module24.groupBy;
var put = module24.put;

// src/estate/impact.ts
function cyclesIn(links) {
  const between = links.filter(({ from, to }) => from !== to);
  const stated = between.filter(({ certainty }) => certainty === "stated");
  const covered = /* @__PURE__ */ new Set();
  const cycles = [];
  for (const [certainty, subset] of [
    ["stated", stated],
    ["likely", between]
  ]) {
    const next = nextOf(subset);
    for (const id of [...next.keys()].sort(byText)) {
      const roots = covered.has(id) ? null : shortestCycle(id, next);
      if (roots === null) continue;
      for (const root of roots) covered.add(root);
      cycles.push({ roots: fromSmallest(roots), certainty });
    }
  }
  return cycles.sort((a, b) => byText(a.roots.join("\n"), b.roots.join("\n")));
}
function nextOf(links) {
  const componentOf = componentsIn(targetsOf2(links), targetsOf2(links.map(({ from, to }) => ({ from: to, to: from }))));
  return targetsOf2(links.filter(({ from, to }) => componentOf.get(from) === componentOf.get(to)));
}
function targetsOf2(links) {
  const groups = groupBy(links, ({ from }) => from);
  return new Map([...groups].map(([from, ofRoot]) => [from, [...new Set(ofRoot.map(({ to }) => to))].sort(byText)]));
}
function componentsIn(next, previous) {
  const componentOf = /* @__PURE__ */ new Map();
  for (const start of postOrder(next).reverse()) {
    const open = [start];
    for (let id = open.pop(); id !== void 0; id = open.pop()) {
      if (componentOf.has(id)) continue;
      componentOf.set(id, start);
      for (const from of previous.get(id) ?? []) open.push(from);
    }
  }
  return componentOf;
}
function postOrder(next) {
  const seen = /* @__PURE__ */ new Set();
  const done = /* @__PURE__ */ new Set();
  const open = [...next.keys()];
  for (let id = open.at(-1); id !== void 0; id = open.at(-1)) {
    if (seen.has(id)) done.add(open.pop());
    else {
      seen.add(id);
      for (const to of next.get(id) ?? []) if (!seen.has(to)) open.push(to);
    }
  }
  return [...done];
}
function shortestCycle(start, next) {
  const previous = /* @__PURE__ */ new Map([[start, null]]);
  for (const id of previous.keys()) {
    for (const to of next.get(id) ?? []) {
      if (to === start) return pathTo(id, previous);
      if (!previous.has(to)) previous.set(to, id);
    }
  }
  return null;
}
function pathTo(end, previous) {
  const path = [];
  for (let id = end; id !== null; id = previous.get(id) ?? null) path.push(id);
  return path.reverse();
}
function fromSmallest(roots) {
  const start = roots.indexOf([...roots].sort(byText)[0]);
  return [...roots.slice(start), ...roots.slice(0, start)];
}
function changeOf(before, after) {
  const isUnreadable = [before, after].some((revision) => revision?.root.failure !== void 0);
  if (isUnreadable) return null;
  const resources = differences(contentsOf(before), contentsOf(after));
  const outputs = outputDifferences(interfaceOf(before), interfaceOf(after));
  return resources.size + outputs.size === 0 ? null : { resources, outputs };
}
function differences(before, after) {
  const names = [.../* @__PURE__ */ new Set([...before.keys(), ...after.keys()])].sort(byAddress);
  return new Map(
    names.flatMap((name) => {
      const [old, now] = [before.get(name), after.get(name)];
      if (old === now) return [];
      return [[name, old === void 0 ? "added" : now === void 0 ? "removed" : "changed"]];
    })
  );
}
function contentsOf(revision) {
  const { resources = [], references = [], writtenOf } = revision?.inventory ?? {};
  const referencesOf2 = groupBy(references, ({ from }) => from);
  return new Map(
    resources.map((resource) => [resource.address, contentOf(resource, referencesOf2.get(resource.address), writtenOf)])
  );
}
function contentOf({ values, origin, declared }, references = [], writtenOf) {
  const targets = references.map(({ to, path = "" }) => `${path} ${to}`).sort(byText);
  const names = [...new Set([...declared?.lines.keys() ?? []].map((path) => path.split(".", 1)[0]))];
  const written = names.sort(byText).map((name) => [name, writtenOf?.(origin, name) ?? null]);
  return canonicalText({ values, targets, written });
}
var interfaceOf = (revision) => revision?.inventory?.interfaceOf?.() ?? { outputs: [], definitions: /* @__PURE__ */ new Map() };
function outputDifferences(before, after) {
  const [old, now] = [before, after].map(
    ({ definitions }) => new Map([...definitions].map(([name, { text }]) => [name, text]))
  );
  const users = groupBy(
    [...after.definitions].flatMap(([user, { names }]) => names.map((name) => ({ name, user }))),
    ({ name }) => name
  );
  const changed2 = new Set(differences(old, now).keys());
  for (const definition of changed2) for (const { user } of users.get(definition) ?? []) changed2.add(user);
  const textsOf = ({ outputs }, isChanged) => new Map(outputs.map(({ name, targets }) => [name, canonicalText({ targets, changed: isChanged(name) })]));
  return differences(
    textsOf(before, () => false),
    textsOf(after, (name) => changed2.has(`output.${name}`))
  );
}
function impactOf({ before, after }) {
  const [old, now] = [before, after].map(({ roots }) => new Map(roots.map((revision) => [revision.root.id, revision])));
  const ids = [.../* @__PURE__ */ new Set([...old.keys(), ...now.keys()])].sort(byText);
  const changes = new Map(
    ids.flatMap((id) => {
      const change = changeOf(old.get(id), now.get(id));
      return change === null ? [] : [[id, change]];
    })
  );
  const reads = [before.estate, after.estate].flatMap((estate2) => readsIn(estate2, changes));
  const unique = [...new Map(reads.map((read) => [JSON.stringify(keyOf(read)), read])).values()];
  const remaining = withoutVague(unique).filter(({ root }) => now.has(root) || !old.has(root));
  return {
    changed: [...changes.keys()],
    unknown: ids.filter((id) => [old.get(id), now.get(id)].some((revision) => revision?.root.failure !== void 0)),
    affected: [...groupBy(remaining, ({ root }) => root)].map(([root, all]) => ({ root, reads: all.map(({ root: _, ...read }) => read).sort(byPosition) })).sort((a, b) => byText(a.root, b.root))
  };
}
var keyOf = ({ at: _, ...read }) => read;
function withoutVague(reads) {
  const useOf = ({ root, by, path, output }) => JSON.stringify([root, by, path, output]);
  const exact = new Set(reads.filter(({ resource }) => resource !== void 0).map(useOf));
  return reads.filter((read) => read.resource !== void 0 || !exact.has(useOf(read)));
}
var byPosition = (a, b) => byText(a.at ?? "", b.at ?? "") || byText(JSON.stringify(a), JSON.stringify(b));
function readsIn({ roots, links }, changes) {
  const imports = new Map(
    roots.flatMap(({ id, imports: ofRoot }) => ofRoot.map((imported) => [`${id}
${imported.id}`, imported]))
  );
  return links.flatMap((link) => readsOfLink(link, imports.get(`${link.from}
${link.import}`), changes));
}
function readsOfLink(link, imported, changes) {
  const { from, to, certainty, at, ends } = link;
  const { reads = [] } = imported ?? {};
  const known = new Set(ends.flatMap(({ output }) => output ?? []));
  const ofResources = ends.flatMap((end) => readOfEnd(end, to, changes));
  const ofOutputs = reads.filter(({ members: [name] }) => name === void 0 || !known.has(name));
  const ofRoot = ends.length + reads.length === 0 && changes.has(to) ? [{ change: "changed" }] : [];
  const partialReads = [...ofResources, ...ofOutputs.flatMap((read) => readOfOutput(read, to, changes)), ...ofRoot];
  return partialReads.map((read) => ({
    root: from,
    by: imported?.resource ?? link.import,
    of: to,
    certainty,
    ...at !== void 0 && { at },
    ...read
  }));
}
function readOfEnd(end, linked, changes) {
  const { from: by, to: resource, root: of = linked, path, output, fromAt: at } = end;
  const ofOutput = output === void 0 ? void 0 : changes.get(linked)?.outputs.get(output);
  const change = changes.get(of)?.resources.get(resource) ?? ofOutput;
  if (change === void 0) return [];
  const via = { ...path !== void 0 && { path }, ...output !== void 0 && { output } };
  return [{ by, of, resource, change, ...via, ...at !== void 0 && { at } }];
}
function readOfOutput({ by, path, at, members: [output] }, linked, changes) {
  const { outputs } = changes.get(linked) ?? {};
  const change = output === void 0 ? outputs?.size ? "changed" : void 0 : outputs?.get(output);
  if (change === void 0) return [];
  return [{ by, path, change, ...output !== void 0 && { output }, ...at !== void 0 && { at } }];
}

// src/estate/join.ts
var import_node_path3 = require("node:path");

// elsewhere:src/graph/address.ts
var module25 = require("./picture.js").modules["src/graph/address.ts"]();
var escapeKey = module25.escapeKey;
var escapeName = module25.escapeName;
var formatAddress = module25.formatAddress;
var holdsEscapedBracket = module25.holdsEscapedBracket;
var isAddress = module25.isAddress;
var isDigit = module25.isDigit;
var isNameCode = module25.isNameCode;
var isShort = module25.isShort;
var modulesOf = module25.modulesOf;
var originalOf = module25.originalOf;
var parseAddress = module25.parseAddress;
var runEnd = module25.runEnd;
var typeOf = module25.typeOf;
var unescapeKey = module25.unescapeKey;
var unescapeName = module25.unescapeName;
var withCopy = module25.withCopy;
var withoutIndexes = module25.withoutIndexes;

// elsewhere:src/graph/origins.ts
var module26 = require("./code.js").modules["src/graph/origins.ts"]();
var withOrigin = module26.withOrigin;
var writtenAfter = module26.writtenAfter;

// elsewhere:src/graph/terraform-address.ts
var module27 = require("./picture.js").modules["src/graph/terraform-address.ts"]();
var assignAddresses = module27.assignAddresses;
var formatTerraformAddress = module27.formatTerraformAddress;
var isInModules = module27.isInModules;
var isSameByCount = module27.isSameByCount;
var moveBy = module27.moveBy;
var parseTerraformAddress = module27.parseTerraformAddress;
var toGraphAddress = module27.toGraphAddress;
var withoutKey = module27.withoutKey;

// elsewhere:src/catalog/attributes.ts
var module28 = require("./picture.js").modules["src/catalog/attributes.ts"]();
var ACCESS_ATTRIBUTE = module28.ACCESS_ATTRIBUTE;
var ALLOWED_ATTRIBUTES = module28.ALLOWED_ATTRIBUTES;
var ITEM_KEYS = module28.ITEM_KEYS;
var MODULE_PURPOSE = module28.MODULE_PURPOSE;
var OPENED_ATTRIBUTE = module28.OPENED_ATTRIBUTE;
var SHOWN_NAME = module28.SHOWN_NAME;
var SHOWN_ROOT = module28.SHOWN_ROOT;
var SHOWN_ZONE = module28.SHOWN_ZONE;
var SOLE_ATTRIBUTE = module28.SOLE_ATTRIBUTE;
var TAG_ATTRIBUTES = module28.TAG_ATTRIBUTES;
var isArchitecture = module28.isArchitecture;
var isComputedIfUnset = module28.isComputedIfUnset;
var isNamedMember = module28.isNamedMember;
var isNote = module28.isNote;
var isOrdered = module28.isOrdered;
var isSameValue = module28.isSameValue;
var pathsOfAttribute = module28.pathsOfAttribute;
var valuesShown = module28.valuesShown;

// elsewhere:src/catalog/examples.ts
var module29 = require("./picture.js").modules["src/catalog/examples.ts"]();
var ACCOUNT = module29.ACCOUNT;
var ELEMENT = module29.ELEMENT;
var EMPTY_POLICY = module29.EMPTY_POLICY;
var LIST_ARGUMENT = module29.LIST_ARGUMENT;
var NETWORK = module29.NETWORK;
var PLURAL_NAME = module29.PLURAL_NAME;
var ROLE = module29.ROLE;
var SUBSCRIPTION = module29.SUBSCRIPTION;
var ZERO_UUID = module29.ZERO_UUID;
var defaultsToFalse = module29.defaultsToFalse;
var elementNumber = module29.elementNumber;
var holdsElement = module29.holdsElement;
var holdsPlaceholder = module29.holdsPlaceholder;
var holdsPlaceholderAddress = module29.holdsPlaceholderAddress;
var isAnyElement = module29.isAnyElement;
var isPlaceholderAccount = module29.isPlaceholderAccount;
var isStandInOf = module29.isStandInOf;
var isTagsAttribute = module29.isTagsAttribute;
var itemFor = module29.itemFor;
var itemTextFor = module29.itemTextFor;
var lookupAnswer = module29.lookupAnswer;
var lookupLocation = module29.lookupLocation;
var numberFor = module29.numberFor;
var partOfNetwork = module29.partOfNetwork;
var placeholderFor = module29.placeholderFor;
var standIn = module29.standIn;
var textFor = module29.textFor;

// elsewhere:src/catalog/index.ts
var module30 = require("./picture.js").modules["src/catalog/index.ts"]();
var boxFactsOf = module30.boxFactsOf;
var cloudOf = module30.cloudOf;
var factsOf = module30.factsOf;
var hasTitle = module30.hasTitle;
var hasUnknownProvider = module30.hasUnknownProvider;
var isGlobal = module30.isGlobal;
var isHandedOver = module30.isHandedOver;
var rankOf = module30.rankOf;
var resolvedTypeOf = module30.resolvedTypeOf;
var stripOf = module30.stripOf;
var stripOfPart = module30.stripOfPart;
var stripWithoutRequests = module30.stripWithoutRequests;

// elsewhere:src/catalog/lookups.ts
var module31 = require("./picture.js").modules["src/catalog/lookups.ts"]();
var ACCOUNT_ATTRIBUTE = module31.ACCOUNT_ATTRIBUTE;
var ID_ARGUMENTS = module31.ID_ARGUMENTS;
var NAME_TAGS = module31.NAME_TAGS;
var SCOPES = module31.SCOPES;
var asksCloud = module31.asksCloud;
var comparableName = module31.comparableName;
var filterKindOf = module31.filterKindOf;
var filterMeaning = module31.filterMeaning;
var hasUniqueName = module31.hasUniqueName;
var isHandover = module31.isHandover;
var isOwnedByCloud = module31.isOwnedByCloud;
var lookupOf = module31.lookupOf;
var lookupTargetOf = module31.lookupTargetOf;
var nameArgumentsOf = module31.nameArgumentsOf;
var nameAttributesOf = module31.nameAttributesOf;
var namedInText = module31.namedInText;
var tagOfFilter = module31.tagOfFilter;

// elsewhere:src/platform/hash.ts
var module32 = require("./start.js").modules["src/platform/hash.ts"]();
var sha256 = module32.sha256;
var sha256Base64 = module32.sha256Base64;

// elsewhere:src/platform/text/matching.ts
var module33 = require("./picture.js").modules["src/platform/text/matching.ts"]();
var matchEnd = module33.matchEnd;
var matchesName = module33.matchesName;
var matchesWild = module33.matchesWild;
var nearest = module33.nearest;

// src/estate/limits.ts
var TEXT_LENGTH_MAX = 65536;
var IDENTIFIERS_MAX = 200;
var CHAIN_MAX = 16;
var OUTPUTS_MAX = 1e3;

// src/estate/lookups.ts
var NAME_TAG = "Name";
var FINGERPRINT_LENGTH = 12;
var nameTerm = (name) => `name=${comparableName(name)}`;
var tagTerm = (key, value) => key === NAME_TAG ? `called=${value}` : `tag:${sha256(`${key}=${value}`).slice(0, FINGERPRINT_LENGTH)}`;
var textAt2 = (values, name) => {
  const value = Object.hasOwn(values, name) ? values[name] : void 0;
  return typeof value === "string" && value !== "" && !holdsPlaceholder(value) ? value : null;
};
function tagsIn(values) {
  const tags = /* @__PURE__ */ new Map();
  for (const attribute of TAG_ATTRIBUTES) {
    const value = values[attribute];
    if (typeof value !== "object" || value === null || Array.isArray(value)) continue;
    for (const [key, text] of Object.entries(value))
      if (typeof text === "string" && !tags.has(key)) tags.set(key, text);
  }
  return tags;
}
function cloudLocationOf({ type, account: ofProvider, region, values }) {
  const account = textAt2(values, ACCOUNT_ATTRIBUTE) ?? ofProvider;
  const scopes = SCOPES.flatMap((name) => {
    const text = textAt2(values, name);
    return text === null ? [] : [[name, text]];
  });
  return {
    ...account !== void 0 && !isPlaceholderAccount(account) && { account },
    ...region !== void 0 && !isGlobal(type, values) && { region },
    ...scopes.length > 0 && { scopes: Object.fromEntries(scopes) }
  };
}
function termsOf({ type, values }) {
  const names = nameAttributesOf(type).flatMap((attribute) => textAt2(values, attribute) ?? []);
  const tags = [...tagsIn(values)].map(([key, value]) => tagTerm(key, value));
  return [.../* @__PURE__ */ new Set([...names.map(nameTerm), ...tags])].sort(byText);
}
function selectionOf(resource) {
  const target = resource.mode === "data" ? lookupTargetOf(resource.type) : null;
  if (target === null) return null;
  const written = writtenValues(resource);
  const { values, isWritten } = written;
  const named = namesIn(target, written);
  const filters = filtersIn(values);
  const tags = [...tagsIn(values), ...filters.tags];
  const names = [...named.names, ...filters.names];
  const ids = ID_ARGUMENTS.filter((name) => isWritten(name) && !named.attributes.includes(name));
  const inText = ids.flatMap((name) => namedInText(textAt2(values, name) ?? "")).at(0);
  if ([...names, ...ids.map((name) => textAt2(values, name) ?? "")].some(isOwnedByCloud)) return null;
  if (inText !== void 0) names.push(inText.name);
  const terms = [...names.map(nameTerm), ...tags.map(([key, value]) => tagTerm(key, value))];
  const hasCondition = terms.length > 0 || named.isUnknown || ids.length > 0 || filters.isUnknown;
  if (!hasCondition) return null;
  return {
    rule: names.length > 0 || tags.length === 0 ? "name" : "tag",
    types: target.types,
    many: target.many,
    terms: [...new Set(terms)].sort(byText),
    isPartial: named.isUnknown || filters.isUnknown,
    ...cloudLocationOf({ ...resource, values }),
    ...inText !== void 0 && locationInText(inText)
  };
}
var locationInText = ({ account, region, scopes }) => ({
  ...account !== void 0 && { account },
  ...region !== void 0 && { region },
  ...scopes !== void 0 && { scopes }
});
function writtenValues({ values, declared }) {
  if (declared === void 0) return { values, isWritten: (name) => Object.hasOwn(values, name) };
  const written = new Set([...declared.lines.keys()].map((path) => path.split(".", 1)[0]));
  const isWritten = (name) => written.has(name);
  return { values: Object.fromEntries(Object.entries(values).filter(([name]) => isWritten(name))), isWritten };
}
function namesIn(target, { values, isWritten }) {
  const attributes = nameArgumentsOf(target).filter(isWritten);
  const names = attributes.flatMap((name) => textAt2(values, name) ?? []);
  return { attributes, names, isUnknown: names.length < attributes.length };
}
function filtersIn(values) {
  const names = [];
  const tags = [];
  let isUnknown = false;
  const blocks = Array.isArray(values.filter) ? values.filter : [values.filter ?? null];
  for (const block of blocks) {
    if (typeof block !== "object" || block === null || Array.isArray(block)) continue;
    const { name, values: list } = block;
    const meaning = typeof name === "string" ? filterMeaning(name) : null;
    const [only, ...others] = Array.isArray(list) ? list : [];
    if (meaning === null) continue;
    if (typeof only !== "string" || others.length > 0) isUnknown = true;
    else if (meaning.is === "name") names.push(only);
    else tags.push([meaning.tag, only]);
  }
  return { names, tags, isUnknown };
}
function mentionsIn({ values }) {
  const mentions = /* @__PURE__ */ new Map();
  for (const [attribute, value] of Object.entries(values)) {
    for (const { path, text } of textsIn(attribute, value)) {
      for (const { types, name, ...location } of namedInText(text)) {
        const lookup = { types, terms: [nameTerm(name)], many: false, isPartial: false, ...location };
        const key = JSON.stringify(lookup);
        if (mentions.size < IDENTIFIERS_MAX && !mentions.has(key)) mentions.set(key, { path, ...lookup });
      }
    }
  }
  return [...mentions.values()];
}
function* textsIn(path, value) {
  if (typeof value === "string") {
    if (value.length <= TEXT_LENGTH_MAX) yield { path, text: value };
  } else if (typeof value === "object" && value !== null) {
    const isList = Array.isArray(value);
    for (const [name, item] of Object.entries(value)) yield* textsIn(isList ? path : `${path}.${name}`, item);
  }
}
var matches2 = (lookup, resource) => lookup.terms.length > 0 && lookup.types.includes(resource.type) && (hasUniqueName(resource.type) || isSameLocation(lookup, resource)) && lookup.terms.every((term) => hasTerm(resource, term));
var hasTerm = ({ terms }, term) => /[*?]/.test(term) ? terms.some((candidate) => matchesName(term, candidate)) : terms.includes(term);
function isSameLocation(first, second) {
  const isDifferent2 = (a, b) => a !== void 0 && b !== void 0 && a.toLowerCase() !== b.toLowerCase();
  if (isDifferent2(first.account, second.account) || isDifferent2(first.region, second.region)) return false;
  return !Object.entries(first.scopes ?? {}).some(([name, value]) => isDifferent2(value, second.scopes?.[name]));
}

// src/estate/join.ts
function joinInventories(parts, estate2) {
  const [only, ...others] = parts;
  if (only !== void 0 && others.length === 0) return only.inventory;
  const translation = createTranslation(parts, estate2);
  return {
    resources: parts.flatMap((part) => resourcesOf(part, translation)),
    references: uniqueReferences([
      ...parts.flatMap((part) => referencesOf(part, translation)),
      ...estate2.links.flatMap((link) => referencesOfLink(link, translation))
    ]),
    absent: parts.flatMap(
      ({ id, inventory: { absent = [] } }) => absent.map((block) => ({
        ...block,
        address: translation.below(id, block.address),
        at: translation.fileIn(id, block.at)
      }))
    ),
    dependencies: parts.flatMap((part) => unitsNotDrawn(part, translation)),
    linkedRoots: linkedRoots(parts, estate2, translation),
    planned: parts.every(({ inventory }) => inventory.planned === true),
    ...unparsedIn(parts, translation),
    notes: [],
    warnings: parts.flatMap(
      ({ id, inventory }) => inventory.warnings.map((text) => `${translation.pathOf(id)}: ${text}`)
    )
  };
}
function linkedRoots(parts, { links }, { pathOf }) {
  const linked = new Map(parts.map(({ id }) => [pathOf(id), /* @__PURE__ */ new Set()]));
  for (const { from, to, ends } of links) {
    for (const other of [to, ...ends.flatMap(({ root }) => root ?? [])]) {
      linked.get(pathOf(from))?.add(pathOf(other));
      linked.get(pathOf(other))?.add(pathOf(from));
    }
  }
  return linked;
}
var unparsedIn = (parts, translation) => {
  const unparsed = parts.flatMap(
    ({ id, inventory }) => (inventory.unparsed ?? []).map((text) => `${translation.pathOf(id)}: ${text}`)
  );
  return unparsed.length === 0 ? {} : { unparsed };
};
var keyOf2 = (root, address) => `${root}
${address}`;
function createTranslation(parts, { roots, links, outside: outside2, ambiguous }) {
  const paths = new Map(roots.map(({ id, path }) => [id, path]));
  const pathOf = (root) => paths.get(root) ?? root;
  const names = moduleNames(parts.map(({ id }) => id));
  const below = (root, address) => `module.${names.get(root)}.${address}`;
  const drawn = new Set(parts.map(({ id }) => id));
  const replaced = new Map(
    links.filter(({ rule, to }) => rule !== "text" && drawn.has(to)).map((link) => [keyOf2(link.from, link.import), link])
  );
  const linked = new Set(links.filter(({ to }) => drawn.has(to)).map(({ from, to }) => keyOf2(from, pathOf(to))));
  const open = new Set([...outside2, ...ambiguous].map((imported) => keyOf2(imported.from, imported.import)));
  const drawnResources = parts.flatMap(
    ({ id, inventory }) => inventory.resources.filter(({ address }) => !replaced.has(keyOf2(id, address))).map(({ address, origin }) => ({ key: keyOf2(id, address), origin: below(id, origin) }))
  );
  const assigned = assignAddresses(drawnResources.map(({ origin }) => origin));
  const addresses = new Map(drawnResources.map(({ key, origin }) => [key, assigned.get(origin)]));
  return {
    pathOf,
    below,
    // The path of a file in a fetched module begins with its source, and is not relative to the repository.
    fileIn: (root, file) => /:\/\/|::|\/\//.test(file) ? file : import_node_path3.posix.join(pathOf(root), file),
    addressOf: (root, address) => addresses.get(keyOf2(root, address)),
    isLinked: (root, path) => linked.has(keyOf2(root, path)),
    linkOf: (root, address) => replaced.get(keyOf2(root, address)),
    isOpen: (root, address) => open.has(keyOf2(root, address))
  };
}
var unitsNotDrawn = ({ id, inventory: { dependencies = [] } }, translation) => dependencies.flatMap((dependency) => {
  const path = dependency.path === null ? null : translation.fileIn(id, dependency.path);
  if (path !== null && translation.isLinked(id, path)) return [];
  const { unit, at } = dependency;
  return [
    { ...dependency, path, unit: translation.fileIn(id, unit), at: { ...at, file: translation.fileIn(id, at.file) } }
  ];
});
var resourcesOf = ({ id, inventory }, translation) => inventory.resources.flatMap((resource) => {
  const address = translation.addressOf(id, resource.address);
  if (address === void 0) return [];
  const { declared, configured } = resource;
  const isOpen = translation.isOpen(id, resource.address);
  const written = isOpen ? { ...resource, values: writtenValues(resource).values } : resource;
  return [
    {
      ...withOrigin(written, (origin) => translation.below(id, origin)),
      address,
      modules: modulesOf(address),
      root: translation.pathOf(id),
      ...configured !== void 0 && { configured: translation.below(id, configured) },
      ...declared !== void 0 && { declared: declaredIn(declared, id, translation) }
    }
  ];
});
function declaredIn(declared, root, { fileIn }) {
  const lineIn = ({ file, line: line2 }) => ({ file: fileIn(root, file), line: line2 });
  const { calledAt, setAt } = declared;
  return {
    ...declared,
    file: fileIn(root, declared.file),
    ...calledAt !== void 0 && { calledAt: lineIn(calledAt) },
    ...setAt !== void 0 && { setAt: new Map([...setAt].map(([path, line2]) => [path, lineIn(line2)])) }
  };
}
var referencesOf = ({ id, inventory }, translation) => inventory.references.flatMap((reference) => {
  const from = translation.addressOf(id, reference.from);
  const link = translation.linkOf(id, reference.to);
  if (from === void 0) return [];
  const { through: source, ...otherMembers } = reference;
  const through = source === void 0 ? void 0 : translation.addressOf(id, source);
  const targets = link === void 0 ? [translation.addressOf(id, reference.to)] : lookupEnds(link).map(({ to }) => translation.addressOf(link.to, to));
  return targets.filter((to) => to !== void 0).map((to) => ({ ...otherMembers, from, to, ...through !== void 0 && { through } }));
});
var lookupEnds = ({ ends }) => ends.filter(({ path }) => path === void 0);
var referencesOfLink = (link, { addressOf: addressOf2 }) => link.ends.flatMap(({ from: reader, path, to: target, root = link.to }) => {
  const from = addressOf2(link.from, reader);
  const to = addressOf2(root, target);
  return path === void 0 || from === void 0 || to === void 0 ? [] : [{ from, to, path, via: "configuration" }];
});
var uniqueReferences = (references) => [
  ...new Map(references.map((reference) => [JSON.stringify(reference), reference])).values()
];
function moduleNames(ids) {
  const sorted = [...new Set(ids)].sort(byText);
  const shared = sharedFolder(sorted);
  const taken = /* @__PURE__ */ new Set();
  return new Map(
    sorted.map((id) => {
      const word = id.slice(shared.length).replace(/[^A-Za-z0-9_]+/g, "-").replace(/^-+|-+$/g, "");
      const base = word === "" ? "root" : word;
      let name = base;
      for (let number = 2; taken.has(name); number++) name = `${base}-${number}`;
      taken.add(name);
      return [id, name];
    })
  );
}
function sharedFolder(ids) {
  const [first = "", last = ""] = [ids[0], ids.at(-1)];
  let end = 0;
  while (end < first.length && first[end] === last[end]) end++;
  return ids.length < 2 ? "" : first.slice(0, first.lastIndexOf("/", end - 1) + 1);
}

// src/estate/root.ts
var import_node_path5 = require("node:path");

// elsewhere:src/catalog/state-addresses.ts
var module34 = require("./picture.js").modules["src/catalog/state-addresses.ts"]();
var OUTPUTS_OF_WORKSPACE = module34.OUTPUTS_OF_WORKSPACE;
var STATE_READERS = module34.STATE_READERS;
var UNIT_READER = module34.UNIT_READER;
var requiredPartOf = module34.requiredPartOf;
var rootNameOf = module34.rootNameOf;
var stateKindOf = module34.stateKindOf;

// src/estate/states.ts
var import_node_path4 = require("node:path");
var ANY = { any: true };
function statesOf(backend, configs, owner) {
  const stated = stateOf(backend, owner);
  const isOpen = stated === null || stated.parts.includes(null);
  const completed = configs.flatMap((config) => {
    const isSame = backend !== null && config.type === backend.type;
    if (isSame && !isOpen) return [];
    const values = isSame ? new Map([...backend.values, ...config.values]) : config.values;
    const state = stateOf({ type: config.type, values }, owner);
    return state === null ? [] : [{ ...state, ...(!isSame || configs.length > 1) && { isAssumed: true } }];
  });
  const hasComplete = backend !== null && completed.length > 0;
  return hasComplete ? completed : [...stated === null ? [] : [stated], ...completed];
}
function stateOf(backend, owner) {
  const { type, values } = backend ?? { type: "local", values: /* @__PURE__ */ new Map() };
  return addressOf(type, values, owner, (part, text) => text ?? (part.ofWorkspaces === true ? part.fallback : null));
}
var readsState = ({ mode, type }) => mode === "data" && STATE_READERS.has(type);
function stateReadBy({ type, values }, owner) {
  if (type === OUTPUTS_OF_WORKSPACE.type) {
    const renamed = Object.entries(OUTPUTS_OF_WORKSPACE.renamed).map(
      ([from, to]) => [to, textOf2(values[from])]
    );
    const address = addressOf(OUTPUTS_OF_WORKSPACE.backend, new Map(renamed), owner, (_, text) => text);
    return address && { ...address, parts: [ANY, ...address.parts.slice(1)] };
  }
  const backend = textOf2(values.backend);
  if (backend === null) return null;
  const workspace = textOf2(values.workspace);
  const isDefault = workspace === null || workspace === "default";
  return addressOf(backend, textsIn2(values.config), owner, (part, text) => {
    if (part.ofWorkspaces !== true) return text;
    return text ?? (isDefault ? ANY : part.fallback);
  });
}
function addressOf(type, values, owner, complete) {
  const kind = stateKindOf(type);
  if (kind === null) return null;
  const parts = kind.parts.map((part) => complete(part, partValue(part, values, owner)) ?? severalOf(part, values));
  return { scheme: kind.scheme, parts: kind.isLocal === true ? [owner.repository ?? "", ...parts] : parts };
}
function partValue(part, values, owner) {
  const name = part.from.find((from) => values.has(from));
  const several = [...part.startsWith ?? [], ...part.words ?? []].some((from) => values.has(from));
  const text = name === void 0 ? several || part.ofWorkspaces ? null : part.fallback ?? null : values.get(name);
  if (text === null) return null;
  switch (part.kind) {
    case "path":
      return text.replace(/^\/+/, "");
    case "file":
      return import_node_path4.posix.join(owner.path, text);
    case "url":
      return withoutSecrets(text);
    default:
      return text;
  }
}
function severalOf({ startsWith = [], words = [] }, values) {
  const prefix = startsWith.map((name) => values.get(name)).find((text) => typeof text === "string");
  if (typeof prefix === "string") return { startsWith: prefix };
  const tags = words.map((name) => values.get(name)).find((text) => typeof text === "string");
  return typeof tags === "string" ? { words: tags.split(",") } : null;
}
var withoutSecrets = (text) => /[\s=]/.test(text.replace(/[?#].*$/s, "")) ? null : text.replace(/^(\w+:\/\/)[^/@]*@/, "$1").replace(/[?#].*$/s, "");
function textsIn2(value, prefix = "") {
  const texts = /* @__PURE__ */ new Map();
  if (typeof value !== "object" || value === null) return texts;
  const object = Array.isArray(value) ? value[0] : value;
  if (typeof object !== "object" || object === null) return texts;
  for (const [name, member2] of Object.entries(object)) {
    if (typeof member2 === "object" && member2 !== null) {
      for (const [path, text] of textsIn2(member2, `${prefix}${name}.`)) texts.set(path, text);
    } else if (member2 !== null) texts.set(`${prefix}${name}`, textOf2(member2));
  }
  return texts;
}
var textOf2 = (value) => typeof value === "string" && value !== "" ? value : typeof value === "number" ? String(value) : null;
function stateText({ scheme, parts }) {
  const texts = parts.filter((part) => part !== "" && !isAny(part)).map(partText);
  return `${scheme}://${texts.join("/")}`;
}
function partText(part) {
  if (part === null) return "?";
  if (typeof part === "string") return part;
  if ("startsWith" in part) return `${part.startsWith}*`;
  return "words" in part ? `*${part.words.join("*")}*` : "*";
}
var isAny = (part) => typeof part === "object" && part !== null && "any" in part;
function compareStates(read, state) {
  if (read.scheme !== state.scheme || read.parts.length !== state.parts.length) return null;
  const last = read.parts.length - 1;
  const requiredPart = Math.min(requiredPartOf(read.scheme) + (isFile(read) ? 1 : 0), last);
  let isCertain = true;
  for (const [index, part] of read.parts.entries()) {
    const result = comparePart(part, state.parts[index]);
    if (result === "different" || result === "unknown" && index === requiredPart) return null;
    if (result !== "equal") isCertain = false;
  }
  return isCertain ? "stated" : "likely";
}
var isFile = ({ scheme }) => scheme === "file";
function comparePart(read, state) {
  if (isAny(read) || isAny(state)) return "equal";
  if (read === null || state === null || typeof read !== "string") return "unknown";
  if (typeof state === "string") return read === state ? "equal" : "different";
  if ("startsWith" in state) return read.startsWith(state.startsWith) ? "equal" : "different";
  const names = read.split(/[-_]/);
  return "words" in state && state.words.every((word) => names.includes(word)) ? "likely" : "different";
}

// src/estate/root.ts
var rootId = ({ path, repository }) => repository === null ? path : import_node_path5.posix.join(repository, path === "." ? "" : path);
var failedRoot = (owner, failure, states) => ({
  id: rootId(owner),
  path: owner.path,
  repository: owner.repository,
  failure,
  states,
  accounts: [],
  resources: 0,
  exports: { outputs: [], resources: [] },
  imports: []
});
function describeRoot(owner, inventory, states) {
  const { resources, references, planned, dependencies = [], interfaceOf: interfaceOf2 } = inventory;
  const { outputs, reads } = interfaceOf2?.() ?? { outputs: [], reads: [] };
  const managed = resources.filter(({ mode }) => mode === "managed");
  const exported = managed.flatMap((resource) => exportOf(resource, references)).sort((a, b) => byAddress(a.address, b.address));
  const uses = { reads, resourceAt: new Map(resources.map((resource) => [resource.address, resource])) };
  const stateImports = resources.filter(readsState).map((resource) => stateImport(resource, owner, uses));
  const lookups = lookupImports(resources, references, uses, exported);
  const texts = managed.flatMap((resource) => textImports(resource, exported));
  return {
    id: rootId(owner),
    path: owner.path,
    repository: owner.repository,
    ...planned !== void 0 && { planned },
    states,
    accounts: [...new Set(managed.flatMap((resource) => cloudLocationOf(resource).account ?? []))].sort(byText),
    resources: managed.length,
    exports: {
      outputs: outputs.map(({ name, file, line: line2, targets }) => ({ name, at: `${file}:${line2}`, targets })).sort((a, b) => byText(a.name, b.name)),
      resources: exported
    },
    imports: [...dependencyImports(dependencies, owner, uses), ...stateImports, ...lookups, ...texts].sort(
      (a, b) => byAddress(a.id, b.id)
    )
  };
}
function exportOf(resource, references) {
  const terms = termsOf(resource);
  const { address, type } = resource;
  const behind = storedIn(resource, references);
  const stored = behind.length > 0 && { behind };
  return terms.length === 0 ? [] : [{ address, type, terms, ...cloudLocationOf(resource), ...atOf(resource), ...stored }];
}
function storedIn({ address, type }, references) {
  const attributes = isHandover(type) ? factsOf(type).valueAttributes ?? [] : [];
  if (attributes.length === 0) return [];
  const stored = references.filter(({ from, path }) => from === address && attributes.includes(path ?? ""));
  return [...new Set(stored.map(({ to }) => to))].sort(byAddress);
}
var atOf = ({ declared }, path) => {
  if (declared === void 0) return {};
  const line2 = (path === void 0 ? void 0 : declared.lines.get(path)) ?? declared.line;
  return { at: `${declared.file}:${line2}` };
};
function dependencyImports(dependencies, owner, uses) {
  const imports = /* @__PURE__ */ new Map();
  for (const {
    label,
    path,
    at: { file, line: line2 }
  } of dependencies) {
    const root = path === null ? null : rootId({ ...owner, path: import_node_path5.posix.join(owner.path, path) });
    const id = `dependency.${label}`;
    const isKnown = [...imports.values()].some((known) => known.id === id || root !== null && known.root === root);
    if (isKnown) continue;
    const named = { id, rule: "dependency", resource: id, key: path ?? "?", at: `${file}:${line2}` };
    const reads = readsOf(`data.${UNIT_READER}.${label}`, uses);
    imports.set(id, { ...named, ...root !== null && { root }, reads });
  }
  return [...imports.values()];
}
function stateImport(resource, owner, uses) {
  const { address } = resource;
  const state = stateReadBy(resource, owner);
  return {
    id: address,
    rule: "remote-state",
    resource: address,
    key: state === null ? "?" : stateText(state),
    ...atOf(resource),
    ...state !== null && { state },
    reads: readsOf(address, uses)
  };
}
var readsOf = (address, { reads, resourceAt }) => reads.filter(({ through }) => through === address).map(({ by, path, members }) => {
  const reader = resourceAt.get(by);
  return { by, path, members, ...reader !== void 0 && atOf(reader, path) };
}).sort((a, b) => byText(JSON.stringify(a), JSON.stringify(b)));
function lookupImports(resources, references, uses, exported) {
  const { reads, resourceAt } = uses;
  const targetsOf3 = /* @__PURE__ */ new Map();
  const usesOf = [
    ...references.map(({ from, to }) => [from, to]),
    ...reads.map(({ by, through }) => [by, through])
  ];
  for (const [from, to] of usesOf) targetsOf3.set(from, [...targetsOf3.get(from) ?? [], to]);
  const selections = resources.flatMap((resource) => {
    const selection = selectionOf(resource);
    const targets = targetsOf3.get(resource.address) ?? [];
    const usesManaged = targets.some((to) => resourceAt.get(to)?.mode === "managed");
    return selection === null || usesManaged ? [] : [{ resource, selection, targets }];
  });
  const imported = new Set(
    selections.filter(({ selection: { types } }) => !types.some(isHandover)).map(({ resource }) => resource.address)
  );
  for (const { address } of resources.filter(readsState)) imported.add(address);
  return selections.flatMap(({ resource, selection: { rule, ...selection }, targets }) => {
    const near = [...new Set(targets.filter((to) => imported.has(to)))].sort(byAddress);
    const lookup = { ...selection, near };
    if (exported.some((other) => matches2(lookup, other))) return [];
    const { address } = resource;
    const used = readsOf(address, uses);
    return [
      {
        id: address,
        rule,
        resource: address,
        key: keyOf3(lookup),
        ...atOf(resource),
        lookup,
        ...used.length > 0 && { reads: used }
      }
    ];
  });
}
function textImports(resource, exported) {
  const { address } = resource;
  const mentions = mentionsIn(resource).filter(
    (lookup) => !exported.some((other) => matches2({ ...lookup, near: [] }, other))
  );
  return mentions.map(({ path, ...mention }, index) => {
    const lookup = { ...mention, near: [] };
    const id = `${address}#${index + 1}`;
    return { id, rule: "text", resource: address, key: keyOf3(lookup), ...atOf(resource, path), lookup };
  });
}
var keyOf3 = ({ types, terms, scopes = {} }) => {
  const scope = Object.entries(scopes).map(([name, value]) => `${name}=${value}`);
  return [types.join("|"), ...terms.length === 0 ? ["?"] : terms, ...scope].join(" ");
};

// src/estate/stitch.ts
function stitch(descriptions) {
  const roots = uniqueRoots(descriptions);
  const targets = targetsIn(roots);
  const byId = new Map(roots.map((root) => [root.id, root]));
  const links = [];
  const outside2 = [];
  const ambiguous = [];
  for (const root of roots) {
    for (const imported of root.imports) {
      const candidates = targets.get(importKey(root.id, imported.id)) ?? [];
      const { rule, key, at } = imported;
      const unlinked = { from: root.id, import: imported.id, rule, key, ...at !== void 0 && { at } };
      const [target, ...others] = candidates;
      if (target === void 0) outside2.push(unlinked);
      else if (others.length > 0) {
        const ids = [...new Set(candidates.map(({ root: { id } }) => id))].sort(byText);
        ambiguous.push({ ...unlinked, candidates: ids });
      } else {
        const { from, import: id, ...members } = unlinked;
        const ends = resolveEnds(root, imported, { targets, byId });
        links.push({ from, to: target.root.id, import: id, certainty: target.certainty, ...members, ends });
      }
    }
  }
  return { roots, links, outside: outside2, ambiguous, cycles: cyclesIn(links) };
}
function uniqueRoots(descriptions) {
  const byId = /* @__PURE__ */ new Map();
  for (const root of descriptions) {
    const known = byId.get(root.id);
    if (known === void 0 || byText(canonicalText(root), canonicalText(known)) < 0) byId.set(root.id, root);
  }
  return [...byId.values()].sort((a, b) => byText(a.id, b.id));
}
var importKey = (root, id) => `${root}
${id}`;
function targetsIn(roots) {
  const targets = /* @__PURE__ */ new Map();
  const states = stateIndex(roots);
  const resources = resourceIndex(roots);
  const ids = new Map(roots.map((root) => [root.id, root]));
  const later = [];
  for (const root of roots) {
    for (const imported of root.imports) {
      const { lookup, state } = imported;
      const key = importKey(root.id, imported.id);
      if (lookup !== void 0 && lookup.near.length > 0) later.push({ root, imported, lookup });
      else if (lookup !== void 0) targets.set(key, lookUp(root, { rule: imported.rule, lookup }, resources));
      else if (state !== void 0) targets.set(key, states(root, state));
      else {
        const named = imported.root === void 0 ? void 0 : ids.get(imported.root);
        targets.set(key, named === void 0 ? [] : [{ root: named, certainty: "stated", resources: [] }]);
      }
    }
  }
  for (const { root, imported, lookup } of sortByDependency(later)) {
    const found = lookUp(root, { rule: imported.rule, lookup }, resources);
    targets.set(importKey(root.id, imported.id), withNear(root, lookup, found, targets));
  }
  return targets;
}
function sortByDependency(lookups) {
  const pending = new Map(lookups.map((entry) => [importKey(entry.root.id, entry.imported.id), entry]));
  const sorted = [];
  const visit = (key) => {
    const entry = pending.get(key);
    if (entry === void 0) return;
    pending.delete(key);
    for (const id of entry.lookup.near) visit(importKey(entry.root.id, id));
    sorted.push(entry);
  };
  for (const key of [...pending.keys()]) visit(key);
  return sorted;
}
function withNear(root, lookup, found, targets) {
  return lookup.near.reduce((left, id) => {
    const near = targets.get(importKey(root.id, id));
    if (near === void 0) return left;
    return left.filter((target) => near.some((other) => other.root.id === target.root.id));
  }, found);
}
function stateIndex(roots) {
  const known = /* @__PURE__ */ new Map();
  const open = /* @__PURE__ */ new Map();
  const all = /* @__PURE__ */ new Map();
  for (const root of roots) {
    for (const state of root.states) {
      const key = indexKey(state);
      put(all, state.scheme, root);
      if (key === null) put(open, state.scheme, root);
      else put(known, key, root);
    }
  }
  return (reader, state) => {
    const key = indexKey(state);
    const candidates = key === null ? all.get(state.scheme) ?? [] : [...known.get(key) ?? [], ...open.get(state.scheme) ?? []];
    return [...new Set(candidates)].flatMap((root) => {
      const certainty = root.id === reader.id ? null : bestCertainty(state, root);
      return certainty === null ? [] : [{ root, certainty, resources: [] }];
    });
  };
}
function bestCertainty(state, { states }) {
  const all = states.map((candidate) => {
    const certainty = compareStates(state, candidate);
    return certainty === "stated" && candidate.isAssumed === true ? "likely" : certainty;
  });
  return all.includes("stated") ? "stated" : all.find((certainty) => certainty !== null) ?? null;
}
function indexKey({ scheme, parts }) {
  const [first, second = ""] = parts;
  return typeof first === "string" && typeof second === "string" ? `${scheme}
${first}
${second}` : null;
}
function resourceIndex(roots) {
  const byTerm = /* @__PURE__ */ new Map();
  const byType = /* @__PURE__ */ new Map();
  for (const root of roots) {
    for (const resource of root.exports.resources) {
      put(byType, resource.type, { root, resource });
      for (const term of resource.terms) put(byTerm, `${resource.type}
${term}`, { root, resource });
    }
  }
  return { byTerm, byType };
}
function lookUp(reader, { rule, lookup }, { byTerm, byType }) {
  const literal = lookup.terms.find((term) => !/[*?]/.test(term));
  const candidates = lookup.types.flatMap(
    (type) => literal === void 0 ? byType.get(type) ?? [] : byTerm.get(`${type}
${literal}`) ?? []
  );
  const found = candidates.filter(({ root, resource }) => root.id !== reader.id && matches2(lookup, resource));
  return [...groupBy(found, ({ root }) => root.id).values()].flatMap((ofRoot) => {
    const [{ root } = { root: reader }] = ofRoot;
    const resources = ofRoot.map(({ resource }) => resource);
    const answers = lookup.many ? [resources] : resources.map((resource) => [resource]);
    return answers.map((answer) => ({
      root,
      certainty: rule === "text" ? "likely" : certaintyOf(lookup, answer),
      resources: answer
    }));
  });
}
function certaintyOf(lookup, resources) {
  const isNamed = !lookup.isPartial && lookup.terms.some((term) => /^name=[^*?]*$/.test(term));
  const isUnique = ({ type, account }) => hasUniqueName(type) || isHandover(type) || account !== void 0 && account === lookup.account;
  return isNamed && resources.every(isUnique) ? "stated" : "likely";
}
function resolveEnds(root, imported, context) {
  const target = onlyTarget(root.id, imported.id, context);
  if (target === null) return [];
  const ends = imported.lookup === void 0 ? (imported.reads ?? []).flatMap((read) => endsOfRead(read, target, context)) : target.resources.flatMap((resource) => endsOfResource(imported, resource));
  const unique = new Map(ends.map((end) => [JSON.stringify(end), end]));
  return [...unique].sort(([a], [b]) => byText(a, b)).map(([, end]) => end);
}
function endsOfResource({ resource, reads = [] }, found) {
  const { address, at, behind = [] } = found;
  const position = at !== void 0 && { at };
  const stored = reads.flatMap(
    ({ by, path, at: fromAt }) => behind.map((to) => ({ from: by, path, to, ...position, ...fromAt !== void 0 && { fromAt } }))
  );
  return [{ from: resource, to: address, ...position }, ...stored];
}
function endsOfRead({ by, path, members, at: fromAt }, { root }, context) {
  const [name, ...rest] = members;
  const output = root.exports.outputs.find((candidate) => candidate.name === name);
  if (output === void 0) return [];
  const { at } = output;
  return endsOfOutput({ root, output, members: rest }, context).map((end) => ({
    from: by,
    path,
    output: output.name,
    to: end.address,
    at,
    ...end.root !== root.id && { root: end.root },
    ...fromAt !== void 0 && { fromAt }
  }));
}
function endsOfOutput({ root, output: { name, targets }, members }, context, depth = 0, seen = /* @__PURE__ */ new Set()) {
  const key = JSON.stringify([root.id, name, members]);
  if (depth > CHAIN_MAX || seen.has(key) || seen.size >= OUTPUTS_MAX) return [];
  seen.add(key);
  const selected = targets.filter((target) => isSelected(members, target.members));
  const ends = selected.flatMap((target) => {
    if (target.from === void 0) return [{ root: root.id, address: target.address }];
    const further = onlyTarget(root.id, target.address, context);
    const [outputName, ...rest] = target.from;
    const output = further?.root.exports.outputs.find((candidate) => candidate.name === outputName);
    if (further === null || output === void 0) return [];
    const remaining = members.slice(target.members.length);
    return endsOfOutput({ root: further.root, output, members: [...rest, ...remaining] }, context, depth + 1, seen);
  });
  return withKey(ends, members);
}
var isSelected = (selected, path) => path.every((name, index) => {
  const member2 = selected[index];
  return member2 === void 0 || name === "*" || member2 === "*" || member2 === name;
});
function withKey(ends, members) {
  const keyed = ends.filter(({ address }) => members.some((member2) => address.endsWith(`[${JSON.stringify(member2)}]`)));
  return keyed.length > 0 ? keyed : ends;
}
function onlyTarget(root, id, { targets }) {
  const found = targets.get(importKey(root, id)) ?? [];
  return found.length === 1 ? found[0] : null;
}

// elsewhere:src/limits.ts
var module35 = require("../cli.js").modules["src/limits.ts"]();
var ADDRESS_LENGTH_MAX = module35.ADDRESS_LENGTH_MAX;
var ANNOTATION_BYTES_MAX = module35.ANNOTATION_BYTES_MAX;
var ANSWER_BYTES_MAX = module35.ANSWER_BYTES_MAX;
var ATTRIBUTE_TEXT_LENGTH = module35.ATTRIBUTE_TEXT_LENGTH;
var CAPTION_LEGIBLE = module35.CAPTION_LEGIBLE;
var CODE_BYTES_MAX = module35.CODE_BYTES_MAX;
var COMPLAINT_LENGTH = module35.COMPLAINT_LENGTH;
var DOT_VERSION_MIN = module35.DOT_VERSION_MIN;
var ENGINE_VERSION_SECONDS = module35.ENGINE_VERSION_SECONDS;
var FETCH_SECONDS = module35.FETCH_SECONDS;
var FOCUS_HOPS_DEFAULT = module35.FOCUS_HOPS_DEFAULT;
var FOCUS_HOPS_MAX = module35.FOCUS_HOPS_MAX;
var HOPS_MAX = module35.HOPS_MAX;
var ID_LENGTH_MAX = module35.ID_LENGTH_MAX;
var LABEL_LENGTH_MAX = module35.LABEL_LENGTH_MAX;
var LEVEL_ICONS_MAX = module35.LEVEL_ICONS_MAX;
var MANIFEST_BYTES_MAX = module35.MANIFEST_BYTES_MAX;
var MODULE_DEPTH = module35.MODULE_DEPTH;
var NAMES_LISTED = module35.NAMES_LISTED;
var NEAREST_DISTANCE = module35.NEAREST_DISTANCE;
var NEAREST_LENGTH_MAX = module35.NEAREST_LENGTH_MAX;
var NEAREST_NAMES_MAX = module35.NEAREST_NAMES_MAX;
var NESTING_MAX = module35.NESTING_MAX;
var OVERVIEW_FROM = module35.OVERVIEW_FROM;
var OVERVIEW_FROM_WITH_LINES = module35.OVERVIEW_FROM_WITH_LINES;
var OVERVIEW_GAIN = module35.OVERVIEW_GAIN;
var OVERVIEW_ICONS = module35.OVERVIEW_ICONS;
var PLANNING_SECONDS = module35.PLANNING_SECONDS;
var PLANNING_SECONDS_MAX = module35.PLANNING_SECONDS_MAX;
var PLANS_MAX = module35.PLANS_MAX;
var PRINTED_ADDRESS_LENGTH = module35.PRINTED_ADDRESS_LENGTH;
var PRINTED_VALUE_LENGTH = module35.PRINTED_VALUE_LENGTH;
var PROBLEMS_LISTED = module35.PROBLEMS_LISTED;
var PYTHON_VERSION_MIN = module35.PYTHON_VERSION_MIN;
var QUOTE_LENGTH = module35.QUOTE_LENGTH;
var RESOURCES_MAX = module35.RESOURCES_MAX;
var ROOTS_AT_ONCE = module35.ROOTS_AT_ONCE;
var SCALE_DEFAULT = module35.SCALE_DEFAULT;
var SCALE_MAX = module35.SCALE_MAX;
var SCALE_MIN = module35.SCALE_MIN;
var STEPS_INFERRED_MAX = module35.STEPS_INFERRED_MAX;
var TERRAFORM_VERSION_MIN = module35.TERRAFORM_VERSION_MIN;
var TEXT_BYTES_MAX = module35.TEXT_BYTES_MAX;
var VALUE_DEPTH = module35.VALUE_DEPTH;
var VARIABLE_FILE_BYTES_MAX = module35.VARIABLE_FILE_BYTES_MAX;
var WARNINGS_MAX = module35.WARNINGS_MAX;
var WARNINGS_OF_A_KIND = module35.WARNINGS_OF_A_KIND;
var WARNING_LENGTH_MAX = module35.WARNING_LENGTH_MAX;

// src/planning/root-files.ts
var import_node_path6 = require("node:path");

// elsewhere:src/graph/terraform-names.ts
var module36 = require("./common.js").modules["src/graph/terraform-names.ts"]();
var CODE_FILE = module36.CODE_FILE;
var LOCK_FILE = module36.LOCK_FILE;
var REPEATERS = module36.REPEATERS;
var UNIT_FILE = module36.UNIT_FILE;

// elsewhere:src/terraform/hcl/parse.ts
var module37 = require("./plan.js").modules["src/terraform/hcl/parse.ts"]();
var parseHcl = module37.parseHcl;

// elsewhere:src/terraform/root-interface.ts
var module38 = require("./code.js").modules["src/terraform/root-interface.ts"]();
var argumentsIn = module38.argumentsIn;
var backendIn = module38.backendIn;
var withInterface = module38.withInterface;

// elsewhere:src/planning/limits.ts
var module39 = require("./code.js").modules["src/planning/limits.ts"]();
var ATTEMPTS_MAX = module39.ATTEMPTS_MAX;
var BACKEND_FILES_MAX = module39.BACKEND_FILES_MAX;
var BACKEND_FILE_BYTES_MAX = module39.BACKEND_FILE_BYTES_MAX;
var CAREFUL_ATTEMPTS_MAX = module39.CAREFUL_ATTEMPTS_MAX;
var CODE_FILE_BYTES_MAX = module39.CODE_FILE_BYTES_MAX;
var CONFIG_DEPTH_MAX = module39.CONFIG_DEPTH_MAX;
var COPIED_BYTES_MAX = module39.COPIED_BYTES_MAX;
var COPIED_DEPTH_MAX = module39.COPIED_DEPTH_MAX;
var COPIED_FILES_MAX = module39.COPIED_FILES_MAX;
var COPIED_FILE_BYTES_MAX = module39.COPIED_FILE_BYTES_MAX;
var DIRECTORIES_MAX = module39.DIRECTORIES_MAX;
var EVALUATED_ITEMS_MAX = module39.EVALUATED_ITEMS_MAX;
var EVALUATED_SIZE_MAX = module39.EVALUATED_SIZE_MAX;
var EVALUATED_TEXT_MAX = module39.EVALUATED_TEXT_MAX;
var EVALUATED_WORK_MAX = module39.EVALUATED_WORK_MAX;
var EVALUATIONS_MAX = module39.EVALUATIONS_MAX;
var EVALUATION_DEPTH = module39.EVALUATION_DEPTH;
var FILES_REQUESTED_MAX = module39.FILES_REQUESTED_MAX;
var GAPS_LISTED = module39.GAPS_LISTED;
var KNOWN_LATER_DEPTH = module39.KNOWN_LATER_DEPTH;
var LEVELS_BELOW_MAX = module39.LEVELS_BELOW_MAX;
var LOCK_BYTES_MAX = module39.LOCK_BYTES_MAX;
var MARKS_MAX = module39.MARKS_MAX;
var MEMORY_BYTES_MAX = module39.MEMORY_BYTES_MAX;
var MEMORY_REQUIRED_MIB = module39.MEMORY_REQUIRED_MIB;
var OPEN_COUNTS_LISTED = module39.OPEN_COUNTS_LISTED;
var OPEN_OUTPUTS_MAX = module39.OPEN_OUTPUTS_MAX;
var PLACEHOLDER_DEPTH = module39.PLACEHOLDER_DEPTH;
var PLACEHOLDER_ITEMS = module39.PLACEHOLDER_ITEMS;
var PLANNED_INSTANCES_MAX = module39.PLANNED_INSTANCES_MAX;
var RANGE_ITEMS_MAX = module39.RANGE_ITEMS_MAX;
var SHOWN_ITEMS_MAX = module39.SHOWN_ITEMS_MAX;
var STACK_DEPTH_MAX = module39.STACK_DEPTH_MAX;
var STACK_FILES_REQUESTED_MAX = module39.STACK_FILES_REQUESTED_MAX;
var STACK_MEMBERS_MAX = module39.STACK_MEMBERS_MAX;
var STATIC_INSTANCES_MAX = module39.STATIC_INSTANCES_MAX;
var STATIC_RESOURCES_MAX = module39.STATIC_RESOURCES_MAX;
var TERRAGRUNT_WORK_FACTOR = module39.TERRAGRUNT_WORK_FACTOR;
var TEXT_FILE_BYTES_MAX = module39.TEXT_FILE_BYTES_MAX;
var UNDECLARED_SUGGESTED = module39.UNDECLARED_SUGGESTED;
var UNITS_MAX = module39.UNITS_MAX;
var VARIABLES_BYTES_MAX = module39.VARIABLES_BYTES_MAX;
var VERSION_SECONDS = module39.VERSION_SECONDS;
var VISITED_ENTRIES_MAX = module39.VISITED_ENTRIES_MAX;
var WORKSPACE_BYTES_MAX = module39.WORKSPACE_BYTES_MAX;
var YAML_ALIASES_MAX = module39.YAML_ALIASES_MAX;

// src/planning/root-files.ts
var CONFIG_FILE = /\.tfbackend$|^backend[\w.-]*\.(?:hcl|conf|config)$|^[\w-]+\.backend\.(?:hcl|conf)$/;
var EXAMPLE_FILE = /\.tf\.(?:example|sample|template|disabled)$/;
var realFolder = async (directory, io) => await io.realPath(directory).catch(() => null) ?? directory;
async function backendFilesIn(directory, backend, io) {
  const folder = await realFolder(directory, io);
  const entries = await io.list(folder).catch(() => []);
  const pattern = backend === null ? EXAMPLE_FILE : CONFIG_FILE;
  const names = entries.filter(({ name, kind }) => kind === "file" && pattern.test(name)).map(({ name }) => name);
  const read = names.sort(byText).slice(0, BACKEND_FILES_MAX).map(async (name) => {
    const bytes = await io.readRegular(import_node_path6.posix.join(folder, name), BACKEND_FILE_BYTES_MAX).catch(() => null);
    if (!(bytes instanceof Uint8Array)) return [];
    const file = parseHcl(Buffer.from(bytes).toString("utf8"), name);
    if (backend !== null) return [{ type: backend.type, values: argumentsIn(file.body) }];
    const example = backendIn([file]);
    return example === null ? [] : [example];
  });
  return (await Promise.all(read)).flat();
}
async function backendInDirectory(directory, io) {
  const folder = await realFolder(directory, io);
  const entries = await io.list(folder).catch(() => []);
  const names = entries.filter(({ name, kind }) => kind === "file" && CODE_FILE.test(name) && !name.endsWith(".json"));
  const files = await Promise.all(
    names.map(async ({ name }) => {
      const bytes = await io.readRegular(import_node_path6.posix.join(folder, name), CODE_FILE_BYTES_MAX).catch(() => null);
      return bytes instanceof Uint8Array ? [parseHcl(Buffer.from(bytes).toString("utf8"), name)] : [];
    })
  );
  return backendIn(files.flat());
}

// elsewhere:src/terraform/fetch/package.ts
var module40 = require("./picture.js").modules["src/terraform/fetch/package.ts"]();
var isSharedDirectory = module40.isSharedDirectory;
var packageContaining = module40.packageContaining;
var packageOf = module40.packageOf;
var repositoryContaining = module40.repositoryContaining;
var shownPath = module40.shownPath;

// elsewhere:src/terraform/fetch/titles.ts
var module41 = require("./picture.js").modules["src/terraform/fetch/titles.ts"]();
var distinctNames2 = module41.distinctNames;
var originOfClone = module41.originOfClone;
var titleOfAddress = module41.titleOfAddress;
var titleOfDirectory = module41.titleOfDirectory;
var titleOfFile = module41.titleOfFile;

// elsewhere:src/terraform/modules/concurrency.ts
var module42 = require("./code.js").modules["src/terraform/modules/concurrency.ts"]();
var Slots = module42.Slots;
var runAtOnce = module42.runAtOnce;

// elsewhere:src/diagram/account-ids.ts
var module43 = require("./picture.js").modules["src/diagram/account-ids.ts"]();
var createIdMasker = module43.createIdMasker;
var maskAddresses = module43.maskAddresses;
var maskingErrors = module43.maskingErrors;
var maskingReporter = module43.maskingReporter;
var shownName2 = module43.shownName;

// elsewhere:src/diagram/inventory-cache.ts
var module44 = require("./picture.js").modules["src/diagram/inventory-cache.ts"]();
var readInventory = module44.readInventory;

// elsewhere:src/diagram/messages.ts
var module45 = require("./picture.js").modules["src/diagram/messages.ts"]();
var ANNOTATIONS_TOO_LARGE_REMEDY = module45.ANNOTATIONS_TOO_LARGE_REMEDY;
var ANNOTATIONS_UNREADABLE_REMEDY = module45.ANNOTATIONS_UNREADABLE_REMEDY;
var CHANGES = module45.CHANGES;
var EVERYTHING = module45.EVERYTHING;
var FILE_FAULTS = module45.FILE_FAULTS;
var FONTS_TOO_MANY_REMEDY = module45.FONTS_TOO_MANY_REMEDY;
var FONT_TOO_LARGE_REMEDY = module45.FONT_TOO_LARGE_REMEDY;
var ICON_REMEDY = module45.ICON_REMEDY;
var KINDS_DIFFER = module45.KINDS_DIFFER;
var LAST_CHANGE_SHALLOW = module45.LAST_CHANGE_SHALLOW;
var NOTHING_ON_BOTH = module45.NOTHING_ON_BOTH;
var NOTHING_ON_BOTH_REMEDY = module45.NOTHING_ON_BOTH_REMEDY;
var NO_PAGES = module45.NO_PAGES;
var NO_STEPS = module45.NO_STEPS;
var RELATIONS = module45.RELATIONS;
var ROOT_MODULE = module45.ROOT_MODULE;
var STEP_ARRANGING = module45.STEP_ARRANGING;
var STEP_COMPARING = module45.STEP_COMPARING;
var STEP_UNDERSTANDING = module45.STEP_UNDERSTANDING;
var TWO_ENVIRONMENTS = module45.TWO_ENVIRONMENTS;
var WHY_PART = module45.WHY_PART;
var WORKING_TREE = module45.WORKING_TREE;
var aboutSide2 = module45.aboutSide;
var annotationsEmpty = module45.annotationsEmpty;
var annotationsTooLarge = module45.annotationsTooLarge;
var annotationsUnreadable = module45.annotationsUnreadable;
var beforeAfter = module45.beforeAfter;
var changeInsteadOfAll = module45.changeInsteadOfAll;
var changeTooWide = module45.changeTooWide;
var changesOf = module45.changesOf;
var comparing = module45.comparing;
var comparingFiles = module45.comparingFiles;
var deletedPagesStay = module45.deletedPagesStay;
var deletedStay = module45.deletedStay;
var dependencyElsewhere = module45.dependencyElsewhere;
var editsUnknown = module45.editsUnknown;
var fileUnread = module45.fileUnread;
var fileUnreadRemedy = module45.fileUnreadRemedy;
var fontsTooMany = module45.fontsTooMany;
var iconRefused = module45.iconRefused;
var iconsTooMany = module45.iconsTooMany;
var largerThan = module45.largerThan;
var levelTooLarge = module45.levelTooLarge;
var nameOfPage = module45.nameOfPage;
var nestedTooDeep = module45.nestedTooDeep;
var noLastChange = module45.noLastChange;
var noResourcesRemedy = module45.noResourcesRemedy;
var notInCommit = module45.notInCommit;
var nothingIn = module45.nothingIn;
var ofBoth = module45.ofBoth;
var onPage = module45.onPage;
var overviewDrawn = module45.overviewDrawn;
var pagesTooMany = module45.pagesTooMany;
var placesGone = module45.placesGone;
var placesNew = module45.placesNew;
var plansTooMany = module45.plansTooMany;
var readAlike = module45.readAlike;
var reason = module45.reason;
var rejected = module45.rejected;
var relationThrough = module45.relationThrough;
var relationTo = module45.relationTo;
var relationToNode = module45.relationToNode;
var severalPlans = module45.severalPlans;
var severalPlansRemedy = module45.severalPlansRemedy;
var simplified = module45.simplified;
var stepAskingModel = module45.stepAskingModel;
var stepDrawing = module45.stepDrawing;
var stepReading = module45.stepReading;
var stepReadingRoot = module45.stepReadingRoot;
var titleOfPage = module45.titleOfPage;
var titled = module45.titled;
var variablesOnBoth = module45.variablesOnBoth;

// src/diagram/estate.ts
async function readEstate2({ roots, files, hidesAccounts, before, deleted }, io, onStep) {
  const others = files.flatMap(({ bytes, name }) => readEstateFile(bytes, name));
  const owners = ownersOf(io);
  const read = await readRoots(roots, owners, io, onStep);
  const masker = createIdMasker(hidesAccounts);
  const readEarlier = async ({ roots: earlierRoots, workingTree }) => {
    const { repository } = await owners({ directory: workingTree, path: "." });
    const earlier = await readRoots(earlierRoots, async ({ path }) => ({ path, repository }), io, onStep);
    for (const { inventory } of earlier) if (inventory !== null) masker.learn(inventory.resources);
    return earlier;
  };
  const deletedRoots = deleted === void 0 ? [] : await readEarlier(deleted);
  const estate2 = stitch([...[...read, ...deletedRoots].map(({ root }) => root), ...others]);
  const parts = read.flatMap(
    ({ root: { id }, inventory }) => inventory === null ? [] : [{ id, inventory }]
  );
  for (const { inventory } of parts) masker.learn(inventory.resources);
  let impact = null;
  if (before !== void 0) {
    const earlier = await readEarlier(before);
    const estateBefore = stitch([...earlier.map(({ root }) => root), ...others]);
    impact = impactOf({ before: { roots: earlier, estate: estateBefore }, after: { roots: read, estate: estate2 } });
  }
  const shown = masker.maskData({ estate: estate2, impact });
  return {
    ...shown,
    text: writeEstate(shown.estate, shown.impact),
    summary: estateSummary(estate2),
    inventory: parts.length === 0 ? null : joinInventories(parts, estate2),
    failures: read.flatMap(({ failure }) => failure ?? [])
  };
}
async function readRoots(roots, ownerOf, io, onStep) {
  const read = [];
  let count = 0;
  await runAtOnce([...roots.entries()], ROOTS_AT_ONCE, async ([index, code]) => {
    onStep(stepReadingRoot(code.name, ++count, roots.length));
    read[index] = await readRoot(code, await ownerOf(code), io);
  });
  return read;
}
async function describeCode(code, inventory, io) {
  const owner = await ownersOf(io)({ ...code, path: code.name });
  return describe(code, inventory, owner, io);
}
async function describe(code, inventory, owner, io) {
  const states = await statesIn(code, inventory.interfaceOf?.().backend ?? null, owner, io);
  return describeRoot(owner, inventory, states);
}
async function readRoot(code, owner, io) {
  try {
    const inventory = await readInventory(code, io, () => {
    }, { hasInterface: true });
    return { root: await describe(code, inventory, owner, io), inventory };
  } catch (error) {
    const states = await statesIn(code, await backendInDirectory(code.directory, io), owner, io);
    const failed = { root: failedRoot(owner, reasonOf(error, code, owner), states), inventory: null };
    return error instanceof NoResources ? failed : { ...failed, failure: { name: code.name, error } };
  }
}
async function statesIn({ directory }, backend, owner, io) {
  return statesOf(backend, await backendFilesIn(directory, backend, io), owner);
}
function reasonOf(error, { name, directory }, { path }) {
  const [text = ""] = (error instanceof Error ? error.message : String(error)).split("\n", 1);
  const isPath = /[/\\]/.test(name);
  return (isPath ? text.replaceAll(name, path) : text).replaceAll(directory, path);
}
function ownersOf(io) {
  const origins = /* @__PURE__ */ new Map();
  return async ({ directory, path: fallback }) => {
    const real = await io.realPath(directory).catch(() => null);
    const top = real === null ? null : await repositoryContaining(real, io);
    if (real === null || top === null) return { path: fallback, repository: null };
    const origin = origins.get(top) ?? originOfClone(top, io);
    origins.set(top, origin);
    const path = (0, import_node_path7.relative)(top, real).split(import_node_path7.sep).join("/");
    return { path: path === "" ? "." : path, repository: await origin };
  };
}

// parts/estate.js
var modules = {
  "src/cli/estate.ts": () => ({ estate }),
  "src/cli/joined.ts": () => ({ readJoined }),
  "src/diagram/estate.ts": () => ({ describeCode, readEstate: readEstate2 }),
  "src/estate/stitch.ts": () => ({ stitch })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
