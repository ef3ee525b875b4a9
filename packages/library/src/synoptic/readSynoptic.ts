import type { LibraryModule } from '../LibraryModule.ts'
import type { ConvertedReport } from './ConvertedReport.ts'
import { convertSynopsis } from './convertSynopsis.ts'
import { FormulaError } from './expression/FormulaError.ts'
import { synopsisFile } from './SynopticFile.ts'

export type SynopticReading = { ok: true; report: ConvertedReport } | { ok: false; problems: readonly string[] }

/** A synoptic file as the product has it. Whatever the file holds, it never throws. */
export function readSynoptic(given: unknown, modules: readonly LibraryModule[]): SynopticReading {
  const read = synopsisFile.safeParse(given)
  if (!read.success)
    return { ok: false, problems: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
  try {
    return { ok: true, report: convertSynopsis(read.data, modules) }
  } catch (error) {
    if (error instanceof FormulaError) return { ok: false, problems: [error.message] }
    throw error
  }
}
