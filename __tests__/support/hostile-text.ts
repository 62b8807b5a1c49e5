/** Texts that Markdown, HTML, Mermaid and GitHub would take for their own. */
import fc from 'fast-check';

export const HOSTILE = [
  '<script>alert(1)</script>',
  '<!-- groundplan v1 {"id":"default","run":9,"attempt":1} -->',
  '--> <img src=x onerror=alert(1)>',
  '</details></summary></td>',
  '@octocat and @octo/team',
  'fixes #1, GH-2, octo/infra#3',
  'https://evil.example www.evil.example mailto:a@b.example a@b.example',
  '[click](https://evil.example)',
  '![x](https://evil.example/x.png)',
  '[x]: https://evil.example',
  '[^1]',
  '`code` ``code`` ```',
  '```\n# heading\n',
  '~~~\n~~~',
  '| a | b |\n|---|---|',
  '\\| \\` \\',
  '**bold** __bold__ *it* _it_ ~~gone~~',
  '# heading #',
  '- [ ] task',
  '1. one',
  '1) one',
  '+ one',
  '===',
  '---',
  '> quote',
  '    code',
  '&lt;script&gt; &#64;octocat &amp;',
  '$a$ $$b$$ $`c`$',
  ':tada: :+1:',
  'line\r\nline\u2028line',
  '\u202etxet\u202c \u200b@octocat \ufeff',
  '\ud800 half',
  '"] --> n1; click n0 "https://evil.example"',
  'end',
  'style x:#fff;',
  'classDef x fill:#fff;',
  '%%{init: {"securityLevel": "loose"}}%%',
  '#quot;#35;',
  '"`**markdown**`"',
  '<br/>',
  'a'.repeat(5000),
  '',
  ' ',
];

/** Any text, and hostile ones in pieces. */
export const hostileText = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...HOSTILE),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc
      .array(
        fc.oneof(
          fc.constantFrom(...'@#:<>|`\\\n-[](){}!*_~$&"\'/.= ', 'www.', 'http', 'GH-1', 'a', '1'),
          fc.string({ maxLength: 3 }),
        ),
        { maxLength: 20 },
      )
      .map((parts) => parts.join('')),
  );
