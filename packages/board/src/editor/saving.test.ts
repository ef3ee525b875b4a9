import { describe, expect, it } from 'vitest'
import { isSamePlate } from './isSamePlate.ts'
import { cell, newCell, openBoard, phrase, plate } from './testkit/plates.ts'

describe('what is unsaved', () => {
  it('K35 is what differs from the server’s, whichever way it came to differ', () => {
    const { editor, take } = openBoard(plate([cell('a', 0)]))
    expect(editor.read().isDirty).toBe(false)
    take({ do: 'move', from: 0, to: 5 })
    expect(editor.read().isDirty).toBe(true)
    take({ do: 'move', from: 5, to: 0 })
    expect(editor.read().isDirty).toBe(false)
    take({ do: 'rename', name: '복부' })
    editor.undo()
    expect(editor.read().isDirty).toBe(false)
  })

  it('K35 is there from the start in a draft', () => {
    const saved = plate([cell('a', 0)])
    const { editor } = openBoard(plate([cell('a', 1)]), { saved })
    expect(editor.read().isDirty).toBe(true)
    expect(editor.saved()).toBe(saved)
  })

  it('K35 stays unsaved where it was changed while the rest was on its way', () => {
    const { editor, take } = openBoard()
    take({ do: 'place', cell: newCell('간') })
    const sent = editor.read().plate
    take({ do: 'rename', name: '복부' })
    editor.settle(structuredClone(sent))
    expect(editor.read()).toMatchObject({ isDirty: true, canUndo: true })
    editor.undo()
    expect(editor.read().isDirty).toBe(false)
  })

  it('K35 is nothing where the server only tidied up', () => {
    const { editor } = openBoard(
      plate(
        [
          cell('b', 4),
          cell('a', 0, { name: ' 간  소견 ', color: undefined, outputs: [phrase('o1', '가\r\n나')] }),
        ],
        {
          name: ' 갑상선 ',
        },
      ),
    )
    editor.settle(
      plate([cell('a', 0, { name: '간 소견', outputs: [phrase('o1', '가\n나')] }), cell('b', 4)], {
        name: '갑상선',
      }),
    )
    expect(editor.read().isDirty).toBe(false)
  })

  it('K35 is nothing where a cell is called what another language calls it', () => {
    const words = { name: { ko: '간', en: 'Liver' } }
    const [korean, english, own] = ['간', 'Liver', '내 간'].map((name) =>
      plate([cell('a', 0, { name, words })]),
    )
    if (!korean || !english || !own) throw new Error('unreachable')
    expect(isSamePlate(korean, english)).toBe(true)
    expect(isSamePlate(korean, own)).toBe(false)
  })

  it('K35 sees every difference that the server would keep', () => {
    const base = plate([cell('a', 0), cell('b', 1)], { keyMap: { KeyA: 'a', KeyB: 'b' } })
    const module = { id: 'o1', kind: 'module', section: 'auto', moduleId: 'm' } as const
    expect(isSamePlate(base, { ...base, keyMap: { KeyB: 'b', KeyA: 'a' } })).toBe(true)
    for (const other of [
      { ...base, name: '복부' },
      { ...base, keyMap: { KeyA: 'a' } },
      { ...base, keyMap: { KeyA: 'b', KeyB: 'a' } },
      { ...base, cells: base.cells.slice(1) },
      plate([cell('a', 0, { color: 'red' }), cell('b', 1)], { keyMap: base.keyMap }),
      plate([cell('a', 0, { outputs: [phrase('o1', '정상')] }), cell('b', 1)], { keyMap: base.keyMap }),
      plate([cell('a', 0, { outputs: [module] }), cell('b', 1)], { keyMap: base.keyMap }),
    ]) {
      expect(isSamePlate(base, other)).toBe(false)
    }
    const preset = (value: string) =>
      plate([cell('a', 0, { outputs: [{ ...module, preset: { rows: [{ size: value }] } }] })])
    expect(isSamePlate(preset('4'), preset('4'))).toBe(true)
    expect(isSamePlate(preset('4'), preset('4.0'))).toBe(false)
  })
})

describe('what keeps a plate from being saved', () => {
  it('K36 is said at its place, the name first', () => {
    const { editor, take } = openBoard(plate([], { name: '  ' }))
    expect(editor.read().faults).toEqual([{ path: ['name'], reason: 'plate.name.required' }])
    take({ do: 'place', position: 7, cell: { name: '', title: '간', outputs: [] } })
    expect(editor.read().faults.slice(1)).toEqual([
      { path: ['cells', 0, 'name'], reason: 'cell.name.required' },
      { path: ['cells', 0, 'outputs'], reason: 'cell.output.required' },
    ])
    take({ do: 'rename', name: '가'.repeat(21) })
    expect(editor.read().faults[0]).toEqual({ path: ['name'], reason: 'tooLong' })
    take({ do: 'rename', name: '복부' }, { do: 'clear' })
    expect(editor.read().faults).toEqual([])
  })
})

describe('the picture of now', () => {
  it('K37 keeps the objects of everything that is as it was', () => {
    const { editor, take } = openBoard(
      plate([cell('a', 0), cell('b', 1, { name: '' })], { keyMap: { KeyA: 'a' } }),
    )
    const before = editor.read()
    take({ do: 'change', cell: 'a', update: (one) => ({ ...one, name: '간', outputs: [phrase('o1')] }) })
    const after = editor.read()
    expect(after.plate).not.toBe(before.plate)
    expect(after.plate.cells[1]).toBe(before.plate.cells[1])
    expect(after.plate.cells[0]?.outputs).toBe(before.plate.cells[0]?.outputs)
    expect(after.plate.keyMap).toBe(before.plate.keyMap)
    expect(after.faults).toBe(before.faults)
    take({
      do: 'replace',
      plate: structuredClone({ ...after.plate, cells: after.plate.cells.slice(1), keyMap: {} }),
    })
    expect(editor.read().plate.cells[0]).toBe(before.plate.cells[1])
    take({ do: 'focus', to: 9 })
    expect(editor.read().plate.cells[0]).toBe(before.plate.cells[1])
  })

  it('K37 stops telling who no longer listens', () => {
    const { editor, take } = openBoard()
    let told = 0
    const stop = editor.subscribe(() => {
      told += 1
    })
    take({ do: 'focus', to: 5 })
    stop()
    take({ do: 'focus', to: 6 })
    expect(told).toBe(1)
  })
})
