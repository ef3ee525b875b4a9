import pg from 'pg'

/**
 * `bigint` (every count) becomes a number, and throws if it would lose precision. `date` stays text: as a
 * Date it would be midnight in the zone of this machine, which is another day elsewhere. `timestamptz`
 * becomes a Date as usual.
 */
export function valueTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, parseBigint)
  types.setTypeParser(pg.types.builtins.DATE, (text: string) => text)
  return types
}

function parseBigint(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`)
  return value
}
