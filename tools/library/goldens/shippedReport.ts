import { type ConvertedReport, type LibraryModule, type LibraryPlate, plateContent } from '@pandok/library'
import { REPORT_CELL } from '../synoptic/synopticCells.ts'

interface Library {
  modules: readonly LibraryModule[]
  plates: readonly LibraryPlate[]
}

/**
 * Returns a converted report with the library's plate and modules instead of those made from the file, or
 * undefined if the library has none of them.
 */
export function shippedReport(
  report: ConvertedReport,
  { modules, plates }: Library,
): ConvertedReport | undefined {
  const plate = plates.find(({ cells }) =>
    cells.some(
      ({ id, outputs }) =>
        id === REPORT_CELL && outputs.some((output) => 'module' in output && output.module === report.id),
    ),
  )
  if (!plate) return undefined
  return {
    ...report,
    modules: modules.map(({ id, names, definition }) => ({ id, name: names.ko, definition })),
    plate: plateContent(plate, 'ko', (id) => id),
    goldens: report.goldens.map((golden) => ({
      ...golden,
      presses: golden.presses.map(({ answers }) => ({ cell: REPORT_CELL, answers })),
    })),
  }
}
