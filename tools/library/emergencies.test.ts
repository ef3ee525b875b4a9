import { createPlateRun, type PlateRun } from '@pandok/board'
import { LOCALES, type PlateContent } from '@pandok/domain'
import { plateContent } from '@pandok/library'
import type { EdgeValue, InputView } from '@pandok/module-engine'
import { createReportCheck, RULE_IDS, reportOfRun } from '@pandok/report-check'
import { inScope } from '@pandok/testkit/scope'
import { describe, expect, it } from 'vitest'
import { readLibrary } from './readLibrary.ts'

const { plates, modules } = readLibrary()
const KNOWN = modules.map(({ id, names, definition }) => ({ id, name: names.ko, definition }))
const TODAY = '2026-11-16'

const NOT_COMMUNICATED = 'R119'
const OTHER_RULES = new Set(RULE_IDS.filter((id) => id !== NOT_COMMUNICATED))
const { check } = createReportCheck()

/** The answers that a reader chooses, by question. */
type Chosen = Readonly<Record<string, EdgeValue>>

/** These values suit the numbers that the plates ask for, each of them some. */
const NUMBERS = ['12', '3', '1', '40', '1.5', '300', '0.5', '1000']

function answersTo({ input, value, fault }: InputView, chosen: Chosen): readonly EdgeValue[] {
  const given = chosen[input.id]
  if (given !== undefined) return [given]
  if (input.kind === 'side' && value === undefined) return ['R']
  if (fault !== 'missing') return []
  switch (input.kind) {
    case 'choice':
      return input.options.slice(0, 1).map(({ id }) => id)
    case 'multi':
      return input.options.slice(0, 1).map(({ id }) => [id])
    case 'bool':
      return [true]
    case 'date':
      return ['2026-03-02']
    case 'text':
      return ['x']
    case 'size':
      return ['12 x 8']
    default:
      return NUMBERS
  }
}

const choicesOf = ({ input }: InputView): readonly EdgeValue[] => {
  if (input.kind === 'choice') return input.options.map(({ id }) => id)
  if (input.kind === 'multi') return input.options.map(({ id }) => [id])
  return []
}

/** Runs a cell with these answers, and returns the choices that its form offers. */
function press(run: PlateRun, cellId: string, chosen: Chosen): readonly Chosen[] {
  run.another(cellId)
  const { open } = run.read()
  const offered: Chosen[] = []
  for (const { session } of open?.fillings ?? []) {
    const seen = new Set<string>()
    const next = () =>
      session
        .snapshot()
        .inputs.find((view) => view.visible && !seen.has(`${view.address.row} ${view.input.id}`))
    for (let view = next(); view; view = next()) {
      const { address, input } = view
      seen.add(`${address.row} ${input.id}`)
      offered.push(...choicesOf(view).map((choice) => ({ [input.id]: choice })))
      for (const answer of answersTo(view, chosen)) {
        session.set(address, answer)
        const after = session.snapshot().inputs.find((one) => one.address.id === address.id)
        if (after?.fault === undefined) break
      }
    }
  }
  if (open) run.write()
  if (run.read().open) run.leave()
  return offered
}

/** Returns the sentences of a cell that require a call in some languages and not in others. */
function disagreements(plate: PlateContent, cellId: string): readonly string[] {
  let ids = 0
  const written = (chosen: Chosen) => {
    const run = createPlateRun({
      plate,
      modules: KNOWN,
      locale: 'en',
      today: () => TODAY,
      newId: () => `id${++ids}`,
      now: () => 0,
    })
    const offered = press(run, cellId, chosen)
    const asking = LOCALES.filter((locale) => {
      run.setLocale(locale)
      const report = reportOfRun({ run, context: {}, characters: 'unicode', today: TODAY })
      return check(report, OTHER_RULES).length > 0
    })
    const isAgreed = asking.length === 0 || asking.length === LOCALES.length
    return { offered, told: isAgreed ? [] : [`${cellId} ${JSON.stringify(chosen)}: only ${asking.join()}`] }
  }
  const first = written({})
  return [...first.told, ...first.offered.flatMap((chosen) => written(chosen).told)]
}

describe('a critical result that a plate writes', () => {
  it.each(inScope(plates).map((plate) => [plate.id, plateContent(plate, 'ko', (id) => id)] as const))(
    'R537 asks who was told in all five languages or in none: %s',
    (_, plate) => {
      const findings = plate.cells.filter(({ finding }) => finding)
      expect(findings.flatMap(({ id }) => disagreements(plate, id))).toEqual([])
    },
  )
})
