import { type PhraseToken, whenToken } from '@pandok/module-engine'
import type { Words } from '../SynopticFile.ts'
import type { ModuleBuilder } from './ModuleBuilder.ts'

/** A report hardly ever covers more specimen jars. */
const SPECIMENS_MAX = 20

/** Turns the following elements into questions about each specimen, which becomes a row. */
export function addSpecimens(builder: ModuleBuilder, name: string, label: Words): void {
  const group = builder.freeId(name)
  builder.groups.push({ id: group, label, min: 1, max: SPECIMENS_MAX })
  const number = builder.freeId(`${group}_no`)
  builder.computed.push({ id: number, kind: 'integer', group, expr: 'row_number' })
  builder.group = group
  builder.rowNumber = number
}

/** Returns texts that are only written if there are several specimens. */
export const ifSeveral = ({ group }: ModuleBuilder, words: PhraseToken[]): PhraseToken =>
  whenToken(`size(${group}) > 1`, words)

/** Writes the lines of each specimen, the first one with its number: «#1. …». */
export const eachSpecimen = (builder: ModuleBuilder, lines: PhraseToken[][]): PhraseToken[] => [
  {
    each: builder.group ?? '',
    sep: [{ br: 1 }],
    body: [ifSeveral(builder, ['#', { v: 'row_number' }, '. ']), { lines }],
  },
]
