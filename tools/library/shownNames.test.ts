import { createPlateRun, type PlateRun } from '@pandok/board'
import { LOCALES, type Locale } from '@pandok/domain'
import { plateContent } from '@pandok/library'
import { type EdgeValue, type Input, textOf } from '@pandok/module-engine'
import { identifiersOf, showingIdentifiers } from '@pandok/testkit/identifiers'
import { inScope, inTurn } from '@pandok/testkit/scope'
import { describe, expect, it } from 'vitest'
import { readLibrary } from './readLibrary.ts'

const TODAY = '2026-11-17'
const { plates, modules } = readLibrary()

/** Returns an answer that the engine accepts for the input. */
function answerFor(input: Input): EdgeValue {
  const [first] = 'options' in input ? input.options : []
  if (first) return input.kind === 'multi' ? [first.id] : first.id
  const answers = { bool: true, side: 'R', date: TODAY, size: '12 x 10', text: '12' } as const
  return answers[input.kind as keyof typeof answers] ?? '12'
}

/** Returns the texts of the open form in a language; a label without words is shown as its identifier. */
const formTexts = (run: PlateRun, locale: Locale): string[] =>
  run.read().open?.fillings.flatMap(({ session, shared }) => [
    ...session
      .snapshot()
      .inputs.filter(({ visible, address }) => visible && !shared.has(address.id))
      .flatMap(({ input }) => [
        textOf(input.label, locale) ?? input.id,
        ...('options' in input ? input.options.map(({ id, label }) => textOf(label, locale) ?? id) : []),
      ]),
    ...session.outputs(locale).flatMap(({ text }) => text ?? []),
  ]) ?? []

/**
 * Returns the texts of the report with its titles and its suppressed sentences, which the echo line also
 * mentions.
 */
function reportTexts(run: PlateRun, locale: Locale): string[] {
  run.setLocale(locale)
  const { entries, suppressed } = run.read()
  return [
    ...entries.flatMap(({ text, title, row }) => [text, title, row?.label ?? '']),
    ...suppressed.map(({ entry }) => entry.text),
  ]
}

/** Presses each cell, fills in half of its form and then all of it, and writes it. */
function pressEverything(run: PlateRun, cellIds: readonly string[], look: () => void): void {
  for (const cell of cellIds) {
    run.run(cell)
    look()
    const sessions = run.read().open?.fillings.map(({ session }) => session) ?? []
    for (const part of [0.5, 1]) {
      for (const session of sessions) {
        const empty = session.snapshot().inputs.filter(({ visible, value }) => visible && value === undefined)
        for (const { address, input } of empty.slice(0, Math.ceil(empty.length * part)))
          session.set(address, answerFor(input))
      }
      look()
    }
    if (run.read().open && !run.write().ok) run.leave()
  }
}

describe('no identifier is shown to a reader', () => {
  it.each(inTurn(plates).map((plate) => [plate.id, plate] as const))(
    'by the plate %s, whatever is pressed',
    (_, plate) => {
      const own = new Set(
        plate.cells.flatMap(({ outputs, uses = [] }) => [
          ...outputs.flatMap((output) => ('module' in output ? [output.module] : [])),
          ...uses.map(({ module }) => module),
        ]),
      )
      const used = modules.filter(({ id }) => own.has(id))
      const content = plateContent(plate, 'ko', (id) => id)
      const identifiers = new Map(LOCALES.map((locale) => [locale, identifiersOf([plate, used], locale)]))
      let ids = 0
      const run = createPlateRun({
        plate: content,
        locale: 'ko',
        today: () => TODAY,
        newId: () => `id${++ids}`,
        modules: used.map(({ id, names, definition }) => ({ id, name: names.ko, definition })),
      })
      // Each commit tests a third of the plates and one language for each; `npm run test:full` tests all.
      const locales = inScope(LOCALES, plate.id)
      const shown = new Set<string>()
      const look = (textsIn: (run: PlateRun, locale: Locale) => string[]) => {
        for (const locale of locales)
          for (const text of showingIdentifiers(textsIn(run, locale), identifiers.get(locale) ?? new Set()))
            shown.add(`${locale}: ${text}`)
      }
      const cells = content.cells.map(({ id }) => id)
      pressEverything(run, cells, () => look(formTexts))
      look(reportTexts)
      expect([...shown]).toEqual([])
    },
  )
})
