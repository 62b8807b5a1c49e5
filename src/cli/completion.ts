/** `groundplan completion`: prints a completion script. The script is static, so a shell never waits for Node.js. */
import type { Command as Program } from 'commander';
import { Misuse } from '../errors.js';
import type { Command } from '../option-row.js';
import type { Io } from '../platform/io.js';
import { VERSION } from '../version.js';
import * as messages from './messages.js';
import { type CliRow, helpOf, longOf, rowsOf } from './options.js';

// ---- The command line: commands, their options, and the values of each option.

/** Shells with a completion script. */
export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;
type Shell = (typeof SHELLS)[number];

/** Completion of a value. `list`: several of the choices, joined with commas. `text`: nothing can be suggested. */
interface Value {
  readonly kind: 'choice' | 'list' | 'file' | 'directory' | 'text';
  /** Empty unless `kind` is `choice` or `list`. */
  readonly choices: readonly string[];
  /** True if the option or argument may be given without a value. */
  readonly isOptional: boolean;
}

interface CompletionOption {
  /** Long form: `--theme`. */
  readonly flag: string;
  readonly help: string;
  /** Null for a flag. */
  readonly value: Value | null;
  readonly isRepeatable: boolean;
}

interface CompletionCommand {
  readonly name: string;
  readonly help: string;
  /** Positional arguments in order. */
  readonly operands: readonly Value[];
  readonly options: readonly CompletionOption[];
}

/** Positional arguments that are not files. */
const OPERAND_VALUES: ReadonlyMap<string, Value> = new Map([
  ['directory', { kind: 'directory', choices: [], isOptional: true }],
  ['shell', { kind: 'choice', choices: SHELLS, isOptional: true }],
]);
const FILE: Value = { kind: 'file', choices: [], isOptional: true };
/** The command that Commander adds. */
const HELP_COMMAND = { name: 'help', help: 'print help' };
const PRINT_HELP: CompletionOption = { flag: '--help', help: 'print help', value: null, isRepeatable: false };

/** Returns the commands in the order of the help. */
const describeCommands = (program: Program): CompletionCommand[] =>
  program.commands.map((command) => ({
    name: command.name(),
    help: command.description(),
    operands: command.registeredArguments.map((operand) => OPERAND_VALUES.get(operand.name()) ?? FILE),
    options: [...rowsOf(command.name() as Command).flatMap(optionsIn), PRINT_HELP],
  }));

/** Returns the option of a row, and its negation `--no-<name>` if there is one. */
function optionsIn(row: CliRow): CompletionOption[] {
  const option: CompletionOption = {
    flag: longOf(row),
    help: helpOf(row),
    value: valueIn(row),
    isRepeatable: row.kind === 'list' && row.choices === undefined,
  };
  const { without } = row.cli;
  if (without === undefined) return [option];
  return [
    option,
    { flag: `--no-${row.name}`, help: `same as ${option.flag} ${without}`, value: null, isRepeatable: false },
  ];
}

/** Returns the value of an option. The placeholder in the help, such as `<path>`, tells files from other texts. */
function valueIn({ kind, choices, cli }: CliRow): Value | null {
  if (kind === 'flag') return null;
  const isOptional = cli.bare !== undefined;
  if (choices !== undefined) return { kind: kind === 'list' ? 'list' : 'choice', choices, isOptional };
  const placeholder = cli.value ?? '';
  if (/directory/.test(placeholder)) return { kind: 'directory', choices: [], isOptional };
  return { kind: /path|file/.test(placeholder) ? 'file' : 'text', choices: [], isOptional };
}

// ---- bash.

/**
 * Returns the completion script for bash 3.2 and newer; without `compopt`, which 4.0 introduced, file names are the
 * default.
 */
function bashScript(commands: readonly CompletionCommand[], origin: string): string {
  const names = ['help', ...commands.map(({ name }) => name)].join(' ');
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
${commands.map(bashCommand).join('')}    *) _groundplan_text ;;
  esac
}
complete -o default -F _groundplan groundplan
`;
}

/** Returns one `case` branch for each distinct set of values, with all options that take these values. */
function bashValues(commands: readonly CompletionCommand[]): string {
  const patterns = new Map<string, string[]>();
  for (const { name, options } of commands) {
    for (const { flag, value } of options) {
      if (value === null) continue;
      const call = bashCall(value);
      patterns.set(call, [...(patterns.get(call) ?? []), `'${name} ${flag}'`]);
    }
  }
  return [...patterns].map(([call, all]) => `      ${all.join('|')}) ${call}; return ;;\n`).join('');
}

function bashCommand({ name, operands, options }: CompletionCommand): string {
  const flags = `_groundplan_words '${options.map(({ flag }) => flag).join(' ')}'`;
  const [operand] = operands;
  if (operand === undefined) return `    ${name}) ${flags} ;;\n`;
  return `    ${name}) if [[ $cur == -* ]]; then ${flags}; else ${bashCall(operand)}; fi ;;\n`;
}

const bashCall = ({ kind, choices }: Value): string =>
  choices.length === 0
    ? `_groundplan_${kind}`
    : `_groundplan_${kind === 'list' ? 'list' : 'words'} '${choices.join(' ')}'`;

// ---- zsh.

/** Returns the completion script for zsh, as a file of `fpath` or for `source`. */
const zshScript = (commands: readonly CompletionCommand[], origin: string): string => `#compdef groundplan
# Completion for zsh. Written by ${origin}
_groundplan() {
  local curcontext="$curcontext" state line ret=1
  local -a commands
  commands=(
${[...commands, HELP_COMMAND].map(({ name, help }) => `    ${zshQuoted(`${name}:${help.replaceAll(':', '\\:')}`)}\n`).join('')}  )
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
${commands.map(zshCommand).join('')}      esac ;;
  esac
  return ret
}
if [ "$funcstack[1]" = _groundplan ]; then _groundplan "$@"; else compdef _groundplan groundplan; fi
`;

function zshCommand({ name, operands, options }: CompletionCommand): string {
  const specs = [
    ...options.map(({ flag, help, value, isRepeatable }) => {
      const head = `${isRepeatable ? '*' : ''}${flag}${value === null ? '' : '='}[${zshEscaped(help)}]`;
      return value === null ? head : `${head}${value.isOptional ? ':' : ''}:value:${zshAction(value)}`;
    }),
    ...operands.map((operand, index) => `${index + 1}::argument:${zshAction(operand)}`),
  ];
  return `        ${name}) _arguments \\\n${specs.map((spec) => `          ${zshQuoted(spec)}`).join(' \\\n')} && ret=0 ;;\n`;
}

const ZSH_ACTIONS = { file: '_files', directory: '_files -/', text: ' ' } as const;

function zshAction({ kind, choices }: Value): string {
  if (kind === 'choice') return `(${choices.join(' ')})`;
  return kind === 'list' ? `_values -s , value ${choices.join(' ')}` : ZSH_ACTIONS[kind];
}

/** Escapes text between the brackets of a specification. */
const zshEscaped = (text: string): string => text.replace(/[\\[\]:]/g, '\\$&');
const zshQuoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

// ---- fish.

/** Returns the completion script for fish 3.0 and newer. */
const fishScript = (commands: readonly CompletionCommand[], origin: string): string =>
  [
    `# Completion for fish. Written by ${origin}`,
    'function __groundplan_list',
    "    set -l chosen (commandline -ct | string replace -r '^--[a-z-]+=' '' | string replace -r '[^,]*$' '')",
    "    test (count $chosen) -eq 0; and set chosen ''",
    "    printf '%s\\n' $chosen$argv",
    'end',
    'complete -c groundplan -e',
    'complete -c groundplan -f',
    `complete -c groundplan -n __fish_use_subcommand -s h -l help -d 'print help'`,
    `complete -c groundplan -n __fish_use_subcommand -s V -l version -d 'print the version'`,
    `complete -c groundplan -n __fish_use_subcommand -a help -d 'print help'`,
    `complete -c groundplan -n '__fish_seen_subcommand_from help' -a '${commands.map(({ name }) => name).join(' ')}'`,
    ...commands.flatMap(fishLines),
    '',
  ].join('\n');

function fishLines({ name, help, operands, options }: CompletionCommand): string[] {
  const start = `complete -c groundplan -n '__fish_seen_subcommand_from ${name}'`;
  const [operand] = operands;
  return [
    `complete -c groundplan -n __fish_use_subcommand -a ${name} -d ${fishQuoted(help)}`,
    ...(operand === undefined ? [] : [`${start} ${fishSuggestions(operand)}`]),
    ...options.map(({ flag, help: text, value }) => {
      const requirement = value === null ? '' : ` ${fishRequirement(value)}`;
      return `${start} -l ${flag.slice(2)}${requirement} -d ${fishQuoted(text)}`;
    }),
  ];
}

/** A required value excludes other arguments; an optional one is written `--explain=json`. */
function fishRequirement(value: Value): string {
  const suggestions = fishSuggestions(value);
  if (value.isOptional) return suggestions;
  return suggestions === '' ? '-x' : `${value.kind === 'file' ? '-r' : '-x'} ${suggestions}`;
}

function fishSuggestions({ kind, choices }: Value): string {
  if (kind === 'file') return '-F';
  if (kind === 'directory') return "-a '(__fish_complete_directories (commandline -ct))'";
  if (kind === 'text') return '';
  return kind === 'list' ? `-a '(__groundplan_list ${choices.join(' ')})'` : `-a '${choices.join(' ')}'`;
}

const fishQuoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

// ---- PowerShell.

/**
 * Returns the completion script for Windows PowerShell 5.1 and PowerShell 7. Without a result, PowerShell completes
 * files.
 */
const powershellScript = (commands: readonly CompletionCommand[], origin: string): string =>
  `# Completion for PowerShell. Written by ${origin}
Register-ArgumentCompleter -Native -CommandName groundplan -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $commands = [ordered]@{
${[...commands, HELP_COMMAND].map(({ name, help }) => `        ${powershellQuoted(name)} = ${powershellQuoted(help)}\n`).join('')}    }
    $options = @{
${commands.map(({ name, options }) => `        ${powershellQuoted(name)} = [ordered]@{\n${options.map(({ flag, help }) => `            ${powershellQuoted(flag)} = ${powershellQuoted(help)}\n`).join('')}        }\n`).join('')}    }
    $values = @{
${commands.flatMap(powershellValues).join('')}    }
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

/**
 * Returns the choices of a command's options, and of its first positional argument, which follows the command's name.
 */
function powershellValues({ name, operands, options }: CompletionCommand): string[] {
  const [operand] = operands;
  return [
    ...options.flatMap(({ flag, value }) => powershellRow(`${name} ${flag}`, value)),
    ...(operand === undefined ? [] : powershellRow(`${name} ${name}`, operand)),
  ];
}

const powershellRow = (key: string, value: Value | null): string[] =>
  value === null || value.choices.length === 0
    ? []
    : [`        ${powershellQuoted(key)} = @(${value.choices.map(powershellQuoted).join(', ')})\n`];

const powershellQuoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

// ---- The command.

const SCRIPTS: Readonly<Record<Shell, (commands: readonly CompletionCommand[], origin: string) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
  powershell: powershellScript,
};

/**
 * Runs the command.
 * @param program the command line, which the script completes
 * @throws Misuse for an unknown shell
 */
export async function completion(name: string, program: Program, io: Io): Promise<void> {
  const shell = SHELLS.find((known) => known === name);
  if (shell === undefined) throw new Misuse(messages.unknownShell(name), { remedy: messages.shellRemedy(SHELLS) });
  const origin = `groundplan ${VERSION}: groundplan completion ${shell}`;
  await io.stdout(SCRIPTS[shell](describeCommands(program), origin));
}
