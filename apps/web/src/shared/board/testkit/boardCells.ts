import type { Cell } from '@pandok/domain'

/** A cell with one phrase, complete by default. */
export const phraseCell = (position: number, name: string, more: Partial<Cell> = {}): Cell => ({
  id: `cell-${position}`,
  position,
  name,
  title: name,
  outputs: [{ id: 'o1', kind: 'phrase', section: 'findings', text: { en: `${name}.` } }],
  ...more,
})

export const moduleCell = (position: number, name: string, more: Partial<Cell> = {}): Cell =>
  phraseCell(position, name, {
    outputs: [{ id: 'o1', kind: 'module', section: 'auto', moduleId: 'thyroid' }],
    ...more,
  })
