import type { Run } from '@pandok/board'
import { compileModule, openSession } from '@pandok/module-engine'
import { expect, it } from 'vitest'
import { plateForms } from './plateForms.ts'
import { readLibrary } from './readLibrary.ts'

const { modules } = readLibrary()

it('states nothing that nobody looked at: every default of the library that reaches a sentence waits, or says why not', () => {
  const unexplained = modules.flatMap(({ id, definition }) => {
    const { inputs } = openSession(compileModule(definition), { today: '2026-11-15' }).snapshot()
    return inputs
      .filter(({ state, visible }) => visible && (state === 'default' || state === 'auto'))
      .filter(({ needsConfirming, input }) => !needsConfirming && input.confirm !== 'notNeeded')
      .map(({ address }) => `${id} ${address.id}`)
  })
  expect(unexplained).toEqual([])
})

const isBlank = ({ cell: { blanks = [], asks = [] } }: Run, id: string): boolean =>
  asks.includes(id) || blanks.some((blank) => blank.id === id)

it('states nothing that nobody looked at: every default of a plate’s blank waits where it is asked for', () => {
  const defaults = plateForms().flatMap(({ name, open }) =>
    open.fillings.flatMap(({ session }) =>
      session
        .snapshot()
        // An input of a module that formulas of the cell fill is computed, and nobody is asked for it.
        .inputs.filter(({ input }) => 'default' in input && isBlank(open, input.id))
        .map(({ input, state, visible, needsConfirming }) => ({
          place: `${name} ${input.id}`,
          state,
          isAwaited: needsConfirming || !visible,
        })),
    ),
  )
  expect(defaults.length).toBeGreaterThan(60)
  expect(defaults.filter(({ state, isAwaited }) => state !== 'default' || !isAwaited)).toEqual([])
})

it('lets values be stated unseen in these places only', () => {
  const places = modules.flatMap(({ id, definition }) =>
    definition.inputs.filter(({ confirm }) => confirm === 'notNeeded').map((input) => `${id} ${input.id}`),
  )
  expect(places).toEqual([
    'bone-age age_months',
    'bsa-bmi scale',
    'cac-drs vessels_n',
    'egfr-contrast unit',
    'recist-1-1 nadir_mm',
    'recist-1-1 current_mm',
    'recist-sums nadir_mm',
    'recist-sums current_mm',
    'spleen-liver-size liver_limit_cm',
  ])
})
