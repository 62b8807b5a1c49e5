/** Faults in a configuration file, worded to follow "file:line:column: ". */

export const token = (text: string) => `\`${text}\``;
export const expected = (wanted: string, found: string) => `expected ${wanted}, found ${found}`;
export const END_OF_LINE = 'the end of the line';
export const END_OF_FILE = 'the end of the file';

export const VALUE = 'a value';
export const ATTRIBUTE_NAME = 'the name of an attribute';
export const FUNCTION_NAME = 'the name of a function';
export const FOR_NAME = 'a name for the element';
export const FOR_IN = '`in`';
export const EQUALS_OF_ENTRY = '`=` or `:` after the key';
export const commaOr = (closer: string) => `a comma or \`${closer}\``;
export const END_OF_SEQUENCE = '`}` at the end of the expression in the text';
export const DIRECTIVE = '`if`, `else`, `endif`, `for` or `endfor`';
export const ITEM = 'the name of an argument or block';
export const AFTER_NAME = '`=` or a block after the name';
export const LABEL_OR_BODY = 'a label or `{`';
export const NEW_LINE = 'a new line';

export const nestedTooDeep = (limit: number) => `nested more than ${limit} levels deep`;
export const STRING_NOT_CLOSED = 'this string is not closed on its line';
export const heredocNotClosed = (marker: string) => `this text has no end: a line with ${marker} alone is missing`;
export const UNKNOWN_ESCAPE = 'unknown escape: a backslash is written \\\\';
export const misplacedDirective = (word: string) => `%{ ${word} } belongs to nothing before it`;
export const unknownDirective = (word: string) => `%{ ${word} } is not known`;
export const directiveNotClosed = (word: string) => `%{ ${word} } is not closed before the end of the text`;
export const COMMENT_NOT_CLOSED = 'this comment has no end: */ is missing';
export const blockNotClosed = (type: string, line: number) => `the block ${type} of line ${line} is not closed`;
export const NOTHING_TO_CLOSE = 'this } closes nothing';
export const LABEL_IS_TEMPLATE = 'a label is a plain text, nothing is put in';
export const definedTwice = (name: string) => `${name} is set twice in this block`;

export const fileTooLarge = (limit: number) => `the file is larger than ${limit / 1024 / 1024} MB and is not read`;
export const NOT_UTF8 = 'the file is not text in UTF-8';

export const declaredTwice = (address: string) => `${address} is declared twice; the first counts`;
export const nothingToOverride = (address: string) => `${address} is overridden here and declared nowhere`;
export const wrongLabels = (type: string, count: number) =>
  `a ${type} block has ${count === 1 ? 'one label' : 'two labels'}: its ${count === 1 ? 'name' : 'type and name'}`;

export const END_OF_TEXT = 'the end of the text';
export const OBJECT_WANTED = 'expected an object, or an array of objects';
