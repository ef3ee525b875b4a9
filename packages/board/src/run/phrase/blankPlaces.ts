import type { Cell, Exam } from '@pandok/domain'
import type { Input } from '@pandok/module-engine'
import { cellDefinition } from './cellDefinition.ts'

/** A blank of a cell's phrases as auto-fill rules refer to it. */
export interface BlankPlace {
  /** The first phrase of the cell, which stands for all of them because their blanks are filled together. */
  output: string
  name: string
  input: Input
}

/**
 * Lists what rules can fill in a cell with typed blanks. Blanks that the exam fills or gathers are left out.
 */
export function blankPlaces(cell: Cell, exam: Exam | undefined): readonly BlankPlace[] {
  const output = cell.outputs.find(({ kind }) => kind === 'phrase')?.id
  if (output === undefined) return []
  const own = new Set(cell.blanks?.map(({ id }) => id))
  const { definition, shared } = cellDefinition(cell, { exam, moduleOf: () => undefined })
  return definition.inputs
    .filter(({ id }) => !shared.has(id))
    .map((input) => ({ output, name: own.has(input.id) ? input.id : (input.label.ko ?? input.id), input }))
}
