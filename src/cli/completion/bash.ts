import type { CompletionCommand, Value } from './model.js';

/** Returns the completion script for bash 3.2 and newer; without `compopt`, which 4.0 introduced, file names are the default. */
export function bashScript(commands: readonly CompletionCommand[], origin: string): string {
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
${valueCases(commands)}    esac
  fi
  case $command in
    help) _groundplan_words '${names}' ;;
${commands.map(commandCase).join('')}    *) _groundplan_text ;;
  esac
}
complete -o default -F _groundplan groundplan
`;
}

/** Returns a branch for each distinct value, with the options of all commands that take it. */
function valueCases(commands: readonly CompletionCommand[]): string {
  const patterns = new Map<string, string[]>();
  for (const { name, options } of commands) {
    for (const { flag, value } of options) {
      if (value === null) continue;
      const call = callOf(value);
      patterns.set(call, [...(patterns.get(call) ?? []), `'${name} ${flag}'`]);
    }
  }
  return [...patterns].map(([call, all]) => `      ${all.join('|')}) ${call}; return ;;\n`).join('');
}

function commandCase({ name, operands, options }: CompletionCommand): string {
  const flags = `_groundplan_words '${options.map(({ flag }) => flag).join(' ')}'`;
  const [operand] = operands;
  if (operand === undefined) return `    ${name}) ${flags} ;;\n`;
  return `    ${name}) if [[ $cur == -* ]]; then ${flags}; else ${callOf(operand)}; fi ;;\n`;
}

const callOf = ({ kind, choices }: Value): string =>
  choices.length === 0
    ? `_groundplan_${kind}`
    : `_groundplan_${kind === 'list' ? 'list' : 'words'} '${choices.join(' ')}'`;
