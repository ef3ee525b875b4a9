import type { Named } from '../expression/NameTable.ts'
import { printedValue } from './addInput.ts'
import type { ModuleBuilder } from './ModuleBuilder.ts'

/**
 * Adds a value of the module for a name of the file. If a name is defined again, later uses refer to the new
 * value.
 */
export function addComputed(
  builder: ModuleBuilder,
  name: string,
  named: Omit<Named, 'id'>,
  how: Omit<ModuleBuilder['computed'][number], 'id'>,
): string {
  const id = builder.freeId(name)
  const within = builder.group === undefined ? {} : { group: builder.group }
  builder.computed.push({ id, ...within, ...how })
  // A name that belongs to the rows of a group isn't valid in the whole report.
  if (how.group !== undefined && how.group !== builder.group) return id
  builder.names.set(name, { ...named, id })
  builder.prints.set(name, printedValue(id))
  return id
}
