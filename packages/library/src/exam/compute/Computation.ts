import type { CellCheck, CellValue, Formula, Gather, ModuleUse, Words } from '@pandok/domain'
import type { ExamFile, ExamFileFinding } from '../ExamFile.ts'

/** The parts of a cell that a computation adds if a file names it. */
export interface Computation {
  values: readonly CellValue[]
  uses?: readonly ModuleUse[] | undefined
  gathers?: readonly Gather[] | undefined
  checks?: readonly CellCheck[] | undefined
  rank?: Formula | undefined
  /** The advice for each answer of a value, if the finding itself has none. */
  advice?: { value: string; texts: Readonly<Record<string, Words | null>> } | undefined
}

export type Compute = (finding: ExamFileFinding, file: ExamFile) => Computation
