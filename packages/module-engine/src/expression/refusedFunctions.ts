/**
 * Functions of CEL that modules don't have: they are expensive (`matches`), need other types, or circumvent
 * types.
 */
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
