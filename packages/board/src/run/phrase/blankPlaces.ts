import type { Cell, Exam } from '@pandok/domain'
import type { Input } from '@pandok/module-engine'
import { cellDefinition } from './cellDefinition.ts'

/** A blank of a cell's phrases as auto fill calls it. */
export interface BlankPlace {
  /** The first phrase of the cell: its blanks are filled as one. */
  output: string
  name: string
  input: Input
}

/** What of a cell with typed blanks can be filled by rules: not what the exam fills, by its own blanks or by what it gathers. */
export function blankPlaces(cell: Cell, exam: Exam | undefined): readonly BlankPlace[] {
  const output = cell.outputs.find(({ kind }) => kind === 'phrase')?.id
  if (output === undefined) return []
  const own = new Set(cell.blanks?.map(({ id }) => id))
  const { definition, shared } = cellDefinition(cell, { exam, moduleOf: () => undefined })
  return definition.inputs
    .filter(({ id }) => !shared.has(id))
    .map((input) => ({ output, name: own.has(input.id) ? input.id : (input.label.ko ?? input.id), input }))
}
