import {
  compileModule,
  type EdgeValue,
  type Input,
  type ModuleDefinition,
  openSession,
  type Snapshot,
} from '@pandok/module-engine'
import fc from 'fast-check'

export type Lesion = Readonly<Record<string, EdgeValue>>

/** Returns the possible answers of a reader, who may leave an optional question open. */
function answerOf(input: Input): fc.Arbitrary<EdgeValue | undefined> {
  const given = (): fc.Arbitrary<EdgeValue> => {
    if (input.kind === 'choice') return fc.constantFrom(...input.options.map(({ id }) => id))
    if (input.kind === 'multi') return fc.subarray(input.options.map(({ id }) => id))
    if (input.kind === 'bool') return fc.boolean()
    if (input.kind === 'integer') return fc.integer(bounds(input)).map(String)
    if (input.kind === 'number' || input.kind === 'measure') {
      const { min, max } = bounds(input)
      return fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => String(tenths / 10))
    }
    return fc.constant('')
  }
  return input.required === true ? given() : fc.option(given(), { nil: undefined })
}

/** Small sizes are the usual ones, and the limits of the guidelines are among them. */
function bounds(input: Extract<Input, { kind: 'integer' | 'number' | 'measure' }>) {
  const min = Number(input.min ?? input.above ?? 0)
  return {
    min: Math.ceil(min),
    max: Math.min(Number(input.max ?? input.below ?? 100), Math.max(min, 0) + 200),
  }
}

export const answers = (inputs: readonly Input[]): fc.Arbitrary<Lesion> =>
  fc
    .record(Object.fromEntries(inputs.map((input) => [input.id, answerOf(input)])))
    .map((row) =>
      Object.fromEntries(
        Object.entries(row).filter((entry): entry is [string, EdgeValue] => entry[1] !== undefined),
      ),
    )

/** The results of a module for a list: for all lesions together, and for each of them. */
export interface Reading {
  isReady: boolean
  overall: Readonly<Record<string, EdgeValue | null | undefined>>
  rows: readonly Readonly<Record<string, EdgeValue | null | undefined>>[]
  urgency: number
}

/** Returns the results of a module for lesions, optionally after one of them was removed again. */
export function lesionReader(definition: ModuleDefinition, group: string) {
  const compiled = compileModule(definition)
  const several = definition.computed.filter((value) => value.group === undefined).map(({ id }) => id)
  return (shared: Lesion, lesions: readonly Lesion[], removed?: number): Reading => {
    const entered = { values: { ...shared, [group]: lesions } }
    const session = openSession(compiled, { today: '2026-11-16', entered })
    const row = removed === undefined ? undefined : session.snapshot().rows[group]?.[removed]
    if (row !== undefined) session.removeRow(group, row)
    const snapshot = session.snapshot()
    const overall = Object.fromEntries(several.map((id) => [id, computedIn(snapshot, id)]))
    const rows = (snapshot.rows[group] ?? []).map((key) =>
      Object.fromEntries(
        snapshot.computed
          .filter(({ address }) => address.row === key)
          .map(({ address, value }) => [address.id, value]),
      ),
    )
    return { isReady: snapshot.isReady, overall, rows, urgency: Number(overall['urgency']) }
  }
}

const computedIn = ({ computed }: Snapshot, id: string) =>
  computed.find(({ address }) => address.id === id)?.value
