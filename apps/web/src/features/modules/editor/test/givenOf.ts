import type { EdgeValue, Entered, SavedTest } from '@pandok/module-engine'

type Given = SavedTest['given']
type Row = Readonly<Record<string, EdgeValue>>

/** The entered answers in the format of a saved test. */
export function givenOf({ values }: Entered): Given {
  const given: Given = {}
  for (const [id, value] of Object.entries(values))
    given[id] = isRows(value) ? value.map((row) => mapped(row, plain)) : plain(value as EdgeValue)
  return given
}

/** The reverse: numbers become the text that a person would have typed. */
export function enteredOf(given: Given): Entered {
  const values: Record<string, EdgeValue | Record<string, EdgeValue>[]> = {}
  for (const [id, value] of Object.entries(given)) {
    if (isRows(value)) values[id] = (value as Readonly<Record<string, Scalar>>[]).map(typedRow)
    else if (value !== null) values[id] = typed(value as NonNullable<Scalar>)
  }
  return { values }
}

type Scalar = string | number | boolean | string[] | null

const typed = (value: NonNullable<Scalar>): EdgeValue => (typeof value === 'number' ? String(value) : value)

const typedRow = (row: Readonly<Record<string, Scalar>>): Record<string, EdgeValue> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([id, value]): [string, EdgeValue][] =>
      value === null ? [] : [[id, typed(value)]],
    ),
  )

const plain = (value: EdgeValue): string | boolean | string[] =>
  typeof value === 'object' ? [...value] : value

const mapped = <From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

const isRows = (value: unknown): value is Row[] => Array.isArray(value) && typeof value[0] === 'object'
