import { PLATE_NAME_MAX_CHARACTERS } from '@pandok/domain'
import type { ConvertedReport } from '@pandok/library'
import type { CellSpec, InFive, SynopticHead } from './SynopticHead.ts'
import { inFive, synopticCells } from './synopticCells.ts'
import { filled } from './synopticModule.ts'
import { FIRST_EDITION, PLATE_SUMMARY, SECOND_EDITION } from './synopticWords.ts'

interface Parts {
  file: Readonly<Record<string, unknown>> & { names: InFive }
  report: ConvertedReport
  head: SynopticHead
  rows: readonly (readonly CellSpec[])[]
}

/** Converts a synopsis into a plate of the library with a key for each daily answer and one for the whole form. */
export function synopticLibraryPlate({ file, report, head, rows }: Parts): object {
  const { id = report.id, edition = 1, plateChanges = [], grade, regions, modalities, synonyms } = head
  const changes = [FIRST_EDITION, ...(edition > 1 ? [SECOND_EDITION] : []), ...plateChanges]
  return {
    id,
    edition: changes.length,
    grade,
    specialty: 'pathology',
    regions,
    modalities,
    names: inFive(head.names ?? file.names, PLATE_NAME_MAX_CHARACTERS),
    summary: filled(PLATE_SUMMARY, 'name', file.names),
    synonyms,
    changes: changes.map((what, index) => ({ edition: index + 1, what })).toReversed(),
    cells: synopticCells(rows, { file, report, module: report.id }),
  }
}
