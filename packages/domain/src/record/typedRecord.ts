/**
 * Does the same as `Object.keys`, with the names in the type. The value must not have more fields than its
 * type, so this is for tables in the code, never for data from outside.
 */
export const typedKeys = <Table extends object>(table: Table): (keyof Table & string)[] =>
  Object.keys(table) as (keyof Table & string)[]

export const typedEntries = <Name extends string, Value>(
  table: Readonly<Partial<Record<Name, Value>>>,
): [Name, Value][] => Object.entries(table) as [Name, Value][]

export const typedRecord = <Name extends string, Value>(
  names: readonly Name[],
  valueFor: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, valueFor(name)])) as Record<Name, Value>
