import { createPlateRun, type PlateRun, sectionText } from '@pandok/board'
import { type Locale, type PlateContent, REPORT_SECTIONS } from '@pandok/domain'
import { sectionName } from '@pandok/i18n'
import type { Answers } from '@pandok/library'
import { MODULES } from '../goldens/playExam.ts'
import { isRows } from '../goldens/writeReport.ts'

/** A case of daily work, as a reader enters it on a plate of the library. */
export interface LibraryCase {
  id: string
  pressed: readonly (string | { cell: string; values?: Answers })[]
  /** The expected notices about the report, as `level:kind`; none by default. */
  notices?: readonly string[]
  /**
   * The report in each language in which somebody has read it. A new case has none until `library:cases --
   * --write`.
   */
  expect?: Readonly<Partial<Record<Locale, string>>>
}

export interface PlayedCase {
  run: PlateRun
  reportIn(locale: Locale): string
  notices: readonly string[]
  /** The keys and entries that the plate doesn't have, in words. */
  refused: readonly string[]
}

/**
 * Plays a case on a plate as members have it. An entry that the plate doesn't have is recorded and the rest
 * is still played, so that all faults are reported at once. Remaining defaults are confirmed, as before a
 * report is signed.
 */
export function playCase(plate: PlateContent, { pressed }: LibraryCase): PlayedCase {
  let ids = 0
  const run = createPlateRun({
    plate,
    modules: MODULES,
    locale: 'ko',
    today: () => '2026-11-16',
    newId: () => `run${++ids}`,
    now: () => 0,
  })
  const refused = pressed.flatMap((key) =>
    typeof key === 'string' ? press(run, plate, key, {}) : press(run, plate, key.cell, key.values ?? {}),
  )
  run.confirmAll()
  return {
    run,
    reportIn: (locale) => reportOf(run, plate, locale),
    notices: run.read().concerns.map(({ level, kind }) => `${level}:${kind}`),
    refused,
  }
}

function reportOf(run: PlateRun, { exam }: PlateContent, locale: Locale): string {
  run.setLanguages({ main: locale })
  const { entries } = run.read()
  return REPORT_SECTIONS.flatMap((section) => {
    const text = sectionText(entries, section, { titles: false, locale, exam })
    return text === '' ? [] : [`${sectionName(section, locale)}\n${text}`]
  }).join('\n\n')
}

function press(run: PlateRun, plate: PlateContent, cell: string, values: Answers): readonly string[] {
  if (!plate.cells.some(({ id }) => id === cell)) return [`The plate has no cell ${cell}.`]
  if (run.another(cell) !== 'filling') return []
  const refused = enter(run, cell, values)
  const fillings = run.read().open?.fillings ?? []
  const verdict = run.write()
  if (verdict.ok) return refused
  const asked = fillings.flatMap(({ session }) =>
    session.snapshot().inputs.filter(({ visible, fault }) => visible && fault),
  )
  run.leave()
  return [
    ...refused,
    `The cell ${cell} can’t be written (${verdict.reason}): ${asked
      .map(({ address, fault, input }) => {
        const answers = 'options' in input ? input.options.map(({ id }) => id).join('|') : input.kind
        return `${address.id} ${fault} (${answers})`
      })
      .join(', ')}.`,
  ]
}

function enter(run: PlateRun, cell: string, values: Answers): readonly string[] {
  const fillings = run.read().open?.fillings ?? []
  return Object.entries(values).flatMap(([name, given]) => {
    const filling = fillings.find(({ definition: { inputs, groups = [] } }) =>
      [...inputs, ...groups].some(({ id }) => id === name),
    )
    if (!filling) return [`The cell ${cell} doesn’t ask for ${name}.`]
    const { session } = filling
    if (!isRows(given)) {
      session.set({ id: name }, given)
      return []
    }
    for (const [index, row] of given.entries()) {
      if ((session.snapshot().rows[name]?.length ?? 0) <= index) session.addRow(name)
      const key = session.snapshot().rows[name]?.[index]
      if (key === undefined) return [`The cell ${cell} takes no row ${index + 1} of ${name}.`]
      for (const [id, value] of Object.entries(row)) session.set({ id, row: key }, value)
    }
    return []
  })
}
