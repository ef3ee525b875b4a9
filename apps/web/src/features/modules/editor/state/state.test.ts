import { emptyDefinition, type ModuleDefinition } from '@pandok/module-engine'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createModuleEditor, EXAMINE_AFTER_MS } from './createModuleEditor.ts'
import { findingsAt, findingsOf } from './findingsAt.ts'
import { MERGE_WITHIN_MS, STEPS_MAX } from './history.ts'
import type { ModuleDocument } from './ModuleEditor.ts'

const head = { name: '', section: '', modality: '', type: '', note: '' }
const first: ModuleDocument = { head, definition: emptyDefinition() }

let at = 0
const examine = (definition: ModuleDefinition) => ({
  findings:
    definition.outputs.length === 0
      ? [{ level: 'error' as const, code: 'output.required' as const, path: ['outputs'] }]
      : [],
  compiled: undefined,
})
const make = () => createModuleEditor(first, { examine, now: () => at })

const addInput =
  (id: string) =>
  (definition: ModuleDefinition): ModuleDefinition => ({
    ...definition,
    inputs: [...definition.inputs, { id, label: {}, kind: 'bool' }],
  })
const ids = (definition: ModuleDefinition) => definition.inputs.map(({ id }) => id)

beforeEach(() => {
  at = 0
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

describe('undo and redo', () => {
  it('step through changes of head and definition alike', () => {
    const editor = make()
    editor.change(addInput('a'))
    editor.changeHead((now) => ({ ...now, name: '결절' }))
    editor.undo()
    expect(editor.read().head.name).toBe('')
    expect(ids(editor.read().definition)).toEqual(['a'])
    editor.undo()
    expect(editor.read()).toMatchObject({ canUndo: false, canRedo: true, isDirty: false })
    editor.redo()
    editor.redo()
    expect(editor.read()).toMatchObject({ canRedo: false, head: { name: '결절' } })
  })

  it('treat typing into one field within a second as one step', () => {
    const editor = make()
    for (const name of ['결', '결저', '결절']) {
      at += MERGE_WITHIN_MS
      editor.changeHead((now) => ({ ...now, name }), 'head/name')
    }
    editor.undo()
    expect(editor.read()).toMatchObject({ head: { name: '' }, canUndo: false })
  })

  it('treat a pause, another field and a change without a key as separate steps', () => {
    const editor = make()
    editor.changeHead((now) => ({ ...now, name: 'a' }), 'name')
    at += MERGE_WITHIN_MS + 1
    editor.changeHead((now) => ({ ...now, name: 'ab' }), 'name')
    editor.changeHead((now) => ({ ...now, note: 'n' }), 'note')
    editor.changeHead((now) => ({ ...now, note: 'no' }))
    const notes = [1, 2, 3].map(() => {
      editor.undo()
      return `${editor.read().head.name} ${editor.read().head.note}`
    })
    expect(notes).toEqual(['ab n', 'ab ', 'a '])
  })

  it('drop the redo steps once something else is changed', () => {
    const editor = make()
    editor.change(addInput('a'))
    editor.undo()
    editor.change(addInput('b'))
    expect(editor.read().canRedo).toBe(false)
    editor.redo()
    expect(ids(editor.read().definition)).toEqual(['b'])
  })

  it('ignore changes without an effect', () => {
    const editor = make()
    editor.change((definition) => definition)
    expect(editor.read().canUndo).toBe(false)
  })

  it('return to the place of the change', () => {
    const editor = make()
    editor.change(addInput('a'))
    editor.change(addInput('b'))
    editor.select({ part: 'inputs', index: 0 })
    editor.change(addInput('c'))
    editor.select({ part: 'inputs', index: 2 })
    editor.undo()
    expect(editor.read().selected).toEqual({ part: 'inputs', index: 0 })
  })

  it('keep a limited number of steps', () => {
    const editor = make()
    for (let step = 0; step < STEPS_MAX + 20; step += 1) editor.change(addInput(`i${step}`))
    for (let step = 0; step < STEPS_MAX + 20; step += 1) editor.undo()
    expect(editor.read().definition.inputs).toHaveLength(20)
  })
})

describe('editor state', () => {
  it('is unsaved until it is settled, and saved again after everything was undone', () => {
    const editor = make()
    editor.change(addInput('a'))
    expect(editor.read().isDirty).toBe(true)
    const { head: savedHead, definition } = editor.read()
    editor.settle({ head: savedHead, definition })
    expect(editor.read().isDirty).toBe(false)
    editor.undo()
    expect(editor.read().isDirty).toBe(true)
    editor.redo()
    expect(editor.read().isDirty).toBe(false)
  })

  it('has findings shortly after a change, once for many changes', () => {
    const looked = vi.fn(examine)
    const editor = createModuleEditor(first, { examine: looked })
    expect(editor.read().findings).toHaveLength(1)
    editor.change((definition) => ({ ...definition, outputs: [{ id: 'o', section: 'findings', body: {} }] }))
    editor.change(addInput('a'))
    expect(editor.read().findings).toHaveLength(1)
    vi.advanceTimersByTime(EXAMINE_AFTER_MS)
    expect(editor.read().findings).toEqual([])
    expect(looked).toHaveBeenCalledTimes(2)
  })

  it('drops a selection whose item was removed', () => {
    const editor = make()
    editor.change(addInput('a'))
    editor.select({ part: 'inputs', index: 0 })
    editor.change((definition) => ({ ...definition, inputs: [] }))
    expect(editor.read().selected).toBeUndefined()
  })
})

describe('findings at a path', () => {
  const findings = [
    { level: 'error' as const, code: 'name.unknown' as const, path: ['inputs', 1, 'visible'] },
    { level: 'warning' as const, code: 'input.unused' as const, path: ['inputs', 1] },
    { level: 'warning' as const, code: 'input.unused' as const, path: ['inputs', 12] },
  ]

  it('are those at it and inside it, or only those at it', () => {
    expect(findingsAt(findings, ['inputs', 1])).toHaveLength(2)
    expect(findingsOf(findings, ['inputs', 1])).toEqual([findings[1]])
    expect(findingsAt(findings, ['inputs', 1, 'visible'])).toEqual([findings[0]])
  })
})
