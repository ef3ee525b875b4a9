/**
 * These are the words of the expression language, the row number, and the only lowercase property of every
 * JavaScript object.
 */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([
  ...['true', 'false', 'null', 'in', 'as', 'break', 'const', 'continue', 'else', 'for', 'function', 'if'],
  ...['import', 'let', 'loop', 'package', 'namespace', 'return', 'var', 'void', 'while'],
  ...['row_number', 'constructor'],
])
