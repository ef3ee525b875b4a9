import { createPlateRun, type ReportLanguages } from '@pandok/board'
import type { Cell, Preset } from '@pandok/domain'
import type { Answers, ConvertedReport } from '@pandok/library'
import type { Address, EdgeValue, ModuleSession } from '@pandok/module-engine'
import { REPORT_CELL } from '../synoptic/synopticCells.ts'
import { isRows, type Written } from './writeReport.ts'

export interface Pressed {
  written: Written
  /** The number of answers that were given with a key of the board. */
  keys: number
  /** The presses for the other answers: the typed text, followed by Enter. */
  typed: number
  /** The notices that prevent copying the report. */
  blocks: readonly string[]
}

/**
 * Writes a report from the board: answers with a key are pressed, and only the rest is entered in the form.
 */
export function pressCells(
  { plate, modules }: Pick<ConvertedReport, 'plate' | 'modules'>,
  answers: Answers,
  languages: ReportLanguages,
): Pressed {
  let ids = 0
  let keys = 0
  let typed = 0
  const run = createPlateRun({
    plate,
    modules,
    locale: languages.main,
    today: () => '2026-11-16',
    newId: () => `id${++ids}`,
    now: () => 0,
  })
  run.setLanguages(languages)
  const form = (): ModuleSession => {
    if (!run.read().open) run.run(REPORT_CELL)
    const session = run.read().open?.fillings[0]?.session
    if (!session) throw new Error('There is no form.')
    return session
  }
  const type = (address: Address, given: EdgeValue): void => {
    typed +=
      1 +
      (Array.isArray(given)
        ? given.length
        : typeof given === 'string' && /\d/u.test(given)
          ? given.length
          : 1)
    form().set(address, given)
  }
  const press = (cell: Cell): void => {
    const result = run.run(cell.id)
    if (result !== 'answered') throw new Error(`The cell ${cell.id} answers ${result}.`)
    keys++
  }
  /** Presses one cell for each answer, and returns false if not all of them have one. */
  const pressAll = (given: EdgeValue, presetOf: (value: EdgeValue) => Preset, joins: string): boolean => {
    const each = Array.isArray(given) ? given.map((one: string) => [one]) : [given]
    const cells = each.map((value) => cellWith(plate.cells, presetOf(value), joins))
    if (!cells.every((cell) => cell !== undefined)) return false
    for (const cell of cells) press(cell)
    return true
  }

  for (const [id, given] of Object.entries(answers)) {
    if (isRows(given)) continue
    if (!pressAll(given, (value) => ({ [id]: value }), 'lastRow')) type({ id }, given)
  }
  for (const [group, given] of Object.entries(answers)) {
    if (!isRows(given)) continue
    for (const [index, row] of given.entries()) {
      const before = form().snapshot().rows[group]?.length ?? 0
      const begun = Object.entries(row).find(([id, value]) =>
        pressAll(value, (one) => ({ [group]: [{ [id]: one }] }), 'newRow'),
      )
      if ((form().snapshot().rows[group]?.length ?? 0) <= index && before <= index) form().addRow(group)
      for (const [id, value] of Object.entries(row)) {
        if (id === begun?.[0]) continue
        if (pressAll(value, (one) => ({ [group]: [{ [id]: one }] }), 'lastRow')) continue
        const last = form().snapshot().rows[group]?.at(-1)
        if (last !== undefined) type({ id, row: last }, value)
      }
    }
  }
  form()
  const verdict = run.write()
  const written: Written = verdict.ok
    ? { ok: true, entries: run.read().entries }
    : { ok: false, why: verdict.reason }
  const blocks = run.read().concerns.filter(({ level }) => level === 'block')
  return { written, keys, typed, blocks: blocks.map(({ kind }) => kind) }
}

const cellWith = (cells: readonly Cell[], preset: Preset, joins: string): Cell | undefined =>
  cells.find(({ outputs: [output] }) => {
    if (output?.kind !== 'module' || output.joins !== joins) return false
    return JSON.stringify(output.preset) === JSON.stringify(preset)
  })
