import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileModule } from '../../run/compileModule.ts'
import { openSession } from '../../run/openSession.ts'
import { arbitraryTable } from '../../testkit/arbitraryTable.ts'
import { enterable, isEnterable, products, rowFits, type Tried, valuesOf } from '../../testkit/tryTable.ts'
import { proveTable } from './proveTable.ts'

const isFull = process.env['PANDOK_TEST_SCOPE'] === 'full'
const RUNS = Number(process.env['PANDOK_FUZZ_RUNS'] ?? (isFull ? 900 : 300))

test('M461 what is proved of a table is what trying every value shows', { timeout: 0 }, () => {
  fc.assert(
    fc.property(arbitraryTable, (definition) => {
      const [table] = definition.tables
      if (!table) return
      const { inputs } = definition
      const proof = proveTable(definition, 't')
      expect(proof.complete).toBe(true)
      const domains = inputs.map(enterable)
      const isEntered = (values: readonly Tried[]) =>
        values.every((value, c) => {
          const input = inputs[c]
          if (value === null || !input) return true
          if (input.kind === 'number' || input.kind === 'integer') return isEnterable(input, String(value))
          return domains[c]?.some((one) => JSON.stringify(one) === JSON.stringify(value))
        })

      for (const example of proof.gaps) {
        const values = valuesOf(table, example, inputs)
        expect(isEntered(values)).toBe(true)
        expect(table.rows.map(({ when }) => rowFits(when, values))).toEqual(table.rows.map(() => false))
      }
      for (const { rows, example } of proof.overlaps) {
        const values = valuesOf(table, example, inputs)
        expect(isEntered(values)).toBe(true)
        for (const row of rows) expect(rowFits(table.rows[row]?.when ?? [], values)).toBe(true)
      }

      let hasGap = false
      const pairs = new Set<string>()
      const fired = new Set<number>()
      for (const values of products(domains)) {
        const answers: (boolean | undefined)[] = table.rows.map(({ when }) => rowFits(when, values))
        const isFinished = values.every((value, c) => value !== null || inputs[c]?.required !== true)
        if (isFinished && answers.every((answer) => answer === false)) hasGap = true
        const certain = answers.flatMap((answer, row) => (answer === true ? [row] : []))
        for (const a of certain) for (const b of certain) if (a < b) pairs.add(`${a},${b}`)
        if (table.hit === 'UNIQUE') for (const row of certain) fired.add(row)
        else {
          const first = answers.findIndex((answer) => answer !== false)
          if (answers[first] === true) fired.add(first)
        }
      }
      expect(proof.gaps.length > 0).toBe(hasGap)
      if (table.hit === 'UNIQUE') {
        expect(new Set(proof.overlaps.map(({ rows }) => rows.join()))).toEqual(pairs)
      }
      expect(proof.unreachable).toEqual(table.rows.flatMap((_, row) => (fired.has(row) ? [] : [row])))
    }),
    { numRuns: RUNS },
  )
})

test('M461 the running module fires the rows that the proof speaks of', { timeout: 0 }, () => {
  fc.assert(
    fc.property(arbitraryTable, fc.array(fc.nat(), { minLength: 6, maxLength: 6 }), (definition, draws) => {
      const [table] = definition.tables
      if (!table) return
      const { inputs } = definition
      const session = openSession(compileModule(definition), { today: '2026-01-01' })
      const proof = proveTable(definition, 't')
      const drawn = draws.map((draw) =>
        inputs.map((input) => {
          const values = enterable(input)
          return values[draw % values.length] ?? null
        }),
      )
      const examples = [...proof.gaps, ...proof.overlaps.map(({ example }) => example)]
      for (const values of [...drawn, ...examples.map((example) => valuesOf(table, example, inputs))]) {
        values.forEach((value, c) => {
          session.set({ id: `c${c}` }, value ?? undefined)
        })
        const entered = session.snapshot().inputs.map(({ value }) => value ?? null)
        expect(entered.map(String)).toEqual(values.map(String))
        expect(session.firedRows('t')).toEqual([
          expectedRow(
            table.hit,
            table.rows.map(({ when }) => rowFits(when, values)),
          ),
        ])
      }
    }),
    { numRuns: Math.ceil(RUNS / 6) },
  )
})

/** Every row gives the same here, so a UNIQUE table needn't wait for one that can't be told. */
function expectedRow(hit: 'FIRST' | 'UNIQUE', answers: readonly (boolean | undefined)[]): number | undefined {
  if (hit === 'UNIQUE') {
    return answers.filter((answer) => answer === true).length === 1 ? answers.indexOf(true) : undefined
  }
  const first = answers.findIndex((answer) => answer !== false)
  return answers[first] === true ? first : undefined
}
