import type { z } from 'zod'
import type { LibraryModule } from '../LibraryModule.ts'
import type { ConvertedReport } from './ConvertedReport.ts'
import { convertParts } from './convertParts.ts'
import { convertRows } from './convertRows.ts'
import { convertSynopsis } from './convertSynopsis.ts'
import { FormulaError } from './expression/FormulaError.ts'
import { partsFile, rowsFile, synopsisFile } from './SynopticFile.ts'

export type SynopticReading =
  | { ok: true; report: ConvertedReport }
  | { ok: false; problems: readonly string[] }

/** Reads and converts a synoptic file. It never throws, whatever the file contains. */
export function readSynoptic(given: unknown, modules: readonly LibraryModule[]): SynopticReading {
  if (typeof given !== 'object' || given === null) return { ok: false, problems: ['holds no report'] }
  if ('findings' in given) return converted(partsFile.safeParse(given), (file) => convertParts(file, modules))
  return 'row_text' in given
    ? converted(rowsFile.safeParse(given), (file) => convertRows(file, modules))
    : converted(synopsisFile.safeParse(given), (file) => convertSynopsis(file, modules))
}

function converted<File>(
  read: z.ZodSafeParseResult<File>,
  convert: (file: File) => ConvertedReport,
): SynopticReading {
  if (!read.success)
    return {
      ok: false,
      problems: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    }
  try {
    return { ok: true, report: convert(read.data) }
  } catch (error) {
    if (error instanceof FormulaError) return { ok: false, problems: [error.message] }
    throw error
  }
}
