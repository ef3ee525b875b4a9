/** Functions of CEL that modules don't have: costly (`matches`), beyond the six types, or ways around them. */
export const REFUSED_FUNCTIONS: ReadonlySet<string> = new Set([
  'matches',
  'has',
  'bind',
  'type',
  'dyn',
  'bytes',
  'timestamp',
  'duration',
  'int',
  'uint',
  'double',
  'string',
  'bool',
])
