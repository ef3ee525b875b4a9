import { AUTO_FILLS_MAX } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import type { BoardRefusal, BoardStep } from './BoardEditor.ts'
import { cell, fullPlate, linkFrom, newCell, openBoard, phrase, plate, rule } from './testkit/plates.ts'

const linked = () =>
  plate([cell('a', 0, { outputs: [phrase('o1'), phrase('o2')] }), cell('b', 1), cell('c', 11)], {
    keyMap: { KeyA: 'a', Numpad7: 'a', KeyB: 'b' },
    autoFill: [rule('r1', 'a'), rule('r2', 'b', linkFrom('a')), rule('r3', 'a', linkFrom('a', 'o2'))],
  })

function refusal(step: BoardStep, first = linked()): BoardRefusal | undefined {
  const { editor } = openBoard(first)
  const verdict = editor.take(step)
  return verdict.ok ? undefined : verdict.reason
}

describe('a new cell', () => {
  it('K14 lies in the place that was named, else in the first free one, and has the focus', () => {
    const { editor, take, lying } = openBoard(linked())
    take({ do: 'place', position: 40, cell: newCell('비장') }, { do: 'place', cell: newCell('간') })
    expect(lying()).toEqual({ 0: 'a', 1: 'b', 2: 'n2', 11: 'c', 40: 'n1' })
    expect(editor.read()).toMatchObject({ focus: 2, mode: 'browse' })
  })

  it('K14 keeps the inspector open that made it', () => {
    const { editor, take } = openBoard(linked())
    take({ do: 'edit', position: 30 }, { do: 'place', position: 30, cell: newCell('간') })
    expect(editor.read()).toMatchObject({ focus: 30, mode: 'edit' })
  })

  it('K14 needs a free place on the board', () => {
    expect(refusal({ do: 'place', position: 1, cell: newCell('간') })).toBe('occupied')
    expect(refusal({ do: 'place', position: 60, cell: newCell('간') })).toBe('outside')
    expect(refusal({ do: 'place', cell: newCell('간') }, fullPlate())).toBe('full')
    expect(refusal({ do: 'copy', from: 0 }, fullPlate())).toBe('full')
  })

  it('K14 comes under the key that lies there, or the next free one, if it is asked for, and goes with it in one undo', () => {
    const { editor, take } = openBoard(linked())
    const keyOf = (id: string) =>
      Object.entries(editor.read().plate.keyMap).find(([, holder]) => holder === id)?.[0]
    take({ do: 'place', position: 12, cell: newCell('비장'), withKey: true })
    expect(keyOf('n1')).toBe('KeyE')
    editor.undo()
    expect(editor.read().plate.keyMap).toEqual(linked().keyMap)
    // Position 20 lies at «A», which another cell has.
    take({ do: 'place', position: 20, cell: newCell('췌장'), withKey: true })
    expect(keyOf('n2')).toBe('Digit1')
    take({ do: 'place', position: 30, cell: newCell('신장') })
    expect(keyOf('n3')).toBeUndefined()
  })

  it('K14 never has an id that is there already', () => {
    const { take, lying } = openBoard(plate([cell('n1', 5), cell('n2', 6)]))
    take({ do: 'place', cell: newCell('간') })
    expect(lying()).toEqual({ 0: 'n3', 5: 'n1', 6: 'n2' })
  })
})

describe('a cell in the hand', () => {
  it('K10 is a cell; put back, it leaves everything as it was, the focus too', () => {
    const { editor, take, lying } = openBoard(linked())
    expect(editor.take({ do: 'carry', position: 30 })).toEqual({ ok: false, reason: 'empty' })
    expect(editor.take({ do: 'drop' })).toEqual({ ok: false, reason: 'nothingCarried' })
    take({ do: 'carry', position: 1 }, { do: 'focus', to: 30 })
    expect(editor.read()).toMatchObject({ mode: 'carry', carried: { from: 1, isCopy: false } })
    take({ do: 'putBack' })
    expect(editor.read()).toMatchObject({ mode: 'browse', carried: undefined, focus: 1, canUndo: false })
    expect(lying()).toEqual({ 0: 'a', 1: 'b', 11: 'c' })
  })

  it('K11 is moved to where it is dropped, with its keys and rules', () => {
    const first = linked()
    const { editor, take, lying } = openBoard(first)
    take({ do: 'carry', position: 0 }, { do: 'focus', to: 30 }, { do: 'drop' })
    expect(lying()).toEqual({ 1: 'b', 11: 'c', 30: 'a' })
    expect(editor.read()).toMatchObject({ mode: 'browse', carried: undefined, focus: 30 })
    expect(editor.read().plate.keyMap).toBe(first.keyMap)
    expect(editor.read().plate.autoFill).toBe(first.autoFill)
    expect(editor.read().plate.cells.map(({ position }) => position)).toEqual([1, 11, 30])
  })

  it('K11 changes places with the cell that it is dropped on', () => {
    const { take, lying } = openBoard(linked())
    take({ do: 'carry', position: 0 }, { do: 'drop', position: 11 })
    expect(lying()).toEqual({ 0: 'c', 1: 'b', 11: 'a' })
    take({ do: 'move', from: 1, to: 0 })
    expect(lying()).toEqual({ 0: 'b', 1: 'c', 11: 'a' })
  })

  it('K11 is back where it was when it is dropped there', () => {
    const { editor, take } = openBoard(linked())
    take({ do: 'carry', position: 1 }, { do: 'drop', position: 1 })
    expect(editor.read()).toMatchObject({ mode: 'browse', canUndo: false, focus: 1 })
  })

  it('K11 needs a cell to move and a place to move it to', () => {
    expect(refusal({ do: 'move', from: 30, to: 0 })).toBe('empty')
    expect(refusal({ do: 'move', from: 0, to: 60 })).toBe('outside')
  })

  it('K12 as a copy goes into an empty place, and stays in the hand over another', () => {
    const { editor, take, lying } = openBoard(linked())
    take({ do: 'carry', position: 1, isCopy: true })
    expect(editor.take({ do: 'drop', position: 11 })).toEqual({ ok: false, reason: 'occupied' })
    expect(editor.read().mode).toBe('carry')
    take({ do: 'drop', position: 12 })
    expect(lying()).toEqual({ 0: 'a', 1: 'b', 11: 'c', 12: 'n1' })
    expect(editor.read()).toMatchObject({ mode: 'browse', carried: undefined, focus: 12 })
  })

  it('K13 is gone from the hand when it is gone from its place', () => {
    const steps: BoardStep[] = [
      { do: 'clear', positions: [1] },
      { do: 'move', from: 0, to: 1 },
      { do: 'replace', plate: plate([cell('z', 1)]) },
      { do: 'place', cell: newCell('간') },
    ]
    for (const step of steps) {
      const { editor, take } = openBoard(linked())
      take({ do: 'carry', position: 1 }, step)
      expect(editor.read()).toMatchObject({ mode: 'browse', carried: undefined })
    }
    const { editor, take } = openBoard(linked())
    take({ do: 'carry', position: 1 }, { do: 'clear', positions: [0] })
    expect(editor.read().mode).toBe('carry')
  })
})

describe('a copy', () => {
  it('K15 has an id of its own and the rules that fill it, but no key', () => {
    const { editor, take } = openBoard(linked())
    take({ do: 'copy', from: 0 })
    const { cells, keyMap, autoFill } = editor.read().plate
    expect(cells.find(({ position }) => position === 2)).toEqual({
      ...linked().cells[0],
      id: 'n1',
      position: 2,
    })
    expect(keyMap).toEqual(linked().keyMap)
    expect(autoFill.slice(3)).toEqual([
      { ...rule('n2', 'n1') },
      // What the cell takes from itself, the copy takes from the copy.
      { ...rule('n3', 'n1', linkFrom('n1', 'o2')) },
    ])
    expect(editor.read().focus).toBe(2)
  })

  it('K15 takes no rules along where there is no room for all of them', () => {
    const autoFill = Array.from({ length: AUTO_FILLS_MAX }, (_, index) => rule(`r${index}`, 'a'))
    const { editor, take } = openBoard(plate([cell('a', 0)], { autoFill }))
    take({ do: 'copy', from: 0 })
    expect(editor.read().plate.cells).toHaveLength(2)
    expect(editor.read().plate.autoFill).toBe(autoFill)
  })

  it('K15 needs a cell and an empty place', () => {
    expect(refusal({ do: 'copy', from: 30 })).toBe('empty')
    expect(refusal({ do: 'copy', from: 0, to: 1 })).toBe('occupied')
    expect(refusal({ do: 'copy', from: 0, to: -1 })).toBe('outside')
    expect(refusal({ do: 'copy', from: 99 })).toBe('outside')
  })
})

describe('clearing', () => {
  it('K16 takes a cell with its keys and every rule that names it', () => {
    const { editor, take, lying } = openBoard(linked())
    take({ do: 'clear', positions: [0, 30] })
    expect(lying()).toEqual({ 1: 'b', 11: 'c' })
    expect(editor.read().plate.keyMap).toEqual({ KeyB: 'b' })
    expect(editor.read().plate.autoFill).toEqual([])
  })

  it('K16 a value that belongs to several cells stays with those that are left', () => {
    const plate = linked()
    const source = { from: 'default' as const, value: 'ct', with: ['a', 'b'] }
    const [first] = plate.autoFill
    const rules = first ? [{ ...first, cell: 'c', source }] : []
    const { editor, take } = openBoard({ ...plate, autoFill: rules })
    take({ do: 'clear', positions: [0] })
    expect(editor.read().plate.autoFill).toMatchObject([{ source: { ...source, with: ['b'] } }])
    take({ do: 'clear', positions: [1] })
    expect(editor.read().plate.autoFill).toEqual([])
  })

  it('K16 goes for what is selected, else for the focus', () => {
    const { editor, take, lying } = openBoard(linked())
    take(
      { do: 'toggle', position: 0 },
      { do: 'toggle', position: 11 },
      { do: 'focus', to: 1 },
      { do: 'clear' },
    )
    expect(lying()).toEqual({ 1: 'b' })
    expect(editor.read().selected).toEqual([])
    take({ do: 'clear' })
    expect(lying()).toEqual({})
    expect(editor.take({ do: 'clear' })).toEqual({ ok: false, reason: 'empty' })
    expect(editor.take({ do: 'clear', positions: [0, 60] })).toEqual({ ok: false, reason: 'outside' })
  })
})

describe('changing a cell', () => {
  it('K17 leaves it its id and its place', () => {
    const { editor, take } = openBoard(linked())
    take({ do: 'change', cell: 'b', update: (one) => ({ ...one, id: 'x', position: 0, name: '간' }) })
    expect(editor.read().plate.cells[1]).toEqual(cell('b', 1, { name: '간' }))
    expect(refusal({ do: 'change', cell: 'x', update: (one) => one })).toBe('noCell')
  })

  it('K17 takes the rules away that fill an output which is gone, or read from it', () => {
    const { editor, take } = openBoard(linked())
    take({
      do: 'change',
      cell: 'a',
      update: (one) => ({ ...one, outputs: one.outputs.filter(({ id }) => id !== 'o2') }),
    })
    expect(editor.read().plate.autoFill.map(({ id }) => id)).toEqual(['r1', 'r2'])
    take({ do: 'change', cell: 'a', update: (one) => ({ ...one, outputs: [] }) })
    expect(editor.read().plate.autoFill).toEqual([])
    editor.undo()
    editor.undo()
    expect(editor.read().plate.autoFill).toHaveLength(3)
  })
})

describe('a plate as a whole', () => {
  it.each<[string, BoardStep, BoardRefusal]>([
    ['rules that fill a cell which is not there', { do: 'fill', autoFill: [rule('r', 'x')] }, 'noCell'],
    [
      'rules that read from a cell which is not there',
      { do: 'fill', autoFill: [rule('r', 'a', linkFrom('x'))] },
      'noCell',
    ],
    ['two cells in one place', { do: 'replace', plate: plate([cell('a', 1), cell('b', 1)]) }, 'occupied'],
    ['one cell twice', { do: 'replace', plate: plate([cell('a', 1), cell('a', 2)]) }, 'occupied'],
    ['a cell beside the board', { do: 'replace', plate: plate([cell('a', 60)]) }, 'outside'],
    ['61 cells', { do: 'replace', plate: plate([...fullPlate().cells, cell('more', 59)]) }, 'full'],
    [
      'a key of no cell',
      { do: 'replace', plate: plate([cell('a', 0)], { keyMap: { KeyA: 'b' } }) },
      'noCell',
    ],
    [
      'a key that no cell may have',
      { do: 'replace', plate: plate([cell('a', 0)], { keyMap: { Enter: 'a' } }) },
      'key.board',
    ],
    [
      'one key for two cells',
      {
        do: 'replace',
        plate: plate([cell('a', 0), cell('b', 1)], {
          keyMap: { 'Alt+Shift+KeyA': 'a', 'Shift+Alt+KeyA': 'b' },
        }),
      },
      'key.taken',
    ],
  ])('K18 is not taken over with %s', (_, step, reason) => {
    expect(refusal(step)).toBe(reason)
  })

  it('K18 is taken over unfinished, in the board’s order and the spelling of key maps', () => {
    const { editor, take } = openBoard(linked())
    const cells = [cell('y', 7), cell('x', 3, { name: '', outputs: [] })]
    take({ do: 'replace', plate: plate(cells, { name: '', keyMap: { 'Shift+Alt+KeyA': 'x' } }) })
    expect(editor.read().plate.cells.map(({ id }) => id)).toEqual(['x', 'y'])
    expect(editor.read().plate.keyMap).toEqual({ 'Alt+Shift+KeyA': 'x' })
    take({ do: 'fill', autoFill: [{ ...rule('r', 'x'), output: 'gone' }] })
    expect(editor.read().faults.map(({ reason }) => reason)).toContain('fill.noPlace')
  })
})
