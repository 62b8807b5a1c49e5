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

// parts/completion.js
var completion_exports = {};
__export(completion_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(completion_exports);

// elsewhere:src/errors.ts
var module2 = require("../cli.js").modules["src/errors.ts"]();
var Bug = module2.Bug;
var External = module2.External;
var GroundplanError = module2.GroundplanError;
var InvalidInput = module2.InvalidInput;
var Missing = module2.Missing;
var Misuse = module2.Misuse;
var NoResources = module2.NoResources;

// elsewhere:src/version.ts
var module3 = require("../cli.js").modules["src/version.ts"]();
var VERSION = module3.VERSION;

// elsewhere:src/cli/messages.ts
var module4 = require("../cli.js").modules["src/cli/messages.ts"]();
var ADDRESS_REMEDY = module4.ADDRESS_REMEDY;
var AFTER = module4.AFTER;
var ALL_WELL = module4.ALL_WELL;
var BEFORE = module4.BEFORE;
var BROKEN = module4.BROKEN;
var BUNDLED = module4.BUNDLED;
var BUSY = module4.BUSY;
var BUSY_REMEDY = module4.BUSY_REMEDY;
var CACHE = module4.CACHE;
var CACHE_EMPTY = module4.CACHE_EMPTY;
var CACHE_FOR = module4.CACHE_FOR;
var CHANGED_ONE = module4.CHANGED_ONE;
var CHANGED_ONE_REMEDY = module4.CHANGED_ONE_REMEDY;
var CLOSED = module4.CLOSED;
var COLUMN_CHANGE = module4.COLUMN_CHANGE;
var COLUMN_KINDS = module4.COLUMN_KINDS;
var COLUMN_READS = module4.COLUMN_READS;
var COLUMN_READ_BY = module4.COLUMN_READ_BY;
var COLUMN_RESOURCES = module4.COLUMN_RESOURCES;
var COLUMN_ROOT = module4.COLUMN_ROOT;
var COMMENT_ID_REMEDY = module4.COMMENT_ID_REMEDY;
var CONVERSATION_LOCKED = module4.CONVERSATION_LOCKED;
var DEBUG_DATA_REMEDY = module4.DEBUG_DATA_REMEDY;
var DEVOPS_DEPTH_REMEDY = module4.DEVOPS_DEPTH_REMEDY;
var DEVOPS_PIPELINE_REMEDY = module4.DEVOPS_PIPELINE_REMEDY;
var DEVOPS_TOKEN_REMEDY = module4.DEVOPS_TOKEN_REMEDY;
var DIFF = module4.DIFF;
var DIFFERS = module4.DIFFERS;
var DIFF_EITHER_OR = module4.DIFF_EITHER_OR;
var DIFF_REMEDY = module4.DIFF_REMEDY;
var DIFF_TAKES_TWO = module4.DIFF_TAKES_TWO;
var DIRECTORY = module4.DIRECTORY;
var DOCKER_DO = module4.DOCKER_DO;
var DOCKER_FOR = module4.DOCKER_FOR;
var DOCS_REMEDY = module4.DOCS_REMEDY;
var DOCS_TAKES_ONE = module4.DOCS_TAKES_ONE;
var DOCUMENT = module4.DOCUMENT;
var DONE = module4.DONE;
var DOT_DO = module4.DOT_DO;
var DOT_FOR = module4.DOT_FOR;
var DRAW = module4.DRAW;
var DRAWING = module4.DRAWING;
var DRAWING_FOR = module4.DRAWING_FOR;
var DRY_RUN_NEEDS_BACKEND = module4.DRY_RUN_NEEDS_BACKEND;
var DRY_RUN_NEEDS_BACKEND_REMEDY = module4.DRY_RUN_NEEDS_BACKEND_REMEDY;
var DRY_RUN_TAKES_STDOUT = module4.DRY_RUN_TAKES_STDOUT;
var DRY_RUN_TAKES_STDOUT_REMEDY = module4.DRY_RUN_TAKES_STDOUT_REMEDY;
var ESTATE_EMPTY = module4.ESTATE_EMPTY;
var ESTATE_FILES_ALONE = module4.ESTATE_FILES_ALONE;
var ESTATE_REMEDY = module4.ESTATE_REMEDY;
var ESTATE_SOURCE = module4.ESTATE_SOURCE;
var ESTATE_STDOUT_REMEDY = module4.ESTATE_STDOUT_REMEDY;
var EXPLAIN = module4.EXPLAIN;
var EXPLANATION_TAKES_STDOUT = module4.EXPLANATION_TAKES_STDOUT;
var EXPLANATION_TAKES_STDOUT_REMEDY = module4.EXPLANATION_TAKES_STDOUT_REMEDY;
var FILE_FOREIGN_REMEDY = module4.FILE_FOREIGN_REMEDY;
var FILE_IS_DIRECTORY_REMEDY = module4.FILE_IS_DIRECTORY_REMEDY;
var FILE_MISSING_REMEDY = module4.FILE_MISSING_REMEDY;
var FILE_UNREADABLE_REMEDY = module4.FILE_UNREADABLE_REMEDY;
var FORK_PROVIDERS = module4.FORK_PROVIDERS;
var FORK_PROVIDERS_REMEDY = module4.FORK_PROVIDERS_REMEDY;
var FORMAT = module4.FORMAT;
var FORMAT_CONTRADICTS_REMEDY = module4.FORMAT_CONTRADICTS_REMEDY;
var GITLAB_DEPTH_REMEDY = module4.GITLAB_DEPTH_REMEDY;
var GITLAB_PIPELINE_REMEDY = module4.GITLAB_PIPELINE_REMEDY;
var GITLAB_TOKEN_REMEDY = module4.GITLAB_TOKEN_REMEDY;
var GIT_DO = module4.GIT_DO;
var GIT_FOR = module4.GIT_FOR;
var GRAPH = module4.GRAPH;
var GRAPHFILE_ALONE = module4.GRAPHFILE_ALONE;
var GRAPHFILE_REMEDY = module4.GRAPHFILE_REMEDY;
var GRAPH_FILE_LIMITS = module4.GRAPH_FILE_LIMITS;
var HEADING = module4.HEADING;
var IGNORED_WITH_PLANFILE = module4.IGNORED_WITH_PLANFILE;
var INSTRUCTIONS = module4.INSTRUCTIONS;
var INTERNAL_FAULT = module4.INTERNAL_FAULT;
var JOINED_PLANFILE = module4.JOINED_PLANFILE;
var JOINED_PLANFILE_REMEDY = module4.JOINED_PLANFILE_REMEDY;
var JOINED_REMEDY = module4.JOINED_REMEDY;
var KINDS = module4.KINDS;
var MANIFEST_REMEDY = module4.MANIFEST_REMEDY;
var MAP = module4.MAP;
var MAP_FAILED = module4.MAP_FAILED;
var MCP_ADDRESS_REMEDY = module4.MCP_ADDRESS_REMEDY;
var MISSING = module4.MISSING;
var NATIVE = module4.NATIVE;
var NEWER_RUN = module4.NEWER_RUN;
var NOTE = module4.NOTE;
var NOTHING_TO_EXPLAIN = module4.NOTHING_TO_EXPLAIN;
var NOT_A_FILE_REMEDY = module4.NOT_A_FILE_REMEDY;
var NOT_A_VARFILE_REMEDY = module4.NOT_A_VARFILE_REMEDY;
var NOT_DRAWN = module4.NOT_DRAWN;
var NOT_OURS_REMEDY = module4.NOT_OURS_REMEDY;
var NOT_PIPED_REMEDY = module4.NOT_PIPED_REMEDY;
var NOT_WRITTEN = module4.NOT_WRITTEN;
var NO_CLIENT = module4.NO_CLIENT;
var NO_CLIENT_REMEDY = module4.NO_CLIENT_REMEDY;
var NO_ENGINE = module4.NO_ENGINE;
var NO_FETCH_WITH_PROVIDERS = module4.NO_FETCH_WITH_PROVIDERS;
var NO_FETCH_WITH_PROVIDERS_REMEDY = module4.NO_FETCH_WITH_PROVIDERS_REMEDY;
var NO_PATH = module4.NO_PATH;
var NO_ROOTS = module4.NO_ROOTS;
var NO_STAMP = module4.NO_STAMP;
var ONE_SOURCE_FOR_PLAN = module4.ONE_SOURCE_FOR_PLAN;
var ONE_SOURCE_REMEDY = module4.ONE_SOURCE_REMEDY;
var OPEN_PAGE = module4.OPEN_PAGE;
var OPTION_EMPTY_REMEDY = module4.OPTION_EMPTY_REMEDY;
var OPTION_TWICE_REMEDY = module4.OPTION_TWICE_REMEDY;
var OUTDIR_LINK_REMEDY = module4.OUTDIR_LINK_REMEDY;
var OUTDIR_REMEDY = module4.OUTDIR_REMEDY;
var OUTDIR_UNWRITABLE_REMEDY = module4.OUTDIR_UNWRITABLE_REMEDY;
var OUTFILE_IS_DIRECTORY_REMEDY = module4.OUTFILE_IS_DIRECTORY_REMEDY;
var OUTFILE_IS_LINK_REMEDY = module4.OUTFILE_IS_LINK_REMEDY;
var OUTFILE_IS_PIPE_REMEDY = module4.OUTFILE_IS_PIPE_REMEDY;
var OUTFILE_REMEDY = module4.OUTFILE_REMEDY;
var OUTSIDE_REMEDY = module4.OUTSIDE_REMEDY;
var PAGES_NEED_FILE = module4.PAGES_NEED_FILE;
var PAGES_NEED_FILE_REMEDY = module4.PAGES_NEED_FILE_REMEDY;
var PATHS_IN_QUOTES = module4.PATHS_IN_QUOTES;
var PLANFILE_NEEDS_ALL = module4.PLANFILE_NEEDS_ALL;
var PLANFILE_NEEDS_ALL_REMEDY = module4.PLANFILE_NEEDS_ALL_REMEDY;
var PLANNER = module4.PLANNER;
var PLAN_OF_TERRAFORM = module4.PLAN_OF_TERRAFORM;
var PRESENT_STATUS = module4.PRESENT_STATUS;
var PRIVATE_HOST_REMEDY = module4.PRIVATE_HOST_REMEDY;
var PROGRAM = module4.PROGRAM;
var PROVIDER_REQUIRED = module4.PROVIDER_REQUIRED;
var PYTHON_DO = module4.PYTHON_DO;
var PYTHON_FOR = module4.PYTHON_FOR;
var RASTERISER = module4.RASTERISER;
var RASTERISER_FOR = module4.RASTERISER_FOR;
var REMEDY = module4.REMEDY;
var REMOVE_SPECIAL_REMEDY = module4.REMOVE_SPECIAL_REMEDY;
var REPORT_FAULT = module4.REPORT_FAULT;
var REPOSITORY_OUTSIDE = module4.REPOSITORY_OUTSIDE;
var REPOSITORY_REMEDY = module4.REPOSITORY_REMEDY;
var RESULTS = module4.RESULTS;
var RESULTS_FOR = module4.RESULTS_FOR;
var SAME_GRAPH = module4.SAME_GRAPH;
var SELF_BROKEN = module4.SELF_BROKEN;
var SELF_REMEDY = module4.SELF_REMEDY;
var SHOW_NEEDS_FILE = module4.SHOW_NEEDS_FILE;
var SHOW_NEEDS_FILE_REMEDY = module4.SHOW_NEEDS_FILE_REMEDY;
var SHOW_WSLVIEW_MISSING = module4.SHOW_WSLVIEW_MISSING;
var SOURCE = module4.SOURCE;
var SOURCE_REMEDY = module4.SOURCE_REMEDY;
var SOURCE_REQUIRED = module4.SOURCE_REQUIRED;
var STDIN = module4.STDIN;
var STDIN_TWICE = module4.STDIN_TWICE;
var STDIN_TWICE_REMEDY = module4.STDIN_TWICE_REMEDY;
var STDOUT_IS_TERMINAL_REMEDY = module4.STDOUT_IS_TERMINAL_REMEDY;
var STDOUT_ONE_FORMAT = module4.STDOUT_ONE_FORMAT;
var STDOUT_TAKEN = module4.STDOUT_TAKEN;
var STDOUT_TAKEN_REMEDY = module4.STDOUT_TAKEN_REMEDY;
var SUGGESTIONS_REMEDY = module4.SUGGESTIONS_REMEDY;
var TERRAFORM = module4.TERRAFORM;
var TERRAFORM_DO = module4.TERRAFORM_DO;
var TERRAFORM_FOR = module4.TERRAFORM_FOR;
var TERRAGRUNT_DO = module4.TERRAGRUNT_DO;
var TERRAGRUNT_FOR = module4.TERRAGRUNT_FOR;
var TOFU = module4.TOFU;
var TOFU_DO = module4.TOFU_DO;
var TOFU_FOR = module4.TOFU_FOR;
var TOO_LARGE = module4.TOO_LARGE;
var TOO_LONG_REMEDY = module4.TOO_LONG_REMEDY;
var TOO_MANY_DIRECTORIES = module4.TOO_MANY_DIRECTORIES;
var TOO_OLD = module4.TOO_OLD;
var TOO_WIDE = module4.TOO_WIDE;
var TOO_WIDE_REMEDY = module4.TOO_WIDE_REMEDY;
var VAR_REMEDY = module4.VAR_REMEDY;
var VERSION_REMEDY = module4.VERSION_REMEDY;
var WATCHED_PAGE = module4.WATCHED_PAGE;
var WATCH_NEEDS_FILE = module4.WATCH_NEEDS_FILE;
var WATCH_NEEDS_FILE_REMEDY = module4.WATCH_NEEDS_FILE_REMEDY;
var WATCH_NEEDS_LOCAL = module4.WATCH_NEEDS_LOCAL;
var WATCH_NEEDS_LOCAL_REMEDY = module4.WATCH_NEEDS_LOCAL_REMEDY;
var WATCH_WITH_AI = module4.WATCH_WITH_AI;
var WATCH_WITH_AI_REMEDY = module4.WATCH_WITH_AI_REMEDY;
var WHAT_SOURCE_ACCEPTS = module4.WHAT_SOURCE_ACCEPTS;
var WHY_FOLDED = module4.WHY_FOLDED;
var WITHOUT_VARIABLES = module4.WITHOUT_VARIABLES;
var absentBecause = module4.absentBecause;
var addressOfThisMachine = module4.addressOfThisMachine;
var addressRefused = module4.addressRefused;
var affectedRead = module4.affectedRead;
var affectedRoots = module4.affectedRoots;
var argumentTooLong = module4.argumentTooLong;
var argumentsAre = module4.argumentsAre;
var arrow = module4.arrow;
var badAmount = module4.badAmount;
var badCommentId = module4.badCommentId;
var badNumber = module4.badNumber;
var badPrivateHost = module4.badPrivateHost;
var bareOrNamed = module4.bareOrNamed;
var because = module4.because;
var belowThirdColumn = module4.belowThirdColumn;
var cacheIs = module4.cacheIs;
var cacheIsAtLeast = module4.cacheIsAtLeast;
var changed = module4.changed;
var changedRoots = module4.changedRoots;
var checkExtension = module4.checkExtension;
var checkExtensionRemedy = module4.checkExtensionRemedy;
var cycle = module4.cycle;
var didYouMean = module4.didYouMean;
var drawingRoot = module4.drawingRoot;
var drawnAs = module4.drawnAs;
var drawnIn = module4.drawnIn;
var drawnSentence = module4.drawnSentence;
var explained = module4.explained;
var fileEdited = module4.fileEdited;
var fileEditedRemedy = module4.fileEditedRemedy;
var fileEmpty = module4.fileEmpty;
var fileForeign = module4.fileForeign;
var fileIsCode = module4.fileIsCode;
var fileIsCodeRemedy = module4.fileIsCodeRemedy;
var fileIsDirectory = module4.fileIsDirectory;
var fileMissing = module4.fileMissing;
var fileUnreadable = module4.fileUnreadable;
var forExample = module4.forExample;
var formatContradicts = module4.formatContradicts;
var graphDiffers = module4.graphDiffers;
var heading = module4.heading;
var hostRefuses = module4.hostRefuses;
var ignoredWithFile = module4.ignoredWithFile;
var imageTooLarge = module4.imageTooLarge;
var isCurrent = module4.isCurrent;
var isStale = module4.isStale;
var joinedNotDirectory = module4.joinedNotDirectory;
var knownNames = module4.knownNames;
var line = module4.line;
var lineBetween = module4.lineBetween;
var manifestUnfit = module4.manifestUnfit;
var missingArgument = module4.missingArgument;
var moreKinds = module4.moreKinds;
var namesWithDefault = module4.namesWithDefault;
var neededFor = module4.neededFor;
var noEffect = module4.noEffect;
var noEffectOnGraph = module4.noEffectOnGraph;
var noEffectWith = module4.noEffectWith;
var noEffectWithout = module4.noEffectWithout;
var noPicture = module4.noPicture;
var noRootsRemedy = module4.noRootsRemedy;
var noToken = module4.noToken;
var notADirectory = module4.notADirectory;
var notAFile = module4.notAFile;
var notOurs = module4.notOurs;
var notPiped = module4.notPiped;
var notWhole = module4.notWhole;
var nothingToCompare = module4.nothingToCompare;
var ofFalse = module4.ofFalse;
var oneOf = module4.oneOf;
var oneOrMore = module4.oneOrMore;
var openerMissing = module4.openerMissing;
var openerOutput = module4.openerOutput;
var optionEmpty = module4.optionEmpty;
var optionTwice = module4.optionTwice;
var otherVersion = module4.otherVersion;
var outdirIsLink = module4.outdirIsLink;
var outdirUnfit = module4.outdirUnfit;
var outfileExtension = module4.outfileExtension;
var outfileExtensionRemedy = module4.outfileExtensionRemedy;
var outfileFolderMissing = module4.outfileFolderMissing;
var outfileIsDirectory = module4.outfileIsDirectory;
var outfileIsLink = module4.outfileIsLink;
var outfileIsPipe = module4.outfileIsPipe;
var outside = module4.outside;
var pageMissing = module4.pageMissing;
var pageStale = module4.pageStale;
var pathAlong = module4.pathAlong;
var pathBack = module4.pathBack;
var pathIgnoringDirection = module4.pathIgnoringDirection;
var perhaps = module4.perhaps;
var picturesRefused = module4.picturesRefused;
var provedBy = module4.provedBy;
var providerRemedy = module4.providerRemedy;
var rasteriserDo = module4.rasteriserDo;
var redrawAdvice = module4.redrawAdvice;
var refused = module4.refused;
var removed = module4.removed;
var resourceCount = module4.resourceCount;
var resultsAre = module4.resultsAre;
var resultsCleared = module4.resultsCleared;
var rootFailed = module4.rootFailed;
var sameAs = module4.sameAs;
var seeHelp = module4.seeHelp;
var serving = module4.serving;
var shellRemedy = module4.shellRemedy;
var showFailed = module4.showFailed;
var sinceGraphFile = module4.sinceGraphFile;
var sourceMissing = module4.sourceMissing;
var stdoutIsTerminal = module4.stdoutIsTerminal;
var stdoutOneFormatRemedy = module4.stdoutOneFormatRemedy;
var summaryOfGraph = module4.summaryOfGraph;
var summaryOfPlan = module4.summaryOfPlan;
var textTooLong = module4.textTooLong;
var tooManyItems = module4.tooManyItems;
var unchanged = module4.unchanged;
var uncomparedRoots = module4.uncomparedRoots;
var unexpectedArguments = module4.unexpectedArguments;
var unknownAddress = module4.unknownAddress;
var unknownArgument = module4.unknownArgument;
var unknownName = module4.unknownName;
var unknownShell = module4.unknownShell;
var unknownTool = module4.unknownTool;
var unnameable = module4.unnameable;
var unsafeAddress = module4.unsafeAddress;
var varFileOfOneSide = module4.varFileOfOneSide;
var variableMissing = module4.variableMissing;
var waiting = module4.waiting;
var warningLine = module4.warningLine;
var watching = module4.watching;
var wrongArgument = module4.wrongArgument;
var wrote = module4.wrote;

// elsewhere:src/cli/options.ts
var module5 = require("../cli.js").modules["src/cli/options.ts"]();
var attributeOf = module5.attributeOf;
var flagsOf = module5.flagsOf;
var helpOf = module5.helpOf;
var longOf = module5.longOf;
var optionsOf = module5.optionsOf;
var parseOptions = module5.parseOptions;
var parsePlanning = module5.parsePlanning;
var parsePrivateHosts = module5.parsePrivateHosts;
var rowsOf = module5.rowsOf;

// src/cli/completion.ts
var SHELLS = ["bash", "zsh", "fish", "powershell"];
var OPERAND_VALUES = /* @__PURE__ */ new Map([
  ["directory", { kind: "directory", choices: [], isOptional: true }],
  ["shell", { kind: "choice", choices: SHELLS, isOptional: true }]
]);
var FILE = { kind: "file", choices: [], isOptional: true };
var HELP_COMMAND = { name: "help", help: "print help" };
var PRINT_HELP = { flag: "--help", help: "print help", value: null, isRepeatable: false };
var describeCommands = (program) => program.commands.map((command) => ({
  name: command.name(),
  help: command.description(),
  operands: command.registeredArguments.map((operand) => OPERAND_VALUES.get(operand.name()) ?? FILE),
  options: [...rowsOf(command.name()).flatMap(optionsIn), PRINT_HELP]
}));
function optionsIn(row) {
  const option = {
    flag: longOf(row),
    help: helpOf(row),
    value: valueIn(row),
    isRepeatable: row.kind === "list" && row.choices === void 0
  };
  const { without } = row.cli;
  if (without === void 0) return [option];
  return [
    option,
    { flag: `--no-${row.name}`, help: `same as ${option.flag} ${without}`, value: null, isRepeatable: false }
  ];
}
function valueIn({ kind, choices, cli }) {
  if (kind === "flag") return null;
  const isOptional = cli.bare !== void 0;
  if (choices !== void 0) return { kind: kind === "list" ? "list" : "choice", choices, isOptional };
  const placeholder = cli.value ?? "";
  if (/directory/.test(placeholder)) return { kind: "directory", choices: [], isOptional };
  return { kind: /path|file/.test(placeholder) ? "file" : "text", choices: [], isOptional };
}
function bashScript(commands, origin) {
  const names = ["help", ...commands.map(({ name }) => name)].join(" ");
  return `# Completion for bash. Written by ${origin}
_groundplan_words() {
  COMPREPLY=($(compgen -W "$1" -- "$cur"))
  compopt +o default 2>/dev/null
}
_groundplan_list() {
  local chosen=
  if [[ $cur == *,* ]]; then chosen=\${cur%,*},; fi
  COMPREPLY=($(compgen -P "$chosen" -W "$1" -- "\${cur##*,}"))
  compopt +o default -o nospace 2>/dev/null
}
_groundplan_file() { :; }
_groundplan_directory() { compopt +o default -o dirnames 2>/dev/null; }
_groundplan_text() { compopt +o default 2>/dev/null; }
_groundplan() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} command=
  # Readline splits --option=value into three words.
  if [[ $cur == = ]]; then cur=
  elif [[ $prev == = ]]; then prev=\${COMP_WORDS[COMP_CWORD-2]}; fi
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then _groundplan_words '${names} --help --version'; return; fi
  command=\${COMP_WORDS[1]}
  if [[ $cur != -* ]]; then
    case "$command $prev" in
${bashValues(commands)}    esac
  fi
  case $command in
    help) _groundplan_words '${names}' ;;
${commands.map(bashCommand).join("")}    *) _groundplan_text ;;
  esac
}
complete -o default -F _groundplan groundplan
`;
}
function bashValues(commands) {
  const patterns = /* @__PURE__ */ new Map();
  for (const { name, options } of commands) {
    for (const { flag, value } of options) {
      if (value === null) continue;
      const call = bashCall(value);
      patterns.set(call, [...patterns.get(call) ?? [], `'${name} ${flag}'`]);
    }
  }
  return [...patterns].map(([call, all]) => `      ${all.join("|")}) ${call}; return ;;
`).join("");
}
function bashCommand({ name, operands, options }) {
  const flags = `_groundplan_words '${options.map(({ flag }) => flag).join(" ")}'`;
  const [operand] = operands;
  if (operand === void 0) return `    ${name}) ${flags} ;;
`;
  return `    ${name}) if [[ $cur == -* ]]; then ${flags}; else ${bashCall(operand)}; fi ;;
`;
}
var bashCall = ({ kind, choices }) => choices.length === 0 ? `_groundplan_${kind}` : `_groundplan_${kind === "list" ? "list" : "words"} '${choices.join(" ")}'`;
var zshScript = (commands, origin) => `#compdef groundplan
# Completion for zsh. Written by ${origin}
_groundplan() {
  local curcontext="$curcontext" state line ret=1
  local -a commands
  commands=(
${[...commands, HELP_COMMAND].map(({ name, help }) => `    ${zshQuoted(`${name}:${help.replaceAll(":", "\\:")}`)}
`).join("")}  )
  _arguments -C \\
    '(- *)'{-h,--help}'[print help]' \\
    '(- *)'{-V,--version}'[print the version]' \\
    '1: :->command' \\
    '*:: :->arguments' && ret=0
  case $state in
    command) _describe -t commands command commands && ret=0 ;;
    arguments)
      case $words[1] in
        help) _describe -t commands command commands && ret=0 ;;
${commands.map(zshCommand).join("")}      esac ;;
  esac
  return ret
}
if [ "$funcstack[1]" = _groundplan ]; then _groundplan "$@"; else compdef _groundplan groundplan; fi
`;
function zshCommand({ name, operands, options }) {
  const specs = [
    ...options.map(({ flag, help, value, isRepeatable }) => {
      const head = `${isRepeatable ? "*" : ""}${flag}${value === null ? "" : "="}[${zshEscaped(help)}]`;
      return value === null ? head : `${head}${value.isOptional ? ":" : ""}:value:${zshAction(value)}`;
    }),
    ...operands.map((operand, index) => `${index + 1}::argument:${zshAction(operand)}`)
  ];
  return `        ${name}) _arguments \\
${specs.map((spec) => `          ${zshQuoted(spec)}`).join(" \\\n")} && ret=0 ;;
`;
}
var ZSH_ACTIONS = { file: "_files", directory: "_files -/", text: " " };
function zshAction({ kind, choices }) {
  if (kind === "choice") return `(${choices.join(" ")})`;
  return kind === "list" ? `_values -s , value ${choices.join(" ")}` : ZSH_ACTIONS[kind];
}
var zshEscaped = (text) => text.replace(/[\\[\]:]/g, "\\$&");
var zshQuoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
var fishScript = (commands, origin) => [
  `# Completion for fish. Written by ${origin}`,
  "function __groundplan_list",
  "    set -l chosen (commandline -ct | string replace -r '^--[a-z-]+=' '' | string replace -r '[^,]*$' '')",
  "    test (count $chosen) -eq 0; and set chosen ''",
  "    printf '%s\\n' $chosen$argv",
  "end",
  "complete -c groundplan -e",
  "complete -c groundplan -f",
  `complete -c groundplan -n __fish_use_subcommand -s h -l help -d 'print help'`,
  `complete -c groundplan -n __fish_use_subcommand -s V -l version -d 'print the version'`,
  `complete -c groundplan -n __fish_use_subcommand -a help -d 'print help'`,
  `complete -c groundplan -n '__fish_seen_subcommand_from help' -a '${commands.map(({ name }) => name).join(" ")}'`,
  ...commands.flatMap(fishLines),
  ""
].join("\n");
function fishLines({ name, help, operands, options }) {
  const start = `complete -c groundplan -n '__fish_seen_subcommand_from ${name}'`;
  const [operand] = operands;
  return [
    `complete -c groundplan -n __fish_use_subcommand -a ${name} -d ${fishQuoted(help)}`,
    ...operand === void 0 ? [] : [`${start} ${fishSuggestions(operand)}`],
    ...options.map(({ flag, help: text, value }) => {
      const requirement = value === null ? "" : ` ${fishRequirement(value)}`;
      return `${start} -l ${flag.slice(2)}${requirement} -d ${fishQuoted(text)}`;
    })
  ];
}
function fishRequirement(value) {
  const suggestions = fishSuggestions(value);
  if (value.isOptional) return suggestions;
  return suggestions === "" ? "-x" : `${value.kind === "file" ? "-r" : "-x"} ${suggestions}`;
}
function fishSuggestions({ kind, choices }) {
  if (kind === "file") return "-F";
  if (kind === "directory") return "-a '(__fish_complete_directories (commandline -ct))'";
  if (kind === "text") return "";
  return kind === "list" ? `-a '(__groundplan_list ${choices.join(" ")})'` : `-a '${choices.join(" ")}'`;
}
var fishQuoted = (text) => `'${text.replace(/[\\']/g, "\\$&")}'`;
var powershellScript = (commands, origin) => `# Completion for PowerShell. Written by ${origin}
Register-ArgumentCompleter -Native -CommandName groundplan -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $commands = [ordered]@{
${[...commands, HELP_COMMAND].map(({ name, help }) => `        ${powershellQuoted(name)} = ${powershellQuoted(help)}
`).join("")}    }
    $options = @{
${commands.map(({ name, options }) => `        ${powershellQuoted(name)} = [ordered]@{
${options.map(({ flag, help }) => `            ${powershellQuoted(flag)} = ${powershellQuoted(help)}
`).join("")}        }
`).join("")}    }
    $values = @{
${commands.flatMap(powershellValues).join("")}    }
    $words = @($commandAst.CommandElements |
        Where-Object { $_.Extent.EndOffset -lt $cursorPosition -or $_.Extent.Text -ne $wordToComplete } |
        ForEach-Object { $_.Extent.Text })
    $command = if ($words.Count -gt 1) { $words[1] } else { '' }
    $previous = $words[-1]
    $found = if ($command -eq '' -or $command -eq 'help') {
        $commands
    } elseif ($values.ContainsKey("$command $previous") -and -not $wordToComplete.StartsWith('-')) {
        $choices = [ordered]@{}
        $chosen = if ($wordToComplete.Contains(',')) { $wordToComplete -replace '[^,]*$', '' } else { '' }
        foreach ($choice in $values["$command $previous"]) { $choices["$chosen$choice"] = $choice }
        $choices
    } elseif ($wordToComplete.StartsWith('-') -and $options.ContainsKey($command)) {
        $options[$command]
    } else {
        @{}
    }
    foreach ($name in $found.Keys) {
        if ($name.StartsWith($wordToComplete)) {
            [System.Management.Automation.CompletionResult]::new($name, $name, 'ParameterValue', $found[$name])
        }
    }
}
`;
function powershellValues({ name, operands, options }) {
  const [operand] = operands;
  return [
    ...options.flatMap(({ flag, value }) => powershellRow(`${name} ${flag}`, value)),
    ...operand === void 0 ? [] : powershellRow(`${name} ${name}`, operand)
  ];
}
var powershellRow = (key, value) => value === null || value.choices.length === 0 ? [] : [`        ${powershellQuoted(key)} = @(${value.choices.map(powershellQuoted).join(", ")})
`];
var powershellQuoted = (text) => `'${text.replaceAll("'", "''")}'`;
var SCRIPTS = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
  powershell: powershellScript
};
async function completion(name, program, io) {
  const shell = SHELLS.find((known) => known === name);
  if (shell === void 0) throw new Misuse(unknownShell(name), { remedy: shellRemedy(SHELLS) });
  const origin = `groundplan ${VERSION}: groundplan completion ${shell}`;
  await io.stdout(SCRIPTS[shell](describeCommands(program), origin));
}

// parts/completion.js
var modules = {
  "src/cli/completion.ts": () => ({ SHELLS, completion })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
