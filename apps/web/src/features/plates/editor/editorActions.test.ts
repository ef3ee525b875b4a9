import { createBoardEditor } from '@pandok/board'
import { describe, expect, it, vi } from 'vitest'
import { plateRow } from '../testkit/plateRow.ts'
import { createModuleCatalog } from './createModuleCatalog.ts'
import { type EditorActionParts, editorActions } from './editorActions.ts'

const CONTENT = { name: 'Chest', cells: [], keyMap: {}, autoFill: [] }

function started(differences: Partial<EditorActionParts> = {}) {
  const editor = createBoardEditor(CONTENT, { newId: () => 'id' })
  const stored = { share: vi.fn(async () => undefined), duplicate: vi.fn(async () => undefined) }
  const parts = {
    work: { editor, catalog: createModuleCatalog([]) },
    plate: { ...plateRow(), ...CONTENT },
    view: 'board' as const,
    stored,
    show: vi.fn(),
    ask: vi.fn(),
    save: vi.fn(async () => true),
    openPreview: vi.fn(async () => undefined),
    toNextPane: vi.fn(),
    showOverlay: vi.fn(),
    ...differences,
  }
  return { ...parts, editor, actions: editorActions(parts) }
}

describe('editorActions', () => {
  it('previews a stored plate at once, and asks first if there are unsaved changes', () => {
    const { editor, actions, openPreview, ask } = started()
    actions['plate.preview']?.()
    expect(openPreview).toHaveBeenCalledTimes(1)
    editor.take({ do: 'rename', name: 'Chest 2' })
    actions['plate.preview']?.()
    expect(ask).toHaveBeenCalledWith('preview')
    expect(openPreview).toHaveBeenCalledTimes(1)
  })

  it('leaves out what needs a stored plate while there is none', () => {
    const { actions } = started({ plate: undefined })
    for (const id of ['plate.share', 'plate.duplicate', 'plate.backups', 'plate.delete'] as const)
      expect(actions[id]).toBeUndefined()
    expect(actions['plate.save']).toBeDefined()
  })

  it('asks before a plate is shared with everybody, but not before sharing stops', () => {
    const open = started()
    open.actions['plate.share']?.()
    expect(open.ask).toHaveBeenCalledWith('share')
    const shared = started({ plate: { ...plateRow({ shared: true }), ...CONTENT } })
    shared.actions['plate.share']?.()
    expect(shared.stored.share).toHaveBeenCalledWith(false)
    expect(shared.ask).not.toHaveBeenCalled()
  })

  it('offers every view except the visible one', () => {
    const { actions, show } = started({ view: 'keys' })
    expect(actions['view.keys']).toBeUndefined()
    actions['view.autoFill']?.()
    expect(show).toHaveBeenCalledWith('fill')
  })
})
