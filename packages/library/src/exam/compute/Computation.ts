import type { CellCheck, CellValue, Formula, Gather, ModuleUse, Words } from '@pandok/domain'
import type { ExamFile, ExamFileFinding } from '../ExamFile.ts'

/** What a file's word for a computation means for a cell. */
export interface Computation {
  values: readonly CellValue[]
  uses?: readonly ModuleUse[] | undefined
  gathers?: readonly Gather[] | undefined
  checks?: readonly CellCheck[] | undefined
  rank?: Formula | undefined
  /** Advice by the answer of a value, where the finding itself doesn't say it. */
  advice?: { value: string; texts: Readonly<Record<string, Words | null>> } | undefined
}

export type Compute = (finding: ExamFileFinding, file: ExamFile) => Computation
