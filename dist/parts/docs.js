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

// elsewhere:src/cli/messages.ts
var module7, ADDRESS_REMEDY, AFTER, ALL_WELL, BEFORE, BROKEN, BUNDLED, BUSY, BUSY_REMEDY, CACHE, CACHE_EMPTY, CACHE_FOR, CHANGED_ONE, CHANGED_ONE_REMEDY, CLOSED, COLUMN_CHANGE, COLUMN_KINDS, COLUMN_READS, COLUMN_READ_BY, COLUMN_RESOURCES, COLUMN_ROOT, COMMENT_ID_REMEDY, CONVERSATION_LOCKED, DEBUG_DATA_REMEDY, DEVOPS_DEPTH_REMEDY, DEVOPS_PIPELINE_REMEDY, DEVOPS_TOKEN_REMEDY, DIFF, DIFFERS, DIFF_EITHER_OR, DIFF_REMEDY, DIFF_TAKES_TWO, DIRECTORY, DOCKER_DO, DOCKER_FOR, DOCS_REMEDY, DOCS_TAKES_ONE, DOCUMENT, DONE, DOT_DO, DOT_FOR, DRAW, DRAWING, DRAWING_FOR, DRY_RUN_NEEDS_BACKEND, DRY_RUN_NEEDS_BACKEND_REMEDY, DRY_RUN_TAKES_STDOUT, DRY_RUN_TAKES_STDOUT_REMEDY, ESTATE_EMPTY, ESTATE_FILES_ALONE, ESTATE_REMEDY, ESTATE_SOURCE, ESTATE_STDOUT_REMEDY, EXPLAIN, EXPLANATION_TAKES_STDOUT, EXPLANATION_TAKES_STDOUT_REMEDY, FILE_FOREIGN_REMEDY, FILE_IS_DIRECTORY_REMEDY, FILE_MISSING_REMEDY, FILE_UNREADABLE_REMEDY, FORK_PROVIDERS, FORK_PROVIDERS_REMEDY, FORMAT, FORMAT_CONTRADICTS_REMEDY, GITLAB_DEPTH_REMEDY, GITLAB_PIPELINE_REMEDY, GITLAB_TOKEN_REMEDY, GIT_DO, GIT_FOR, GRAPH, GRAPHFILE_ALONE, GRAPHFILE_REMEDY, GRAPH_FILE_LIMITS, HEADING, IGNORED_WITH_PLANFILE, INSTRUCTIONS, INTERNAL_FAULT, JOINED_PLANFILE, JOINED_PLANFILE_REMEDY, JOINED_REMEDY, KINDS, MANIFEST_REMEDY, MAP, MAP_FAILED, MCP_ADDRESS_REMEDY, MISSING, NATIVE, NEWER_RUN, NOTE, NOTHING_TO_EXPLAIN, NOT_A_FILE_REMEDY, NOT_A_VARFILE_REMEDY, NOT_DRAWN, NOT_OURS_REMEDY, NOT_PIPED_REMEDY, NOT_WRITTEN, NO_CLIENT, NO_CLIENT_REMEDY, NO_ENGINE, NO_FETCH_WITH_PROVIDERS, NO_FETCH_WITH_PROVIDERS_REMEDY, NO_PATH, NO_ROOTS, NO_STAMP, ONE_SOURCE_FOR_PLAN, ONE_SOURCE_REMEDY, OPEN_PAGE, OPTION_EMPTY_REMEDY, OPTION_TWICE_REMEDY, OUTDIR_LINK_REMEDY, OUTDIR_REMEDY, OUTDIR_UNWRITABLE_REMEDY, OUTFILE_IS_DIRECTORY_REMEDY, OUTFILE_IS_LINK_REMEDY, OUTFILE_IS_PIPE_REMEDY, OUTFILE_REMEDY, OUTSIDE_REMEDY, PAGES_NEED_FILE, PAGES_NEED_FILE_REMEDY, PATHS_IN_QUOTES, PLANFILE_NEEDS_ALL, PLANFILE_NEEDS_ALL_REMEDY, PLANNER, PLAN_OF_TERRAFORM, PRESENT_STATUS, PRIVATE_HOST_REMEDY, PROGRAM, PROVIDER_REQUIRED, PYTHON_DO, PYTHON_FOR, RASTERISER, RASTERISER_FOR, REMEDY, REMOVE_SPECIAL_REMEDY, REPORT_FAULT, REPOSITORY_OUTSIDE, REPOSITORY_REMEDY, RESULTS, RESULTS_FOR, SAME_GRAPH, SELF_BROKEN, SELF_REMEDY, SHOW_NEEDS_FILE, SHOW_NEEDS_FILE_REMEDY, SHOW_WSLVIEW_MISSING, SOURCE, SOURCE_REMEDY, SOURCE_REQUIRED, STDIN, STDIN_TWICE, STDIN_TWICE_REMEDY, STDOUT_IS_TERMINAL_REMEDY, STDOUT_ONE_FORMAT, STDOUT_TAKEN, STDOUT_TAKEN_REMEDY, SUGGESTIONS_REMEDY, TERRAFORM, TERRAFORM_DO, TERRAFORM_FOR, TERRAGRUNT_DO, TERRAGRUNT_FOR, TOFU, TOFU_DO, TOFU_FOR, TOO_LARGE, TOO_LONG_REMEDY, TOO_MANY_DIRECTORIES, TOO_OLD, TOO_WIDE, TOO_WIDE_REMEDY, VAR_REMEDY, VERSION_REMEDY, WATCHED_PAGE, WATCH_NEEDS_FILE, WATCH_NEEDS_FILE_REMEDY, WATCH_NEEDS_LOCAL, WATCH_NEEDS_LOCAL_REMEDY, WATCH_WITH_AI, WATCH_WITH_AI_REMEDY, WHAT_SOURCE_ACCEPTS, WHY_FOLDED, WITHOUT_VARIABLES, absentBecause, addressOfThisMachine, addressRefused, affectedRead, affectedRoots, argumentTooLong, argumentsAre, arrow, badAmount, badCommentId, badNumber, badPrivateHost, bareOrNamed, because, belowThirdColumn, cacheIs, cacheIsAtLeast, changed, changedRoots, checkExtension, checkExtensionRemedy, cycle, didYouMean, drawingRoot, drawnAs, drawnIn, drawnSentence, explained, fileEdited, fileEditedRemedy, fileEmpty, fileForeign, fileIsCode, fileIsCodeRemedy, fileIsDirectory, fileMissing, fileUnreadable, forExample, formatContradicts, graphDiffers, heading, hostRefuses, ignoredWithFile, imageTooLarge, isCurrent, isStale, joinedNotDirectory, knownNames, line, lineBetween, manifestUnfit, missingArgument, moreKinds, namesWithDefault, neededFor, noEffect, noEffectOnGraph, noEffectWith, noEffectWithout, noPicture, noRootsRemedy, noToken, notADirectory, notAFile, notOurs, notPiped, notWhole, nothingToCompare, ofFalse, oneOf, oneOrMore, openerMissing, openerOutput, optionEmpty, optionTwice, otherVersion, outdirIsLink, outdirUnfit, outfileExtension, outfileExtensionRemedy, outfileFolderMissing, outfileIsDirectory, outfileIsLink, outfileIsPipe, outside, pageMissing, pageStale, pathAlong, pathBack, pathIgnoringDirection, perhaps, picturesRefused, provedBy, providerRemedy, rasteriserDo, redrawAdvice, refused, removed, resourceCount, resultsAre, resultsCleared, rootFailed, sameAs, seeHelp, serving, shellRemedy, showFailed, sinceGraphFile, sourceMissing, stdoutIsTerminal, stdoutOneFormatRemedy, summaryOfGraph, summaryOfPlan, textTooLong, tooManyItems, unchanged, uncomparedRoots, unexpectedArguments, unknownAddress, unknownArgument, unknownName, unknownShell, unknownTool, unnameable, unsafeAddress, varFileOfOneSide, variableMissing, waiting, warningLine, watching, wrongArgument, wrote;
var init_messages = __esm({
  "elsewhere:src/cli/messages.ts"() {
    module7 = require("../cli.js").modules["src/cli/messages.ts"]();
    ADDRESS_REMEDY = module7.ADDRESS_REMEDY;
    AFTER = module7.AFTER;
    ALL_WELL = module7.ALL_WELL;
    BEFORE = module7.BEFORE;
    BROKEN = module7.BROKEN;
    BUNDLED = module7.BUNDLED;
    BUSY = module7.BUSY;
    BUSY_REMEDY = module7.BUSY_REMEDY;
    CACHE = module7.CACHE;
    CACHE_EMPTY = module7.CACHE_EMPTY;
    CACHE_FOR = module7.CACHE_FOR;
    CHANGED_ONE = module7.CHANGED_ONE;
    CHANGED_ONE_REMEDY = module7.CHANGED_ONE_REMEDY;
    CLOSED = module7.CLOSED;
    COLUMN_CHANGE = module7.COLUMN_CHANGE;
    COLUMN_KINDS = module7.COLUMN_KINDS;
    COLUMN_READS = module7.COLUMN_READS;
    COLUMN_READ_BY = module7.COLUMN_READ_BY;
    COLUMN_RESOURCES = module7.COLUMN_RESOURCES;
    COLUMN_ROOT = module7.COLUMN_ROOT;
    COMMENT_ID_REMEDY = module7.COMMENT_ID_REMEDY;
    CONVERSATION_LOCKED = module7.CONVERSATION_LOCKED;
    DEBUG_DATA_REMEDY = module7.DEBUG_DATA_REMEDY;
    DEVOPS_DEPTH_REMEDY = module7.DEVOPS_DEPTH_REMEDY;
    DEVOPS_PIPELINE_REMEDY = module7.DEVOPS_PIPELINE_REMEDY;
    DEVOPS_TOKEN_REMEDY = module7.DEVOPS_TOKEN_REMEDY;
    DIFF = module7.DIFF;
    DIFFERS = module7.DIFFERS;
    DIFF_EITHER_OR = module7.DIFF_EITHER_OR;
    DIFF_REMEDY = module7.DIFF_REMEDY;
    DIFF_TAKES_TWO = module7.DIFF_TAKES_TWO;
    DIRECTORY = module7.DIRECTORY;
    DOCKER_DO = module7.DOCKER_DO;
    DOCKER_FOR = module7.DOCKER_FOR;
    DOCS_REMEDY = module7.DOCS_REMEDY;
    DOCS_TAKES_ONE = module7.DOCS_TAKES_ONE;
    DOCUMENT = module7.DOCUMENT;
    DONE = module7.DONE;
    DOT_DO = module7.DOT_DO;
    DOT_FOR = module7.DOT_FOR;
    DRAW = module7.DRAW;
    DRAWING = module7.DRAWING;
    DRAWING_FOR = module7.DRAWING_FOR;
    DRY_RUN_NEEDS_BACKEND = module7.DRY_RUN_NEEDS_BACKEND;
    DRY_RUN_NEEDS_BACKEND_REMEDY = module7.DRY_RUN_NEEDS_BACKEND_REMEDY;
    DRY_RUN_TAKES_STDOUT = module7.DRY_RUN_TAKES_STDOUT;
    DRY_RUN_TAKES_STDOUT_REMEDY = module7.DRY_RUN_TAKES_STDOUT_REMEDY;
    ESTATE_EMPTY = module7.ESTATE_EMPTY;
    ESTATE_FILES_ALONE = module7.ESTATE_FILES_ALONE;
    ESTATE_REMEDY = module7.ESTATE_REMEDY;
    ESTATE_SOURCE = module7.ESTATE_SOURCE;
    ESTATE_STDOUT_REMEDY = module7.ESTATE_STDOUT_REMEDY;
    EXPLAIN = module7.EXPLAIN;
    EXPLANATION_TAKES_STDOUT = module7.EXPLANATION_TAKES_STDOUT;
    EXPLANATION_TAKES_STDOUT_REMEDY = module7.EXPLANATION_TAKES_STDOUT_REMEDY;
    FILE_FOREIGN_REMEDY = module7.FILE_FOREIGN_REMEDY;
    FILE_IS_DIRECTORY_REMEDY = module7.FILE_IS_DIRECTORY_REMEDY;
    FILE_MISSING_REMEDY = module7.FILE_MISSING_REMEDY;
    FILE_UNREADABLE_REMEDY = module7.FILE_UNREADABLE_REMEDY;
    FORK_PROVIDERS = module7.FORK_PROVIDERS;
    FORK_PROVIDERS_REMEDY = module7.FORK_PROVIDERS_REMEDY;
    FORMAT = module7.FORMAT;
    FORMAT_CONTRADICTS_REMEDY = module7.FORMAT_CONTRADICTS_REMEDY;
    GITLAB_DEPTH_REMEDY = module7.GITLAB_DEPTH_REMEDY;
    GITLAB_PIPELINE_REMEDY = module7.GITLAB_PIPELINE_REMEDY;
    GITLAB_TOKEN_REMEDY = module7.GITLAB_TOKEN_REMEDY;
    GIT_DO = module7.GIT_DO;
    GIT_FOR = module7.GIT_FOR;
    GRAPH = module7.GRAPH;
    GRAPHFILE_ALONE = module7.GRAPHFILE_ALONE;
    GRAPHFILE_REMEDY = module7.GRAPHFILE_REMEDY;
    GRAPH_FILE_LIMITS = module7.GRAPH_FILE_LIMITS;
    HEADING = module7.HEADING;
    IGNORED_WITH_PLANFILE = module7.IGNORED_WITH_PLANFILE;
    INSTRUCTIONS = module7.INSTRUCTIONS;
    INTERNAL_FAULT = module7.INTERNAL_FAULT;
    JOINED_PLANFILE = module7.JOINED_PLANFILE;
    JOINED_PLANFILE_REMEDY = module7.JOINED_PLANFILE_REMEDY;
    JOINED_REMEDY = module7.JOINED_REMEDY;
    KINDS = module7.KINDS;
    MANIFEST_REMEDY = module7.MANIFEST_REMEDY;
    MAP = module7.MAP;
    MAP_FAILED = module7.MAP_FAILED;
    MCP_ADDRESS_REMEDY = module7.MCP_ADDRESS_REMEDY;
    MISSING = module7.MISSING;
    NATIVE = module7.NATIVE;
    NEWER_RUN = module7.NEWER_RUN;
    NOTE = module7.NOTE;
    NOTHING_TO_EXPLAIN = module7.NOTHING_TO_EXPLAIN;
    NOT_A_FILE_REMEDY = module7.NOT_A_FILE_REMEDY;
    NOT_A_VARFILE_REMEDY = module7.NOT_A_VARFILE_REMEDY;
    NOT_DRAWN = module7.NOT_DRAWN;
    NOT_OURS_REMEDY = module7.NOT_OURS_REMEDY;
    NOT_PIPED_REMEDY = module7.NOT_PIPED_REMEDY;
    NOT_WRITTEN = module7.NOT_WRITTEN;
    NO_CLIENT = module7.NO_CLIENT;
    NO_CLIENT_REMEDY = module7.NO_CLIENT_REMEDY;
    NO_ENGINE = module7.NO_ENGINE;
    NO_FETCH_WITH_PROVIDERS = module7.NO_FETCH_WITH_PROVIDERS;
    NO_FETCH_WITH_PROVIDERS_REMEDY = module7.NO_FETCH_WITH_PROVIDERS_REMEDY;
    NO_PATH = module7.NO_PATH;
    NO_ROOTS = module7.NO_ROOTS;
    NO_STAMP = module7.NO_STAMP;
    ONE_SOURCE_FOR_PLAN = module7.ONE_SOURCE_FOR_PLAN;
    ONE_SOURCE_REMEDY = module7.ONE_SOURCE_REMEDY;
    OPEN_PAGE = module7.OPEN_PAGE;
    OPTION_EMPTY_REMEDY = module7.OPTION_EMPTY_REMEDY;
    OPTION_TWICE_REMEDY = module7.OPTION_TWICE_REMEDY;
    OUTDIR_LINK_REMEDY = module7.OUTDIR_LINK_REMEDY;
    OUTDIR_REMEDY = module7.OUTDIR_REMEDY;
    OUTDIR_UNWRITABLE_REMEDY = module7.OUTDIR_UNWRITABLE_REMEDY;
    OUTFILE_IS_DIRECTORY_REMEDY = module7.OUTFILE_IS_DIRECTORY_REMEDY;
    OUTFILE_IS_LINK_REMEDY = module7.OUTFILE_IS_LINK_REMEDY;
    OUTFILE_IS_PIPE_REMEDY = module7.OUTFILE_IS_PIPE_REMEDY;
    OUTFILE_REMEDY = module7.OUTFILE_REMEDY;
    OUTSIDE_REMEDY = module7.OUTSIDE_REMEDY;
    PAGES_NEED_FILE = module7.PAGES_NEED_FILE;
    PAGES_NEED_FILE_REMEDY = module7.PAGES_NEED_FILE_REMEDY;
    PATHS_IN_QUOTES = module7.PATHS_IN_QUOTES;
    PLANFILE_NEEDS_ALL = module7.PLANFILE_NEEDS_ALL;
    PLANFILE_NEEDS_ALL_REMEDY = module7.PLANFILE_NEEDS_ALL_REMEDY;
    PLANNER = module7.PLANNER;
    PLAN_OF_TERRAFORM = module7.PLAN_OF_TERRAFORM;
    PRESENT_STATUS = module7.PRESENT_STATUS;
    PRIVATE_HOST_REMEDY = module7.PRIVATE_HOST_REMEDY;
    PROGRAM = module7.PROGRAM;
    PROVIDER_REQUIRED = module7.PROVIDER_REQUIRED;
    PYTHON_DO = module7.PYTHON_DO;
    PYTHON_FOR = module7.PYTHON_FOR;
    RASTERISER = module7.RASTERISER;
    RASTERISER_FOR = module7.RASTERISER_FOR;
    REMEDY = module7.REMEDY;
    REMOVE_SPECIAL_REMEDY = module7.REMOVE_SPECIAL_REMEDY;
    REPORT_FAULT = module7.REPORT_FAULT;
    REPOSITORY_OUTSIDE = module7.REPOSITORY_OUTSIDE;
    REPOSITORY_REMEDY = module7.REPOSITORY_REMEDY;
    RESULTS = module7.RESULTS;
    RESULTS_FOR = module7.RESULTS_FOR;
    SAME_GRAPH = module7.SAME_GRAPH;
    SELF_BROKEN = module7.SELF_BROKEN;
    SELF_REMEDY = module7.SELF_REMEDY;
    SHOW_NEEDS_FILE = module7.SHOW_NEEDS_FILE;
    SHOW_NEEDS_FILE_REMEDY = module7.SHOW_NEEDS_FILE_REMEDY;
    SHOW_WSLVIEW_MISSING = module7.SHOW_WSLVIEW_MISSING;
    SOURCE = module7.SOURCE;
    SOURCE_REMEDY = module7.SOURCE_REMEDY;
    SOURCE_REQUIRED = module7.SOURCE_REQUIRED;
    STDIN = module7.STDIN;
    STDIN_TWICE = module7.STDIN_TWICE;
    STDIN_TWICE_REMEDY = module7.STDIN_TWICE_REMEDY;
    STDOUT_IS_TERMINAL_REMEDY = module7.STDOUT_IS_TERMINAL_REMEDY;
    STDOUT_ONE_FORMAT = module7.STDOUT_ONE_FORMAT;
    STDOUT_TAKEN = module7.STDOUT_TAKEN;
    STDOUT_TAKEN_REMEDY = module7.STDOUT_TAKEN_REMEDY;
    SUGGESTIONS_REMEDY = module7.SUGGESTIONS_REMEDY;
    TERRAFORM = module7.TERRAFORM;
    TERRAFORM_DO = module7.TERRAFORM_DO;
    TERRAFORM_FOR = module7.TERRAFORM_FOR;
    TERRAGRUNT_DO = module7.TERRAGRUNT_DO;
    TERRAGRUNT_FOR = module7.TERRAGRUNT_FOR;
    TOFU = module7.TOFU;
    TOFU_DO = module7.TOFU_DO;
    TOFU_FOR = module7.TOFU_FOR;
    TOO_LARGE = module7.TOO_LARGE;
    TOO_LONG_REMEDY = module7.TOO_LONG_REMEDY;
    TOO_MANY_DIRECTORIES = module7.TOO_MANY_DIRECTORIES;
    TOO_OLD = module7.TOO_OLD;
    TOO_WIDE = module7.TOO_WIDE;
    TOO_WIDE_REMEDY = module7.TOO_WIDE_REMEDY;
    VAR_REMEDY = module7.VAR_REMEDY;
    VERSION_REMEDY = module7.VERSION_REMEDY;
    WATCHED_PAGE = module7.WATCHED_PAGE;
    WATCH_NEEDS_FILE = module7.WATCH_NEEDS_FILE;
    WATCH_NEEDS_FILE_REMEDY = module7.WATCH_NEEDS_FILE_REMEDY;
    WATCH_NEEDS_LOCAL = module7.WATCH_NEEDS_LOCAL;
    WATCH_NEEDS_LOCAL_REMEDY = module7.WATCH_NEEDS_LOCAL_REMEDY;
    WATCH_WITH_AI = module7.WATCH_WITH_AI;
    WATCH_WITH_AI_REMEDY = module7.WATCH_WITH_AI_REMEDY;
    WHAT_SOURCE_ACCEPTS = module7.WHAT_SOURCE_ACCEPTS;
    WHY_FOLDED = module7.WHY_FOLDED;
    WITHOUT_VARIABLES = module7.WITHOUT_VARIABLES;
    absentBecause = module7.absentBecause;
    addressOfThisMachine = module7.addressOfThisMachine;
    addressRefused = module7.addressRefused;
    affectedRead = module7.affectedRead;
    affectedRoots = module7.affectedRoots;
    argumentTooLong = module7.argumentTooLong;
    argumentsAre = module7.argumentsAre;
    arrow = module7.arrow;
    badAmount = module7.badAmount;
    badCommentId = module7.badCommentId;
    badNumber = module7.badNumber;
    badPrivateHost = module7.badPrivateHost;
    bareOrNamed = module7.bareOrNamed;
    because = module7.because;
    belowThirdColumn = module7.belowThirdColumn;
    cacheIs = module7.cacheIs;
    cacheIsAtLeast = module7.cacheIsAtLeast;
    changed = module7.changed;
    changedRoots = module7.changedRoots;
    checkExtension = module7.checkExtension;
    checkExtensionRemedy = module7.checkExtensionRemedy;
    cycle = module7.cycle;
    didYouMean = module7.didYouMean;
    drawingRoot = module7.drawingRoot;
    drawnAs = module7.drawnAs;
    drawnIn = module7.drawnIn;
    drawnSentence = module7.drawnSentence;
    explained = module7.explained;
    fileEdited = module7.fileEdited;
    fileEditedRemedy = module7.fileEditedRemedy;
    fileEmpty = module7.fileEmpty;
    fileForeign = module7.fileForeign;
    fileIsCode = module7.fileIsCode;
    fileIsCodeRemedy = module7.fileIsCodeRemedy;
    fileIsDirectory = module7.fileIsDirectory;
    fileMissing = module7.fileMissing;
    fileUnreadable = module7.fileUnreadable;
    forExample = module7.forExample;
    formatContradicts = module7.formatContradicts;
    graphDiffers = module7.graphDiffers;
    heading = module7.heading;
    hostRefuses = module7.hostRefuses;
    ignoredWithFile = module7.ignoredWithFile;
    imageTooLarge = module7.imageTooLarge;
    isCurrent = module7.isCurrent;
    isStale = module7.isStale;
    joinedNotDirectory = module7.joinedNotDirectory;
    knownNames = module7.knownNames;
    line = module7.line;
    lineBetween = module7.lineBetween;
    manifestUnfit = module7.manifestUnfit;
    missingArgument = module7.missingArgument;
    moreKinds = module7.moreKinds;
    namesWithDefault = module7.namesWithDefault;
    neededFor = module7.neededFor;
    noEffect = module7.noEffect;
    noEffectOnGraph = module7.noEffectOnGraph;
    noEffectWith = module7.noEffectWith;
    noEffectWithout = module7.noEffectWithout;
    noPicture = module7.noPicture;
    noRootsRemedy = module7.noRootsRemedy;
    noToken = module7.noToken;
    notADirectory = module7.notADirectory;
    notAFile = module7.notAFile;
    notOurs = module7.notOurs;
    notPiped = module7.notPiped;
    notWhole = module7.notWhole;
    nothingToCompare = module7.nothingToCompare;
    ofFalse = module7.ofFalse;
    oneOf = module7.oneOf;
    oneOrMore = module7.oneOrMore;
    openerMissing = module7.openerMissing;
    openerOutput = module7.openerOutput;
    optionEmpty = module7.optionEmpty;
    optionTwice = module7.optionTwice;
    otherVersion = module7.otherVersion;
    outdirIsLink = module7.outdirIsLink;
    outdirUnfit = module7.outdirUnfit;
    outfileExtension = module7.outfileExtension;
    outfileExtensionRemedy = module7.outfileExtensionRemedy;
    outfileFolderMissing = module7.outfileFolderMissing;
    outfileIsDirectory = module7.outfileIsDirectory;
    outfileIsLink = module7.outfileIsLink;
    outfileIsPipe = module7.outfileIsPipe;
    outside = module7.outside;
    pageMissing = module7.pageMissing;
    pageStale = module7.pageStale;
    pathAlong = module7.pathAlong;
    pathBack = module7.pathBack;
    pathIgnoringDirection = module7.pathIgnoringDirection;
    perhaps = module7.perhaps;
    picturesRefused = module7.picturesRefused;
    provedBy = module7.provedBy;
    providerRemedy = module7.providerRemedy;
    rasteriserDo = module7.rasteriserDo;
    redrawAdvice = module7.redrawAdvice;
    refused = module7.refused;
    removed = module7.removed;
    resourceCount = module7.resourceCount;
    resultsAre = module7.resultsAre;
    resultsCleared = module7.resultsCleared;
    rootFailed = module7.rootFailed;
    sameAs = module7.sameAs;
    seeHelp = module7.seeHelp;
    serving = module7.serving;
    shellRemedy = module7.shellRemedy;
    showFailed = module7.showFailed;
    sinceGraphFile = module7.sinceGraphFile;
    sourceMissing = module7.sourceMissing;
    stdoutIsTerminal = module7.stdoutIsTerminal;
    stdoutOneFormatRemedy = module7.stdoutOneFormatRemedy;
    summaryOfGraph = module7.summaryOfGraph;
    summaryOfPlan = module7.summaryOfPlan;
    textTooLong = module7.textTooLong;
    tooManyItems = module7.tooManyItems;
    unchanged = module7.unchanged;
    uncomparedRoots = module7.uncomparedRoots;
    unexpectedArguments = module7.unexpectedArguments;
    unknownAddress = module7.unknownAddress;
    unknownArgument = module7.unknownArgument;
    unknownName = module7.unknownName;
    unknownShell = module7.unknownShell;
    unknownTool = module7.unknownTool;
    unnameable = module7.unnameable;
    unsafeAddress = module7.unsafeAddress;
    varFileOfOneSide = module7.varFileOfOneSide;
    variableMissing = module7.variableMissing;
    waiting = module7.waiting;
    warningLine = module7.warningLine;
    watching = module7.watching;
    wrongArgument = module7.wrongArgument;
    wrote = module7.wrote;
  }
});

// elsewhere:src/graph/order.ts
var module10, byAddress, byText, largest, smallest;
var init_order = __esm({
  "elsewhere:src/graph/order.ts"() {
    module10 = require("./start.js").modules["src/graph/order.ts"]();
    byAddress = module10.byAddress;
    byText = module10.byText;
    largest = module10.largest;
    smallest = module10.smallest;
  }
});

// elsewhere:src/platform/text/markdown.ts
var module11, address, attribute, code, legible, markdown;
var init_markdown = __esm({
  "elsewhere:src/platform/text/markdown.ts"() {
    module11 = require("./start.js").modules["src/platform/text/markdown.ts"]();
    address = module11.address;
    attribute = module11.attribute;
    code = module11.code;
    legible = module11.legible;
    markdown = module11.markdown;
  }
});

// elsewhere:src/cli/limits.ts
var module12, ADDRESSES_LISTED_MAX, ANSWER_BYTES_MAX, ARGUMENT_ITEMS_MAX, ARGUMENT_LENGTH_MAX, CACHE_FILES_COUNTED, DEVOPS_BODY_BYTES_MAX, DOCTOR_SECONDS, FILE_BYTES_MAX, GITLAB_BODY_BYTES_MAX, GRAPHS_REMEMBERED_MAX, HOPS_LISTED_MAX, IMAGE_BYTES_MAX, KINDS_IN_TABLE_MAX, KINDS_LISTED_MAX, LISTING_BYTES_MAX, MANIFEST_BYTES_MAX, NAME_LENGTH_MAX, NEIGHBOURS_DEPTH_MAX, NOTES_LENGTH_MAX, PAGES_MAX, PER_PAGE, PROGRESS_SECONDS, QUESTION_BYTES_MAX, REACH_DEPTH_MAX, REASON_LENGTH_MAX, SETTLE_SECONDS, SHOW_SECONDS, SUMMARY_LISTED_MAX, SUMMARY_WARNINGS_MAX, SUMMARY_WARNING_LENGTH_MAX, TEXT_LENGTH_MAX, TITLE_LENGTH_MAX, UPLOAD_BYTES_MAX, WAITING_MAX, WATCH_SECONDS;
var init_limits = __esm({
  "elsewhere:src/cli/limits.ts"() {
    module12 = require("../cli.js").modules["src/cli/limits.ts"]();
    ADDRESSES_LISTED_MAX = module12.ADDRESSES_LISTED_MAX;
    ANSWER_BYTES_MAX = module12.ANSWER_BYTES_MAX;
    ARGUMENT_ITEMS_MAX = module12.ARGUMENT_ITEMS_MAX;
    ARGUMENT_LENGTH_MAX = module12.ARGUMENT_LENGTH_MAX;
    CACHE_FILES_COUNTED = module12.CACHE_FILES_COUNTED;
    DEVOPS_BODY_BYTES_MAX = module12.DEVOPS_BODY_BYTES_MAX;
    DOCTOR_SECONDS = module12.DOCTOR_SECONDS;
    FILE_BYTES_MAX = module12.FILE_BYTES_MAX;
    GITLAB_BODY_BYTES_MAX = module12.GITLAB_BODY_BYTES_MAX;
    GRAPHS_REMEMBERED_MAX = module12.GRAPHS_REMEMBERED_MAX;
    HOPS_LISTED_MAX = module12.HOPS_LISTED_MAX;
    IMAGE_BYTES_MAX = module12.IMAGE_BYTES_MAX;
    KINDS_IN_TABLE_MAX = module12.KINDS_IN_TABLE_MAX;
    KINDS_LISTED_MAX = module12.KINDS_LISTED_MAX;
    LISTING_BYTES_MAX = module12.LISTING_BYTES_MAX;
    MANIFEST_BYTES_MAX = module12.MANIFEST_BYTES_MAX;
    NAME_LENGTH_MAX = module12.NAME_LENGTH_MAX;
    NEIGHBOURS_DEPTH_MAX = module12.NEIGHBOURS_DEPTH_MAX;
    NOTES_LENGTH_MAX = module12.NOTES_LENGTH_MAX;
    PAGES_MAX = module12.PAGES_MAX;
    PER_PAGE = module12.PER_PAGE;
    PROGRESS_SECONDS = module12.PROGRESS_SECONDS;
    QUESTION_BYTES_MAX = module12.QUESTION_BYTES_MAX;
    REACH_DEPTH_MAX = module12.REACH_DEPTH_MAX;
    REASON_LENGTH_MAX = module12.REASON_LENGTH_MAX;
    SETTLE_SECONDS = module12.SETTLE_SECONDS;
    SHOW_SECONDS = module12.SHOW_SECONDS;
    SUMMARY_LISTED_MAX = module12.SUMMARY_LISTED_MAX;
    SUMMARY_WARNINGS_MAX = module12.SUMMARY_WARNINGS_MAX;
    SUMMARY_WARNING_LENGTH_MAX = module12.SUMMARY_WARNING_LENGTH_MAX;
    TEXT_LENGTH_MAX = module12.TEXT_LENGTH_MAX;
    TITLE_LENGTH_MAX = module12.TITLE_LENGTH_MAX;
    UPLOAD_BYTES_MAX = module12.UPLOAD_BYTES_MAX;
    WAITING_MAX = module12.WAITING_MAX;
    WATCH_SECONDS = module12.WATCH_SECONDS;
  }
});

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
function sectionOf({ title, path, counts, picture, page }) {
  const prefix = title === path ? "" : `${escaped(path)}: `;
  return [
    `## ${escaped(title)}`,
    `[![${escaped(title)}](${picture})](${page})`,
    `${prefix}${counts}. [${OPEN_PAGE}](${page})`
  ];
}
function tableOf(entries, { links, changes }) {
  const byId = new Map(entries.flatMap((entry) => entry.description === null ? [] : [[entry.description.id, entry]]));
  const known = links.filter(({ from, to }) => from !== to && byId.has(from) && byId.has(to));
  const linksTo = (ids) => [...new Set(ids)].map((id) => byId.get(id)).sort((a, b) => byText(a.path, b.path)).map(linkTo).join(", ");
  const columns = [
    { heading: COLUMN_ROOT, cellOf: linkTo },
    { heading: COLUMN_RESOURCES, cellOf: ({ resources }) => String(resources) },
    { heading: COLUMN_KINDS, cellOf: ({ kinds }) => kindsOf(kinds) }
  ];
  if (known.length > 0) {
    columns.push(
      {
        heading: COLUMN_READS,
        cellOf: ({ description }) => linksTo(known.flatMap(({ from, to }) => from === description?.id ? [to] : []))
      },
      {
        heading: COLUMN_READ_BY,
        cellOf: ({ description }) => linksTo(known.flatMap(({ from, to }) => to === description?.id ? [from] : []))
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
function kindsOf(kinds) {
  const texts = kinds.map(([title, count]) => count === 1 ? escaped(title) : `${escaped(title)} \xD7${count}`);
  const omitted = texts.length - KINDS_IN_TABLE_MAX;
  if (omitted <= 1) return texts.join(", ");
  return [...texts.slice(0, KINDS_IN_TABLE_MAX), moreKinds(omitted)].join(", ");
}
var escaped, mapSection, failureLine, linkTo, changeOf;
var init_listing = __esm({
  "src/cli/docs/listing.ts"() {
    init_order();
    init_markdown();
    init_limits();
    init_messages();
    escaped = (text) => markdown(text, TITLE_LENGTH_MAX);
    mapSection = ({ picture, page, summary }) => [
      `[![${MAP}](${picture})](${page})`,
      `${summary}. [${OPEN_PAGE}](${page})`
    ];
    failureLine = ({ path, reason }) => `- ${escaped(path)}: ${markdown(reason, REASON_LENGTH_MAX)}`;
    linkTo = ({ path, page }) => `[${escaped(path)}](${page})`;
    changeOf = (change) => change === void 0 ? "" : `${change.date} ${escaped(change.subject)}`;
  }
});

// elsewhere:src/diagram.ts
var diagram_exports = {};
__export(diagram_exports, {
  ANNOTATION_FILE: () => ANNOTATION_FILE,
  FONT_FILE: () => FONT_FILE,
  FORMAT_DEFAULT: () => FORMAT_DEFAULT,
  FORMAT_NAMES: () => FORMAT_NAMES,
  REPORT_FORMATS: () => REPORT_FORMATS,
  REPORT_FORMAT_DEFAULT: () => REPORT_FORMAT_DEFAULT,
  REPORT_FORMAT_NAMES: () => REPORT_FORMAT_NAMES,
  annotationsBeside: () => annotationsBeside,
  annotationsOf: () => annotationsOf,
  connectionsOf: () => connectionsOf,
  diagram: () => diagram,
  editState: () => editState,
  fetchArchive: () => fetchArchive,
  formatOfExtension: () => formatOfExtension,
  formatRow: () => formatRow,
  graphRequestOf: () => graphRequestOf,
  isFileAddress: () => isFileAddress,
  isGitAddress: () => isGitAddress,
  knowsChanges: () => knowsChanges,
  lastChanges: () => lastChanges,
  linksBetween: () => linksBetween,
  modelFileIn: () => modelFileIn,
  networkOf: () => networkOf,
  readEstate: () => readEstate,
  requestOf: () => requestOf,
  shownName: () => shownName,
  surveyCode: () => surveyCode,
  unpackTree: () => unpackTree
});
var module16, ANNOTATION_FILE, FONT_FILE, FORMAT_DEFAULT, FORMAT_NAMES, REPORT_FORMATS, REPORT_FORMAT_DEFAULT, REPORT_FORMAT_NAMES, annotationsBeside, annotationsOf, connectionsOf, diagram, editState, fetchArchive, formatOfExtension, formatRow, graphRequestOf, isFileAddress, isGitAddress, knowsChanges, lastChanges, linksBetween, modelFileIn, networkOf, readEstate, requestOf, shownName, surveyCode, unpackTree;
var init_diagram = __esm({
  "elsewhere:src/diagram.ts"() {
    module16 = require("./picture.js").modules["src/diagram.ts"]();
    ANNOTATION_FILE = module16.ANNOTATION_FILE;
    FONT_FILE = module16.FONT_FILE;
    FORMAT_DEFAULT = module16.FORMAT_DEFAULT;
    FORMAT_NAMES = module16.FORMAT_NAMES;
    REPORT_FORMATS = module16.REPORT_FORMATS;
    REPORT_FORMAT_DEFAULT = module16.REPORT_FORMAT_DEFAULT;
    REPORT_FORMAT_NAMES = module16.REPORT_FORMAT_NAMES;
    annotationsBeside = module16.annotationsBeside;
    annotationsOf = module16.annotationsOf;
    connectionsOf = module16.connectionsOf;
    diagram = module16.diagram;
    editState = module16.editState;
    fetchArchive = module16.fetchArchive;
    formatOfExtension = module16.formatOfExtension;
    formatRow = module16.formatRow;
    graphRequestOf = module16.graphRequestOf;
    isFileAddress = module16.isFileAddress;
    isGitAddress = module16.isGitAddress;
    knowsChanges = module16.knowsChanges;
    lastChanges = module16.lastChanges;
    linksBetween = module16.linksBetween;
    modelFileIn = module16.modelFileIn;
    networkOf = module16.networkOf;
    readEstate = module16.readEstate;
    requestOf = module16.requestOf;
    shownName = module16.shownName;
    surveyCode = module16.surveyCode;
    unpackTree = module16.unpackTree;
  }
});

// elsewhere:src/catalog/products.ts
var module17, COMMON_WORDS, ENVIRONMENT_WORDS, GENERATED_ID, GENERATED_NAME, KIND_WORDS, MEANINGLESS_NAMES, UNIQUE_SUFFIX, builtType, cloudNameOf, effectiveCloudOf, isEnvironment, isKnownByCloudName, nameAttributesOf, namePathsOf, outerBoxOf, partTitleOf, productOf, valueInWords;
var init_products = __esm({
  "elsewhere:src/catalog/products.ts"() {
    module17 = require("./picture.js").modules["src/catalog/products.ts"]();
    COMMON_WORDS = module17.COMMON_WORDS;
    ENVIRONMENT_WORDS = module17.ENVIRONMENT_WORDS;
    GENERATED_ID = module17.GENERATED_ID;
    GENERATED_NAME = module17.GENERATED_NAME;
    KIND_WORDS = module17.KIND_WORDS;
    MEANINGLESS_NAMES = module17.MEANINGLESS_NAMES;
    UNIQUE_SUFFIX = module17.UNIQUE_SUFFIX;
    builtType = module17.builtType;
    cloudNameOf = module17.cloudNameOf;
    effectiveCloudOf = module17.effectiveCloudOf;
    isEnvironment = module17.isEnvironment;
    isKnownByCloudName = module17.isKnownByCloudName;
    nameAttributesOf = module17.nameAttributesOf;
    namePathsOf = module17.namePathsOf;
    outerBoxOf = module17.outerBoxOf;
    partTitleOf = module17.partTitleOf;
    productOf = module17.productOf;
    valueInWords = module17.valueInWords;
  }
});

// elsewhere:src/platform/text/limit-warnings.ts
var module18, limitWarnings;
var init_limit_warnings = __esm({
  "elsewhere:src/platform/text/limit-warnings.ts"() {
    module18 = require("./picture.js").modules["src/platform/text/limit-warnings.ts"]();
    limitWarnings = module18.limitWarnings;
  }
});

// elsewhere:src/cli/run.ts
var module19, printSummary, run, summaryOf, writeDebugData;
var init_run = __esm({
  "elsewhere:src/cli/run.ts"() {
    module19 = require("./picture.js").modules["src/cli/run.ts"]();
    printSummary = module19.printSummary;
    run = module19.run;
    summaryOf = module19.summaryOf;
    writeDebugData = module19.writeDebugData;
  }
});

// src/cli/docs/draw.ts
var draw_exports = {};
__export(draw_exports, {
  drawCode: () => drawCode,
  drawEstate: () => drawEstate
});
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
  return [...counts].sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || byText(a, b));
}
var PICTURE, PAGE;
var init_draw = __esm({
  "src/cli/docs/draw.ts"() {
    init_products();
    init_diagram();
    init_order();
    init_limit_warnings();
    init_run();
    init_listing();
    PICTURE = FORMAT_DEFAULT;
    PAGE = FORMAT_NAMES.find((format) => formatRow(format).mediaType === "text/html");
  }
});

// elsewhere:src/terraform/roots/find.ts
var find_exports = {};
__export(find_exports, {
  findRoots: () => findRoots,
  isExcluded: () => isExcluded,
  isNameable: () => isNameable,
  isPart: () => isPart,
  isSearched: () => isSearched,
  isSkipped: () => isSkipped,
  matches: () => matches
});
var module20, findRoots, isExcluded, isNameable, isPart, isSearched, isSkipped, matches;
var init_find = __esm({
  "elsewhere:src/terraform/roots/find.ts"() {
    module20 = require("./roots.js").modules["src/terraform/roots/find.ts"]();
    findRoots = module20.findRoots;
    isExcluded = module20.isExcluded;
    isNameable = module20.isNameable;
    isPart = module20.isPart;
    isSearched = module20.isSearched;
    isSkipped = module20.isSkipped;
    matches = module20.matches;
  }
});

// elsewhere:src/terraform/roots/code.ts
var code_exports = {};
__export(code_exports, {
  Repository: () => Repository,
  isBelow: () => isBelow,
  isCode: () => isCode
});
var module21, Repository, isBelow, isCode;
var init_code = __esm({
  "elsewhere:src/terraform/roots/code.ts"() {
    module21 = require("./roots.js").modules["src/terraform/roots/code.ts"]();
    Repository = module21.Repository;
    isBelow = module21.isBelow;
    isCode = module21.isCode;
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

// elsewhere:src/errors.ts
var module2 = require("../cli.js").modules["src/errors.ts"]();
var Bug = module2.Bug;
var External = module2.External;
var GroundplanError = module2.GroundplanError;
var InvalidInput = module2.InvalidInput;
var Missing = module2.Missing;
var Misuse = module2.Misuse;
var NoResources = module2.NoResources;

// elsewhere:src/results.ts
var module3 = require("./start.js").modules["src/results.ts"]();
var kindOfRun = module3.kindOfRun;
var rememberCode = module3.rememberCode;
var rememberCodes = module3.rememberCodes;
var rememberRoots = module3.rememberRoots;

// elsewhere:src/slug.ts
var module4 = require("./start.js").modules["src/slug.ts"]();
var idsFor = module4.idsFor;

// elsewhere:src/cli/failure.ts
var module5 = require("../cli.js").modules["src/cli/failure.ts"]();
var describeFailure = module5.describeFailure;
var exitCodeOf = module5.exitCodeOf;

// elsewhere:src/cli/input.ts
var module6 = require("./start.js").modules["src/cli/input.ts"]();
var checkInput = module6.checkInput;
var checkVarFiles = module6.checkVarFiles;
var descriptorOf = module6.descriptorOf;
var kindOf = module6.kindOf;
var readInput = module6.readInput;
var readInputOrPipe = module6.readInputOrPipe;
var throwUnreadable = module6.throwUnreadable;

// src/cli/docs/index.ts
init_messages();

// elsewhere:src/cli/options.ts
var module8 = require("../cli.js").modules["src/cli/options.ts"]();
var attributeOf = module8.attributeOf;
var flagsOf = module8.flagsOf;
var helpOf = module8.helpOf;
var longOf = module8.longOf;
var optionsOf = module8.optionsOf;
var parseOptions = module8.parseOptions;
var parsePlanning = module8.parsePlanning;
var parsePrivateHosts = module8.parsePrivateHosts;
var rowsOf = module8.rowsOf;

// elsewhere:src/cli/progress.ts
var module9 = require("./start.js").modules["src/cli/progress.ts"]();
var SILENT = module9.SILENT;
var createProgress = module9.createProgress;

// src/cli/docs/index.ts
init_listing();

// src/cli/docs/output.ts
var import_node_path = require("node:path");
init_order();

// elsewhere:src/platform/hash.ts
var module13 = require("./start.js").modules["src/platform/hash.ts"]();
var sha256 = module13.sha256;
var sha256Base64 = module13.sha256Base64;

// elsewhere:src/platform/untrusted/links.ts
var module14 = require("./start.js").modules["src/platform/untrusted/links.ts"]();
var isThroughLink = module14.isThroughLink;
var realLocation = module14.realLocation;

// src/cli/docs/output.ts
init_limits();
init_messages();

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
var pipeline = () => Promise.resolve().then(() => (init_diagram(), diagram_exports));
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
    const files = /* @__PURE__ */ new Map();
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
    const links = await linksIn(entries);
    const { map, failure } = await tryMap(entries, links, { options, planning, output }, io, progress);
    if (failure !== null) code2 = Math.max(code2, failure.exitCode);
    for (const [name, content] of map?.files ?? []) files.set(name, content);
    const relations = { links, map, mapFailure: failure?.reason ?? null };
    files.set(INDEX, await indexFor(entries, relations, options, io, progress));
    await output.write(files, progress);
    return code2;
  } finally {
    progress.done();
  }
}
var drawnIn2 = (entries) => entries.flatMap((entry) => entry.is === "drawn" ? [entry] : []);
async function linksIn(entries) {
  const roots = drawnIn2(entries).flatMap(({ description }) => description ?? []);
  return roots.every(({ imports }) => imports.length === 0) ? [] : (await pipeline()).linksBetween(roots);
}
async function tryMap(entries, links, context, io, progress) {
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
  const history = options["last-change"] ? await (await pipeline()).lastChanges(directories, (0, import_node_path2.resolve)(io.directory, options.outdir), io) : null;
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
  const code2 = { name: path, directory, repository: null, planning };
  const draw = async (recordingIo) => {
    const { drawCode: drawCode2 } = await Promise.resolve().then(() => (init_draw(), draw_exports));
    return drawCode2(code2, options, recordingIo, progress);
  };
  const known = await rememberCode(code2, formOf(options), io, draw);
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
