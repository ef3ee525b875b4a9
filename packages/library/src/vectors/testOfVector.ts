import type { ModuleDefinition, SavedTest } from '@pandok/module-engine'
import { isOverall, overallValues } from './overallValues.ts'
import type { Scalar, Vector, VectorRow, VectorValue } from './Vector.ts'

/** Maps the names of input faults in the tables to those of the engine. */
const FAULTS: Readonly<Record<string, string>> = {
  missing: 'missing',
  out_of_range: 'outOfRange',
  invalid_option: 'notAnOption',
  not_an_integer: 'notAnInteger',
  not_a_number: 'notANumber',
}

/**
 * Converts a case into a saved test. If the module repeats its questions for several lesions, a case without
 * a list describes the only lesion.
 */
export function testOfVector(definition: ModuleDefinition, { id, in: given, out }: Vector): SavedTest {
  return { name: id, given: entered(definition, given), expect: expected(definition, given, out) }
}

type Values = SavedTest['given']

function expected(
  definition: ModuleDefinition,
  given: Vector['in'],
  out: Vector['out'],
): SavedTest['expect'] {
  if ('error' in out) return faultOf(definition, String(out.error), String(out.field), given)
  if (!isOverall(out)) return { values: byGroup(definition, out) }
  const rows = Object.values(given).find(isRows)?.length ?? 0
  return { values: overallValues(definition, out, rows) }
}

function entered(definition: ModuleDefinition, given: Vector['in']): Values {
  const single: VectorRow = {}
  const values: Values = {}
  for (const [name, value] of Object.entries(given)) {
    const only = Array.isArray(value) ? onlyInputOf(definition, name) : undefined
    if (isRows(value)) values[name] = value.map((row) => answeredIn(definition, row))
    else if (only !== undefined && Array.isArray(value))
      values[name] = value.map((item) => ({ [only]: item }))
    else single[name] = value
  }
  return { ...byGroup(definition, answeredIn(definition, single)), ...values }
}

const isRows = (value: Vector['in'][string]): value is VectorRow[] =>
  Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null)

/** A list of numbers with an arbitrary length is a group with one question, asked once for each number. */
function onlyInputOf({ groups, inputs }: ModuleDefinition, name: string): string | undefined {
  const asked = inputs.filter(({ group }) => group === name)
  return groups.some(({ id }) => id === name) && asked.length === 1 ? asked[0]?.id : undefined
}

/** Missing answers aren't entered; the lengths of a size are typed as people type them. */
function answeredIn({ inputs }: ModuleDefinition, row: VectorRow): Record<string, Scalar | string[]> {
  const answered: Record<string, Scalar | string[]> = {}
  for (const [name, value] of Object.entries(row)) {
    if (value === null) continue
    const input = inputs.find(({ id }) => id === name)
    if (Array.isArray(value)) answered[name] = input?.kind === 'size' ? value.join(' × ') : value.map(String)
    else answered[name] = typeof value === 'boolean' && input?.kind === 'choice' ? yesOrNo(value) : value
  }
  return answered
}

/** A question with the answers yes and no in one table has a third answer in another. */
const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no')

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

/**
 * A contradiction between answers is a check that points at one of them; a table may also have a check for a
 * missing answer.
 */
function faultOf(
  definition: ModuleDefinition,
  error: string,
  field: string,
  given: Vector['in'],
): SavedTest['expect'] {
  const at = onlyInputOf(definition, field) ?? field
  const input = definition.inputs.find(({ id }) => id === at)
  const check = definition.checks.find(({ id, at: place }) => place === at && id.startsWith(error))
  const isAbsent = error === 'missing' && isEmpty(given[field])
  // The engine itself reports a missing answer to a required input, while a check is for an answer that
  // requires another one.
  if (check && !(isAbsent && input?.required !== undefined)) return { checks: [check.id] }
  const counted = input?.kind === 'size' ? countFault(input, given[field]) : undefined
  const fault = counted ?? FAULTS[error]
  if (fault !== undefined) return { problems: { [at]: fault } }
  return { checks: [`${error}_${at}`] }
}

const isEmpty = (value: Vector['in'][string] | undefined): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

/**
 * The tables report a wrong number of dimensions as missing or out of range; the engine distinguishes them.
 */
function countFault(
  { least = 2, most = 3 }: { least?: number | undefined; most?: number | undefined },
  value: Vector['in'][string] | undefined,
): string | undefined {
  if (!Array.isArray(value)) return undefined
  if (value.length === 0) return 'missing'
  if (value.length < least) return 'tooFew'
  return value.length > most ? 'tooMany' : undefined
}
