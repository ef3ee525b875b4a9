import { type BoardEditor, createBoardEditor } from '@pandok/board'
import { type Cell, createEmitter, type Locale, type PlateContent } from '@pandok/domain'
import type { ModuleDocument } from '@pandok/protocol'
import type { ReactNode } from 'react'
import { showScreen } from '#testkit/showScreen.tsx'
import { BoardEditorContext } from '../editor/useBoard.ts'
import { type ModuleCatalog, ModuleCatalogContext } from '../editor/useModuleCatalog.ts'

interface Options {
  plate?: Partial<PlateContent>
  modules?: readonly ModuleDocument[]
  locale?: Locale
}

/** Shows a part of the plate editor around a real board, with these modules available. */
export async function showOnBoard(part: ReactNode, { plate = {}, modules = [], locale }: Options = {}) {
  let ids = 0
  const editor: BoardEditor = createBoardEditor(
    { name: 'Plate', cells: [], keyMap: {}, autoFill: [], ...plate },
    { newId: () => `id-${++ids}` },
  )
  const catalog = catalogOf(modules)
  const view = await showScreen(
    () => (
      <BoardEditorContext value={editor}>
        <ModuleCatalogContext value={catalog}>{part}</ModuleCatalogContext>
      </BoardEditorContext>
    ),
    locale ? { locale } : {},
  )
  const cellAt = (position: number): Cell | undefined =>
    editor.read().plate.cells.find((cell) => cell.position === position)
  return { ...view, editor, catalog, cellAt }
}

function catalogOf(modules: readonly ModuleDocument[]): ModuleCatalog {
  const listeners = createEmitter()
  let held: ReadonlyMap<string, ModuleDocument> = new Map(modules.map((module) => [module.id, module]))
  return {
    read: () => held,
    subscribe: listeners.subscribe,
    put(module) {
      held = new Map(held).set(module.id, module)
      listeners.emit()
    },
  }
}
