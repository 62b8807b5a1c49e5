import type { CompletionCommand, Value } from './model.js';

/** Returns the completion script for Windows PowerShell 5.1 and PowerShell 7. Without a result, PowerShell completes files. */
export const powershellScript = (commands: readonly CompletionCommand[], origin: string): string =>
  `# Completion for PowerShell. Written by ${origin}
Register-ArgumentCompleter -Native -CommandName groundplan -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $commands = [ordered]@{
${[...commands, HELP].map(({ name, help }) => `        ${quoted(name)} = ${quoted(help)}\n`).join('')}    }
    $options = @{
${commands.map(({ name, options }) => `        ${quoted(name)} = [ordered]@{\n${options.map(({ flag, help }) => `            ${quoted(flag)} = ${quoted(help)}\n`).join('')}        }\n`).join('')}    }
    $values = @{
${commands.flatMap(valuesOf).join('')}    }
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

const HELP = { name: 'help', help: 'print help' };

/** Returns the choices of a command's options, and of its first positional argument, which follows the command's name. */
function valuesOf({ name, operands, options }: CompletionCommand): string[] {
  const [operand] = operands;
  return [
    ...options.flatMap(({ flag, value }) => rowOf(`${name} ${flag}`, value)),
    ...(operand === undefined ? [] : rowOf(`${name} ${name}`, operand)),
  ];
}

const rowOf = (key: string, value: Value | null): string[] =>
  value === null || value.choices.length === 0
    ? []
    : [`        ${quoted(key)} = @(${value.choices.map(quoted).join(', ')})\n`];

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
