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

// elsewhere:src/platform/text/few.ts
var module4 = require("./picture.js").modules["src/platform/text/few.ts"]();
var fewOf = module4.fewOf;

// elsewhere:src/terraform/roots/code.ts
var module5 = require("./sites.js").modules["src/terraform/roots/code.ts"]();
var Repository = module5.Repository;
var isBelow = module5.isBelow;
var isCode = module5.isCode;

// elsewhere:src/terraform/roots/find.ts
var module6 = require("./sites.js").modules["src/terraform/roots/find.ts"]();
var findRoots = module6.findRoots;
var isExcluded = module6.isExcluded;
var isLookedInto = module6.isLookedInto;
var isNameable = module6.isNameable;
var isPart = module6.isPart;
var isSkipped = module6.isSkipped;
var matches = module6.matches;

// elsewhere:src/cli/explain.ts
var module7 = require("./picture.js").modules["src/cli/explain.ts"]();
var checkExplanation = module7.checkExplanation;
var explain = module7.explain;
var ledgerAsJson = module7.ledgerAsJson;
var ledgerAsText = module7.ledgerAsText;

// elsewhere:src/cli/failure.ts
var module8 = require("../cli.js").modules["src/cli/failure.ts"]();
var describeFailure = module8.describeFailure;
var exitCodeOf = module8.exitCodeOf;

// elsewhere:src/cli/input.ts
var module9 = require("./start.js").modules["src/cli/input.ts"]();
var checkInput = module9.checkInput;
var checkVarFiles = module9.checkVarFiles;
var descriptorOf = module9.descriptorOf;
var kindOf = module9.kindOf;
var readInput = module9.readInput;
var readInputOrPipe = module9.readInputOrPipe;
var throwUnreadable = module9.throwUnreadable;

// elsewhere:src/cli/messages.ts
var module10 = require("../cli.js").modules["src/cli/messages.ts"]();
var ADDRESS_REMEDY = module10.ADDRESS_REMEDY;
var AFTER = module10.AFTER;
var ALL_WELL = module10.ALL_WELL;
var BEFORE = module10.BEFORE;
var BROKEN = module10.BROKEN;
var BUNDLED = module10.BUNDLED;
var BUSY = module10.BUSY;
var BUSY_REMEDY = module10.BUSY_REMEDY;
var CACHE = module10.CACHE;
var CACHE_EMPTY = module10.CACHE_EMPTY;
var CACHE_FOR = module10.CACHE_FOR;
var CLOSED = module10.CLOSED;
var COLUMN_CHANGE = module10.COLUMN_CHANGE;
var COLUMN_KINDS = module10.COLUMN_KINDS;
var COLUMN_READS = module10.COLUMN_READS;
var COLUMN_READ_BY = module10.COLUMN_READ_BY;
var COLUMN_RESOURCES = module10.COLUMN_RESOURCES;
var COLUMN_ROOT = module10.COLUMN_ROOT;
var COMMENT_ID_REMEDY = module10.COMMENT_ID_REMEDY;
var CONVERSATION_LOCKED = module10.CONVERSATION_LOCKED;
var DEBUG_DATA_REMEDY = module10.DEBUG_DATA_REMEDY;
var DEVOPS_DEPTH_REMEDY = module10.DEVOPS_DEPTH_REMEDY;
var DEVOPS_PIPELINE_REMEDY = module10.DEVOPS_PIPELINE_REMEDY;
var DEVOPS_TOKEN_REMEDY = module10.DEVOPS_TOKEN_REMEDY;
var DIFF = module10.DIFF;
var DIFFERS = module10.DIFFERS;
var DIFF_EITHER_OR = module10.DIFF_EITHER_OR;
var DIFF_REMEDY = module10.DIFF_REMEDY;
var DIFF_TAKES_TWO = module10.DIFF_TAKES_TWO;
var DIRECTORY = module10.DIRECTORY;
var DOCKER_DO = module10.DOCKER_DO;
var DOCKER_FOR = module10.DOCKER_FOR;
var DOCS_REMEDY = module10.DOCS_REMEDY;
var DOCS_TAKES_ONE = module10.DOCS_TAKES_ONE;
var DOCUMENT = module10.DOCUMENT;
var DONE = module10.DONE;
var DOT_DO = module10.DOT_DO;
var DOT_FOR = module10.DOT_FOR;
var DRAW = module10.DRAW;
var DRAWING = module10.DRAWING;
var DRAWING_FOR = module10.DRAWING_FOR;
var DRY_RUN_NEEDS_BACKEND = module10.DRY_RUN_NEEDS_BACKEND;
var DRY_RUN_NEEDS_BACKEND_REMEDY = module10.DRY_RUN_NEEDS_BACKEND_REMEDY;
var DRY_RUN_TAKES_STDOUT = module10.DRY_RUN_TAKES_STDOUT;
var DRY_RUN_TAKES_STDOUT_REMEDY = module10.DRY_RUN_TAKES_STDOUT_REMEDY;
var ESTATE_EMPTY = module10.ESTATE_EMPTY;
var ESTATE_FILES_ALONE = module10.ESTATE_FILES_ALONE;
var ESTATE_REMEDY = module10.ESTATE_REMEDY;
var ESTATE_SOURCE = module10.ESTATE_SOURCE;
var ESTATE_STDOUT_REMEDY = module10.ESTATE_STDOUT_REMEDY;
var EXPLAIN = module10.EXPLAIN;
var EXPLANATION_TAKES_STDOUT = module10.EXPLANATION_TAKES_STDOUT;
var EXPLANATION_TAKES_STDOUT_REMEDY = module10.EXPLANATION_TAKES_STDOUT_REMEDY;
var FILE_FOREIGN_REMEDY = module10.FILE_FOREIGN_REMEDY;
var FILE_IS_DIRECTORY_REMEDY = module10.FILE_IS_DIRECTORY_REMEDY;
var FILE_MISSING_REMEDY = module10.FILE_MISSING_REMEDY;
var FILE_UNREADABLE_REMEDY = module10.FILE_UNREADABLE_REMEDY;
var FORK_PROVIDERS = module10.FORK_PROVIDERS;
var FORK_PROVIDERS_REMEDY = module10.FORK_PROVIDERS_REMEDY;
var FORMAT = module10.FORMAT;
var FORMAT_CONTRADICTS_REMEDY = module10.FORMAT_CONTRADICTS_REMEDY;
var GITLAB_DEPTH_REMEDY = module10.GITLAB_DEPTH_REMEDY;
var GITLAB_PIPELINE_REMEDY = module10.GITLAB_PIPELINE_REMEDY;
var GITLAB_TOKEN_REMEDY = module10.GITLAB_TOKEN_REMEDY;
var GIT_DO = module10.GIT_DO;
var GIT_FOR = module10.GIT_FOR;
var GRAPH = module10.GRAPH;
var GRAPHFILE_ALONE = module10.GRAPHFILE_ALONE;
var GRAPHFILE_REMEDY = module10.GRAPHFILE_REMEDY;
var GRAPH_FILE_KNOWS = module10.GRAPH_FILE_KNOWS;
var HEADING = module10.HEADING;
var IGNORED_WITH_PLANFILE = module10.IGNORED_WITH_PLANFILE;
var INSTRUCTIONS = module10.INSTRUCTIONS;
var INTERNAL_FAULT = module10.INTERNAL_FAULT;
var JOINED_PLANFILE = module10.JOINED_PLANFILE;
var JOINED_PLANFILE_REMEDY = module10.JOINED_PLANFILE_REMEDY;
var JOINED_REMEDY = module10.JOINED_REMEDY;
var KINDS = module10.KINDS;
var MANIFEST_REMEDY = module10.MANIFEST_REMEDY;
var MCP_ADDRESS_REMEDY = module10.MCP_ADDRESS_REMEDY;
var MISSING = module10.MISSING;
var NATIVE = module10.NATIVE;
var NEWER_RUN = module10.NEWER_RUN;
var NOTE = module10.NOTE;
var NOTHING_TO_EXPLAIN = module10.NOTHING_TO_EXPLAIN;
var NOT_A_FILE_REMEDY = module10.NOT_A_FILE_REMEDY;
var NOT_A_VARFILE_REMEDY = module10.NOT_A_VARFILE_REMEDY;
var NOT_DRAWN = module10.NOT_DRAWN;
var NOT_OURS_REMEDY = module10.NOT_OURS_REMEDY;
var NOT_PIPED_REMEDY = module10.NOT_PIPED_REMEDY;
var NOT_WRITTEN = module10.NOT_WRITTEN;
var NO_CLIENT = module10.NO_CLIENT;
var NO_CLIENT_REMEDY = module10.NO_CLIENT_REMEDY;
var NO_ENGINE = module10.NO_ENGINE;
var NO_FETCH_WITH_PROVIDERS = module10.NO_FETCH_WITH_PROVIDERS;
var NO_FETCH_WITH_PROVIDERS_REMEDY = module10.NO_FETCH_WITH_PROVIDERS_REMEDY;
var NO_PATH = module10.NO_PATH;
var NO_ROOTS = module10.NO_ROOTS;
var NO_STAMP = module10.NO_STAMP;
var ONE_SOURCE_FOR_PLAN = module10.ONE_SOURCE_FOR_PLAN;
var ONE_SOURCE_REMEDY = module10.ONE_SOURCE_REMEDY;
var OPEN_PAGE = module10.OPEN_PAGE;
var OPTION_EMPTY_REMEDY = module10.OPTION_EMPTY_REMEDY;
var OPTION_TWICE_REMEDY = module10.OPTION_TWICE_REMEDY;
var OUTDIR_LINK_REMEDY = module10.OUTDIR_LINK_REMEDY;
var OUTDIR_REMEDY = module10.OUTDIR_REMEDY;
var OUTDIR_UNWRITABLE_REMEDY = module10.OUTDIR_UNWRITABLE_REMEDY;
var OUTFILE_IS_DIRECTORY_REMEDY = module10.OUTFILE_IS_DIRECTORY_REMEDY;
var OUTFILE_IS_LINK_REMEDY = module10.OUTFILE_IS_LINK_REMEDY;
var OUTFILE_IS_PIPE_REMEDY = module10.OUTFILE_IS_PIPE_REMEDY;
var OUTFILE_REMEDY = module10.OUTFILE_REMEDY;
var OUTSIDE_REMEDY = module10.OUTSIDE_REMEDY;
var PAGES_NEED_FILE = module10.PAGES_NEED_FILE;
var PAGES_NEED_FILE_REMEDY = module10.PAGES_NEED_FILE_REMEDY;
var PATHS_IN_QUOTES = module10.PATHS_IN_QUOTES;
var PLANFILE_NEEDS_ALL = module10.PLANFILE_NEEDS_ALL;
var PLANFILE_NEEDS_ALL_REMEDY = module10.PLANFILE_NEEDS_ALL_REMEDY;
var PLANNER = module10.PLANNER;
var PLAN_OF_TERRAFORM = module10.PLAN_OF_TERRAFORM;
var PRESENT_STATUS = module10.PRESENT_STATUS;
var PRIVATE_HOST_REMEDY = module10.PRIVATE_HOST_REMEDY;
var PROGRAM = module10.PROGRAM;
var PROVIDER_REQUIRED = module10.PROVIDER_REQUIRED;
var PYTHON_DO = module10.PYTHON_DO;
var PYTHON_FOR = module10.PYTHON_FOR;
var RASTERISER = module10.RASTERISER;
var RASTERISER_FOR = module10.RASTERISER_FOR;
var REMEDY = module10.REMEDY;
var REMOVE_SPECIAL_REMEDY = module10.REMOVE_SPECIAL_REMEDY;
var REPORT_FAULT = module10.REPORT_FAULT;
var REPOSITORY_OUTSIDE = module10.REPOSITORY_OUTSIDE;
var REPOSITORY_REMEDY = module10.REPOSITORY_REMEDY;
var RESULTS = module10.RESULTS;
var RESULTS_FOR = module10.RESULTS_FOR;
var SAME_GRAPH = module10.SAME_GRAPH;
var SELF_BROKEN = module10.SELF_BROKEN;
var SELF_REMEDY = module10.SELF_REMEDY;
var SHOW_NEEDS_FILE = module10.SHOW_NEEDS_FILE;
var SHOW_NEEDS_FILE_REMEDY = module10.SHOW_NEEDS_FILE_REMEDY;
var SHOW_WSLVIEW_MISSING = module10.SHOW_WSLVIEW_MISSING;
var SOURCE = module10.SOURCE;
var SOURCE_REMEDY = module10.SOURCE_REMEDY;
var SOURCE_REQUIRED = module10.SOURCE_REQUIRED;
var STDIN = module10.STDIN;
var STDIN_TWICE = module10.STDIN_TWICE;
var STDIN_TWICE_REMEDY = module10.STDIN_TWICE_REMEDY;
var STDOUT_IS_TERMINAL_REMEDY = module10.STDOUT_IS_TERMINAL_REMEDY;
var STDOUT_ONE_FORMAT = module10.STDOUT_ONE_FORMAT;
var STDOUT_TAKEN = module10.STDOUT_TAKEN;
var STDOUT_TAKEN_REMEDY = module10.STDOUT_TAKEN_REMEDY;
var SUGGESTIONS_REMEDY = module10.SUGGESTIONS_REMEDY;
var TERRAFORM = module10.TERRAFORM;
var TERRAFORM_DO = module10.TERRAFORM_DO;
var TERRAFORM_FOR = module10.TERRAFORM_FOR;
var TERRAGRUNT_DO = module10.TERRAGRUNT_DO;
var TERRAGRUNT_FOR = module10.TERRAGRUNT_FOR;
var TOFU = module10.TOFU;
var TOFU_DO = module10.TOFU_DO;
var TOFU_FOR = module10.TOFU_FOR;
var TOO_LARGE = module10.TOO_LARGE;
var TOO_LONG_REMEDY = module10.TOO_LONG_REMEDY;
var TOO_MANY_DIRECTORIES = module10.TOO_MANY_DIRECTORIES;
var TOO_OLD = module10.TOO_OLD;
var TOO_WIDE = module10.TOO_WIDE;
var TOO_WIDE_REMEDY = module10.TOO_WIDE_REMEDY;
var VAR_REMEDY = module10.VAR_REMEDY;
var VERSION_REMEDY = module10.VERSION_REMEDY;
var WATCHED_PAGE = module10.WATCHED_PAGE;
var WATCH_NEEDS_FILE = module10.WATCH_NEEDS_FILE;
var WATCH_NEEDS_FILE_REMEDY = module10.WATCH_NEEDS_FILE_REMEDY;
var WATCH_NEEDS_LOCAL = module10.WATCH_NEEDS_LOCAL;
var WATCH_NEEDS_LOCAL_REMEDY = module10.WATCH_NEEDS_LOCAL_REMEDY;
var WATCH_WITH_AI = module10.WATCH_WITH_AI;
var WATCH_WITH_AI_REMEDY = module10.WATCH_WITH_AI_REMEDY;
var WHAT_SOURCE_ACCEPTS = module10.WHAT_SOURCE_ACCEPTS;
var WHY_FOLDED = module10.WHY_FOLDED;
var WITHOUT_VARIABLES = module10.WITHOUT_VARIABLES;
var absentBecause = module10.absentBecause;
var addressOfThisMachine = module10.addressOfThisMachine;
var addressRefused = module10.addressRefused;
var argumentTooLong = module10.argumentTooLong;
var argumentsAre = module10.argumentsAre;
var arrow = module10.arrow;
var badAmount = module10.badAmount;
var badCommentId = module10.badCommentId;
var badNumber = module10.badNumber;
var badPrivateHost = module10.badPrivateHost;
var bareOrNamed = module10.bareOrNamed;
var because = module10.because;
var cacheIs = module10.cacheIs;
var cacheIsAtLeast = module10.cacheIsAtLeast;
var changed = module10.changed;
var checkExtension = module10.checkExtension;
var checkExtensionRemedy = module10.checkExtensionRemedy;
var didYouMean = module10.didYouMean;
var drawAgain = module10.drawAgain;
var drawingRoot = module10.drawingRoot;
var drawnAs = module10.drawnAs;
var drawnIn = module10.drawnIn;
var drawnSentence = module10.drawnSentence;
var explained = module10.explained;
var fileEdited = module10.fileEdited;
var fileEditedRemedy = module10.fileEditedRemedy;
var fileEmpty = module10.fileEmpty;
var fileForeign = module10.fileForeign;
var fileIsCode = module10.fileIsCode;
var fileIsCodeRemedy = module10.fileIsCodeRemedy;
var fileIsDirectory = module10.fileIsDirectory;
var fileMissing = module10.fileMissing;
var fileUnreadable = module10.fileUnreadable;
var forExample = module10.forExample;
var formatContradicts = module10.formatContradicts;
var graphDiffers = module10.graphDiffers;
var heading = module10.heading;
var hostRefuses = module10.hostRefuses;
var ignoredWithFile = module10.ignoredWithFile;
var imageTooLarge = module10.imageTooLarge;
var isCurrent = module10.isCurrent;
var isStale = module10.isStale;
var joinedNotDirectory = module10.joinedNotDirectory;
var knownNames = module10.knownNames;
var line = module10.line;
var lineBetween = module10.lineBetween;
var manifestUnfit = module10.manifestUnfit;
var missingArgument = module10.missingArgument;
var moreKinds = module10.moreKinds;
var namesWithDefault = module10.namesWithDefault;
var neededFor = module10.neededFor;
var noEffect = module10.noEffect;
var noEffectOnGraph = module10.noEffectOnGraph;
var noEffectWith = module10.noEffectWith;
var noEffectWithout = module10.noEffectWithout;
var noPicture = module10.noPicture;
var noRootsRemedy = module10.noRootsRemedy;
var noToken = module10.noToken;
var notADirectory = module10.notADirectory;
var notAFile = module10.notAFile;
var notOurs = module10.notOurs;
var notPiped = module10.notPiped;
var notWhole = module10.notWhole;
var nothingToCompare = module10.nothingToCompare;
var ofFalse = module10.ofFalse;
var oneOf = module10.oneOf;
var oneOrMore = module10.oneOrMore;
var openerMissing = module10.openerMissing;
var openerOutput = module10.openerOutput;
var optionEmpty = module10.optionEmpty;
var optionTwice = module10.optionTwice;
var otherVersion = module10.otherVersion;
var outdirIsLink = module10.outdirIsLink;
var outdirUnfit = module10.outdirUnfit;
var outfileExtension = module10.outfileExtension;
var outfileExtensionRemedy = module10.outfileExtensionRemedy;
var outfileFolderMissing = module10.outfileFolderMissing;
var outfileIsDirectory = module10.outfileIsDirectory;
var outfileIsLink = module10.outfileIsLink;
var outfileIsPipe = module10.outfileIsPipe;
var outside = module10.outside;
var pageMissing = module10.pageMissing;
var pageStale = module10.pageStale;
var pathAlong = module10.pathAlong;
var pathBack = module10.pathBack;
var pathIgnoringDirection = module10.pathIgnoringDirection;
var perhaps = module10.perhaps;
var picturesRefused = module10.picturesRefused;
var provedBy = module10.provedBy;
var providerRemedy = module10.providerRemedy;
var rasteriserDo = module10.rasteriserDo;
var refused = module10.refused;
var removed = module10.removed;
var resourceCount = module10.resourceCount;
var resultsAre = module10.resultsAre;
var resultsCleared = module10.resultsCleared;
var rootFailed = module10.rootFailed;
var sameAs = module10.sameAs;
var seeHelp = module10.seeHelp;
var serving = module10.serving;
var shellRemedy = module10.shellRemedy;
var showFailed = module10.showFailed;
var sinceGraphFile = module10.sinceGraphFile;
var sourceMissing = module10.sourceMissing;
var stdoutIsTerminal = module10.stdoutIsTerminal;
var stdoutOneFormatRemedy = module10.stdoutOneFormatRemedy;
var summaryOfGraph = module10.summaryOfGraph;
var summaryOfPlan = module10.summaryOfPlan;
var textTooLong = module10.textTooLong;
var tooManyItems = module10.tooManyItems;
var unchanged = module10.unchanged;
var under = module10.under;
var unexpectedArguments = module10.unexpectedArguments;
var unknownAddress = module10.unknownAddress;
var unknownArgument = module10.unknownArgument;
var unknownName = module10.unknownName;
var unknownShell = module10.unknownShell;
var unknownTool = module10.unknownTool;
var unnameable = module10.unnameable;
var unsafeAddress = module10.unsafeAddress;
var variableMissing = module10.variableMissing;
var waiting = module10.waiting;
var warningLine = module10.warningLine;
var watching = module10.watching;
var wrongArgument = module10.wrongArgument;
var wrote = module10.wrote;

// elsewhere:src/cli/options.ts
var module11 = require("../cli.js").modules["src/cli/options.ts"]();
var attributeOf = module11.attributeOf;
var flagsOf = module11.flagsOf;
var helpOf = module11.helpOf;
var longOf = module11.longOf;
var optionsOf = module11.optionsOf;
var parseOptions = module11.parseOptions;
var parsePlanning = module11.parsePlanning;
var parsePrivateHosts = module11.parsePrivateHosts;
var rowsOf = module11.rowsOf;

// elsewhere:src/cli/output.ts
var module12 = require("./start.js").modules["src/cli/output.ts"]();
var STDOUT = module12.STDOUT;
var checkNotDirectory = module12.checkNotDirectory;
var checkWritable = module12.checkWritable;
var unwritable = module12.unwritable;
var writeOutput = module12.writeOutput;

// elsewhere:src/cli/progress.ts
var module13 = require("./start.js").modules["src/cli/progress.ts"]();
var SILENT = module13.SILENT;
var createProgress = module13.createProgress;

// elsewhere:src/cli/request.ts
var module14 = require("./picture.js").modules["src/cli/request.ts"]();
var checkAnnotationOption = module14.checkAnnotationOption;
var readAnnotationOption = module14.readAnnotationOption;
var readRequest = module14.readRequest;

// elsewhere:src/cli/run.ts
var module15 = require("./picture.js").modules["src/cli/run.ts"]();
var printSummary = module15.printSummary;
var run = module15.run;
var summaryOf = module15.summaryOf;
var writeDebugData = module15.writeDebugData;

// elsewhere:src/cli/targets.ts
var module16 = require("./picture.js").modules["src/cli/targets.ts"]();
var checkEdited = module16.checkEdited;
var checkTargets = module16.checkTargets;
var chooseDiffTargets = module16.chooseDiffTargets;
var chooseEstateTargets = module16.chooseEstateTargets;
var chooseTargets = module16.chooseTargets;
var ineffectiveOptions = module16.ineffectiveOptions;
var isStdout = module16.isStdout;
var pageFile = module16.pageFile;
var pagePath = module16.pagePath;
var pictureTargets = module16.pictureTargets;
var reportFormatOf = module16.reportFormatOf;
var writePictures = module16.writePictures;

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
    const { roots, files } = await openSources(sources, options, io, progress);
    const codes = roots.map((root) => ({ ...root, repository: null, planning }));
    const hidesAccounts = request.hidesAccounts === true;
    const result = await readEstate({ roots: codes, files, hidesAccounts }, io, progress.step);
    const drawn = await draw(result, { ...request, planning, options }, io, progress);
    await writeOutput(estateFile(options), result.text, io, progress);
    if (drawn !== null) await writePictures(targets, drawn, io, progress);
    else progress.warn(roots.length === 0 ? ESTATE_FILES_ALONE : ESTATE_EMPTY);
    progress.say(result.summary);
    return reportFailures(result, options, io, progress);
  } finally {
    progress.done();
  }
}
var estateFile = ({ estatefile: path }) => path === null ? ESTATE_FILE : isStdout(path) ? STDOUT : path;
var ESTATE_FILE = "estate.json";
async function targetsOf(options, io) {
  const targets = await pictureTargets(options, chooseEstateTargets, io);
  const path = estateFile(options);
  const takesStdout = [path, ...targets.map((target) => target.path)].filter((one) => one === STDOUT);
  if (takesStdout.length > 1) throw new Misuse(STDOUT_TAKEN, { remedy: ESTATE_STDOUT_REMEDY });
  checkExplanation(options.explain, takesStdout.length > 0);
  await checkTargets(targets, io);
  await checkEdited(targets, null, io);
  await checkWritable(path, io);
  return targets;
}
async function openSources(sources, { exclude }, io, progress) {
  const roots = /* @__PURE__ */ new Map();
  const files = [];
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
    for (const { path } of search.roots.filter((root) => !isShared(root, search.roots))) {
      const directory = import_node_path.posix.join(top, path);
      const root = { name: import_node_path.posix.join(source, path), directory, path: import_node_path.posix.join((0, import_node_path.basename)(top), path) };
      if (!roots.has(directory)) roots.set(directory, root);
    }
  }
  return { roots: [...roots.values()], files };
}
var isShared = ({ path, isTerragrunt }, roots) => isTerragrunt && roots.some((other) => other.isTerragrunt && other.path !== path && isBelow(path, other.path));
async function draw({ inventory }, { planning, options, ...request }, io, progress) {
  if (inventory === null) return null;
  const source = { is: "joined", name: "", title: "", folders: [], inventory, planning };
  try {
    return await diagram({ ...request, source }, io, {
      step: progress.step,
      note: progress.say,
      warn: (texts) => {
        for (const text of fewOf(texts)) progress.warn(text);
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
var module17 = require("../cli.js").modules["src/messages.ts"]();
var ACTION_REASONS = module17.ACTION_REASONS;
var FILE_EMPTY_REMEDY = module17.FILE_EMPTY_REMEDY;
var FILE_TOO_LARGE_REMEDY = module17.FILE_TOO_LARGE_REMEDY;
var FILE_UNWRITABLE_REMEDY = module17.FILE_UNWRITABLE_REMEDY;
var INVALID_GRAPH_REMEDY = module17.INVALID_GRAPH_REMEDY;
var JSON_EXPECTED = module17.JSON_EXPECTED;
var MACHINE_TROUBLES = module17.MACHINE_TROUBLES;
var NOT_CACHED = module17.NOT_CACHED;
var NO_ARROW = module17.NO_ARROW;
var NO_INSTANCES_REMEDY = module17.NO_INSTANCES_REMEDY;
var NO_RESOURCES_FOUND = module17.NO_RESOURCES_FOUND;
var NO_RESOURCES_REMEDY = module17.NO_RESOURCES_REMEDY;
var NO_RESOURCE_CHANGES_MEMBER = module17.NO_RESOURCE_CHANGES_MEMBER;
var PROXY_UNSUPPORTED = module17.PROXY_UNSUPPORTED;
var REFUSED_REPOSITORY = module17.REFUSED_REPOSITORY;
var ROOT_OUTSIDE_REMEDY = module17.ROOT_OUTSIDE_REMEDY;
var RULES = module17.RULES;
var UNREACHABLE_REMEDY = module17.UNREACHABLE_REMEDY;
var VARIABLE_FILE_REMEDY = module17.VARIABLE_FILE_REMEDY;
var addressesTooLong = module17.addressesTooLong;
var attributeOf2 = module17.attributeOf;
var causeLine = module17.causeLine;
var changeWord = module17.changeWord;
var endedBySignal = module17.endedBySignal;
var errorLine = module17.errorLine;
var fileTooLarge = module17.fileTooLarge;
var fileUnwritable = module17.fileUnwritable;
var inShell = module17.inShell;
var linkOutside = module17.linkOutside;
var moreLikeThese = module17.moreLikeThese;
var moreWarnings = module17.moreWarnings;
var noInstances = module17.noInstances;
var notStarted = module17.notStarted;
var remedyLine = module17.remedyLine;
var removedBy = module17.removedBy;
var removedNote = module17.removedNote;
var resourcesTooMany = module17.resourcesTooMany;
var rootOutside = module17.rootOutside;
var severalNames = module17.severalNames;
var variableFileTooLarge = module17.variableFileTooLarge;
var variableFileUnreadable = module17.variableFileUnreadable;

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
  const roots = namedBelow([...new Set(sources)], io.directory).map(({ source: name, path }) => ({
    ...{ name, directory: name, path, repository: null, planning }
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
function namedBelow(sources, directory) {
  const all = sources.map((source) => ({ source, names: (0, import_node_path2.resolve)(directory, source).split(import_node_path2.sep) }));
  const [first] = all;
  const isShared2 = (at) => all.every(({ names }) => names[at] === first.names[at] && at < names.length - 1);
  let shared = 0;
  while (isShared2(shared)) shared++;
  return all.map(({ source, names }) => ({ source, path: names.slice(shared).join("/") }));
}

// src/diagram/estate.ts
var import_node_path6 = require("node:path");

// elsewhere:src/estate/file.ts
var module18 = require("./picture.js").modules["src/estate/file.ts"]();
var canonicalText = module18.canonicalText;
var readEstateFile = module18.readEstateFile;
var writeEstate = module18.writeEstate;

// src/estate/join.ts
var import_node_path3 = require("node:path");

// elsewhere:src/graph/address.ts
var module19 = require("./picture.js").modules["src/graph/address.ts"]();
var escapeKey = module19.escapeKey;
var escapeName = module19.escapeName;
var formatAddress = module19.formatAddress;
var holdsEscapedBracket = module19.holdsEscapedBracket;
var isAddress = module19.isAddress;
var isDigit = module19.isDigit;
var isNameCode = module19.isNameCode;
var isShort = module19.isShort;
var modulesOf = module19.modulesOf;
var parseAddress = module19.parseAddress;
var runEnd = module19.runEnd;
var typeOf = module19.typeOf;
var unescapeKey = module19.unescapeKey;
var unescapeName = module19.unescapeName;
var withCopy = module19.withCopy;
var withoutIndexes = module19.withoutIndexes;

// elsewhere:src/graph/order.ts
var module20 = require("./picture.js").modules["src/graph/order.ts"]();
var byAddress = module20.byAddress;
var byText = module20.byText;
var largest = module20.largest;
var smallest = module20.smallest;

// elsewhere:src/graph/terraform-address.ts
var module21 = require("./picture.js").modules["src/graph/terraform-address.ts"]();
var assignAddresses = module21.assignAddresses;
var formatTerraformAddress = module21.formatTerraformAddress;
var isSameByCount = module21.isSameByCount;
var parseTerraformAddress = module21.parseTerraformAddress;
var toGraphAddress = module21.toGraphAddress;

// elsewhere:src/estate/lookups.ts
var module22 = require("./picture.js").modules["src/estate/lookups.ts"]();
var matches2 = module22.matches;
var mentionsIn = module22.mentionsIn;
var placeOf = module22.placeOf;
var selectionOf = module22.selectionOf;
var termsOf = module22.termsOf;
var withoutAnswers = module22.withoutAnswers;

// src/estate/join.ts
function joinInventories(parts, estate2) {
  const [only, ...others] = parts;
  if (only !== void 0 && others.length === 0) return only.inventory;
  const joint = createJoint(parts, estate2);
  return {
    resources: parts.flatMap((part) => resourcesOf(part, joint)),
    references: uniqueReferences([
      ...parts.flatMap((part) => referencesOf(part, joint)),
      ...estate2.links.flatMap((link) => referencesOfLink(link, joint))
    ]),
    absent: parts.flatMap(
      ({ id, inventory: { absent = [] } }) => absent.map((one) => ({ ...one, address: joint.below(id, one.address), at: joint.fileIn(id, one.at) }))
    ),
    planned: parts.every(({ inventory }) => inventory.planned === true),
    ...listOf(parts, "unparsed", joint),
    notes: [],
    warnings: parts.flatMap(({ id, inventory }) => inventory.warnings.map((text) => `${joint.pathOf(id)}: ${text}`))
  };
}
var listOf = (parts, name, joint) => {
  const texts = parts.flatMap(
    ({ id, inventory }) => (inventory[name] ?? []).map((text) => `${joint.pathOf(id)}: ${text}`)
  );
  return texts.length === 0 ? {} : { unparsed: texts };
};
var keyOf = (root, address) => `${root}
${address}`;
function createJoint(parts, { roots, links, outside: outside2, ambiguous }) {
  const paths = new Map(roots.map(({ id, path }) => [id, path]));
  const names = moduleNames(parts.map(({ id }) => id));
  const below = (root, address) => `module.${names.get(root)}.${address}`;
  const drawn = new Set(parts.map(({ id }) => id));
  const replaced = new Map(
    links.filter(({ rule, to }) => rule !== "text" && drawn.has(to)).map((link) => [keyOf(link.from, link.import), link])
  );
  const open = new Set([...outside2, ...ambiguous].map((one) => keyOf(one.from, one.import)));
  const kept = parts.flatMap(
    ({ id, inventory }) => inventory.resources.filter(({ address }) => !replaced.has(keyOf(id, address))).map(({ address, origin }) => ({ key: keyOf(id, address), origin: below(id, origin) }))
  );
  const assigned = assignAddresses(kept.map(({ origin }) => origin));
  const addresses = new Map(kept.map(({ key, origin }) => [key, assigned.get(origin)]));
  const pathOf = (root) => paths.get(root) ?? root;
  return {
    pathOf,
    below,
    // A file of a fetched module names its source, and is in no folder of the repository.
    fileIn: (root, file) => /:\/\/|::|\/\//.test(file) ? file : import_node_path3.posix.join(pathOf(root), file),
    addressOf: (root, address) => addresses.get(keyOf(root, address)),
    linkOf: (root, address) => replaced.get(keyOf(root, address)),
    isOpen: (root, address) => open.has(keyOf(root, address))
  };
}
var resourcesOf = ({ id, inventory }, joint) => inventory.resources.flatMap((resource) => {
  const address = joint.addressOf(id, resource.address);
  if (address === void 0) return [];
  const { declared, configured } = resource;
  return [
    {
      ...resource,
      // Placeholders of a lookup without an answer would look like identities of other root modules.
      ...joint.isOpen(id, resource.address) && { values: withoutAnswers(resource).values },
      ...{ address, origin: joint.below(id, resource.origin), modules: modulesOf(address) },
      ...configured !== void 0 && { configured: joint.below(id, configured) },
      ...declared !== void 0 && { declared: declaredIn(declared, id, joint) }
    }
  ];
});
var declaredIn = (declared, root, { fileIn }) => ({
  ...declared,
  file: fileIn(root, declared.file),
  ...declared.calledAt !== void 0 && {
    calledAt: { ...declared.calledAt, file: fileIn(root, declared.calledAt.file) }
  }
});
var referencesOf = ({ id, inventory }, joint) => inventory.references.flatMap((reference) => {
  const from = joint.addressOf(id, reference.from);
  const link = joint.linkOf(id, reference.to);
  if (from === void 0) return [];
  const { through: source, ...rest } = reference;
  const through = source === void 0 ? void 0 : joint.addressOf(id, source);
  const targets = link === void 0 ? [joint.addressOf(id, reference.to)] : lookupEnds(link).map(({ to }) => joint.addressOf(link.to, to));
  return targets.filter((to) => to !== void 0).map((to) => ({ ...rest, from, to, ...through !== void 0 && { through } }));
});
var lookupEnds = ({ ends }) => ends.filter(({ path }) => path === void 0);
var referencesOfLink = (link, { addressOf }) => link.ends.flatMap(({ from: reader, path, to: target, root = link.to }) => {
  const from = addressOf(link.from, reader);
  const to = addressOf(root, target);
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
      const base = /^[A-Za-z_]/.test(word) ? word : `root-${word}`.replace(/-$/, "");
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

// elsewhere:src/estate/messages.ts
var module23 = require("./picture.js").modules["src/estate/messages.ts"]();
var ESTATE_VERSION_REMEDY = module23.ESTATE_VERSION_REMEDY;
var NOT_AN_ESTATE_REMEDY = module23.NOT_AN_ESTATE_REMEDY;
var estateSummary = module23.estateSummary;
var estateVersion = module23.estateVersion;
var invalidRoot = module23.invalidRoot;
var notAnEstate = module23.notAnEstate;

// src/estate/root.ts
var import_node_path4 = require("node:path");

// elsewhere:src/catalog/index.ts
var module24 = require("./picture.js").modules["src/catalog/index.ts"]();
var boxFactsOf = module24.boxFactsOf;
var cloudOf = module24.cloudOf;
var factsOf = module24.factsOf;
var isGlobal = module24.isGlobal;
var isHandedOver = module24.isHandedOver;
var isKnown = module24.isKnown;
var isOfUnknownProvider = module24.isOfUnknownProvider;
var rankOf = module24.rankOf;
var resolvedTypeOf = module24.resolvedTypeOf;
var stripOf = module24.stripOf;
var stripOfUncalled = module24.stripOfUncalled;

// elsewhere:src/catalog/lookups.ts
var module25 = require("./picture.js").modules["src/catalog/lookups.ts"]();
var ACCOUNT_ATTRIBUTE = module25.ACCOUNT_ATTRIBUTE;
var ID_ARGUMENTS = module25.ID_ARGUMENTS;
var SCOPES = module25.SCOPES;
var asksCloud = module25.asksCloud;
var comparableName = module25.comparableName;
var filterMeaning = module25.filterMeaning;
var hasUniqueName = module25.hasUniqueName;
var isHandover = module25.isHandover;
var isOwnedByCloud = module25.isOwnedByCloud;
var lookupTargetOf = module25.lookupTargetOf;
var nameArgumentsOf = module25.nameArgumentsOf;
var nameAttributesOf = module25.nameAttributesOf;
var namedInText = module25.namedInText;

// elsewhere:src/estate/states.ts
var module26 = require("./picture.js").modules["src/estate/states.ts"]();
var compareStates = module26.compareStates;
var readsState = module26.readsState;
var stateReadBy = module26.stateReadBy;
var stateText = module26.stateText;
var statesOf = module26.statesOf;

// src/estate/root.ts
var rootId = ({ path, repository }) => repository === null ? path : import_node_path4.posix.join(repository, path === "." ? "" : path);
var failedRoot = (owner, failure, states) => ({
  ...{ id: rootId(owner), path: owner.path, repository: owner.repository, failure },
  ...{ states, accounts: [], resources: 0, exports: { outputs: [], resources: [] }, imports: [] }
});
function describeRoot(owner, inventory, states, dependencies = []) {
  const { resources, references, planned, interfaceOf } = inventory;
  const { outputs, reads } = interfaceOf?.() ?? { outputs: [], reads: [] };
  const managed = resources.filter(({ mode }) => mode === "managed");
  const exported = managed.flatMap((resource) => exportOf(resource, references)).sort((a, b) => byAddress(a.address, b.address));
  const stateImports = resources.filter(readsState).map((resource) => stateImport(resource, owner, reads));
  const lookups = lookupImports(resources, references, reads, exported);
  const texts = managed.flatMap((resource) => textImports(resource, exported));
  return {
    ...{ id: rootId(owner), path: owner.path, repository: owner.repository },
    ...planned !== void 0 && { planned },
    states,
    accounts: [...new Set(managed.flatMap((resource) => placeOf(resource).account ?? []))].sort(byText),
    resources: managed.length,
    exports: {
      outputs: outputs.map(({ name, file, line: line2, targets }) => ({ name, at: `${file}:${line2}`, targets })).sort((a, b) => byText(a.name, b.name)),
      resources: exported
    },
    imports: [...dependencyImports(dependencies, owner), ...stateImports, ...lookups, ...texts].sort(
      (a, b) => byAddress(a.id, b.id)
    )
  };
}
function exportOf(resource, references) {
  const terms = termsOf(resource);
  const { address, type } = resource;
  const behind = storedIn(resource, references);
  const stored = behind.length > 0 && { behind };
  return terms.length === 0 ? [] : [{ address, type, terms, ...placeOf(resource), ...atOf(resource), ...stored }];
}
function storedIn({ address, type }, references) {
  const attributes = isHandover(type) ? factsOf(type).valueAttributes ?? [] : [];
  if (attributes.length === 0) return [];
  const stored = references.filter(({ from, path }) => from === address && attributes.includes(path ?? ""));
  return [...new Set(stored.map(({ to }) => to))].sort(byAddress);
}
var atOf = ({ declared }, attribute) => {
  if (declared === void 0) return {};
  const line2 = (attribute === void 0 ? void 0 : declared.lines.get(attribute)) ?? declared.line;
  return { at: `${declared.file}:${line2}` };
};
function dependencyImports(dependencies, owner) {
  const imports = /* @__PURE__ */ new Map();
  for (const { label, path, file, line: line2 } of dependencies) {
    const root = path === null ? null : rootId({ ...owner, path: import_node_path4.posix.join(owner.path, path).replace(/\/+$/, "") });
    const id = `dependency.${label}`;
    const isKnown2 = [...imports.values()].some((one) => one.id === id || root !== null && one.root === root);
    if (isKnown2) continue;
    const named = { id, rule: "dependency", resource: id, key: path ?? "?", at: `${file}:${line2}`, reads: [] };
    imports.set(id, { ...named, ...root !== null && { root } });
  }
  return [...imports.values()];
}
function stateImport(resource, owner, reads) {
  const { address } = resource;
  const state = stateReadBy(resource, owner);
  return {
    ...{ id: address, rule: "remote-state", resource: address, key: state === null ? "?" : stateText(state) },
    ...atOf(resource),
    ...state !== null && { state },
    reads: readsOf(address, reads)
  };
}
var readsOf = (address, reads) => reads.filter(({ through }) => through === address).map(({ by, path, members }) => ({ by, path, members })).sort((a, b) => byText(JSON.stringify(a), JSON.stringify(b)));
function lookupImports(resources, references, reads, exported) {
  const resourceAt = new Map(resources.map((resource) => [resource.address, resource]));
  const targetsOf2 = /* @__PURE__ */ new Map();
  const usesOf = [
    ...references.map(({ from, to }) => [from, to]),
    ...reads.map(({ by, through }) => [by, through])
  ];
  for (const [from, to] of usesOf) targetsOf2.set(from, [...targetsOf2.get(from) ?? [], to]);
  const selections = resources.flatMap((resource) => {
    const selection = selectionOf(resource);
    const targets = targetsOf2.get(resource.address) ?? [];
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
    const uses = readsOf(address, reads);
    const used = uses.length > 0 && { reads: uses };
    return [{ id: address, rule, resource: address, key: keyOf2(lookup), ...atOf(resource), lookup, ...used }];
  });
}
function textImports(resource, exported) {
  const { address } = resource;
  const mentions = mentionsIn(resource).filter(
    (lookup) => !exported.some((other) => matches2({ ...lookup, near: [] }, other))
  );
  return mentions.map(({ attribute, ...mention }, at) => {
    const lookup = { ...mention, near: [] };
    const id = `${address}#${at + 1}`;
    return { id, rule: "text", resource: address, key: keyOf2(lookup), ...atOf(resource, attribute), lookup };
  });
}
var keyOf2 = ({ types, terms, scopes = {} }) => {
  const scope = Object.entries(scopes).map(([name, value]) => `${name}=${value}`);
  return [types.join("|"), ...terms.length === 0 ? ["?"] : terms, ...scope].join(" ");
};

// elsewhere:src/estate/stitch.ts
var module27 = require("./picture.js").modules["src/estate/stitch.ts"]();
var stitch = module27.stitch;

// elsewhere:src/limits.ts
var module28 = require("../cli.js").modules["src/limits.ts"]();
var ADDRESS_LENGTH_MAX = module28.ADDRESS_LENGTH_MAX;
var ANNOTATION_BYTES_MAX = module28.ANNOTATION_BYTES_MAX;
var ANSWER_BYTES_MAX = module28.ANSWER_BYTES_MAX;
var ATTRIBUTE_TEXT_LENGTH = module28.ATTRIBUTE_TEXT_LENGTH;
var CAPTION_LEGIBLE = module28.CAPTION_LEGIBLE;
var CODE_BYTES_MAX = module28.CODE_BYTES_MAX;
var COMPLAINT_LENGTH = module28.COMPLAINT_LENGTH;
var DOT_VERSION_MIN = module28.DOT_VERSION_MIN;
var ENGINE_VERSION_SECONDS = module28.ENGINE_VERSION_SECONDS;
var FETCH_SECONDS = module28.FETCH_SECONDS;
var FOCUS_HOPS_DEFAULT = module28.FOCUS_HOPS_DEFAULT;
var FOCUS_HOPS_MAX = module28.FOCUS_HOPS_MAX;
var HOPS_MAX = module28.HOPS_MAX;
var ID_LENGTH_MAX = module28.ID_LENGTH_MAX;
var LABEL_LENGTH_MAX = module28.LABEL_LENGTH_MAX;
var LEVEL_ICONS_MAX = module28.LEVEL_ICONS_MAX;
var MANIFEST_BYTES_MAX = module28.MANIFEST_BYTES_MAX;
var MODULE_DEPTH = module28.MODULE_DEPTH;
var NAMES_LISTED = module28.NAMES_LISTED;
var NEAREST_DISTANCE = module28.NEAREST_DISTANCE;
var NEAREST_LENGTH_MAX = module28.NEAREST_LENGTH_MAX;
var NEAREST_NAMES_MAX = module28.NEAREST_NAMES_MAX;
var NESTING_MAX = module28.NESTING_MAX;
var OVERVIEW_FROM = module28.OVERVIEW_FROM;
var OVERVIEW_FROM_WITH_LINES = module28.OVERVIEW_FROM_WITH_LINES;
var OVERVIEW_GAIN = module28.OVERVIEW_GAIN;
var OVERVIEW_ICONS = module28.OVERVIEW_ICONS;
var PLANNING_SECONDS = module28.PLANNING_SECONDS;
var PLANNING_SECONDS_MAX = module28.PLANNING_SECONDS_MAX;
var PLANS_MAX = module28.PLANS_MAX;
var PRINTED_ADDRESS_LENGTH = module28.PRINTED_ADDRESS_LENGTH;
var PRINTED_VALUE_LENGTH = module28.PRINTED_VALUE_LENGTH;
var PROBLEMS_LISTED = module28.PROBLEMS_LISTED;
var PYTHON_VERSION_MIN = module28.PYTHON_VERSION_MIN;
var QUOTE_LENGTH = module28.QUOTE_LENGTH;
var RESOURCES_MAX = module28.RESOURCES_MAX;
var ROOTS_AT_ONCE = module28.ROOTS_AT_ONCE;
var SCALE_DEFAULT = module28.SCALE_DEFAULT;
var SCALE_MAX = module28.SCALE_MAX;
var SCALE_MIN = module28.SCALE_MIN;
var STEPS_INFERRED_MAX = module28.STEPS_INFERRED_MAX;
var TERRAFORM_VERSION_MIN = module28.TERRAFORM_VERSION_MIN;
var TEXT_BYTES_MAX = module28.TEXT_BYTES_MAX;
var VALUE_DEPTH = module28.VALUE_DEPTH;
var VARIABLE_FILE_BYTES_MAX = module28.VARIABLE_FILE_BYTES_MAX;
var WARNINGS_MAX = module28.WARNINGS_MAX;
var WARNINGS_OF_A_KIND = module28.WARNINGS_OF_A_KIND;
var WARNING_LENGTH_MAX = module28.WARNING_LENGTH_MAX;

// src/planning/root-files.ts
var import_node_path5 = require("node:path");

// elsewhere:src/graph/terraform-names.ts
var module29 = require("./plan.js").modules["src/graph/terraform-names.ts"]();
var CODE_FILE = module29.CODE_FILE;
var REPEATERS = module29.REPEATERS;
var UNIT_FILE = module29.UNIT_FILE;

// elsewhere:src/terraform/hcl/parse.ts
var module30 = require("./code.js").modules["src/terraform/hcl/parse.ts"]();
var parseHcl = module30.parseHcl;

// elsewhere:src/terraform/hcl/walk.ts
var module31 = require("./code.js").modules["src/terraform/hcl/walk.ts"]();
var argumentOf = module31.argumentOf;
var attributeOf3 = module31.attributeOf;
var attributesIn = module31.attributesIn;
var childrenOf = module31.childrenOf;
var expressionsIn = module31.expressionsIn;
var isDynamic = module31.isDynamic;
var literalText = module31.literalText;
var mapChildren = module31.mapChildren;
var traversalsIn = module31.traversalsIn;

// elsewhere:src/terraform/root-interface.ts
var module32 = require("./code.js").modules["src/terraform/root-interface.ts"]();
var argumentsIn = module32.argumentsIn;
var backendIn = module32.backendIn;
var withInterface = module32.withInterface;

// elsewhere:src/planning/limits.ts
var module33 = require("./code.js").modules["src/planning/limits.ts"]();
var ATTEMPTS_MAX = module33.ATTEMPTS_MAX;
var BACKEND_FILES_MAX = module33.BACKEND_FILES_MAX;
var BACKEND_FILE_BYTES_MAX = module33.BACKEND_FILE_BYTES_MAX;
var CAREFUL_ATTEMPTS_MAX = module33.CAREFUL_ATTEMPTS_MAX;
var CODE_FILE_BYTES_MAX = module33.CODE_FILE_BYTES_MAX;
var CONFIG_DEPTH_MAX = module33.CONFIG_DEPTH_MAX;
var COPIED_BYTES_MAX = module33.COPIED_BYTES_MAX;
var COPIED_DEPTH_MAX = module33.COPIED_DEPTH_MAX;
var COPIED_FILES_MAX = module33.COPIED_FILES_MAX;
var COPIED_FILE_BYTES_MAX = module33.COPIED_FILE_BYTES_MAX;
var DIRECTORIES_MAX = module33.DIRECTORIES_MAX;
var EVALUATED_ITEMS_MAX = module33.EVALUATED_ITEMS_MAX;
var EVALUATED_SIZE_MAX = module33.EVALUATED_SIZE_MAX;
var EVALUATED_TEXT_MAX = module33.EVALUATED_TEXT_MAX;
var EVALUATED_WORK_MAX = module33.EVALUATED_WORK_MAX;
var EVALUATIONS_MAX = module33.EVALUATIONS_MAX;
var EVALUATION_DEPTH = module33.EVALUATION_DEPTH;
var FILES_REQUESTED_MAX = module33.FILES_REQUESTED_MAX;
var GAPS_LISTED = module33.GAPS_LISTED;
var KNOWN_LATER_DEPTH = module33.KNOWN_LATER_DEPTH;
var LEVELS_BELOW_MAX = module33.LEVELS_BELOW_MAX;
var LOCK_BYTES_MAX = module33.LOCK_BYTES_MAX;
var MARKS_MAX = module33.MARKS_MAX;
var MEMORY_BYTES_MAX = module33.MEMORY_BYTES_MAX;
var MEMORY_REQUIRED_MIB = module33.MEMORY_REQUIRED_MIB;
var OPEN_COUNTS_LISTED = module33.OPEN_COUNTS_LISTED;
var OPEN_OUTPUTS_MAX = module33.OPEN_OUTPUTS_MAX;
var PATH_LOCALS_DEPTH = module33.PATH_LOCALS_DEPTH;
var PLACEHOLDER_DEPTH = module33.PLACEHOLDER_DEPTH;
var PLACEHOLDER_ITEMS = module33.PLACEHOLDER_ITEMS;
var PLANNED_INSTANCES_MAX = module33.PLANNED_INSTANCES_MAX;
var RANGE_ITEMS_MAX = module33.RANGE_ITEMS_MAX;
var SHOWN_ITEMS_MAX = module33.SHOWN_ITEMS_MAX;
var STACK_DEPTH_MAX = module33.STACK_DEPTH_MAX;
var STACK_FILES_REQUESTED_MAX = module33.STACK_FILES_REQUESTED_MAX;
var STACK_MEMBERS_MAX = module33.STACK_MEMBERS_MAX;
var STATIC_INSTANCES_MAX = module33.STATIC_INSTANCES_MAX;
var STATIC_RESOURCES_MAX = module33.STATIC_RESOURCES_MAX;
var TEXT_FILE_BYTES_MAX = module33.TEXT_FILE_BYTES_MAX;
var UNDECLARED_SUGGESTED = module33.UNDECLARED_SUGGESTED;
var UNITS_MAX = module33.UNITS_MAX;
var UNIT_FILE_BYTES_MAX = module33.UNIT_FILE_BYTES_MAX;
var VARIABLES_BYTES_MAX = module33.VARIABLES_BYTES_MAX;
var VERSION_SECONDS = module33.VERSION_SECONDS;
var VISITED_ENTRIES_MAX = module33.VISITED_ENTRIES_MAX;
var WORKSPACE_BYTES_MAX = module33.WORKSPACE_BYTES_MAX;
var WORK_TIMES = module33.WORK_TIMES;
var YAML_ALIASES_MAX = module33.YAML_ALIASES_MAX;

// src/planning/root-files.ts
async function dependenciesIn(directory, io) {
  const bytes = await io.readRegular(import_node_path5.posix.join(directory, UNIT_FILE), UNIT_FILE_BYTES_MAX).catch(() => null);
  if (!(bytes instanceof Uint8Array)) return [];
  const { body } = parseHcl(Buffer.from(bytes).toString("utf8"), UNIT_FILE);
  return body.blocks.flatMap((block) => {
    const [label] = block.labels;
    const place = { file: UNIT_FILE, line: block.span.line };
    if (block.type === "dependency" && label !== void 0) {
      return [{ label, path: pathIn(argumentOf(block.body, "config_path")), ...place }];
    }
    const paths = block.type === "dependencies" ? argumentOf(block.body, "paths") : null;
    if (paths?.kind !== "tuple") return [];
    return paths.items.map((item) => {
      const path = pathIn(item);
      return { label: path ?? "?", path, file: UNIT_FILE, line: item.span.line };
    });
  });
}
var UNIT_DIRECTORY = /* @__PURE__ */ new Set(["get_terragrunt_dir", "get_original_terragrunt_dir"]);
function pathIn(expression) {
  if (expression === null) return null;
  const text = literalText(expression);
  if (text !== null) return text.startsWith("/") ? null : text;
  if (expression.kind !== "template") return null;
  const [first, ...rest] = expression.parts;
  const texts = rest.map(literalText);
  const startsAtUnit = first?.kind === "call" && UNIT_DIRECTORY.has(first.name);
  return startsAtUnit && texts.every((part) => part !== null) ? `.${texts.join("")}` : null;
}
var CONFIG_FILE = /\.tfbackend$|^backend[\w.-]*\.(?:hcl|conf|config)$|^[\w-]+\.backend\.(?:hcl|conf)$/;
var EXAMPLE_FILE = /\.tf\.(?:example|sample|template|disabled)$/;
async function backendFilesIn(directory, backend, io) {
  const entries = await io.list(directory).catch(() => []);
  const pattern = backend === null ? EXAMPLE_FILE : CONFIG_FILE;
  const names = entries.filter(({ name, kind }) => kind === "file" && pattern.test(name)).map(({ name }) => name);
  const read = names.sort(byText).slice(0, BACKEND_FILES_MAX).map(async (name) => {
    const bytes = await io.readRegular(import_node_path5.posix.join(directory, name), BACKEND_FILE_BYTES_MAX).catch(() => null);
    if (!(bytes instanceof Uint8Array)) return [];
    const file = parseHcl(Buffer.from(bytes).toString("utf8"), name);
    if (backend !== null) return [{ type: backend.type, values: argumentsIn(file.body) }];
    const example = backendIn([file]);
    return example === null ? [] : [example];
  });
  return (await Promise.all(read)).flat();
}
async function backendInDirectory(directory, io) {
  const entries = await io.list(directory).catch(() => []);
  const names = entries.filter(({ name, kind }) => kind === "file" && CODE_FILE.test(name) && !name.endsWith(".json"));
  const files = await Promise.all(
    names.map(async ({ name }) => {
      const bytes = await io.readRegular(import_node_path5.posix.join(directory, name), CODE_FILE_BYTES_MAX).catch(() => null);
      return bytes instanceof Uint8Array ? [parseHcl(Buffer.from(bytes).toString("utf8"), name)] : [];
    })
  );
  return backendIn(files.flat());
}

// elsewhere:src/terraform/fetch/package.ts
var module34 = require("./picture.js").modules["src/terraform/fetch/package.ts"]();
var isSharedPlace = module34.isSharedPlace;
var packageContaining = module34.packageContaining;
var packageOf = module34.packageOf;
var repositoryContaining = module34.repositoryContaining;
var shownPath = module34.shownPath;

// elsewhere:src/terraform/fetch/titles.ts
var module35 = require("./picture.js").modules["src/terraform/fetch/titles.ts"]();
var distinctNames = module35.distinctNames;
var originOfClone = module35.originOfClone;
var titleOfAddress = module35.titleOfAddress;
var titleOfDirectory = module35.titleOfDirectory;
var titleOfFile = module35.titleOfFile;

// elsewhere:src/terraform/modules/concurrency.ts
var module36 = require("./code.js").modules["src/terraform/modules/concurrency.ts"]();
var Slots = module36.Slots;
var runAtOnce = module36.runAtOnce;

// elsewhere:src/diagram/account-ids.ts
var module37 = require("./picture.js").modules["src/diagram/account-ids.ts"]();
var accountIds = module37.accountIds;
var shownName2 = module37.shownName;
var withHiddenErrors = module37.withHiddenErrors;
var withHiddenIds = module37.withHiddenIds;
var withMaskedAddresses = module37.withMaskedAddresses;

// elsewhere:src/diagram/inventory-cache.ts
var module38 = require("./picture.js").modules["src/diagram/inventory-cache.ts"]();
var readInventory = module38.readInventory;

// elsewhere:src/diagram/messages.ts
var module39 = require("./picture.js").modules["src/diagram/messages.ts"]();
var ANNOTATIONS_TOO_LARGE_REMEDY = module39.ANNOTATIONS_TOO_LARGE_REMEDY;
var ANNOTATIONS_UNREADABLE_REMEDY = module39.ANNOTATIONS_UNREADABLE_REMEDY;
var CHANGES = module39.CHANGES;
var EVERYTHING = module39.EVERYTHING;
var FILE_FAULTS = module39.FILE_FAULTS;
var FONTS_TOO_MANY_REMEDY = module39.FONTS_TOO_MANY_REMEDY;
var FONT_TOO_LARGE_REMEDY = module39.FONT_TOO_LARGE_REMEDY;
var ICON_REMEDY = module39.ICON_REMEDY;
var KINDS_DIFFER = module39.KINDS_DIFFER;
var LAST_CHANGE_SHALLOW = module39.LAST_CHANGE_SHALLOW;
var NOTHING_ON_BOTH = module39.NOTHING_ON_BOTH;
var NOTHING_ON_BOTH_REMEDY = module39.NOTHING_ON_BOTH_REMEDY;
var NO_PAGES = module39.NO_PAGES;
var NO_STEPS = module39.NO_STEPS;
var RELATIONS = module39.RELATIONS;
var STEP_ARRANGING = module39.STEP_ARRANGING;
var STEP_COMPARING = module39.STEP_COMPARING;
var STEP_UNDERSTANDING = module39.STEP_UNDERSTANDING;
var WHY_PART = module39.WHY_PART;
var WORKING_TREE = module39.WORKING_TREE;
var aboutSide = module39.aboutSide;
var annotationsEmpty = module39.annotationsEmpty;
var annotationsTooLarge = module39.annotationsTooLarge;
var annotationsUnreadable = module39.annotationsUnreadable;
var beforeAfter = module39.beforeAfter;
var changeTooWide = module39.changeTooWide;
var changesOf = module39.changesOf;
var comparing = module39.comparing;
var comparingFiles = module39.comparingFiles;
var deletedStay = module39.deletedStay;
var editsUnknown = module39.editsUnknown;
var fileUnread = module39.fileUnread;
var fileUnreadRemedy = module39.fileUnreadRemedy;
var fontsTooMany = module39.fontsTooMany;
var iconRefused = module39.iconRefused;
var iconsTooMany = module39.iconsTooMany;
var largerThan = module39.largerThan;
var levelTooLarge = module39.levelTooLarge;
var nameOfPage = module39.nameOfPage;
var nestedTooDeep = module39.nestedTooDeep;
var noLastChange = module39.noLastChange;
var noResourcesRemedy = module39.noResourcesRemedy;
var notInCommit = module39.notInCommit;
var nothingIn = module39.nothingIn;
var ofBoth = module39.ofBoth;
var onPage = module39.onPage;
var overviewDrawn = module39.overviewDrawn;
var pagesTooMany = module39.pagesTooMany;
var placesGone = module39.placesGone;
var placesNew = module39.placesNew;
var plansTooMany = module39.plansTooMany;
var readAlike = module39.readAlike;
var reason = module39.reason;
var relationThrough = module39.relationThrough;
var relationTo = module39.relationTo;
var relationToNode = module39.relationToNode;
var severalPlans = module39.severalPlans;
var severalPlansRemedy = module39.severalPlansRemedy;
var simplified = module39.simplified;
var stepAskingModel = module39.stepAskingModel;
var stepDrawing = module39.stepDrawing;
var stepReading = module39.stepReading;
var stepReadingRoot = module39.stepReadingRoot;
var titleOfPage = module39.titleOfPage;
var titled = module39.titled;
var variablesOnBoth = module39.variablesOnBoth;

// src/diagram/estate.ts
async function readEstate2({ roots, files, hidesAccounts }, io, onStep) {
  const others = files.flatMap(({ bytes, name }) => readEstateFile(bytes, name));
  const owners = ownersOf(io);
  const read = [];
  let count = 0;
  await runAtOnce([...roots.entries()], ROOTS_AT_ONCE, async ([at, code]) => {
    onStep(stepReadingRoot(code.name, ++count, roots.length));
    read[at] = await readRoot(code, await owners(code), io);
  });
  const estate2 = stitch([...read.map(({ root }) => root), ...others]);
  const parts = read.flatMap(
    ({ root: { id }, inventory }) => inventory === null ? [] : [{ id, inventory }]
  );
  const ids = accountIds(hidesAccounts);
  for (const { inventory } of parts) ids.learn(inventory.resources);
  const shown = ids.data(estate2);
  return {
    ...{ estate: shown, text: writeEstate(shown), summary: estateSummary(estate2) },
    inventory: parts.length === 0 ? null : joinInventories(parts, estate2),
    failures: read.flatMap(({ failure }) => failure ?? [])
  };
}
async function describeCode(code, inventory, io) {
  const owner = await ownersOf(io)({ ...code, path: code.name });
  return describe(code, inventory, owner, io);
}
async function describe(code, inventory, owner, io) {
  const states = await statesIn(code, inventory.interfaceOf?.().backend ?? null, owner, io);
  return describeRoot(owner, inventory, states, await dependenciesIn(code.directory, io));
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
    const path = (0, import_node_path6.relative)(top, real).split(import_node_path6.sep).join("/");
    return { path: path === "" ? "." : path, repository: await origin };
  };
}

// parts/estate.js
var modules = {
  "src/cli/estate.ts": () => ({ estate }),
  "src/cli/joined.ts": () => ({ readJoined }),
  "src/diagram/estate.ts": () => ({ describeCode, readEstate: readEstate2 })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
