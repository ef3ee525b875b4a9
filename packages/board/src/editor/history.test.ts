import { describe, expect, it } from 'vitest'
import { cell, newCell, openBoard, phrase, plate, rule } from './testkit/plates.ts'

const two = () => plate([cell('a', 0), cell('b', 11)], { keyMap: { KeyA: 'a' }, autoFill: [rule('r', 'a')] })
const renameCell = (id: string, name: string, merge?: string) =>
  ({
    do: 'change',
    cell: id,
    update: (one) => ({ ...one, name }),
    ...(merge && { merge }),
  }) as const satisfies Parameters<ReturnType<typeof openBoard>['editor']['take']>[0]

describe('undoing', () => {
  it('K30 has no limit inside a sitting', () => {
    const first = two()
    const { editor, take } = openBoard(first)
    for (let turn = 0; turn < 5000; turn += 1) take({ do: 'rename', name: `복부 ${turn}` })
    for (let turn = 4999; turn > 0; turn -= 1) {
      editor.undo()
      expect(editor.read().plate.name).toBe(`복부 ${turn - 1}`)
    }
    editor.undo()
    expect(editor.read().plate).toBe(first)
    expect(editor.read()).toMatchObject({ canUndo: false, canRedo: true })
  })

  it('K31 takes a word back as a whole: steps of one kind within a second are one', () => {
    const { editor, take, wait } = openBoard(two())
    for (const name of ['가', '간', '간 ', '간 소']) {
      take(renameCell('a', name, 'name'))
      wait(900)
    }
    wait(200)
    take(renameCell('a', '간 소견', 'name'))
    editor.undo()
    expect(editor.read().plate.cells[0]?.name).toBe('간 소')
    editor.undo()
    expect(editor.read().plate.cells[0]?.name).toBe('a')
    expect(editor.read().canUndo).toBe(false)
  })

  it('K31 keeps apart what belongs to two cells, and what something came between', () => {
    const { editor, take } = openBoard(two())
    take(renameCell('a', '간', 'name'), renameCell('b', '신장', 'name'))
    editor.undo()
    expect(editor.read().plate.cells.map(({ name }) => name)).toEqual(['간', 'b'])
    editor.undo()
    expect(editor.read().plate.cells.map(({ name }) => name)).toEqual(['a', 'b'])
    take({ do: 'rename', name: '복', merge: 'name' }, { do: 'clearKeysOf', cell: 'a' })
    take({ do: 'rename', name: '복부', merge: 'name' })
    editor.undo()
    expect(editor.read().plate).toMatchObject({ name: '복', keyMap: {} })
  })

  it('K31 does not join what was undone', () => {
    const { editor, take } = openBoard(two())
    take({ do: 'rename', name: '복', merge: 'name' }, { do: 'rename', name: '복부', merge: 'name' })
    editor.undo()
    editor.redo()
    take({ do: 'rename', name: '복부 CT', merge: 'name' })
    editor.undo()
    expect(editor.read().plate.name).toBe('복부')
  })

  it('K32 passes over moving, selecting, carrying and editing, and over what changes nothing', () => {
    const { editor, take } = openBoard(two())
    take(
      { do: 'focus', to: 0 },
      { do: 'extend', to: 'down' },
      { do: 'selectAll' },
      { do: 'edit' },
      { do: 'carry', position: 0 },
      { do: 'putBack' },
      { do: 'rename', name: '갑상선' },
      renameCell('a', 'a'),
      { do: 'change', cell: 'a', update: (one) => ({ ...one, color: undefined, outputs: [phrase('o1')] }) },
      { do: 'assign', cell: 'a', key: 'KeyA' },
      { do: 'clearKey', key: 'KeyB' },
      { do: 'mapKeys', keyMap: { KeyA: 'a' } },
      { do: 'fill', autoFill: [rule('r', 'a')] },
      { do: 'replace', plate: structuredClone(two()) },
    )
    expect(editor.read()).toMatchObject({ canUndo: false, isDirty: false })
  })

  it('K33 leads back to the place of the change, with an empty hand and nothing selected', () => {
    const { editor, take } = openBoard(two())
    take({ do: 'focus', to: 30 }, { do: 'place', position: 30, cell: newCell('간') }, { do: 'focus', to: 0 })
    take({ do: 'carry' })
    editor.undo()
    expect(editor.read()).toMatchObject({ focus: 30, mode: 'browse', carried: undefined })
    take({ do: 'focus', to: 0 }, { do: 'selectAll' })
    editor.redo()
    expect(editor.read()).toMatchObject({ focus: 30, selected: [] })
  })

  it('K33 stays where it is for what has no place on the board, and in the inspector', () => {
    const { editor, take } = openBoard(two())
    take({ do: 'rename', name: '복부' }, { do: 'edit', position: 11 })
    editor.undo()
    expect(editor.read()).toMatchObject({ focus: 11, mode: 'edit' })
  })

  it('K34 leaves nothing to redo once something else is done', () => {
    const { editor, take } = openBoard(two())
    take({ do: 'rename', name: '복부' })
    editor.undo()
    expect(editor.read().canRedo).toBe(true)
    take({ do: 'focus', to: 5 })
    expect(editor.read().canRedo).toBe(true)
    take({ do: 'rename', name: '흉부' })
    expect(editor.read().canRedo).toBe(false)
    editor.redo()
    expect(editor.read().plate.name).toBe('흉부')
  })
})
