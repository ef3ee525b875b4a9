import type { AutoFill, Cell, PhraseOutput, PlateContent } from '@pandok/domain'
import type { BoardEditorParts, BoardStep } from '../BoardEditor.ts'
import { createBoardEditor } from '../createBoardEditor.ts'

export const phrase = (id: string, text = '정상입니다.'): PhraseOutput => ({
  id,
  kind: 'phrase',
  section: 'findings',
  text: { ko: text },
})

export const cell = (id: string, position: number, more: Partial<Cell> = {}): Cell => ({
  id,
  position,
  name: id,
  title: id,
  outputs: [phrase('o1')],
  ...more,
})

export const rule = (id: string, to: string, source: AutoFill['source'] = { from: 'today' }): AutoFill => ({
  id,
  cell: to,
  output: 'o1',
  input: 'size',
  source,
})

export const linkFrom = (from: string, output = 'o1'): AutoFill['source'] => ({
  from: 'cell',
  cell: from,
  output,
  input: 'size',
})

export const plate = (cells: readonly Cell[] = [], more: Partial<PlateContent> = {}): PlateContent => ({
  name: '갑상선',
  cells,
  keyMap: {},
  autoFill: [],
  ...more,
})

export const fullPlate = (): PlateContent =>
  plate(Array.from({ length: 60 }, (_, position) => cell(`full${position}`, position)))

export function newCell(name: string): Omit<Cell, 'id' | 'position'> {
  return { name, title: name, outputs: [phrase('o1')] }
}

/** Ids are n1, n2 and so on, and the clock only moves when the test advances it. */
export function openBoard(first: PlateContent = plate(), parts: Partial<BoardEditorParts> = {}) {
  let ids = 0
  let time = 0
  const editor = createBoardEditor(first, {
    newId: () => {
      ids += 1
      return `n${ids}`
    },
    now: () => time,
    ...parts,
  })
  return {
    editor,
    /** Takes steps and fails the test if one is refused. */
    take(...steps: BoardStep[]) {
      for (const step of steps) {
        const verdict = editor.take(step)
        if (!verdict.ok) throw new Error(`${step.do} was refused: ${verdict.reason}`)
      }
    },
    wait(milliseconds: number) {
      time += milliseconds
    },
    /** Maps each place to the id of its cell. */
    lying: () => Object.fromEntries(editor.read().plate.cells.map(({ id, position }) => [position, id])),
  }
}
