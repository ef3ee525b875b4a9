import type { ConvertedReport } from './ConvertedReport.ts'
import { answersOf } from './convert/answersOf.ts'
import type { ModuleBuilder } from './convert/ModuleBuilder.ts'
import { mixedOf } from './mixedOf.ts'
import type { RowsFile, SynopsisFile } from './SynopticFile.ts'
import { singleCellPlate } from './singleCellPlate.ts'

/**
 * Makes the report of a file that became one module on one cell: each golden report runs that cell with its
 * answers.
 */
export const singleModuleReport = (
  file: SynopsisFile | RowsFile,
  builder: ModuleBuilder,
  tested: Pick<ConvertedReport, 'vectors' | 'leftOut'>,
): ConvertedReport => ({
  id: file.id,
  modules: [{ id: file.id, name: file.names.ko, definition: builder.definition() }],
  plate: singleCellPlate(file.id, file.names),
  answersFor: (pressed) => answersOf(builder, pressed),
  goldens: file.goldens.map(({ id, pressed, expect }) => ({
    id,
    expect,
    mixed: mixedOf(file),
    presses: [{ cell: file.id, answers: answersOf(builder, pressed) }],
  })),
  ...tested,
})
