import type { CompletionCommand, Value } from './model.js';

/** Returns the completion script for fish 3.0 and newer. */
export const fishScript = (commands: readonly CompletionCommand[], origin: string): string =>
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
    ...commands.flatMap(linesOf),
    '',
  ].join('\n');

function linesOf({ name, help, operands, options }: CompletionCommand): string[] {
  const start = `complete -c groundplan -n '__fish_seen_subcommand_from ${name}'`;
  const [operand] = operands;
  return [
    `complete -c groundplan -n __fish_use_subcommand -a ${name} -d ${quoted(help)}`,
    ...(operand === undefined ? [] : [`${start} ${suggestionsOf(operand)}`]),
    ...options.map(({ flag, help: text, value }) => {
      const words = [start, '-l', flag.slice(2), ...(value === null ? [] : [requirementOf(value)]), '-d', quoted(text)];
      return words.join(' ');
    }),
  ];
}

/** A required value excludes other arguments; an optional one is written `--explain=json`. */
function requirementOf(value: Value): string {
  const suggestions = suggestionsOf(value);
  if (value.isOptional) return suggestions;
  return suggestions === '' ? '-x' : `${value.kind === 'file' ? '-r' : '-x'} ${suggestions}`;
}

function suggestionsOf({ kind, choices }: Value): string {
  if (kind === 'file') return '-F';
  if (kind === 'directory') return "-a '(__fish_complete_directories (commandline -ct))'";
  if (kind === 'text') return '';
  return kind === 'list' ? `-a '(__groundplan_list ${choices.join(' ')})'` : `-a '${choices.join(' ')}'`;
}

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
