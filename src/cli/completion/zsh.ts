import type { CompletionCommand, Value } from './model.js';

/** Returns the completion script for zsh, as a file of `fpath` or for `source`. */
export const zshScript = (commands: readonly CompletionCommand[], origin: string): string => `#compdef groundplan
# Completion for zsh. Written by ${origin}
_groundplan() {
  local curcontext="$curcontext" state line ret=1
  local -a commands
  commands=(
${[...commands, HELP].map(({ name, help }) => `    ${quoted(`${name}:${help.replaceAll(':', '\\:')}`)}\n`).join('')}  )
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
${commands.map(commandCase).join('')}      esac ;;
  esac
  return ret
}
if [ "$funcstack[1]" = _groundplan ]; then _groundplan "$@"; else compdef _groundplan groundplan; fi
`;

const HELP = { name: 'help', help: 'print help' };

function commandCase({ name, operands, options }: CompletionCommand): string {
  const specs = [
    ...options.map(({ flag, help, value, isRepeatable }) => {
      const head = `${isRepeatable ? '*' : ''}${flag}${value === null ? '' : '='}[${escaped(help)}]`;
      return value === null ? head : `${head}${value.isOptional ? ':' : ''}:value:${actionOf(value)}`;
    }),
    ...operands.map((operand, at) => `${at + 1}::argument:${actionOf(operand)}`),
  ];
  return `        ${name}) _arguments \\\n${specs.map((spec) => `          ${quoted(spec)}`).join(' \\\n')} && ret=0 ;;\n`;
}

const ACTIONS = { file: '_files', directory: '_files -/', text: ' ' } as const;

function actionOf({ kind, choices }: Value): string {
  if (kind === 'choice') return `(${choices.join(' ')})`;
  return kind === 'list' ? `_values -s , value ${choices.join(' ')}` : ACTIONS[kind];
}

/** Escapes text between the brackets of a specification. */
const escaped = (text: string): string => text.replace(/[\\[\]:]/g, '\\$&');
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
