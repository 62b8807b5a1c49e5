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

// parts/changes.js
var changes_exports = {};
__export(changes_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(changes_exports);

// elsewhere:src/diagram.ts
var module2 = require("./picture.js").modules["src/diagram.ts"]();
var ANNOTATION_FILE = module2.ANNOTATION_FILE;
var FORMAT_DEFAULT = module2.FORMAT_DEFAULT;
var FORMAT_NAMES = module2.FORMAT_NAMES;
var REPORT_FORMATS = module2.REPORT_FORMATS;
var REPORT_FORMAT_DEFAULT = module2.REPORT_FORMAT_DEFAULT;
var REPORT_FORMAT_NAMES = module2.REPORT_FORMAT_NAMES;
var annotationsBeside = module2.annotationsBeside;
var annotationsOf = module2.annotationsOf;
var diagram = module2.diagram;
var difference = module2.difference;
var drawChart = module2.drawChart;
var fetchTree = module2.fetchTree;
var formatCalled = module2.formatCalled;
var formatRow = module2.formatRow;
var isDifferent = module2.isDifferent;
var isGitAddress = module2.isGitAddress;
var languageModel = module2.languageModel;
var linesOf = module2.linesOf;
var modelFileIn = module2.modelFileIn;
var stampIn = module2.stampIn;
var surveyCode = module2.surveyCode;
var withCommits = module2.withCommits;
var writeReport = module2.writeReport;

// elsewhere:src/errors.ts
var module3 = require("../cli.js").modules["src/errors.ts"]();
var Bug = module3.Bug;
var External = module3.External;
var GroundplanError = module3.GroundplanError;
var InvalidInput = module3.InvalidInput;
var Missing = module3.Missing;
var Misuse = module3.Misuse;
var NoResources = module3.NoResources;

// elsewhere:src/graph/format.ts
var module4 = require("./picture.js").modules["src/graph/format.ts"]();
var serialiseGraph = module4.serialiseGraph;
var toGraphFormat = module4.toGraphFormat;

// elsewhere:src/text/printable.ts
var module5 = require("../cli.js").modules["src/text/printable.ts"]();
var harmless = module5.harmless;
var printable = module5.printable;
var visible = module5.visible;

// elsewhere:src/version.ts
var module6 = require("../cli.js").modules["src/version.ts"]();
var VERSION = module6.VERSION;

// elsewhere:src/cli/annotations.ts
var module7 = require("./picture.js").modules["src/cli/annotations.ts"]();
var checkAnnotationOption = module7.checkAnnotationOption;
var readAnnotationOption = module7.readAnnotationOption;

// elsewhere:src/cli/input.ts
var module8 = require("./picture.js").modules["src/cli/input.ts"]();
var checkInput = module8.checkInput;
var descriptorOf = module8.descriptorOf;
var kindOf = module8.kindOf;
var readInput = module8.readInput;
var readInputOrPipe = module8.readInputOrPipe;
var unreadable = module8.unreadable;

// elsewhere:src/cli/messages.ts
var module9 = require("../cli.js").modules["src/cli/messages.ts"]();
var ALL_WELL = module9.ALL_WELL;
var BROKEN = module9.BROKEN;
var DEBUG_DATA_REMEDY = module9.DEBUG_DATA_REMEDY;
var DIFFERS = module9.DIFFERS;
var DIFF_EITHER_OR = module9.DIFF_EITHER_OR;
var DIFF_REMEDY = module9.DIFF_REMEDY;
var DIFF_TAKES_TWO = module9.DIFF_TAKES_TWO;
var DRY_RUN_NEEDS_BACKEND = module9.DRY_RUN_NEEDS_BACKEND;
var DRY_RUN_NEEDS_BACKEND_REMEDY = module9.DRY_RUN_NEEDS_BACKEND_REMEDY;
var DRY_RUN_TAKES_STDOUT = module9.DRY_RUN_TAKES_STDOUT;
var DRY_RUN_TAKES_STDOUT_REMEDY = module9.DRY_RUN_TAKES_STDOUT_REMEDY;
var EXPLANATION_TAKES_STDOUT = module9.EXPLANATION_TAKES_STDOUT;
var EXPLANATION_TAKES_STDOUT_REMEDY = module9.EXPLANATION_TAKES_STDOUT_REMEDY;
var FILE_IS_DIRECTORY_REMEDY = module9.FILE_IS_DIRECTORY_REMEDY;
var FILE_MISSING_REMEDY = module9.FILE_MISSING_REMEDY;
var FILE_UNREADABLE_REMEDY = module9.FILE_UNREADABLE_REMEDY;
var FORMAT_CONTRADICTS_REMEDY = module9.FORMAT_CONTRADICTS_REMEDY;
var FOUND = module9.FOUND;
var IGNORED_WITH_PLANFILE = module9.IGNORED_WITH_PLANFILE;
var INTERNAL_FAULT = module9.INTERNAL_FAULT;
var MISSING = module9.MISSING;
var NOTHING_TO_EXPLAIN = module9.NOTHING_TO_EXPLAIN;
var NOT_A_FILE_REMEDY = module9.NOT_A_FILE_REMEDY;
var NOT_A_VARFILE_REMEDY = module9.NOT_A_VARFILE_REMEDY;
var NOT_PIPED_REMEDY = module9.NOT_PIPED_REMEDY;
var NO_ENGINE = module9.NO_ENGINE;
var NO_FETCH_WITH_PROVIDERS = module9.NO_FETCH_WITH_PROVIDERS;
var NO_FETCH_WITH_PROVIDERS_REMEDY = module9.NO_FETCH_WITH_PROVIDERS_REMEDY;
var NO_STAMP = module9.NO_STAMP;
var OPTION_EMPTY_REMEDY = module9.OPTION_EMPTY_REMEDY;
var OPTION_TWICE_REMEDY = module9.OPTION_TWICE_REMEDY;
var OUTFILE_IS_DIRECTORY_REMEDY = module9.OUTFILE_IS_DIRECTORY_REMEDY;
var OUTFILE_IS_LINK_REMEDY = module9.OUTFILE_IS_LINK_REMEDY;
var OUTFILE_IS_PIPE_REMEDY = module9.OUTFILE_IS_PIPE_REMEDY;
var OUTFILE_REMEDY = module9.OUTFILE_REMEDY;
var PAGES_NEED_FILE = module9.PAGES_NEED_FILE;
var PAGES_NEED_FILE_REMEDY = module9.PAGES_NEED_FILE_REMEDY;
var PLANFILE_NEEDS_ALL = module9.PLANFILE_NEEDS_ALL;
var PLANFILE_NEEDS_ALL_REMEDY = module9.PLANFILE_NEEDS_ALL_REMEDY;
var PRIVATE_HOST_REMEDY = module9.PRIVATE_HOST_REMEDY;
var PROGRAM = module9.PROGRAM;
var REPORT_FAULT = module9.REPORT_FAULT;
var SAME_GRAPH = module9.SAME_GRAPH;
var SHOW_NEEDS_FILE = module9.SHOW_NEEDS_FILE;
var SHOW_NEEDS_FILE_REMEDY = module9.SHOW_NEEDS_FILE_REMEDY;
var SHOW_WSLVIEW_MISSING = module9.SHOW_WSLVIEW_MISSING;
var SOURCE_IS_AN_OPTION = module9.SOURCE_IS_AN_OPTION;
var SOURCE_REQUIRED = module9.SOURCE_REQUIRED;
var STDIN = module9.STDIN;
var STDIN_TWICE = module9.STDIN_TWICE;
var STDIN_TWICE_REMEDY = module9.STDIN_TWICE_REMEDY;
var STDOUT_IS_TERMINAL_REMEDY = module9.STDOUT_IS_TERMINAL_REMEDY;
var STDOUT_ONE_FORMAT = module9.STDOUT_ONE_FORMAT;
var STDOUT_TAKEN = module9.STDOUT_TAKEN;
var STDOUT_TAKEN_REMEDY = module9.STDOUT_TAKEN_REMEDY;
var TERRAFORM = module9.TERRAFORM;
var TOFU = module9.TOFU;
var TOO_OLD = module9.TOO_OLD;
var WHAT_SOURCE_ACCEPTS = module9.WHAT_SOURCE_ACCEPTS;
var WHY_FOLDED = module9.WHY_FOLDED;
var argumentsLeftOver = module9.argumentsLeftOver;
var arrow = module9.arrow;
var attributeOf = module9.attributeOf;
var badAmount = module9.badAmount;
var badNumber = module9.badNumber;
var badPrivateHost = module9.badPrivateHost;
var bareOrNamed = module9.bareOrNamed;
var because = module9.because;
var checkExtension = module9.checkExtension;
var checkExtensionRemedy = module9.checkExtensionRemedy;
var drawAgain = module9.drawAgain;
var drawnAs = module9.drawnAs;
var drawnIn = module9.drawnIn;
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
var ignoredWithFile = module9.ignoredWithFile;
var isCurrent = module9.isCurrent;
var isStale = module9.isStale;
var knownNames = module9.knownNames;
var line = module9.line;
var lineBetween = module9.lineBetween;
var namesWithDefault = module9.namesWithDefault;
var neededFor = module9.neededFor;
var notADirectory = module9.notADirectory;
var notAFile = module9.notAFile;
var notPiped = module9.notPiped;
var notWhole = module9.notWhole;
var oneOrMore = module9.oneOrMore;
var openerMissing = module9.openerMissing;
var openerSaid = module9.openerSaid;
var optionEmpty = module9.optionEmpty;
var optionTwice = module9.optionTwice;
var otherVersion = module9.otherVersion;
var outfileExtension = module9.outfileExtension;
var outfileExtensionRemedy = module9.outfileExtensionRemedy;
var outfileFolderMissing = module9.outfileFolderMissing;
var outfileIsDirectory = module9.outfileIsDirectory;
var outfileIsLink = module9.outfileIsLink;
var outfileIsPipe = module9.outfileIsPipe;
var provedBy = module9.provedBy;
var sameAs = module9.sameAs;
var seeHelp = module9.seeHelp;
var showFailed = module9.showFailed;
var sinceGraphFile = module9.sinceGraphFile;
var stdoutIsTerminal = module9.stdoutIsTerminal;
var stdoutOneFormatRemedy = module9.stdoutOneFormatRemedy;
var summaryOfGraph = module9.summaryOfGraph;
var summaryOfPlan = module9.summaryOfPlan;
var under = module9.under;
var unknownName = module9.unknownName;
var warningLine = module9.warningLine;
var wrote = module9.wrote;

// elsewhere:src/cli/progress.ts
var module10 = require("./picture.js").modules["src/cli/progress.ts"]();
var createProgress = module10.createProgress;

// elsewhere:src/cli/run.ts
var module11 = require("./picture.js").modules["src/cli/run.ts"]();
var run = module11.run;

// elsewhere:src/text/few.ts
var module12 = require("./picture.js").modules["src/text/few.ts"]();
var fewOf = module12.fewOf;

// elsewhere:src/cli/output.ts
var module13 = require("./picture.js").modules["src/cli/output.ts"]();
var checkNotDirectory = module13.checkNotDirectory;
var checkWritable = module13.checkWritable;
var writeOutput = module13.writeOutput;

// elsewhere:src/cli/planning.ts
var module14 = require("./picture.js").modules["src/cli/planning.ts"]();
var parsePlanning = module14.parsePlanning;

// elsewhere:src/cli/source.ts
var module15 = require("./picture.js").modules["src/cli/source.ts"]();
var checkOnce = module15.checkOnce;
var checkVarFiles = module15.checkVarFiles;
var ignoredOptions = module15.ignoredOptions;
var readSource = module15.readSource;
var readSources = module15.readSources;

// elsewhere:src/cli/targets.ts
var module16 = require("./picture.js").modules["src/cli/targets.ts"]();
var STDOUT = module16.STDOUT;
var chooseDiffTargets = module16.chooseDiffTargets;
var chooseTargets = module16.chooseTargets;
var isStdout = module16.isStdout;
var pageFile = module16.pageFile;
var pagePath = module16.pagePath;
var reportFormatOf = module16.reportFormatOf;

// src/cli/compare/diff.ts
var DIFFERENT = 10;
async function diff(options, words, io) {
  const sides = sidesOf(options, words);
  if (!Number.isInteger(options.hops)) {
    throw new Misuse(notWhole("--hops", options.hops), { remedy: forExample("--hops", "2") });
  }
  const targets = await targetsOf(options, io);
  if (options.annotate !== null) await checkAnnotationOption(options.annotate, io);
  const progress = createProgress(io, options);
  try {
    const found = await withSources(
      sides,
      options,
      io,
      progress,
      (sources) => difference({ ...sources, ...wantedBy(options, targets, io) }, io, {
        step: progress.step,
        note: progress.say,
        warn: (texts) => warnOf(texts, progress)
      })
    );
    await write(found, targets, io, progress);
    return options["exit-code"] && isDifferent(found.report) ? DIFFERENT : 0;
  } finally {
    progress.done();
  }
}
function sidesOf(options, words) {
  const { source, from, to } = options;
  const [before, after, ...more] = words;
  if (before !== void 0) {
    if (after === void 0 || more.length > 0)
      throw new Misuse(DIFF_TAKES_TWO, { remedy: DIFF_REMEDY });
    if (source !== null || from !== null || to !== null) {
      throw new Misuse(DIFF_EITHER_OR, { remedy: DIFF_REMEDY });
    }
    checkOnce(before, after);
    return { are: "sources", before, after };
  }
  const isOfVariables = options["varfile-before"].length + options["varfile-after"].length > 0;
  const are = isOfVariables && from === null && to === null ? "environments" : "commits";
  return { are, directory: source ?? "." };
}
async function targetsOf(options, io) {
  const { outfile } = options;
  const there = outfile === null ? "missing" : await checkNotDirectory(outfile, io);
  const isOpen = outfile !== null && descriptorOf(outfile) !== null;
  const targets = chooseDiffTargets(options, there === "other" || isOpen);
  for (const { format, path } of targets) {
    const isBinary = reportFormatOf(format) === null && formatRow(format).isBinary;
    if (path === STDOUT && isBinary && io.stdoutIsTerminal) {
      const noun = format.toUpperCase();
      throw new Misuse(stdoutIsTerminal(noun), { remedy: STDOUT_IS_TERMINAL_REMEDY });
    }
    await checkWritable(path, io);
  }
  return targets;
}
function wantedBy(options, targets, io) {
  const { detail, theme, scale, modules: modules2, layout, simplified, overview, title, focus: focus2, hops, side } = options;
  const formats = targets.flatMap(({ format }) => reportFormatOf(format) === null ? [format] : []);
  const annotations = async (folders, kept, warn) => {
    const beside = await annotationsBeside({ folders: [...folders, "."], kept }, io, warn);
    return options.annotate === null ? beside : [...beside, await readAnnotationOption(options.annotate, io)];
  };
  return {
    detail,
    annotations,
    view: { simplified, overview },
    title,
    hops: focus2 === "changed" ? hops : null,
    drawing: { formats, themes: [theme], scale, modules: modules2, layout, side }
  };
}
async function withSources(sides, options, io, progress, work) {
  const debug = options.debug ? progress.say : null;
  const planningOf = (side) => parsePlanning({ ...options, varfile: [...options.varfile, ...options[side]] }, io.env, debug);
  const [before, after] = [planningOf("varfile-before"), planningOf("varfile-after")];
  if (sides.are === "commits") {
    const { directory } = sides;
    await checkDirectory(directory, io);
    for (const planning of [before, after]) await checkVarFiles(planning, io);
    const { from, to, "merge-base": fromMergeBase } = options;
    const asked = { directory, from, to, fromMergeBase, planning: { before, after } };
    return withCommits(asked, io, ({ said: said2, warnings, ...sources }) => {
      progress.say(said2);
      warnOf(warnings, progress);
      return work({ ...sources, mayBeEmpty: true });
    });
  }
  if (sides.are === "environments") await checkDirectory(sides.directory, io);
  const paths = sides.are === "sources" ? sides : { before: sides.directory, after: sides.directory };
  const ignored = ignoredOptions(options);
  const old = await readSource({ option: "before", path: paths.before, planning: before, ignored }, io);
  const current = await readSource({ option: "after", path: paths.after, planning: after, ignored }, io);
  warnOf([...old.warnings, ...current.warnings], progress);
  return work({ before: old.source, after: current.source, mayBeEmpty: false });
}
async function checkDirectory(path, io) {
  if (path === "") throw new Misuse(optionEmpty("--source"), { remedy: OPTION_EMPTY_REMEDY });
  if (await kindOf(io, "--source", path) === "directory") return;
  throw new Misuse(notADirectory("--source", path), { remedy: DIFF_REMEDY });
}
async function write(found, targets, io, progress) {
  for (const { format, path } of targets) {
    const words = reportFormatOf(format);
    if (words !== null) {
      const text = await writeReport(found.report, words);
      await writeOutput(path, path === STDOUT && words === "text" ? harmless(text) : text, io, progress);
      continue;
    }
    const picture = found.pictures.find((one) => one.format === format);
    if (picture.note !== null) progress.warn(picture.note);
    await writeOutput(path, picture.content, io, progress);
  }
  if (!targets.some(({ format, path }) => path === STDOUT && format === "text"))
    progress.say(harmless(found.report.sentence));
}
function warnOf(texts, progress) {
  for (const text of fewOf(texts)) progress.warn(text);
}

// src/cli/compare/check.ts
var DEFAULT_FILE = "architecture.svg";
var GRAPH_EXTENSION = "json";
var GRAPH_ONLY = { annotations: null, model: null, view: null, title: null, drawing: null, writesDebugData: false };
async function check(options, io) {
  const path = options.file ?? DEFAULT_FILE;
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? "";
  const format = formatCalled(extension);
  if (format === null && extension !== GRAPH_EXTENSION) {
    const known2 = [...FORMAT_NAMES.map((name) => formatRow(name).extension), GRAPH_EXTENSION];
    throw new Misuse(checkExtension(path), { remedy: checkExtensionRemedy(known2) });
  }
  const file = await readInput(io, "--file", path);
  if (options.annotate !== null) await checkAnnotationOption(options.annotate, io);
  const progress = createProgress(io, options);
  try {
    const { stale, report } = format === null ? await checkGraph(file, options, io, progress) : await checkPicture(file, format, options, io, progress);
    const again = drawAgain(format === null ? "graphdata" : "draw", options.source ?? "", path);
    const lines2 = stale === null ? [isCurrent(path)] : [isStale(path, stale), again];
    await io.stdout(harmless(`${lines2.join("\n")}
${report}`));
    return stale === null ? 0 : DIFFERENT;
  } finally {
    progress.done();
  }
}
async function checkGraph(file, options, io, progress) {
  const { found } = await run({ ...options, explain: null }, GRAPH_ONLY, io, progress);
  const text = serialiseGraph(found.graph);
  if (text === textOf(file.bytes)) return CURRENT;
  const report = await differenceOf(file, text, options, io);
  return report === null ? CURRENT : { stale: graphDiffers, report };
}
var CURRENT = { stale: null, report: "" };
async function checkPicture(file, format, options, io, progress) {
  const { theme, scale, modules: modules2, layout, simplified, overview, title } = options;
  const annotations = async (folders, kept, warn) => {
    const beside = await annotationsBeside({ folders: [...folders, "."], kept }, io, warn);
    return options.annotate === null ? beside : [...beside, await readAnnotationOption(options.annotate, io)];
  };
  const wanted = {
    annotations,
    model: null,
    view: { simplified, overview },
    title,
    writesDebugData: false,
    drawing: { formats: [format], themes: [theme], scale, modules: modules2, layout }
  };
  const { pictures, found } = await run({ ...options, explain: null }, wanted, io, progress);
  const now2 = Buffer.from(pictures[0].content);
  if (now2.equals(file.bytes)) return CURRENT;
  const stale = whyOf(textOf(file.bytes), now2.toString("utf8"));
  return { stale, report: await sinceGraphBeside(file.name, serialiseGraph(found.graph), options, io) };
}
function whyOf(committed, now2) {
  const [old, current] = [stampIn(committed), stampIn(now2)];
  if (current === null) return DIFFERS;
  if (old === null) return NO_STAMP;
  const isSame2 = old.fingerprint === current.fingerprint;
  if (old.version !== VERSION) return otherVersion(old.version, VERSION, isSame2);
  return isSame2 ? SAME_GRAPH : graphDiffers;
}
async function sinceGraphBeside(path, text, options, io) {
  const beside = path.replace(/[^.\\/]+$/, GRAPH_EXTENSION);
  if (await io.kindOf(beside).catch(() => "missing") !== "file") return "";
  const report = await differenceOf(await readInput(io, "", beside), text, options, io);
  return report === null ? "" : `${sinceGraphFile(beside)}
${report}`;
}
async function differenceOf(old, text, { detail }, io) {
  const sourceOf = (name, bytes) => ({
    is: "files",
    name,
    files: { kind: "any", file: { name, bytes }, dot: null },
    folders: []
  });
  const before = sourceOf(old.name, old.bytes);
  const after = sourceOf(old.name, Buffer.from(text));
  const nothingElse = { annotations: null, view: null, title: null, drawing: null, hops: null, mayBeEmpty: false };
  const { report } = await difference({ before, after, detail, ...nothingElse }, io);
  return isDifferent(report) ? writeReport(report, "text") : null;
}
var textOf = (bytes) => Buffer.from(bytes).toString("utf8");

// elsewhere:src/graph/create.ts
var module17 = require("./picture.js").modules["src/graph/create.ts"]();
var createEdge = module17.createEdge;
var createGraph = module17.createGraph;
var createNode = module17.createNode;
var headOf = module17.headOf;

// elsewhere:src/graph/group-by.ts
var module18 = require("./picture.js").modules["src/graph/group-by.ts"]();
var groupBy = module18.groupBy;

// elsewhere:src/graph/order.ts
var module19 = require("./picture.js").modules["src/graph/order.ts"]();
var byAddress = module19.byAddress;
var byText = module19.byText;
var largest = module19.largest;
var smallest = module19.smallest;

// src/compare/unmarked.ts
function unmarked({ changed: _, ghostOf: __, before: ___, isGone: ____, ...node }) {
  return { ...node, change: "none" };
}
function unmarkedEdge({ change: _, before: __, ...edge }) {
  return edge;
}
function isSame(one, other) {
  const names2 = Object.keys(one);
  const isLike = (name) => one[name] === other[name] || typeof one[name] === "object" && JSON.stringify(one[name]) === JSON.stringify(other[name]);
  return names2.length === Object.keys(other).length && names2.every(isLike);
}
var isSameNode = isSame;
var isSameEdge = isSame;

// src/compare/edges.ts
var pairOf = ({ from, to }) => from < to ? `${from} ${to}` : `${to} ${from}`;
function uniteEdges(known2, matches, united) {
  const led2 = known2.before.graph.edges.map((edge) => {
    const plain = unmarkedEdge(edge);
    return { edge: plain, from: united.placeOf(edge.from), to: united.placeOf(edge.to) };
  });
  const before = groupBy(led2, pairOf);
  const after = groupBy(known2.after.graph.edges.map(unmarkedEdge), pairOf);
  const isPart2 = partsOf(known2, matches);
  const edges = [];
  for (const pair2 of /* @__PURE__ */ new Set([...after.keys(), ...before.keys()])) {
    const between = { before: before.get(pair2) ?? [], after: after.get(pair2) ?? [] };
    edges.push(...joined(between, united, isPart2));
  }
  return [...edges, ...united.moves];
}
function partsOf(known2, { afterOf: afterOf2 }) {
  const parts = /* @__PURE__ */ new Set();
  for (const { from, to, twoWay } of known2.before.graph.edges) {
    const [starts, ends] = [afterOf2(from), afterOf2(to)];
    if (starts.length < 2 && ends.length < 2) continue;
    for (const start of starts) {
      for (const end of ends) {
        parts.add(`${start} ${end}`);
        if (twoWay) parts.add(`${end} ${start}`);
      }
    }
  }
  return ({ from, to }) => parts.has(`${from} ${to}`) || parts.has(`${to} ${from}`);
}
function joined({ before, after }, united, isPart2) {
  const left = new Set(before);
  const was = new Map(after.map((edge) => [edge, []]));
  const give = (edge, fits) => {
    for (const led2 of [...left].filter(fits)) {
      was.get(edge)?.push(led2);
      left.delete(led2);
    }
  };
  for (const edge of after) give(edge, (led2) => isAlong(led2, edge) && led2.edge.twoWay === edge.twoWay);
  for (const edge of after) give(edge, ({ edge: { twoWay } }) => twoWay || edge.twoWay);
  if (after.length === 1 && was.get(after[0])?.length === 0) give(after[0], () => true);
  const hadBoth = before.some(({ edge }) => edge.twoWay);
  return [
    ...after.map((edge) => now(edge, was.get(edge), { united, isKnown: hadBoth || isPart2(edge) })),
    ...gone([...left], united)
  ];
}
var isAlong = ({ from, to }, edge) => from === edge.from && to === edge.to;
var isAside = (edge, { nodes }) => [edge.from, edge.to].some((end) => {
  const node = nodes.get(end);
  return node?.change === "none" && (node.isGone === true || node.before?.length === 0);
});
function now(edge, was, { united, isKnown: isKnown2 }) {
  if (was.length === 0) {
    if (!isKnown2 && !isAside(edge, united)) return createEdge({ ...edge, change: "create" });
    return createEdge({ ...edge, before: [] });
  }
  const isSame2 = was.some(
    (led2) => (isAlong(led2, edge) || led2.edge.twoWay && edge.twoWay) && led2.edge.twoWay === edge.twoWay && led2.edge.label === edge.label && led2.edge.thin === edge.thin
  );
  return createEdge({ ...edge, ...!isSame2 && { change: "update" }, ...beforeOf(edge, was) });
}
function beforeOf(edge, was) {
  const [first] = was;
  const isPlain = was.length === 1 && isSameEdge({ ...first.edge, from: first.from, to: first.to }, edge);
  return isPlain ? {} : { before: was.map((led2) => led2.edge) };
}
function gone(left, united) {
  const isBoth = left.some(({ edge }) => edge.twoWay);
  const groups = groupBy(left, ({ from, to }) => isBoth ? "" : `${from} ${to}`);
  return [...groups.values()].map((was) => {
    const [first] = was;
    const isTurned = isBoth && byAddress(first.from, first.to) > 0;
    const twoWay = isBoth && first.from !== first.to;
    const ends = isTurned ? { from: first.to, to: first.from } : { from: first.from, to: first.to };
    const edge = { ...first.edge, ...ends, twoWay };
    return createEdge({
      ...edge,
      ...!isAside(edge, united) && { change: "delete" },
      ...beforeOf(edge, was)
    });
  });
}

// elsewhere:src/graph/put.ts
var module20 = require("./plan.js").modules["src/graph/put.ts"]();
var put = module20.put;

// elsewhere:src/catalog/attributes.ts
var module21 = require("./picture.js").modules["src/catalog/attributes.ts"]();
var ACCESS_ATTRIBUTE = module21.ACCESS_ATTRIBUTE;
var ALLOWED_ATTRIBUTES = module21.ALLOWED_ATTRIBUTES;
var MODULE_PURPOSE = module21.MODULE_PURPOSE;
var isArchitecture = module21.isArchitecture;
var valuesShown = module21.valuesShown;

// elsewhere:src/graph/changes.ts
var module22 = require("./picture.js").modules["src/graph/changes.ts"]();
var CHANGES = module22.CHANGES;
var countedWith = module22.countedWith;
var glyphOf = module22.glyphOf;
var partsApart = module22.partsApart;

// elsewhere:src/graph/address.ts
var module23 = require("./picture.js").modules["src/graph/address.ts"]();
var formatAddress = module23.formatAddress;
var isAddress = module23.isAddress;
var isDigit = module23.isDigit;
var isNameCode = module23.isNameCode;
var isShort = module23.isShort;
var modulesOf = module23.modulesOf;
var parseAddress = module23.parseAddress;
var runEnd = module23.runEnd;
var typeOf = module23.typeOf;
var withCopy = module23.withCopy;
var withoutIndexes = module23.withoutIndexes;

// elsewhere:src/graph/terraform-address.ts
var module24 = require("./picture.js").modules["src/graph/terraform-address.ts"]();
var assignAddresses = module24.assignAddresses;
var formatTerraformAddress = module24.formatTerraformAddress;
var parseTerraformAddress = module24.parseTerraformAddress;
var toGraphAddress = module24.toGraphAddress;

// elsewhere:src/limits.ts
var module25 = require("../cli.js").modules["src/limits.ts"]();
var ADDRESS_LENGTH_MAX = module25.ADDRESS_LENGTH_MAX;
var ANNOTATION_BYTES_MAX = module25.ANNOTATION_BYTES_MAX;
var ANSWER_BYTES_MAX = module25.ANSWER_BYTES_MAX;
var ATTRIBUTE_TEXT_LENGTH = module25.ATTRIBUTE_TEXT_LENGTH;
var CAPTION_LEGIBLE = module25.CAPTION_LEGIBLE;
var CODE_BYTES_MAX = module25.CODE_BYTES_MAX;
var COMPLAINT_LENGTH = module25.COMPLAINT_LENGTH;
var DOT_VERSION_MIN = module25.DOT_VERSION_MIN;
var ENGINE_VERSION_SECONDS = module25.ENGINE_VERSION_SECONDS;
var FETCH_SECONDS = module25.FETCH_SECONDS;
var FOCUS_HOPS_DEFAULT = module25.FOCUS_HOPS_DEFAULT;
var FOCUS_HOPS_MAX = module25.FOCUS_HOPS_MAX;
var HOPS_MAX = module25.HOPS_MAX;
var ID_LENGTH_MAX = module25.ID_LENGTH_MAX;
var LABEL_LENGTH_MAX = module25.LABEL_LENGTH_MAX;
var MANIFEST_BYTES_MAX = module25.MANIFEST_BYTES_MAX;
var MODULE_DEPTH = module25.MODULE_DEPTH;
var NAMES_LISTED = module25.NAMES_LISTED;
var NESTING_MAX = module25.NESTING_MAX;
var OVERVIEW_FROM = module25.OVERVIEW_FROM;
var OVERVIEW_FROM_WITH_LINES = module25.OVERVIEW_FROM_WITH_LINES;
var OVERVIEW_GAIN = module25.OVERVIEW_GAIN;
var OVERVIEW_ICONS = module25.OVERVIEW_ICONS;
var PLANNING_SECONDS = module25.PLANNING_SECONDS;
var PLANNING_SECONDS_MAX = module25.PLANNING_SECONDS_MAX;
var PRINTED_VALUE_LENGTH = module25.PRINTED_VALUE_LENGTH;
var PROBLEMS_LISTED = module25.PROBLEMS_LISTED;
var PYTHON_VERSION_MIN = module25.PYTHON_VERSION_MIN;
var RESOURCES_MAX = module25.RESOURCES_MAX;
var SAID_LENGTH = module25.SAID_LENGTH;
var SCALE_DEFAULT = module25.SCALE_DEFAULT;
var SCALE_MAX = module25.SCALE_MAX;
var SCALE_MIN = module25.SCALE_MIN;
var TERRAFORM_VERSION_MIN = module25.TERRAFORM_VERSION_MIN;
var TEXT_BYTES_MAX = module25.TEXT_BYTES_MAX;
var VALUE_DEPTH = module25.VALUE_DEPTH;
var VARIABLE_FILE_BYTES_MAX = module25.VARIABLE_FILE_BYTES_MAX;
var WARNINGS_MAX = module25.WARNINGS_MAX;
var WARNINGS_OF_A_KIND = module25.WARNINGS_OF_A_KIND;
var WARNING_LENGTH_MAX = module25.WARNING_LENGTH_MAX;

// src/compare/statements.ts
function stepsOf(text) {
  const isModule = /^module\.[^.]+$|\.module\.[^.]+$/.test(text.replace(/\["(?:[^"\\]|\\.)*"\]/g, ""));
  const parts = parseTerraformAddress(isModule ? `${text}.x.x` : text);
  if (parts === null) return null;
  const modules2 = parts.modules.map(({ name: name2, index }) => ({ name: `module.${name2}`, index }));
  if (isModule) return modules2;
  const name = `${parts.mode === "data" ? "data." : ""}${parts.type}.${parts.name}`;
  return [...modules2, { name, index: parts.index }];
}
var textOf2 = (steps) => steps.map(({ name, index }) => index === null ? name : `${name}[${index}]`).join(".");
var namesOf = (steps) => steps.map(({ name }) => name).join(".");
var keysIn = (steps) => steps.filter(({ index }) => index !== null).length;
function indexed(pairs) {
  const byNames = /* @__PURE__ */ new Map();
  for (const [a, b] of pairs) {
    const [from, to] = [stepsOf(a), stepsOf(b)];
    if (from !== null && to !== null) put(byNames, namesOf(from), { from, to });
  }
  for (const all of byNames.values()) all.sort((a, b) => keysIn(b.from) - keysIn(a.from));
  return (steps) => {
    const found = [];
    for (let length = steps.length; length > 0; length--) {
      found.push(...byNames.get(namesOf(steps.slice(0, length))) ?? []);
    }
    return found;
  };
}
var isAbout = (from, steps) => from.every(({ index }, at) => index === null || index === steps[at]?.index);
function led({ from, to }, steps) {
  if (!isAbout(from, steps)) return null;
  const last = { from: from.length - 1, to: to.length - 1 };
  const placeOf = (at) => {
    if (at === last.from) return last.to;
    return at < last.to && to[at]?.name === from[at]?.name ? at : -1;
  };
  const target = [...to];
  for (const [at, { index }] of from.entries()) {
    const key = index === null ? steps[at]?.index ?? null : null;
    if (key === null) continue;
    const step = to[placeOf(at)];
    if (step === void 0 || step.index !== null) return null;
    target[placeOf(at)] = { ...step, index: key };
  }
  return [...target, ...steps.slice(from.length)];
}
function follower(moved, isThere) {
  const statements = indexed(moved);
  return (origin) => {
    if (moved.size === 0) return origin;
    let steps = stepsOf(origin);
    const seen = /* @__PURE__ */ new Set([origin]);
    while (steps !== null && seen.size <= MODULE_DEPTH) {
      const at = steps;
      const next = firstOf(statements(at), (statement) => led(statement, at));
      const text = next === null ? "" : textOf2(next);
      if (next === null || seen.has(text)) return origin;
      if (isThere(text)) return text;
      seen.add(text);
      steps = next;
    }
    return origin;
  };
}
function firstOf(things2, find) {
  for (const thing of things2) {
    const found = find(thing);
    if (found !== null) return found;
  }
  return null;
}
function coverOf(addresses) {
  const statements = indexed([...addresses].map((address) => [address, address]));
  return (origin) => {
    const steps = addresses.size === 0 ? null : stepsOf(origin);
    return steps !== null && statements(steps).some(({ from }) => isAbout(from, steps));
  };
}

// src/compare/known.ts
var stemOf = (address) => withCopy(address, null);
var stemsOf = ({ address, instances }) => (instances ?? [address]).map(stemOf);
var isTold = ({ count, countUnknown, instances }) => countUnknown !== true && count === (instances?.length ?? 1);
function knownSide({ graph, entries, values }) {
  const byAddress2 = new Map(entries.map((entry) => [entry.address, entry]));
  const entryOf = (stem) => byAddress2.get(stem);
  return { graph, values, entries, entryOf, originOf: (stem) => entryOf(stem)?.origin ?? stem };
}
var allStems = ({ graph, entries }) => /* @__PURE__ */ new Set([...[...graph.nodes.values()].flatMap(stemsOf), ...entries.map(({ address }) => address)]);
function know(a, b, said2) {
  const [before, after] = [knownSide(a), knownSide(b)];
  const stems = allStems(b);
  const byOrigin = new Map(b.entries.map(({ origin, address }) => [origin, address]));
  const addressOf = (origin) => {
    const address = byOrigin.get(origin) ?? toGraphAddress(origin, "short");
    return address !== null && stems.has(address) ? address : null;
  };
  const follow2 = follower(said2.moved, (origin) => addressOf(origin) !== null);
  const forth = /* @__PURE__ */ new Map();
  const back = /* @__PURE__ */ new Map();
  const own = [...allStems(a)];
  for (const stem of own.filter((each) => stems.has(each))) {
    forth.set(stem, stem);
    back.set(stem, stem);
  }
  for (const stem of own) {
    if (forth.has(stem)) continue;
    const target = addressOf(follow2(before.originOf(stem)));
    if (target === null || back.has(target)) continue;
    forth.set(stem, target);
    back.set(target, stem);
  }
  const isForgotten = coverOf(said2.forgotten);
  const isImported = coverOf(said2.imported);
  return {
    before,
    after,
    stemAfter: (stem) => forth.get(stem) ?? stem,
    stemBefore: (stem) => back.get(stem),
    isThere: (stem) => forth.has(stem),
    isForgotten: (stem) => isForgotten(before.originOf(stem)),
    isImported: (stem) => isImported(after.originOf(stem))
  };
}

// src/compare/details.ts
var strongest = (names2) => CHANGES.find((name) => names2.includes(name)) ?? "none";
function countsOf(names2) {
  const all = [...names2];
  const counts = CHANGES.map((name) => [name, all.filter((each) => each === name).length]);
  const some = counts.filter(([, count]) => count > 0);
  return some.length === 0 ? void 0 : Object.fromEntries(some);
}
var textOf3 = (attributes, name) => Object.hasOwn(attributes, name) ? attributes[name] : null;
function changedValues(before, after) {
  const names2 = new Set([...Object.keys(before), ...Object.keys(after)].filter(isArchitecture));
  return [...names2].sort(byText).map((name) => ({ name, before: textOf3(before, name), after: textOf3(after, name) })).filter((value) => value.before !== value.after);
}
function valuesOfResource(before, after, known2) {
  const [old, now2] = [known2.before.values.get(before), known2.after.values.get(after)];
  return old === void 0 || now2 === void 0 ? [] : changedValues(old, now2);
}
function instancesOf(before, after, known2) {
  const now2 = after.flatMap(stemsOf);
  const old = before.flatMap(stemsOf);
  const own = new Set(old);
  return {
    created: now2.filter((stem) => known2.stemBefore(stem) === void 0),
    deleted: old.filter((stem) => !known2.isThere(stem)),
    shared: now2.flatMap((stem) => {
      const was = known2.stemBefore(stem);
      return was !== void 0 && own.has(was) ? [[was, stem]] : [];
    })
  };
}
var sumOf = (nodes) => nodes.reduce((sum, { count }) => sum + count, 0);
function untold(before, after) {
  const values = changedValues(before[0].attributes, after.attributes);
  const isUnknown = [...before, after].some(({ countUnknown }) => countUnknown === true);
  const countBefore = sumOf(before);
  const differs = !isUnknown && countBefore !== after.count;
  return { values, isUpdated: values.length > 0 || differs, ...differs && { countBefore } };
}
function numbersOf(before, after, known2) {
  const [first] = before;
  const isOne = [...before, after].every(({ instances: instances2 }) => instances2 === void 0);
  if (isOne || !isTold(after) || !before.every(isTold)) return untold(before, after);
  const { created, deleted, shared } = instancesOf(before, [after], known2);
  const updated = shared.map(([was, is]) => valuesOfResource(was, is, known2)).filter((values2) => values2.length > 0);
  const isSameFirst = known2.stemAfter(stemsOf(first)[0]) === stemsOf(after)[0];
  const own = isSameFirst ? changedValues(first.attributes, after.attributes) : [];
  const values = own.length > 0 || after.count === 1 ? own : updated[0] ?? own;
  const isUneven = created.length + deleted.length > 0 || updated.length > 0 && updated.length < shared.length;
  const instances = countsOf([
    ...created.map((stem) => known2.isImported(stem) ? "import" : "create"),
    ...deleted.map((stem) => known2.isForgotten(stem) ? "forget" : "delete"),
    ...updated.map(() => "update")
  ]);
  const countBefore = after.count - created.length + deleted.length;
  return {
    values,
    isUpdated: values.length > 0 || isUneven,
    ...isUneven && instances !== void 0 && { instances },
    ...countBefore !== after.count && { countBefore }
  };
}
function markOf(before, after, isElsewhere, known2) {
  const [first] = before;
  const { values, isUpdated, ...numbers } = numbersOf(before, after, known2);
  const names2 = [];
  if (isUpdated || first.lookedUp !== after.lookedUp) names2.push("update");
  const movedFrom2 = movedFromOf(before, after, known2);
  if (isElsewhere || movedFrom2 !== void 0) names2.push("move");
  return marked(strongest(names2), {
    ...movedFrom2 !== void 0 && { movedFrom: movedFrom2 },
    ...values.length > 0 && { values },
    ...numbers
  });
}
function movedFromOf(before, after, known2) {
  if (after.provenance === "implied") return void 0;
  const own = new Set(before.flatMap(stemsOf));
  for (const stem of stemsOf(after)) {
    const was = known2.stemBefore(stem);
    if (was !== void 0 && was !== stem && own.has(was)) return known2.before.originOf(was);
  }
  return void 0;
}
var marked = (change, changed = {}) => Object.keys(changed).length === 0 ? { change } : { change, changed };
function markOfAll(names2, strong) {
  const first = names2[0];
  if (names2.every((name) => name === first)) return marked(first);
  const isImported = names2.includes("import");
  const instances = countsOf(names2.filter((name) => name !== "none"));
  const change = names2.includes("none") ? "update" : strong;
  return marked(change, { ...isImported && { isImported }, ...instances !== void 0 && { instances } });
}

// src/compare/folded.ts
function foldedChanges(known2, { placeOf }) {
  const { before, after, stemBefore } = known2;
  const found = /* @__PURE__ */ new Map();
  const values = /* @__PURE__ */ new Map();
  for (const { address, bucket, node } of after.entries) {
    if (bucket !== "folded" || node === void 0 || !after.graph.nodes.has(node)) continue;
    const was = stemBefore(address);
    if (was === void 0) put(found, node, known2.isImported(address) ? "import" : "create");
    else if (before.entryOf(was)?.bucket === "folded") {
      const changed = valuesOfResource(was, address, known2);
      if (changed.length > 0) put(found, node, "update");
      for (const value of changed) put(values, node, value);
    }
  }
  for (const { address, bucket, node } of before.entries) {
    if (bucket !== "folded" || node === void 0 || !before.graph.nodes.has(node)) continue;
    if (!known2.isThere(address)) {
      put(found, placeOf(node), known2.isForgotten(address) ? "forget" : "delete");
    }
  }
  return new Map(
    [...found].map(([address, names2]) => [
      address,
      { counts: countsOf(names2), values: agreeing(values.get(address) ?? []) }
    ])
  );
}
function agreeing(values) {
  const byName = /* @__PURE__ */ new Map();
  for (const value of values) put(byName, value.name, value);
  const isAlike = (value, other) => value.before === other.before && value.after === other.after;
  return [...byName.values()].filter(([first, ...others]) => others.every((other) => isAlike(first, other))).map(([first]) => first);
}
function withFolded(node, parts) {
  if (parts === void 0) return node;
  const own = node.changed?.values ?? [];
  const names2 = new Set(own.map(({ name }) => name));
  const values = [...own, ...parts.values.filter(({ name }) => !names2.has(name))].sort(
    (a, b) => byText(a.name, b.name)
  );
  return {
    ...node,
    change: node.change === "none" ? "update" : node.change,
    changed: { ...node.changed, folded: parts.counts, ...values.length > 0 && { values } }
  };
}

// elsewhere:src/graph/count-resources.ts
var module26 = require("./picture.js").modules["src/graph/count-resources.ts"]();
var countDrawn = module26.countDrawn;
var countResources = module26.countResources;
var isOfSource = module26.isOfSource;
var isPseudoType = module26.isPseudoType;

// src/compare/hints.ts
var isMeant = (node) => (node.change === "delete" || node.change === "create") && isOfSource(node) && !isPseudoType(node.type) && !node.lookedUp;
function withHints(nodes, edges) {
  const all = new Map(nodes.map((node) => [node.address, node]));
  const hints = /* @__PURE__ */ new Map();
  const unclear = levelsOf(nodes, all).flatMap((level) => {
    const groups = alikeIn(level, hints);
    for (const { gone: gone2, fresh } of groups) if (gone2.length === 1 && fresh.length === 1) pair(gone2, fresh, hints);
    return groups.filter(({ gone: gone2, fresh }) => gone2.length + fresh.length > 2);
  });
  byNeighbours(unclear, edges, hints);
  const both = new Map([...hints, ...[...hints].map(([now2, old]) => [old, now2])]);
  return nodes.map((node) => {
    const looksLike2 = both.get(node.address);
    return looksLike2 === void 0 ? node : { ...node, changed: { ...node.changed, looksLike: looksLike2 } };
  });
}
function pair(gone2, fresh, hints) {
  hints.set(fresh[0].address, gone2[0].address);
}
function levelsOf(nodes, all) {
  const depths = /* @__PURE__ */ new Map([[null, -1]]);
  const levels = [];
  for (const node of nodes) {
    const way = [];
    let at = node;
    while (at !== void 0 && !depths.has(at.address)) {
      way.push(at);
      at = at.parent === null ? void 0 : all.get(at.parent);
    }
    for (const { address, parent } of way.reverse()) depths.set(address, depths.get(parent) + 1);
    if (!isMeant(node)) continue;
    const depth = depths.get(node.address);
    levels[depth] ??= [];
    levels[depth].push(node);
  }
  return levels.filter((level) => level !== void 0);
}
function alikeIn(level, hints) {
  const groups = /* @__PURE__ */ new Map();
  for (const node of level) {
    const { attributes, change, count, parent, type } = node;
    const isGone = change === "delete";
    const box = parent === null ? null : hints.get(parent) ?? parent;
    const words = Object.entries(attributes).filter(([name]) => isArchitecture(name));
    const key = JSON.stringify([type, box, count, words.sort(([a], [b]) => byText(a, b))]);
    const group = groups.get(key) ?? { gone: [], fresh: [] };
    groups.set(key, group);
    (isGone ? group.gone : group.fresh).push(node);
  }
  return [...groups.values()].filter(({ gone: gone2, fresh }) => gone2.length > 0 && fresh.length > 0);
}
function byNeighbours(groups, edges, hints) {
  if (groups.length === 0) return;
  const arrows = /* @__PURE__ */ new Map();
  const known2 = (end) => hints.get(end) ?? end;
  for (const { from, to, twoWay, label, change } of edges) {
    if (change === "move") continue;
    put(arrows, from, `${twoWay ? "<->" : "->"} ${known2(to)} ${label}`);
    put(arrows, to, `${twoWay ? "<->" : "<-"} ${known2(from)} ${label}`);
  }
  const wordsOf = ({ address }) => (arrows.get(address) ?? []).sort(byText).join("\n");
  for (const { gone: gone2, fresh } of groups) {
    const same = /* @__PURE__ */ new Map();
    for (const node of [...gone2, ...fresh]) {
      const group = same.get(wordsOf(node)) ?? { gone: [], fresh: [] };
      same.set(wordsOf(node), group);
      (node.change === "delete" ? group.gone : group.fresh).push(node);
    }
    same.delete("");
    for (const one of same.values()) {
      if (one.gone.length === 1 && one.fresh.length === 1) pair(one.gone, one.fresh, hints);
    }
  }
}

// elsewhere:src/graph/containers.ts
var module27 = require("./picture.js").modules["src/graph/containers.ts"]();
var CONTAINER_TYPES = module27.CONTAINER_TYPES;
var isContainerType = module27.isContainerType;

// elsewhere:src/graph/tree.ts
var module28 = require("./picture.js").modules["src/graph/tree.ts"]();
var ancestorsOf = module28.ancestorsOf;
var childrenOf = module28.childrenOf;

// src/compare/match.ts
var NOTHING = [];
function inTreeOrder(graph) {
  const children = childrenOf(graph);
  const order = [...children.get(null) ?? []];
  for (const { address } of order) for (const child of children.get(address) ?? []) order.push(child);
  return order;
}
var Found = class {
  #after = /* @__PURE__ */ new Map();
  #before = /* @__PURE__ */ new Map();
  #wholes = /* @__PURE__ */ new Map();
  join(before, after) {
    put(this.#after, before.address, after.address);
    put(this.#before, after.address, before.address);
  }
  /** A node of its own that was part of another. */
  split(before, after) {
    put(this.#after, before, after.address);
    this.#wholes.set(after.address, before);
  }
  partOf = (address) => this.#wholes.get(address);
  afterOf = (address) => this.#after.get(address) ?? NOTHING;
  beforeOf = (address) => this.#before.get(address) ?? NOTHING;
  /** Where something in a box before is now, if it has stayed. */
  boxesOf = ({ parent }) => parent === null ? [null] : this.afterOf(parent);
  isOpenBefore = ({ address }) => this.afterOf(address).length === 0;
  isOpenAfter = ({ address }) => this.beforeOf(address).length === 0;
};
function match(known2) {
  const found = new Found();
  const [before, after] = [inTreeOrder(known2.before.graph), inTreeOrder(known2.after.graph)];
  for (const isBox of [true, false]) {
    const isMeant2 = ({ type }) => isContainerType(type) === isBox;
    const nodes = { before: before.filter(isMeant2), after: after.filter(isMeant2) };
    matchAddresses(nodes, known2, found);
    matchInstances(nodes, known2, found);
    matchImplied(nodes, found);
  }
  return found;
}
var keyOf = (stem, { type }) => `${type} ${stem}`;
function matchAddresses({ before, after }, { stemAfter }, found) {
  const later = /* @__PURE__ */ new Map();
  for (const node of after) put(later, keyOf(stemOf(node.address), node), node);
  const earlier = /* @__PURE__ */ new Map();
  for (const node of before) {
    const key = keyOf(stemAfter(stemOf(node.address)), node);
    if (later.has(key)) put(earlier, key, node);
  }
  for (const [key, nodes] of earlier) pairUp(nodes, later.get(key), found);
}
function pairUp(before, after, found) {
  const inBox = /* @__PURE__ */ new Map();
  for (const node of [...after].reverse()) {
    const others = inBox.get(node.parent);
    if (others === void 0) inBox.set(node.parent, [node]);
    else others.push(node);
  }
  for (const node of before) {
    const box = found.boxesOf(node).find((each) => (inBox.get(each)?.length ?? 0) > 0);
    const other = box === void 0 ? void 0 : inBox.get(box)?.pop();
    if (other !== void 0) found.join(node, other);
  }
  const rest = after.filter(found.isOpenAfter);
  for (const [at, node] of before.filter(found.isOpenBefore).entries()) {
    const other = rest[at];
    if (other !== void 0) found.join(node, other);
  }
}
function matchInstances({ before, after }, { stemAfter, stemBefore }, found) {
  const later = /* @__PURE__ */ new Map();
  for (const node of after) for (const stem of stemsOf(node)) put(later, keyOf(stem, node), node);
  for (const node of before.filter(found.isOpenBefore)) {
    const all = stemsOf(node).flatMap((stem) => later.get(keyOf(stemAfter(stem), node)) ?? []);
    const others = all.filter((other) => isShared(node, other, found));
    const isInBox = ({ parent }) => found.boxesOf(node).includes(parent);
    const open = others.filter(found.isOpenAfter);
    const best = open.find(isInBox) ?? open[0] ?? others.find(isInBox) ?? others[0];
    if (best !== void 0) found.join(node, best);
  }
  const earlier = /* @__PURE__ */ new Map();
  for (const node of before) for (const stem of stemsOf(node)) put(earlier, keyOf(stem, node), node);
  for (const node of after.filter(found.isOpenAfter)) {
    const whole = stemsOf(node).flatMap((stem) => earlier.get(keyOf(stemBefore(stem) ?? "", node)) ?? []).find((other) => isShared(other, node, found));
    if (whole !== void 0) found.split(whole.address, node);
  }
}
function isShared(before, after, found) {
  if (before.instances === void 0 && after.instances === void 0) return false;
  const isCopy = [before, after].some(({ address }) => (parseAddress(address)?.copy ?? null) !== null);
  return !isCopy || found.boxesOf(before).includes(after.parent);
}
function matchImplied({ before, after }, found) {
  const wordsOf = ({ type, attributes }) => JSON.stringify([type, attributes]);
  const isImplied = ({ provenance }) => provenance === "implied";
  const later = /* @__PURE__ */ new Map();
  for (const node of after)
    if (isImplied(node) && found.isOpenAfter(node)) put(later, `${node.parent} ${wordsOf(node)}`, node);
  for (const node of before) {
    if (!isImplied(node) || !found.isOpenBefore(node)) continue;
    const others = found.boxesOf(node).flatMap((box) => later.get(`${box} ${wordsOf(node)}`) ?? []);
    const other = others.find(found.isOpenAfter);
    if (other !== void 0) found.join(node, other);
  }
}

// src/compare/nodes.ts
function freeCopies(taken) {
  const last = /* @__PURE__ */ new Map();
  return (address) => {
    const stem = stemOf(address);
    for (let n = (last.get(stem) ?? 0) + 1; ; n++) {
      const free = `${stem}~${n}`;
      if (taken.has(free)) continue;
      last.set(stem, n);
      return free;
    }
  };
}
function unite(known2, matches) {
  const before = [...known2.before.graph.nodes.values()];
  const after = [...known2.after.graph.nodes.values()];
  const freeCopy = freeCopies(new Set([...before, ...after].map(({ address }) => address)));
  const places = /* @__PURE__ */ new Map();
  for (const { address } of before) {
    const isFree = !known2.after.graph.nodes.has(address);
    places.set(address, matches.afterOf(address)[0] ?? (isFree ? address : freeCopy(address)));
  }
  const placeOf = (address) => places.get(address);
  const parentOf = ({ parent }) => parent === null ? null : placeOf(parent);
  const nodes = [];
  const moves = [];
  for (const node of after) {
    const was = matches.beforeOf(node.address).map((address) => known2.before.graph.nodes.get(address));
    if (was.length === 0) {
      nodes.push(newNode(node, known2, matches.partOf(node.address)));
      continue;
    }
    const [first] = was;
    const isElsewhere = !isInSameBox(first, node, known2, matches);
    nodes.push(sharedNode(was, node, isElsewhere, known2));
    if (!isElsewhere) continue;
    const ghost = ghostOf(first, node, freeCopy(node.address), parentOf(first));
    nodes.push(ghost);
    if (isContainerType(node.type)) continue;
    moves.push(createEdge({ from: ghost.address, to: node.address, provenance: node.provenance, change: "move" }));
  }
  for (const node of before) {
    if (matches.afterOf(node.address).length > 0) continue;
    nodes.push(oldNode(node, placeOf(node.address), parentOf(node), known2));
  }
  return { nodes: new Map(nodes.map((node) => [node.address, node])), placeOf, moves };
}
var isPart = (bucket) => bucket === "folded" || bucket === "hidden";
function newNode(node, known2, whole) {
  const parts = new Set(whole === void 0 ? [] : stemsOf(known2.before.graph.nodes.get(whole)));
  const names2 = stemsOf(node).map((stem) => {
    const was = known2.stemBefore(stem);
    if (was !== void 0 && (parts.has(was) || isPart(known2.before.entryOf(was)?.bucket))) return "none";
    return known2.isImported(stem) ? "import" : "create";
  });
  const mark = markOfAll(names2, "create");
  const isSaid = mark.change === "create" || mark.change === "import";
  return createNode({ ...unmarked(node), ...mark, ...!isSaid && { before: [] } });
}
function oldNode(node, address, parent, known2) {
  const names2 = stemsOf(node).map((stem) => {
    if (isPart(known2.after.entryOf(known2.stemAfter(stem))?.bucket)) return "none";
    return known2.isForgotten(stem) ? "forget" : "delete";
  });
  const mark = markOfAll(names2, "delete");
  const isSaid = mark.change === "delete" || mark.change === "forget";
  const one = { ...unmarked(node), address, parent };
  return createNode({
    ...one,
    ...mark,
    ...!isSaid && { isGone: true },
    ...!isSameNode(one, unmarked(node)) && { before: [unmarked(node)] }
  });
}
function sharedNode(was, node, isElsewhere, known2) {
  const plain = unmarked(node);
  const before = was.map(unmarked);
  const isSame2 = before.length === 1 && isSameNode(before[0], plain);
  return createNode({ ...plain, ...markOf(was, node, isElsewhere, known2), ...!isSame2 && { before } });
}
function ghostOf(was, node, address, parent) {
  const { instances: _, steps: __, ...plain } = unmarked(was);
  return createNode({ ...plain, address, parent, change: "move", ghostOf: node.address, before: [] });
}
function isInSameBox(before, after, known2, matches) {
  const isAround = (one, other) => one === null || other === null ? one === other : matches.afterOf(one).includes(other);
  const [old, now2] = [known2.before.graph, known2.after.graph];
  const stays = (box) => isPart(known2.after.entryOf(known2.stemAfter(stemOf(box)))?.bucket);
  const was = (box) => isPart(known2.before.entryOf(known2.stemBefore(stemOf(box)) ?? "")?.bucket);
  const outOf2 = outerOf(old, before.parent, (box) => matches.afterOf(box).length === 0, stays);
  const into2 = outerOf(now2, after.parent, (box) => matches.beforeOf(box).length === 0, was);
  return isAround(before.parent, after.parent) || isAround(outOf2, after.parent) || isAround(before.parent, into2);
}
function outerOf({ nodes }, box, isAlone, isThere) {
  const isPassed = (address) => isAlone(address) && (nodes.get(address)?.provenance === "implied" || isThere(address));
  let at = box;
  while (at !== null && isPassed(at)) at = nodes.get(at)?.parent ?? null;
  return at;
}

// elsewhere:src/catalog/knowledge.ts
var module29 = require("./picture.js").modules["src/catalog/knowledge.ts"]();
var KNOWLEDGE = module29.KNOWLEDGE;

// src/compare/messages.ts
var unchanged = (count) => `${count} unchanged`;

// src/compare/focus.ts
function focus(union, hops, knowledge = KNOWLEDGE) {
  const kept = withBoxes(near(union, hops), union);
  const left = /* @__PURE__ */ new Map();
  const homes = homesOf(union, kept);
  for (const node of union.nodes.values()) if (!kept.has(node.address)) put(left, homes(node) ?? "", node);
  const stubs = stubsOf(left, union, knowledge);
  const { nodes, edges, ...head } = union;
  const total = union.total ?? countResources([...nodes.values()].filter(({ ghostOf: ghostOf2 }) => ghostOf2 === void 0));
  const parts = {
    ...head,
    total,
    nodes: [...[...nodes.values()].filter(({ address }) => kept.has(address)), ...stubs],
    edges: edges.filter(({ from, to }) => kept.has(from) && kept.has(to))
  };
  return Object.freeze({ ...head, ...createGraph(parts) });
}
function near({ nodes, edges }, hops) {
  const beside = /* @__PURE__ */ new Map();
  const reached = /* @__PURE__ */ new Set();
  for (const { from, to, change } of edges) {
    put(beside, from, to);
    put(beside, to, from);
    if (change !== void 0) reached.add(from).add(to);
  }
  for (const { address, change } of nodes.values()) if (change !== "none") reached.add(address);
  let edge = [...reached];
  for (let hop = 0; hop < hops && edge.length > 0; hop++) {
    const next = new Set(edge.flatMap((address) => beside.get(address) ?? []).filter((end) => !reached.has(end)));
    for (const address of next) reached.add(address);
    edge = [...next];
  }
  return reached;
}
function withBoxes(reached, { nodes }) {
  const kept = new Set(reached);
  for (const address of kept) {
    const parent = nodes.get(address)?.parent ?? null;
    if (parent !== null) kept.add(parent);
  }
  return kept;
}
function homesOf({ nodes }, kept) {
  const homes = /* @__PURE__ */ new Map([[null, null]]);
  for (const address of kept) homes.set(address, address);
  return ({ parent }) => {
    const way = [];
    let at = parent;
    for (; at !== null && !homes.has(at); at = nodes.get(at).parent) way.push(at);
    const home = homes.get(at);
    for (const address of way) homes.set(address, home);
    return home;
  };
}
function stubsOf(left, { nodes }, knowledge) {
  let n = 0;
  return [...left].map(([home, members]) => {
    const type = knowledge.contentsTypeOf(knowledge.cloudOf(members[0].type));
    const count = members.reduce((sum, node) => sum + node.count, 0);
    let address = `${type}.unchanged[${n++}]`;
    while (nodes.has(address)) address = `${type}.unchanged[${n++}]`;
    return createNode({ address, type, count, called: unchanged(count), parent: home === "" ? null : home });
  });
}

// src/compare/side-of.ts
function sideOf(union, which) {
  const { nodes: _, edges: __, ...head } = union;
  const { nodes, edges } = which === "after" ? afterOf(union) : beforeOf2(union);
  return Object.freeze({ ...head, ...createGraph({ ...head, nodes, edges }) });
}
var isThereAfter = ({ change, ghostOf: ghostOf2, isGone }) => ghostOf2 === void 0 && isGone !== true && change !== "delete" && change !== "forget";
function afterOf(union) {
  const nodes = [...union.nodes.values()].filter(isThereAfter).map(unmarked);
  const there = new Set(nodes.map(({ address }) => address));
  const isThere = ({ change, from, to }) => change !== "delete" && there.has(from) && there.has(to);
  return { nodes, edges: union.edges.filter(isThere).map(unmarkedEdge) };
}
function nodesBefore(node) {
  if (node.before !== void 0) return node.before;
  return node.change === "create" || node.change === "import" ? [] : [unmarked(node)];
}
function beforeOf2(union) {
  const nodes = [...union.nodes.values()];
  const ends = /* @__PURE__ */ new Map();
  for (const node of nodes) {
    const [first] = nodesBefore(node);
    if (first !== void 0) ends.set(node.address, first.address);
  }
  const edgesBefore = (edge) => {
    if (edge.before !== void 0) return edge.before;
    const [from, to] = [ends.get(edge.from), ends.get(edge.to)];
    if (edge.change === "create" || edge.change === "move" || from === void 0 || to === void 0) return [];
    return [{ ...unmarkedEdge(edge), from, to }];
  };
  return { nodes: nodes.flatMap(nodesBefore), edges: union.edges.flatMap(edgesBefore) };
}

// src/compare/index.ts
var NOTHING_SAID = { moved: /* @__PURE__ */ new Map(), forgotten: /* @__PURE__ */ new Set(), imported: /* @__PURE__ */ new Set() };
function compare(before, after, said2 = NOTHING_SAID) {
  const known2 = know(before, after, said2);
  const matches = match(known2);
  const united = unite(known2, matches);
  const folded = foldedChanges(known2, united);
  const nodes = [...united.nodes.values()].map((node) => withFolded(node, folded.get(node.address)));
  const edges = uniteEdges(known2, matches, united);
  const { nodes: _, edges: __, ...head } = after.graph;
  return Object.freeze({ ...head, ...createGraph({ ...head, nodes: withHints(nodes, edges), edges }) });
}

// src/graph/statements.ts
var ANY_KEY = "*";

// src/compare/said.ts
function statementsAbout(statements, before, after) {
  const [old, current] = [new Set(before), new Set(after)];
  const moved = movedIn(statements, old, current);
  const arrived = new Set(moved.values());
  const forgotten = /* @__PURE__ */ new Set();
  for (const origin of old) {
    const address = current.has(origin) || moved.has(origin) ? null : parseTerraformAddress(origin);
    if (address !== null && statements.some((one) => one.is === "forgotten" && names(one.from, one.within, address)))
      forgotten.add(origin);
  }
  const imported = /* @__PURE__ */ new Set();
  for (const origin of current) {
    const address = old.has(origin) || arrived.has(origin) ? null : parseTerraformAddress(origin);
    if (address !== null && statements.some((one) => one.is === "imported" && meets(one.to, one.within, address)))
      imported.add(origin);
  }
  return { moved, forgotten, imported };
}
function movedIn(statements, old, current) {
  const moves = statements.filter((one) => one.is === "moved");
  const moved = /* @__PURE__ */ new Map();
  const taken = /* @__PURE__ */ new Set();
  for (const origin of [...old].sort(byText)) {
    const address = parseTerraformAddress(origin);
    if (address === null || address.mode !== "managed") continue;
    const end = counted(follow(address, moves, old), old, current);
    if (end === origin || !current.has(end) || taken.has(end)) continue;
    moved.set(origin, end);
    taken.add(end);
  }
  return moved;
}
function follow(start, moves, old) {
  const seen = /* @__PURE__ */ new Set([formatTerraformAddress(start)]);
  let at = start;
  for (; ; ) {
    const next = firstOf2(moves, at);
    const text = next === null ? "" : formatTerraformAddress(next);
    if (next === null || seen.has(text) || old.has(text)) return at;
    seen.add(text);
    at = next;
  }
}
function firstOf2(moves, address) {
  for (const move of moves) {
    const next = moveBy(move, address);
    if (next !== null) return next;
  }
  return null;
}
function counted(address, old, current) {
  const text = formatTerraformAddress(address);
  if (current.has(text) || address.index !== null && address.index !== "0") return text;
  const other = formatTerraformAddress({ ...address, index: address.index === null ? "0" : null });
  return current.has(other) && !old.has(other) ? other : text;
}
function moveBy({ within, from, to }, address) {
  const around = address.modules.slice(0, within.length);
  if (!isIn(address, within)) return null;
  const rest = address.modules.slice(within.length);
  if (from.resource === null || to.resource === null) {
    const own = rest.slice(0, from.modules.length);
    const key = keyMoved(from.modules.at(-1), to.modules.at(-1), own.at(-1)?.index ?? null);
    const isMeant3 = own.length === from.modules.length && own.every(({ name: name2 }, i) => name2 === from.modules[i]?.name);
    if (!isMeant3 || key === void 0 || !sameKeys(own.slice(0, -1), from.modules)) return null;
    const last = { name: to.modules.at(-1).name, index: key };
    const modules2 = [...around, ...to.modules.slice(0, -1), last, ...rest.slice(own.length)];
    return { ...address, modules: modules2 };
  }
  const { type, name } = from.resource;
  const isMeant2 = rest.length === from.modules.length && rest.every((step, i) => step.name === from.modules[i]?.name);
  if (!isMeant2 || !sameKeys(rest, from.modules) || address.type !== type || address.name !== name) return null;
  const index = keyMoved(from.resource, to.resource, address.index);
  if (index === void 0) return null;
  return { ...address, modules: [...around, ...to.modules], type: to.resource.type, name: to.resource.name, index };
}
function keyMoved(from, to, key) {
  const [start = null, end = null] = [from?.index, to?.index];
  if (start === null && end === null) return key;
  return key === start ? end : void 0;
}
var sameKeys = (steps, meant) => steps.every(({ index }, i) => index === meant[i]?.index);
var isIn = ({ modules: modules2 }, within) => modules2.length >= within.length && within.every((name, i) => modules2[i]?.name === name);
function names({ modules: modules2, resource }, within, address) {
  const path = [...within, ...modules2.map(({ name: name2 }) => name2)];
  const isMeant2 = isIn(address, path) && address.mode === "managed" && mayBe(modules2, address.modules, within.length);
  if (resource === null) return isMeant2;
  const { type, name, index } = resource;
  const isInstance = index === null || index === address.index;
  return isMeant2 && address.modules.length === path.length && address.type === type && address.name === name && isInstance;
}
var mayBe = (modules2, steps, start) => modules2.every(({ index }, i) => index === null || index === steps[start + i]?.index);
function meets({ modules: modules2, resource }, within, address) {
  const path = [...within, ...modules2.map(({ name: name2 }) => name2)];
  if (resource === null || !isIn(address, path) || address.modules.length !== path.length) return false;
  const isOne = (meant, key) => meant === ANY_KEY || meant === key;
  const keys = modules2.every(({ index: index2 }, i) => isOne(index2, address.modules[within.length + i]?.index));
  const { type, name, index } = resource;
  return keys && address.mode === "managed" && address.type === type && address.name === name && isOne(index, address.index);
}

// src/report/counts.ts
function countsOf2({ nodes }) {
  const counts = /* @__PURE__ */ new Map();
  const seen = /* @__PURE__ */ new Set();
  for (const node of nodes.values()) {
    if (node.ghostOf !== void 0 || seen.has(originalOf(node.address))) continue;
    seen.add(originalOf(node.address));
    for (const [change, count] of changesIn(node)) {
      if (change !== "none") counts.set(change, (counts.get(change) ?? 0) + count);
    }
  }
  return inOrder(counts);
}
function originalOf(address) {
  return (parseAddress(address)?.copy ?? null) === null ? address : withCopy(address, null);
}
function changesIn(node) {
  const { instances, folded = {} } = node.changed ?? {};
  const own = isOfSource(node) && !isPseudoType(node.type);
  const itself = own ? entriesOf(instances ?? { [node.change]: node.count }) : [];
  return [...itself, ...entriesOf(folded)];
}
var entriesOf = (counts) => CHANGES.flatMap((change) => counts[change] === void 0 ? [] : [[change, counts[change]]]);
var inOrder = (counts) => Object.fromEntries(CHANGES.flatMap((change) => counts.has(change) ? [[change, counts.get(change)]] : []));

// elsewhere:src/catalog/box-variants.ts
var module30 = require("./picture.js").modules["src/catalog/box-variants.ts"]();
var BOX_VARIANTS = module30.BOX_VARIANTS;
var LOOSE_NOUN = module30.LOOSE_NOUN;
var NAME_SAYS_ALL = module30.NAME_SAYS_ALL;
var OWNER_TYPES = module30.OWNER_TYPES;
var REGION_STYLES = module30.REGION_STYLES;
var SUBNET_TYPES = module30.SUBNET_TYPES;
var TIERS = module30.TIERS;

// elsewhere:src/catalog/index.ts
var module31 = require("./picture.js").modules["src/catalog/index.ts"]();
var boxFactsOf = module31.boxFactsOf;
var cloudOf = module31.cloudOf;
var factsOf = module31.factsOf;
var isKnown = module31.isKnown;

// elsewhere:src/catalog/products.ts
var module32 = require("./picture.js").modules["src/catalog/products.ts"]();
var homeOf = module32.homeOf;
var productOf = module32.productOf;

// elsewhere:src/graph/escape.ts
var module33 = require("./picture.js").modules["src/graph/escape.ts"]();
var escapeKey = module33.escapeKey;
var escapeName = module33.escapeName;
var holdsEscapedBracket = module33.holdsEscapedBracket;
var unescapeKey = module33.unescapeKey;
var unescapeName = module33.unescapeName;

// elsewhere:src/text/short.ts
var module34 = require("./picture.js").modules["src/text/short.ts"]();
var short = module34.short;

// src/report/limits.ts
var NAME_LENGTH_MAX = 60;
var CLAUSES_MAX = 3;
var OBJECTS_MAX = 3;
var OBJECTS_ALIKE_MAX = 2;
var ROWS_MAX = 50;
var LINES_MAX = 200;
var CELL_LENGTH_MAX = 200;
var PARTS_MAX = 8;
var SENTENCE_LENGTH_MAX = 4e3;
var BOXES_SHOWN = 2;

// src/report/words.ts
var PLAIN = /^[\p{L}\p{N}_./:+-]*[\p{L}\p{N}_]$/u;
function named(name) {
  const shown = short(name, NAME_LENGTH_MAX);
  return PLAIN.test(shown) ? shown : `"${shown.replaceAll('"', "'")}"`;
}

// src/report/names.ts
function namesOf2(graph, words) {
  const items = new Map(words.items.map((item) => [item.id, item]));
  const of = (address) => {
    const item = items.get(address);
    if (item !== void 0) return calledAs(item);
    const node = graph.nodes.get(address);
    return node === void 0 ? { title: "", name: address } : calledInGraph(node);
  };
  const around = (address) => pathOf(address, items, graph);
  return {
    of,
    around,
    titleOf: (box) => items.get(box)?.title ?? inOne(of(box)),
    boxInText: (box) => {
      const { title, name } = of(box);
      return name === "" ? title : title === "" ? named(name) : `${title} ${named(name)}`;
    }
  };
}
var inOne = ({ title, name }) => [title, name].filter((text) => text !== "").join(" ");
function calledAs(item) {
  if (item.kind === "node") return { title: item.title, name: item.name };
  const { title } = boxFactsOf(item.style);
  if (item.title === title) return { title, name: "" };
  if (item.title.startsWith(`${title} `)) return { title, name: item.title.slice(title.length + 1) };
  return { title: NAME_SAYS_ALL.has(item.type) || item.type === "" ? "" : title, name: item.title };
}
function calledInGraph({ type, address, attributes, called }) {
  const title = isContainerType(type) ? boxFactsOf(type).title : productOf(type, attributes).title;
  if (called !== void 0) return { title, name: called };
  const parts = parseAddress(address);
  if (parts === null) return { title, name: address };
  const keys = parts.indexes.map((key) => unescapeKey(key).replace(/^"(.*)"$/s, "$1"));
  return { title, name: [unescapeName(parts.name), ...keys].join(" ") };
}
var isPlace = (item) => item?.kind !== "box" || !item.style.startsWith("strip:");
function pathOf(address, items, graph) {
  const path = [];
  const parentOf = (id) => {
    const item = items.get(id);
    return item === void 0 ? graph.nodes.get(id)?.parent ?? null : item.parent;
  };
  for (let at = parentOf(address); at !== null && path.length < BOXES_MAX; at = parentOf(at)) {
    if (isPlace(items.get(at))) path.push(at);
  }
  return path.reverse();
}
var BOXES_MAX = 200;

// src/report/edges.ts
function reportedEdges({ nodes, edges }, names2) {
  const meant = (end) => nodes.get(end)?.ghostOf ?? end;
  return edges.flatMap(({ from, to, change, label }) => {
    if (change === void 0 || change === "move") return [];
    const ends = { from: meant(from), to: meant(to) };
    return [{ ...ends, change, label, fromName: inOne(names2.of(ends.from)), toName: inOne(names2.of(ends.to)) }];
  }).sort((a, b) => byAddress(a.from, b.from) || byAddress(a.to, b.to));
}

// src/text/english.ts
var SPELLED = /^[AEFHILMNORSX](?=[A-Z0-9]|$)/;
var READ = /* @__PURE__ */ new Set(["NAT", "SAML", "ROSA", "RUM", "LAN", "MAC"]);
var LIKE_YOU = /^(u[ns]i|use|eu|one)/i;
function aOrAn(noun) {
  const first = noun.split(/[\s-]/, 1)[0];
  if (/^[A-Z]{2}|^[A-Z]\d|^FS/.test(first)) return SPELLED.test(first) && !READ.has(first) ? "an" : "a";
  return /^[aeiou]/i.test(first) && !LIKE_YOU.test(first) ? "an" : "a";
}
var isPlural = (noun) => /([^siu]s|data)$/.test(noun) && !/(alias|[A-Z]s?)$/.test(noun);
var OF_A_NAME = /^(.+?)( for .*[A-Z0-9]\S*)$/s;
function pluralOf(noun) {
  const [, head = noun, tail = ""] = OF_A_NAME.exec(noun) ?? [];
  return wordInPlural(head) + tail;
}
function wordInPlural(word) {
  if (isPlural(word)) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/sis$/.test(word)) return `${word.slice(0, -2)}es`;
  return `${word}${/(s|x|z|ch|sh)$/.test(word) ? "es" : "s"}`;
}
var listed = (texts) => texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}`;

// elsewhere:src/catalog/aws/index.ts
var aws_exports = {};
__export(aws_exports, {
  PATTERN_TABLES: () => PATTERN_TABLES,
  TABLES: () => TABLES
});
var module35 = require("./aws.js").modules["src/catalog/aws/index.ts"]();
var PATTERN_TABLES = module35.PATTERN_TABLES;
var TABLES = module35.TABLES;

// elsewhere:src/catalog/azure/index.ts
var azure_exports = {};
__export(azure_exports, {
  PATTERN_TABLES: () => PATTERN_TABLES2,
  TABLES: () => TABLES2
});
var module36 = require("./azure.js").modules["src/catalog/azure/index.ts"]();
var PATTERN_TABLES2 = module36.PATTERN_TABLES;
var TABLES2 = module36.TABLES;

// elsewhere:src/catalog/google/index.ts
var google_exports = {};
__export(google_exports, {
  PATTERN_TABLES: () => PATTERN_TABLES3,
  TABLES: () => TABLES3
});
var module37 = require("./google.js").modules["src/catalog/google/index.ts"]();
var PATTERN_TABLES3 = module37.PATTERN_TABLES;
var TABLES3 = module37.TABLES;

// elsewhere:src/catalog/other/index.ts
var other_exports = {};
__export(other_exports, {
  PATTERN_TABLES: () => PATTERN_TABLES4,
  TABLES: () => TABLES4
});
var module38 = require("./picture.js").modules["src/catalog/other/index.ts"]();
var PATTERN_TABLES4 = module38.PATTERN_TABLES;
var TABLES4 = module38.TABLES;

// src/catalog/tables.ts
var TABLES5 = [aws_exports, azure_exports, google_exports, other_exports].flatMap((tables) => tables.TABLES);

// src/catalog/speech/nouns.ts
var EFFECT_OF = {
  storage: "store",
  database: "store",
  analytics: "store",
  compute: "compute",
  containers: "compute",
  ml: "compute",
  integration: "compute",
  network: "network",
  security: "other",
  management: "other",
  developer: "other",
  people: "other",
  other: "other"
};
var NOUNS = [
  // ---- ways in
  { title: /load balancer$/i, noun: "load balancer", effect: "entry", mayBePublic: true },
  {
    title: /^application gateway( for containers)?$/i,
    noun: "application gateway",
    effect: "entry",
    mayBePublic: true
  },
  {
    title: /^API Gateway( (REST|HTTP|WebSocket))? API$|^AppSync GraphQL API$/,
    noun: "API",
    effect: "entry",
    mayBePublic: true
  },
  { title: /^API Gateway$/, noun: "API gateway", effect: "entry", mayBePublic: true },
  {
    title: /^API Management$|^Front Door( profile)?$|^Traffic Manager profile$|^Firebase Hosting site$|^Static web app$/,
    effect: "entry"
  },
  {
    title: /^CloudFront (multi-tenant )?distribution$|^CDN profile$|^Media CDN service$|^Cloud CDN$|^Fastly service$/,
    noun: "CDN",
    effect: "entry"
  },
  { title: /^Private DNS zone$/, noun: "private DNS zone", effect: "network" },
  { title: /\bhosted zone$|^(Cloud )?DNS zone$|^Cloudflare zone$/, noun: "DNS zone", effect: "entry", leads: "for" },
  {
    title: /^Route 53 record$|DNS .*record( set)?$|^Cloudflare (DNS )?record$/,
    noun: "DNS record",
    effect: "entry",
    leads: "for"
  },
  {
    title: /\bweb ACL$|\bWAF policy$|^Cloud Armor (regional )?policy$/,
    noun: "web application firewall",
    effect: "entry"
  },
  { title: /^Global Accelerator$/, noun: "global accelerator", effect: "entry" },
  { title: /^Bastion$/, noun: "bastion", effect: "entry" },
  { title: /^Ingress$/, noun: "ingress", effect: "entry" },
  {
    title: /^(HTTP route|Gateway|Internet gateway|Egress-only internet gateway|App Mesh virtual gateway)$/,
    effect: "entry"
  },
  {
    title: /^(Elastic IP|Public IP( address)?|(Global |External )?static IP( address)?|Global address)$/i,
    noun: "public IP address",
    effect: "entry",
    leads: "for"
  },
  // ---- what is kept
  {
    title: /^RDS (instance|for .*)$|^Aurora (MySQL|PostgreSQL|(DSQL )?cluster|instance)$|^Lightsail database$/,
    noun: "database",
    effect: "store"
  },
  {
    title: /^Cloud SQL\b.*$|^(AlloyDB|DocumentDB|Neptune|MongoDB Atlas) (elastic )?cluster$|^(Spanner|Bigtable) instance$/,
    noun: "database",
    effect: "store"
  },
  {
    title: /^Cosmos DB( account| for (MongoDB vCore|PostgreSQL))$|^(SQL|Firestore|Timestream|DigitalOcean|Snowflake) (managed )?database$|^Oracle Autonomous Database$/,
    noun: "database",
    effect: "store"
  },
  { title: /^(PostgreSQL|MySQL|MariaDB|SQL)( flexible)? server$/, noun: "database server", effect: "store" },
  { title: /^SQL Managed Instance$/, noun: "database server", effect: "store" },
  { title: /^DynamoDB table$/ },
  {
    title: /^(ElastiCache (cluster|replication group|Serverless|for .*)|Memorystore\b.*|Azure (Cache for|Managed) Redis|MemoryDB cluster|Redis Enterprise cluster|DynamoDB Accelerator)$/,
    noun: "cache",
    effect: "store"
  },
  { title: /^(S3|S3 directory|S3 on Outposts|Cloud Storage|Lightsail) bucket$/, noun: "bucket", effect: "store" },
  { title: /^(SQS|Cloud Tasks|Service Bus|Storage) queue$/, noun: "queue", effect: "store" },
  { title: /^(SNS|Pub\/Sub( Lite)?|Event Grid|Service Bus|Confluent Kafka) topic$/, noun: "topic", effect: "store" },
  { title: /^Kinesis data stream$/, noun: "data stream", effect: "store" },
  { title: /^Amazon MQ broker$/, noun: "message broker", effect: "store" },
  {
    title: /^(MSK( Serverless)?|Managed Kafka|Confluent Kafka|HDInsight Kafka) cluster$/,
    noun: "Kafka cluster",
    effect: "store"
  },
  { title: /^(Service Bus|Event Hubs) namespace$/, effect: "store" },
  { title: /^EFS file system$|^FSx for .*$|^Filestore instance$/, noun: "file system" },
  { title: /^EBS volume$|^(Managed|Persistent|Regional persistent) disk$/, noun: "disk" },
  { title: /^(OpenSearch|Elasticsearch|CloudSearch) domain$/, noun: "search domain", effect: "store" },
  { title: /^AI Search$/, noun: "search service", effect: "store" },
  { title: /^Redshift (cluster|Serverless workgroup)$|^Snowflake warehouse$/, noun: "data warehouse", effect: "store" },
  { title: /^(Secrets Manager|Secret Manager) secret$/, noun: "secret" },
  { title: /^Key Vault$/, noun: "key vault" },
  { title: /^(ECR|Artifact Registry|ECR public) repository$|^Container [Rr]egistry$/, effect: "other" },
  // ---- what runs
  { title: /^(Lambda function|Cloud Function|Cloud Run function)$/, noun: "function" },
  { title: /^((Linux|Windows|Flex Consumption) )?function app$/i, noun: "function app", effect: "compute" },
  { title: /^(ECS|ECS Express|Fargate|Cloud Run|App Runner) service$/, noun: "service" },
  { title: /^((Linux|Windows) )?web app$|^App Service$/i, noun: "web app", effect: "compute" },
  {
    title: /^(EKS|AKS|GKE|Azure Arc Kubernetes|DigitalOcean Kubernetes) cluster$/,
    noun: "Kubernetes cluster",
    effect: "compute"
  },
  { title: /^(EKS node group|(AKS|GKE) node pool)$/, noun: "node pool", effect: "compute" },
  { title: /^Compute Engine VM$|^((Linux|Windows) )?virtual machine$/i, noun: "virtual machine", effect: "compute" },
  { title: /^((Linux|Windows|Flexible) scale set|VM scale set)$/, noun: "scale set", effect: "compute" },
  { title: /^(StatefulSet|DaemonSet|CronJob)$/, effect: "compute" },
  { title: /^Step Functions state machine$/, noun: "state machine" },
  // ---- how it is joined
  { title: /^Region$/, noun: "region", effect: "network" },
  { title: /^Account$/, noun: "account", effect: "network" },
  { title: /^(VPC|VPC network|Virtual network)$/, effect: "network" },
  { title: /^Availability Zone$/, noun: "availability zone", effect: "network" },
  { title: /^Zone$/, noun: "zone", effect: "network" },
  { title: /^(Private |Public )?subnet$/i, noun: "subnet", effect: "network" },
  { title: /^NAT gateway$|^Cloud NAT$/, noun: "NAT gateway", effect: "network" },
  { title: /^Security group$/, effect: "network" },
  { title: /^Site-to-Site VPN$/, noun: "VPN connection", effect: "network" },
  { title: /^(Azure Firewall|Network Firewall|Palo Alto firewall)$/, noun: "network firewall", effect: "network" }
];
var COUNTABLE = /^(StatefulSet|DaemonSet|CronJob|ConfigMap|Pod|Droplet|VM|WorkSpace|CodePipeline|Proxy)$/;

// src/catalog/speech/index.ts
var NOUN_LENGTH_MAX = 60;
var known = /* @__PURE__ */ new Map();
function spokenOf(type, title) {
  const key = `${type}
${title}`;
  const before = known.get(key);
  if (before !== void 0) return before;
  const at = NOUNS.findIndex((each) => each.title.test(title));
  const row = NOUNS[at];
  const one = row?.noun ?? inText(short(title, NOUN_LENGTH_MAX));
  const isProper = row?.noun === void 0 && !isCommon(one);
  const fresh = {
    one,
    many: isProper ? one : pluralOf(one),
    isProper,
    effect: row?.effect ?? EFFECT_OF[factsOf(type).category],
    order: row === void 0 ? NOUNS.length : at,
    mayBePublic: row?.mayBePublic ?? false,
    leads: row?.leads ?? "in front of"
  };
  known.set(key, fresh);
  return fresh;
}
var SMALL_WORDS = new Set(
  TABLES5.flatMap((table) => Object.values(table).flatMap(({ title = "" }) => title.split(" ").slice(1))).filter(
    (word) => /^[a-z]/.test(word)
  )
);
function inText(title) {
  const first = /^[A-Z][a-z]+(?=( [a-z-]+)*$)/.exec(title)?.[0].toLowerCase();
  return first !== void 0 && SMALL_WORDS.has(first) ? first + title.slice(first.length) : title;
}
function isCommon(title) {
  const last = title.split(" ").at(-1);
  return /^[a-z]/.test(last) || /^[A-Z]{2,}$/.test(last) || COUNTABLE.test(last);
}

// src/report/nodes.ts
function reportedNodes({ nodes }, names2) {
  const ghosts = /* @__PURE__ */ new Map();
  for (const { address, ghostOf: ghostOf2 } of nodes.values()) if (ghostOf2 !== void 0) ghosts.set(ghostOf2, address);
  return [...nodes.values()].filter(({ ghostOf: ghostOf2 }) => ghostOf2 === void 0).flatMap((node) => {
    const change = changeOf(node);
    return change === "none" ? [] : [reported(node, change, names2, ghosts.get(node.address))];
  });
}
function changeOf({ change, changed }) {
  return change === "none" && changed?.folded !== void 0 ? "update" : change;
}
function reported(node, change, names2, ghost) {
  const { address, type, count } = node;
  const { title, name } = names2.of(address);
  return {
    address,
    type,
    change,
    title,
    name,
    noun: spokenOf(type, title).one,
    boxes: names2.around(address).map(names2.titleOf),
    ...ghost !== void 0 && { boxesBefore: names2.around(ghost).map(names2.titleOf) },
    isBox: isContainerType(type),
    count,
    ...detailsOf(node.changed)
  };
}
function detailsOf(details = {}) {
  const { createsFirst, movedFrom: movedFrom2, isImported, isForgotten, values, reason } = details;
  const { folded, instances, countBefore, drift, looksLike: looksLike2 } = details;
  const all = { createsFirst, movedFrom: movedFrom2, isImported, isForgotten, values, reason };
  const more = { folded, instances, countBefore, drift, looksLike: looksLike2 };
  return Object.fromEntries(Object.entries({ ...all, ...more }).filter(([, value]) => value !== void 0));
}

// elsewhere:src/text/plural.ts
var module39 = require("../cli.js").modules["src/text/plural.ts"]();
var plural = module39.plural;

// src/report/messages.ts
var noChange = (resources) => `No change of the architecture; ${plural(resources, "resource")}.`;
var VERBS = {
  delete: "removes",
  replace: "replaces",
  create: "adds",
  update: "updates",
  move: "moves",
  import: "imports",
  forget: "stops managing",
  deferred: "decides later on",
  resize: "resizes",
  scale: "scales",
  readdress: "moves",
  rename: "renames",
  extend: "extends",
  withdraw: "withdraws",
  part: "changes",
  connect: "connects",
  disconnect: "disconnects",
  reconnect: "changes",
  open: "opens",
  close: "closes"
};
var PUBLIC = "public";
var severalOf = (count, noun) => `${count} ${noun}`;
var times = (count, product) => `${count} \xD7 ${product}`;
var theOne = (noun, name) => `the ${noun}${name === "" ? "" : ` ${name}`}`;
var theSeveral = (count, noun, name) => `the ${count} ${noun} ${name}`;
var someOf = (count, all, noun, name) => `${count} of the ${all} ${noun}${name === "" ? "" : ` ${name}`}`;
var partsOf2 = (count, whole) => count === 1 ? `a part of ${whole}` : `${count} parts of ${whole}`;
var newOnes = (phrase) => phrase.startsWith("the ") ? `the new ${phrase.slice("the ".length)}` : phrase.replace(/^(an? |\d+ (\u00d7 )?)?/, (head) => `${head === "an " ? "a " : head}new `);
var fromTo = (before, after) => [before === null ? "" : `from ${before}`, after === null ? "" : `to ${after}`].filter((text) => text !== "").join(" ");
var inVersions = (text) => `version ${text}`;
var inInstances = (count) => plural(count, "instance");
var into = (box) => `into ${box}`;
var outOf = (box) => `out of ${box}`;
var toBox = (box) => `to ${box}`;
var TO_BOXES = "to more places";
var FROM_BOXES = "from some places";
var fromBox = (box) => `from ${box}`;
var aModule = (name) => `module ${name}`;
var wayTo = (from, to) => `${from} to ${to}`;
var wayFrom = (from, to) => `${from} from ${to}`;
var connections = (count, from, to) => `${count === 1 ? "the connection" : plural(count, "connection")} from ${from} to ${to}`;
var onPort = (port) => `on port ${port}`;
var labelled = (label) => `(${label})`;
var theRest = (count, isSmaller) => `makes ${count} ${isSmaller ? "smaller" : "other"} ${count === 1 ? "change" : "changes"}`;
var DONE = {
  delete: "Removed",
  replace: "Replaced",
  create: "Added",
  update: "Updated",
  move: "Moved",
  import: "Imported",
  forget: "No longer managed",
  deferred: "Decided later"
};
var TABLE_HEAD = "|  | What | Where | Before \u2192 after | Why |";
var NO_VALUE = "none";
var NOT_KNOWN = "none or not known yet";
var namedValue = (name, value) => `${name}: ${value}`;
var wasAndIs = (before, after) => `${before} \u2192 ${after}`;
var REASONS = /* @__PURE__ */ new Map([
  ["replace_because_cannot_update", "cannot be changed in place"],
  ["replace_because_tainted", "marked as damaged by an earlier run"],
  ["replace_by_request", "asked for on the command line"],
  ["replace_by_triggers", "what it is told to follow changes"],
  ["delete_because_no_resource_config", "no longer in the code"],
  ["delete_because_wrong_repetition", "count or for_each is new or gone"],
  ["delete_because_count_index", "count is smaller"],
  ["delete_because_each_key", "no longer a key of for_each"],
  ["delete_because_no_module", "its module is no longer in the code"],
  ["delete_because_no_move_target", "moved to where the code has nothing"]
]);
var forcedBy = (names2) => `forced by ${names2}`;
var NEW_FIRST = "the new one is made first";
var movedFrom = (address) => `moved from ${address}`;
var ALSO_IMPORTED = "imported";
var STAYS = "stays where it is, no longer managed";
var looksLike = (name) => `looks like a rename of ${name}; a moved block would keep it`;
var looksRenamed = (name) => `looks like a rename to ${name}; a moved block would keep it`;
var inside = (counts) => `inside: ${counts}`;
var ofInstances = (counts) => `instances: ${counts}`;
var DRIFTED = "has changed outside of Terraform";
var rowsMore = (count) => `and ${count} more`;

// src/catalog/speech/outside.ts
var OUTSIDE = /* @__PURE__ */ new Map([
  ["tv_aws_users", "users"],
  ["tv_azurerm_users", "users"],
  ["tv_gcp_users", "users"],
  ["tv_gcp_users_icon", "users"],
  ["tv_aws_internet", "the internet"],
  ["tv_azurerm_internet", "the internet"],
  ["tv_gcp_internet", "the internet"],
  ["tv_aws_mobile_client", "mobile clients"],
  ["tv_aws_onprem", "the premises"],
  ["tv_azure_onprem", "the premises"],
  ["tv_gcp_onprem", "the premises"],
  ["tv_gcp_external_saas", "an external service"]
]);
var outsideInText = (type) => OUTSIDE.get(type);

// elsewhere:src/graph/outside.ts
var module40 = require("./picture.js").modules["src/graph/outside.ts"]();
var OUTSIDE_TYPES = module40.OUTSIDE_TYPES;
var isOutside = module40.isOutside;

// src/report/sentence/phrases.ts
function oneThing({ spoken: { one, isProper }, name, isPublic, isKnown: isKnown2 }) {
  const noun = isPublic ? `${PUBLIC} ${one}` : one;
  if (name !== "" && !isProper) return theOne(noun, name);
  if (isProper) return [noun, name].filter((text) => text !== "").join(" ");
  return isKnown2 ? theOne(noun, "") : isPlural(noun) ? noun : `${aOrAn(noun)} ${noun}`;
}
function several(count, { one, many, isProper }, { isPublic = false, name = "" } = {}) {
  if (isProper) return times(count, one);
  const nouns = isPublic ? `${PUBLIC} ${many}` : many;
  return name === "" ? severalOf(count, nouns) : theSeveral(count, nouns, name);
}
var isNew = ({ change }) => change === "create" || change === "import";
function things(deeds) {
  const [first] = deeds;
  const { spoken, name, isPublic, verb, among } = first;
  const amount = deeds.reduce((sum, deed) => sum + deed.amount, 0);
  if (verb === "part") return partsOf2(amount, wholes(deeds));
  if (deeds.length === 1 && among !== void 0 && !spoken.isProper) return someOf(amount, among, spoken.many, name);
  if (amount > 1) return several(amount, spoken, { isPublic, name: deeds.length > 1 || isNew(first) ? "" : name });
  return oneThing({ spoken, name, isPublic, isKnown: !isNew(first) && first.isOnly });
}
function wholes(deeds) {
  const [{ spoken, name, isPublic }] = deeds;
  if (deeds.length > 1) return several(deeds.length, spoken, { isPublic });
  return oneThing({ spoken, name, isPublic, isKnown: true });
}

// src/report/sentence/mentions.ts
function mentionsOf({ nodes }, names2) {
  return (address) => {
    const { title, name } = names2.of(address);
    const { type = "", count = 1 } = nodes.get(address) ?? {};
    return { spoken: spokenOf(type, title), name: name === "" ? "" : named(name), count };
  };
}
function mentioned(all) {
  return [...groupBy(all, ({ spoken }) => spoken.one).values()].map((kind) => {
    const [{ spoken, name }] = kind;
    const amount = kind.reduce((sum, { count }) => sum + count, 0);
    return amount > 1 ? several(amount, spoken, { name: kind.length > 1 ? "" : name }) : oneThing({ spoken, name, isPublic: false, isKnown: true });
  });
}

// src/catalog/speech/model.ts
var EFFECTS = ["entry", "store", "compute", "network", "other"];

// src/report/sentence/rank.ts
var rankOf = (effect, isMild = false) => EFFECTS.indexOf(effect) + (isMild ? EFFECTS.length : 0);

// src/report/sentence/edges.ts
var VERBS2 = {
  create: "connect",
  delete: "disconnect",
  update: "reconnect"
};
var FROM_OUTSIDE = {
  create: "open",
  delete: "close",
  update: "reconnect"
};
function edgeStatements(graph, edges, names2) {
  const mention = mentionsOf(graph, names2);
  const thin = new Set(
    graph.edges.flatMap(({ thin: isThin, from, to }) => isThin === true ? [`${from}
${to}`] : [])
  );
  const arrows = edges.filter(areEndsThere(graph)).map((edge) => arrowOf(edge, graph, mention, thin));
  return [...groupBy(arrows, kindOf2).values()].map(statementOf);
}
function areEndsThere({ nodes }) {
  const comesOrGoes = (address) => {
    const node = nodes.get(address);
    return node !== void 0 && !isOutside(node.type) && COMES_OR_GOES.has(node.change);
  };
  return ({ from, to }) => !comesOrGoes(from) && !comesOrGoes(to);
}
var COMES_OR_GOES = /* @__PURE__ */ new Set([
  "create",
  "delete",
  "forget",
  "import"
]);
function arrowOf(edge, { nodes }, mention, thin) {
  const who = outsideInText(nodes.get(edge.from)?.type ?? "") ?? "";
  return {
    edge,
    verb: who === "" ? VERBS2[edge.change] : FROM_OUTSIDE[edge.change],
    isThin: thin.has(`${edge.from}
${edge.to}`),
    from: mention(edge.from),
    to: mention(edge.to),
    who
  };
}
var kindOf2 = ({ verb, isThin, who, from, to, edge }) => [verb, isThin, who, from.spoken.one, to.spoken.one, who === "" ? "" : edge.label].join("\n");
function statementOf(arrows) {
  const [{ verb, isThin, who, edge, from }] = arrows;
  return {
    verb,
    rank: rankOf(who === "" ? isThin ? "other" : "network" : "entry"),
    change: edge.change,
    amount: arrows.length,
    order: from.spoken.order,
    text: textOf4(arrows)
  };
}
function textOf4(arrows) {
  const [{ verb, who, edge }] = arrows;
  const from = who === "" ? endOf(arrows, "from") : who;
  const to = endOf(arrows, "to");
  if (verb === "reconnect") return connections(arrows.length, from, to);
  if (who !== "") return [wayTo(to, who), portOf(edge)].filter((text) => text !== "").join(" ");
  return verb === "disconnect" ? wayFrom(from, to) : wayTo(from, to);
}
function endOf(arrows, end) {
  const once = new Map(arrows.map((arrow2) => [arrow2.edge[end], arrow2[end]]));
  return listed(mentioned([...once.values()]));
}
var portOf = ({ label }) => label === "" ? "" : /^\d+$/.test(label) ? onPort(label) : labelled(named(label));

// src/catalog/speech/attributes.ts
var MEANINGS = new Map([
  ...[
    "instance_type",
    "instance_types",
    "instance_class",
    "machine_type",
    "node_type",
    "vm_size",
    "size",
    "sku",
    "sku_name",
    "sku_tier",
    "tier",
    "account_tier",
    "memory_size",
    "allocated_storage",
    "disk_size_gb"
  ].map((name) => [name, "size"]),
  ...[
    "desired_count",
    "desired_capacity",
    "node_count",
    "num_cache_clusters",
    "num_cache_nodes",
    "target_size",
    "instance_count",
    "capacity"
  ].map((name) => [name, "number"]),
  ...["engine_version", "database_version", "version", "kubernetes_version", "runtime"].map(
    (name) => [name, "version"]
  )
]);
var MEANINGS_BY_WEIGHT = ["size", "number", "version"];
var UNIT_OF = /* @__PURE__ */ new Map([
  ["memory_size", "MB"],
  ["allocated_storage", "GB"],
  ["disk_size_gb", "GB"]
]);
var meaningOf = (attribute) => MEANINGS.get(attribute);

// src/report/sentence/moves.ts
function moveOf(node, boxInText) {
  const { boxes, boxesBefore = boxes, movedFrom: movedFrom2 } = node;
  const at = boxes.findIndex((box, depth) => box !== boxesBefore[depth]);
  if (at >= 0) return { verb: "move", tail: into(boxInText(boxes.at(-1))) };
  if (boxesBefore.length > boxes.length)
    return { verb: "move", tail: outOf(boxInText(boxesBefore[boxes.length])) };
  return movedFrom2 === void 0 ? void 0 : betweenAddresses(movedFrom2, node.address);
}
function betweenAddresses(before, after) {
  const old = partsOf3(parseTerraformAddress(before));
  const now2 = partsOf3(parseAddress(after));
  if (old === null || now2 === null) return { verb: "rename", tail: "" };
  if (old.module !== now2.module) {
    const tail = now2.module === "" ? outOf(aModule(named(old.module))) : into(aModule(named(now2.module)));
    return { verb: "readdress", tail };
  }
  return { verb: "rename", tail: fromTo(named(old.name), named(now2.name)) };
}
function partsOf3(parts) {
  if (parts === null) return null;
  const { modules: modules2, name, index = null, indexes = index === null ? [] : [index] } = parts;
  const step = (each, keys) => unescapeName(each) + keys.map((key) => `[${unescapeKey(key)}]`).join("");
  const module41 = modules2.map((each) => step(each.name, each.index === null ? [] : [each.index])).join(".");
  return { module: module41, name: step(name, indexes) };
}

// src/report/sentence/deeds.ts
function deedsOf(node, around) {
  const { address, type, title, name, change, instances, countBefore } = node;
  const base = {
    address,
    change,
    spoken: spokenOf(type, title),
    name: name === "" ? "" : named(name),
    isPublic: around.isPublic(node),
    isOnly: around.isOnly(node),
    amount: node.count
  };
  if (instances !== void 0 && countBefore === void 0) return ofInstances2(base, instances, node.count);
  const { verb, tail, amount = base.amount } = whatIsDone(node, around);
  return [{ ...base, verb, tail, amount: verb === "scale" ? 1 : amount }];
}
var ofInstances2 = (base, instances, all) => CHANGES.flatMap((change) => {
  const amount = instances[change];
  if (amount === void 0 || change === "none") return [];
  return [{ ...base, change, verb: change, tail: "", amount, ...amount < all && { among: all } }];
});
function whatIsDone(node, around) {
  const { change, countBefore, count } = node;
  const spread = around.spreadOf(node);
  if (spread !== void 0) return spread;
  if (change !== "update" && change !== "move") return { verb: change, tail: "" };
  const told = change === "update" ? tellingValue(node.values ?? []) : void 0;
  if (told !== void 0) return told;
  if (countBefore !== void 0) {
    return { verb: "scale", tail: fromTo(String(countBefore), inInstances(count)) };
  }
  const move = moveOf(node, around.boxInText);
  if (move !== void 0) return move;
  return isOfParts(node) ? { verb: "part", tail: "", amount: partsIn(node) } : { verb: change, tail: "" };
}
var VERB_OF = { size: "resize", number: "scale", version: "update" };
function tellingValue(values) {
  for (const meaning of MEANINGS_BY_WEIGHT) {
    const value = values.find(({ name }) => meaningOf(name) === meaning);
    if (value !== void 0) return { verb: VERB_OF[meaning], tail: tailOf(value, meaning) };
  }
  return void 0;
}
function tailOf({ name, before, after }, meaning) {
  const unit = UNIT_OF.get(name);
  const said2 = (value) => value === null ? null : named(value);
  const withUnit = (value) => value !== null && unit !== void 0 && /^\d+$/.test(value) ? `${value} ${unit}` : value;
  const [from, to] = [said2(before), withUnit(said2(after))];
  const isNumbered = meaning === "version" && from !== null && /^\d/.test(from);
  return fromTo(isNumbered ? inVersions(from) : to === null ? withUnit(from) : from, to);
}
var isOfParts = ({ folded, values, drift }) => folded !== void 0 && values === void 0 && drift === void 0;
var partsIn = ({ folded = {} }) => CHANGES.reduce((sum, change) => sum + (change === "none" ? 0 : folded[change] ?? 0), 0);

// src/report/sentence/surroundings.ts
function surroundingsOf(graph, nodes, names2) {
  const open = new Set(
    graph.edges.flatMap(({ from, to }) => isOutside(graph.nodes.get(from)?.type ?? "") ? [to] : [])
  );
  const ofType = /* @__PURE__ */ new Map();
  const solid = [...graph.nodes.values()].filter(({ ghostOf: ghostOf2 }) => ghostOf2 === void 0);
  const copies = groupBy(solid, ({ address }) => originalOf(address));
  for (const { address, type } of solid) ofType.set(type, (ofType.get(type) ?? /* @__PURE__ */ new Set()).add(originalOf(address)));
  const boxes = boxTexts(nodes, names2);
  const boxInText = (title) => boxes.get(title) ?? title;
  return {
    isPublic: ({ address, type, title }) => spokenOf(type, title).mayBePublic && open.has(address),
    isOnly: ({ type }) => (ofType.get(type)?.size ?? 0) <= 1,
    spreadOf: ({ address, change, boxes: path }) => {
      const all = copies.get(originalOf(address)) ?? [];
      const box = path.at(-1);
      if (box === void 0 || change !== "create" && change !== "delete") return void 0;
      if (all.every((each) => each.change === change)) return void 0;
      const text = boxInText(box);
      return change === "create" ? { verb: "extend", tail: toBox(text), amount: 1 } : { verb: "withdraw", tail: fromBox(text), amount: 1 };
    },
    boxInText
  };
}
function boxTexts(nodes, names2) {
  const texts = /* @__PURE__ */ new Map();
  for (const { address } of nodes) {
    for (const box of names2.around(address)) texts.set(names2.titleOf(box), names2.boxInText(box));
  }
  return texts;
}

// src/report/sentence/ways.ts
var KINDS_MAX = 2;
function waysOf(graph, kinds, mention) {
  const edges = groupBy(graph.edges.filter(isRequest), ({ from: from2 }) => from2);
  const targetsOf2 = ({ address }) => (edges.get(address) ?? []).map(({ to }) => to).filter((to) => to !== address && !isOutside(typeIn(graph, to)));
  const created = new Set(kinds.flatMap((kind) => kind.filter(isCreated).map(({ address }) => address)));
  const from = /* @__PURE__ */ new Map();
  const said2 = /* @__PURE__ */ new Set();
  for (const kind of kinds) {
    const [deed] = kind;
    const targets = kind.length === 1 && isNewEntry(deed) && !said2.has(deed.address) ? targetsOf2(deed) : [];
    const phrases = mentioned(targets.map(mention));
    if (phrases.length === 0 || phrases.length > KINDS_MAX) continue;
    const covered = coveredBy(targets, kinds, created);
    for (const address of covered) said2.add(address);
    const areNew = covered.length === targets.length;
    from.set(deed.address, `${deed.spoken.leads} ${listed(areNew ? phrases.map(newOnes) : phrases)}`);
  }
  return { from, said: said2 };
}
var typeIn = ({ nodes }, address) => nodes.get(address)?.type ?? "";
var isRequest = ({ thin, change }) => thin !== true && change !== "delete" && change !== "move";
var isCreated = ({ verb }) => verb === "create";
var isNewEntry = (deed) => isCreated(deed) && deed.spoken.effect === "entry";
function coveredBy(targets, kinds, created) {
  const isTarget = new Set(targets);
  if (!targets.every((target) => created.has(target))) return [];
  const touched = kinds.filter((kind) => kind.some((deed) => isCreated(deed) && isTarget.has(deed.address)));
  return touched.every((kind) => kind.every(({ address }) => isTarget.has(address))) ? targets : [];
}

// src/report/sentence/statements.ts
function nodeStatements(graph, nodes, names2) {
  const around = surroundingsOf(graph, nodes, names2);
  const deeds = nodes.filter(isFirst(nodes)).flatMap((node) => isOutside(node.type) ? [] : deedsOf(node, around));
  const kinds = [...groupBy(deeds, kindOf3).values()];
  const ways = waysOf(graph, kinds, mentionsOf(graph, names2));
  const toSay = kinds.map((kind) => kind.filter(({ address }) => !ways.said.has(address))).filter((kind) => kind.length > 0);
  return toSay.map((kind) => statementOf2(kind, ways));
}
function isFirst(nodes) {
  const first = /* @__PURE__ */ new Map();
  const keyOf2 = ({ address, change }) => `${originalOf(address)}
${change}`;
  for (const node of nodes) if (!first.has(keyOf2(node))) first.set(keyOf2(node), node.address);
  return (node) => first.get(keyOf2(node)) === node.address;
}
var WHERE = /* @__PURE__ */ new Map([
  ["extend", TO_BOXES],
  ["withdraw", FROM_BOXES]
]);
var MILD = /* @__PURE__ */ new Set(["readdress", "rename", "import", "deferred", "part"]);
var kindOf3 = ({ verb, spoken, isPublic }) => `${verb}
${spoken.one}
${isPublic}`;
function statementOf2(kind, ways) {
  const [first] = kind;
  const { verb, change, spoken } = first;
  const tail = kind.every((deed) => deed.tail === first.tail) ? first.tail : WHERE.get(verb) ?? "";
  const way = kind.length === 1 ? ways.from.get(first.address) : void 0;
  return {
    verb,
    rank: rankOf(spoken.effect, MILD.has(verb) || verb === "update" && tail === ""),
    change,
    amount: kind.reduce((sum, { amount }) => sum + amount, 0),
    order: spoken.order,
    text: [things(kind), tail, way ?? ""].filter((text) => text !== "").join(" "),
    ...way !== void 0 && { isOpenEnded: true }
  };
}

// src/report/sentence/index.ts
function sentenceOf(graph, names2, { nodes, edges }) {
  if (nodes.length === 0 && edges.length === 0) return noChange(resourcesOf(graph));
  const statements = [...nodeStatements(graph, nodes, names2), ...edgeStatements(graph, edges, names2)];
  const { clauses, left } = chosen(statements.sort(byEffect));
  const more = left.reduce((sum, { amount }) => sum + amount, 0) || (clauses.size === 0 ? nodes.length + edges.length : 0);
  const said2 = [...clauses.values()].flat();
  const isSmaller = said2.length > 0 && said2.every(({ rank }) => left.every((each) => each.rank > rank));
  const texts = [...clauses].map(([verb, objects]) => `${verb} ${objectsIn(objects)}`);
  return asSentence([...texts, ...more === 0 ? [] : [theRest(more, isSmaller)]]);
}
var resourcesOf = ({ total, nodes }) => total ?? countResources([...nodes.values()].filter(({ ghostOf: ghostOf2 }) => ghostOf2 === void 0));
var byEffect = (a, b) => a.rank - b.rank || CHANGES.indexOf(a.change) - CHANGES.indexOf(b.change) || a.order - b.order || b.amount - a.amount || byText(a.text, b.text);
function chosen(statements) {
  const clauses = /* @__PURE__ */ new Map();
  const waiting = [];
  for (const statement of statements) {
    const clause = clauses.get(VERBS[statement.verb]);
    if (clause === void 0 && clauses.size < CLAUSES_MAX) clauses.set(VERBS[statement.verb], [statement]);
    else if (clause !== void 0 && hasRoom(clause, statement)) clause.push(statement);
    else waiting.push(statement);
  }
  const left = [];
  for (const statement of waiting) {
    const clause = clauses.get(VERBS[statement.verb]) ?? [];
    if (clause.length === 0 || clause.length >= OBJECTS_MAX) left.push(statement);
    else clause.push(statement);
  }
  return { clauses: new Map([...clauses].map(([verb, clause]) => [verb, clause.sort(byEffect)])), left };
}
var hasRoom = (clause, { rank }) => clause.length < OBJECTS_MAX && clause.filter((said2) => said2.rank === rank).length < OBJECTS_ALIKE_MAX;
function objectsIn(statements) {
  const open = statements.filter(({ isOpenEnded }) => isOpenEnded === true);
  const closed = statements.filter(({ isOpenEnded }) => isOpenEnded !== true);
  return listed([...closed, ...open].map(({ text }) => text));
}
function asSentence(clauses) {
  const last = clauses.at(-1);
  const before = clauses.slice(0, -1).join(", ");
  const joint = clauses.some((clause) => clause.includes(" and ")) ? ", and " : " and ";
  const whole = before === "" ? last : `${before}${joint}${last}`;
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}.`;
}

// src/report/json.ts
var asJson = (report) => `${JSON.stringify(report, null, 2)}
`;

// src/text/markdown.ts
var APART = "\u200B";
var LIVE = /[@#:](?=\S)|(?<=GH)-(?=\d)|(?<=www)\./gi;
var SYNTAX = /[&<>|\\`*_[\]~$#"]/g;
var AT_BEGIN = /^[-+=]|(?<=^\d+)[.)]/;
var entity = (char) => `&#${char.codePointAt(0)};`;
var markdown = (text, length) => short(text, length).replace(LIVE, (char) => char === "-" || char === "." ? `${APART}${char}` : `${char}${APART}`).replace(SYNTAX, entity).replace(AT_BEGIN, entity);

// src/report/rows.ts
function rowsOf({ nodes, edges }) {
  const called = new Map(nodes.map((node) => [node.address, node]));
  const rows = [...nodes.map((node) => nodeRow(node, called)), ...edges.map(edgeRow)];
  return CHANGES.flatMap((change) => rows.filter((row) => row.change === change));
}
function nodeRow(node, called) {
  const { change, count, boxes, boxesBefore, values = [] } = node;
  const what = inOne(node);
  return {
    change,
    glyph: glyphOf(change, node),
    what: count > 1 ? times(count, what) : what,
    where: boxes,
    values: [...values.map(valueInWords), ...counted2(node), ...placed(boxesBefore, boxes)].slice(0, PARTS_MAX),
    why: whyOf2(node, called).slice(0, PARTS_MAX)
  };
}
var edgeRow = ({ change, fromName, toName, label }) => ({
  change,
  glyph: glyphOf(change),
  what: wasAndIs(fromName, toName),
  where: [],
  values: label === "" ? [] : [label],
  why: []
});
var valueInWords = ({ name, before, after }) => namedValue(name, wasAndIs(before ?? NO_VALUE, after ?? NOT_KNOWN));
var counted2 = ({ countBefore, count }) => countBefore === void 0 ? [] : [wasAndIs(`\xD7${countBefore}`, `\xD7${count}`)];
function placed(before, now2) {
  if (before === void 0) return [];
  const end = (boxes) => boxes.at(-1) ?? NO_VALUE;
  return [wasAndIs(end(before), end(now2))];
}
function whyOf2(node, called) {
  const { change, values = [], reason, movedFrom: movedFrom2, looksLike: looksLike2, instances, folded, drift } = node;
  const forcing = values.filter(({ forces }) => forces === true).map(({ name }) => name);
  const alike = looksLike2 === void 0 ? void 0 : called.get(looksLike2);
  const alikeName = alike === void 0 ? looksLike2 : inOne(alike);
  return [
    ...reason === void 0 ? [] : [REASONS.get(reason) ?? reason],
    ...forcing.length === 0 ? [] : [forcedBy(forcing.join(", "))],
    ...node.createsFirst === true ? [NEW_FIRST] : [],
    ...movedFrom2 === void 0 ? [] : [movedFrom(movedFrom2)],
    ...node.isImported === true && change !== "import" ? [ALSO_IMPORTED] : [],
    ...node.isForgotten === true ? [STAYS] : [],
    ...alikeName === void 0 ? [] : [(change === "delete" ? looksRenamed : looksLike)(alikeName)],
    ...instances === void 0 ? [] : [ofInstances(countsInGlyphs(instances))],
    ...insideOf(change, folded),
    ...drift === void 0 ? [] : [DRIFTED]
  ];
}
function insideOf(change, folded = {}) {
  const counts = countsInGlyphs(partsApart(change, folded));
  return counts === "" ? [] : [inside(counts)];
}
var countsInGlyphs = (counts) => CHANGES.flatMap(
  (change) => (counts[change] ?? 0) === 0 || change === "none" ? [] : [`${glyphOf(change)}${counts[change]}`]
).join(" ");

// src/report/markdown.ts
function asTable(report, most, omitted = 0) {
  const rows = rowsOf(report);
  const shown = rows.slice(0, most);
  if (shown.length === 0) return "";
  const table = [TABLE_HEAD, TABLE_HEAD.replace(/[^|]+/g, "---"), ...shown.map(line2)].join("\n");
  const more = rows.length - shown.length + omitted;
  return more === 0 ? table : `${table}

${rowsMore(more)}`;
}
function asMarkdown(report, { rows = ROWS_MAX } = {}) {
  const table = asTable(report, rows);
  return `${[markdown(report.sentence, SENTENCE_LENGTH_MAX), ...table === "" ? [] : [table]].join("\n\n")}
`;
}
function line2({ glyph, what, where, values, why }) {
  const cells = [what, where.slice(-BOXES_SHOWN).join(" \u203A "), ...[values, why].map((parts) => parts.join("; "))];
  return `| \`${glyph}\` | ${cells.map((cell) => markdown(cell, CELL_LENGTH_MAX)).join(" | ")} |`;
}

// src/report/text.ts
function asText(report) {
  const rows = rowsOf(report);
  const shown = rows.slice(0, LINES_MAX);
  const groups = [...groupBy(shown, ({ change }) => change)].map(
    ([change, group]) => [DONE[change], ...group.flatMap(lines)].join("\n")
  );
  const more = rows.length - shown.length;
  return `${[printable(report.sentence), ...groups, ...more === 0 ? [] : [rowsMore(more)]].map(inAscii).join("\n\n")}
`;
}
function lines({ glyph, what, where, values, why }) {
  const place = where.length === 0 ? "" : `  (${said(where.join(" > "))})`;
  return [
    `  ${inAscii(glyph).padEnd(GLYPH_WIDTH)} ${said(what)}${place}`,
    ...[...values, ...why].map((text) => `${" ".repeat(INDENT)}${said(text)}`)
  ];
}
var GLYPH_WIDTH = 3;
var INDENT = GLYPH_WIDTH + 5;
var said = (text) => printable(short(text, CELL_LENGTH_MAX));
var inAscii = (text) => text.replaceAll("\u2192", "->").replaceAll("\u2190", "<-").replaceAll(" \xD7 ", " x ").replaceAll("\xD7", "x");

// src/report/index.ts
function reportOf(graph, words) {
  const names2 = namesOf2(graph, words);
  const nodes = reportedNodes(graph, names2);
  const edges = reportedEdges(graph, names2);
  return { version: 1, sentence: sentenceOf(graph, names2, { nodes, edges }), counts: countsOf2(graph), nodes, edges };
}

// parts/changes.js
var modules = {
  "src/cli/compare/check.ts": () => ({ check }),
  "src/cli/compare/diff.ts": () => ({ DIFFERENT, diff }),
  "src/compare/index.ts": () => ({ compare, focus, sideOf }),
  "src/compare/said.ts": () => ({ statementsAbout }),
  "src/graph/statements.ts": () => ({ ANY_KEY }),
  "src/report/index.ts": () => ({ asJson, asMarkdown, asTable, asText, reportOf })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
