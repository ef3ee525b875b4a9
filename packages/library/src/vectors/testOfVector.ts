import type { ModuleDefinition, SavedTest } from '@pandok/module-engine'
import { isOverall, overallValues } from './overallValues.ts'
import type { Scalar, Vector, VectorRow, VectorValue } from './Vector.ts'

/** What the tables call a fault of an input, and what the engine calls it. */
const FAULTS: Readonly<Record<string, string>> = {
  missing: 'missing',
  out_of_range: 'outOfRange',
  invalid_option: 'notAnOption',
  not_an_integer: 'notAnInteger',
  not_a_number: 'notANumber',
}

/** A case as a saved test. Where the module repeats its questions for several lesions, a case without a list is the one lesion. */
export function testOfVector(definition: ModuleDefinition, { id, in: given, out }: Vector): SavedTest {
  return { name: id, given: entered(definition, given), expect: expected(definition, given, out) }
}

type Values = SavedTest['given']

function expected(
  definition: ModuleDefinition,
  given: Vector['in'],
  out: Vector['out'],
): SavedTest['expect'] {
  if ('error' in out) return faultOf(definition, String(out.error), String(out.field))
  if (!isOverall(out)) return { values: byGroup(definition, out as VectorRow) }
  const rows = Object.values(given).find(isRows)?.length ?? 0
  return { values: overallValues(definition, out, rows) }
}

function entered(definition: ModuleDefinition, given: Vector['in']): Values {
  const single: VectorRow = {}
  const values: Values = {}
  for (const [name, value] of Object.entries(given)) {
    if (isRows(value)) values[name] = value.map((row) => answeredIn(definition, row))
    else single[name] = value
  }
  return { ...byGroup(definition, answeredIn(definition, single)), ...values }
}

const isRows = (value: Vector['in'][string]): value is VectorRow[] =>
  Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null)

/** What was left open isn't entered; the lengths of a size are typed as people type them. */
function answeredIn({ inputs }: ModuleDefinition, row: VectorRow): Record<string, Scalar | string[]> {
  const answered: Record<string, Scalar | string[]> = {}
  for (const [name, value] of Object.entries(row)) {
    if (value === null) continue
    const isSize = inputs.find(({ id }) => id === name)?.kind === 'size'
    answered[name] = Array.isArray(value) ? (isSize ? value.join(' × ') : value.map(String)) : value
  }
  return answered
}

function byGroup(
  { inputs, computed }: ModuleDefinition,
  row: Readonly<Record<string, VectorValue | string[]>>,
): Values {
  const groups = new Map([...inputs, ...computed].map(({ id, group }) => [id, group]))
  const values: Values = {}
  for (const [name, value] of Object.entries(row)) {
    const group = groups.get(name)
    const kept = Array.isArray(value) ? value.map(String) : value
    if (group === undefined) values[name] = kept
    else values[group] = [{ ...((values[group] as Values[] | undefined)?.[0] ?? {}), [name]: kept }] as never
  }
  return values
}

/** A contradiction between answers is a check that points at one of them; a table may have a check for an absent answer, too. */
function faultOf(definition: ModuleDefinition, error: string, field: string): SavedTest['expect'] {
  const check = definition.checks.find(({ id, at }) => at === field && id.startsWith(error))
  const fault = FAULTS[error]
  if (check) return { checks: [check.id] }
  if (fault === 'missing' && definition.inputs.find(({ id }) => id === field)?.kind === 'size')
    return { problems: { [field]: 'tooFew' } }
  if (fault !== undefined) return { problems: { [field]: fault } }
  return { checks: [`${error}_${field}`] }
}
