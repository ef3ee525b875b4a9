import type { ModuleDefinition, SavedTest } from '@pandok/module-engine'
import type { Vector } from './Vector.ts'

/** What the tables call a fault of an input, and what the engine calls it. */
const FAULTS: Readonly<Record<string, string>> = {
  missing: 'missing',
  out_of_range: 'outOfRange',
  invalid_option: 'notAnOption',
  not_an_integer: 'notAnInteger',
  not_a_number: 'notANumber',
}

/** A case as a saved test. Where the module repeats its questions for several lesions, the case is the one lesion. */
export function testOfVector(definition: ModuleDefinition, { id, in: given, out }: Vector): SavedTest {
  const groups = new Map(
    [...definition.inputs, ...definition.computed].map(({ id: name, group }) => [name, group]),
  )
  const { error, field, ...values } = out
  const answered = Object.entries(given).filter(([, value]) => value !== null)
  return {
    name: id,
    given: byGroup(answered, groups),
    expect:
      error === undefined
        ? { values: byGroup(Object.entries(values), groups) }
        : faultOf(definition, String(error), String(field)),
  }
}

type Values = SavedTest['given']
type Value = string | number | boolean | null

function byGroup(
  entries: readonly [string, Value][],
  groups: ReadonlyMap<string, string | undefined>,
): Values {
  const values: Values = {}
  for (const [name, value] of entries) {
    const group = groups.get(name)
    if (group === undefined) values[name] = value
    else
      values[group] = [
        { ...((values[group] as Record<string, Value>[] | undefined)?.[0] ?? {}), [name]: value },
      ]
  }
  return values
}

/** A contradiction between answers is a check that points at one of them; a table may have a check for an absent answer, too. */
function faultOf(definition: ModuleDefinition, error: string, field: string): SavedTest['expect'] {
  const check = definition.checks.find(({ id, at }) => at === field && id.startsWith(error))
  const fault = FAULTS[error]
  if (check) return { checks: [check.id] }
  if (fault !== undefined) return { problems: { [field]: fault } }
  return { checks: [`${error}_${field}`] }
}
