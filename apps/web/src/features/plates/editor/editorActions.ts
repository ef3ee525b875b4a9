import type { CommandActions } from '../commands/CommandActions.ts'
import { downloadPlate } from './downloadPlate.ts'
import type { Overlay } from './EditorCommands.tsx'
import type { EditorPrompt } from './EditorDialogs.tsx'
import type { PlateWork, StoredPlate } from './PlateWork.ts'
import type { EditorView } from './useEditorView.ts'
import type { StoredActions } from './useStoredActions.ts'

export interface EditorActionParts {
  work: Pick<PlateWork, 'editor' | 'catalog'>
  plate: StoredPlate | undefined
  view: EditorView
  show: (view: EditorView) => void
  stored: Pick<StoredActions, 'share' | 'duplicate'>
  ask: (prompt: EditorPrompt) => void
  save: () => Promise<boolean>
  openPreview: () => Promise<void>
  toNextPane: () => void
  showOverlay: (overlay: Overlay) => void
}

export function editorActions(parts: EditorActionParts): CommandActions {
  const { work, plate, view, show, stored, ask } = parts
  const { editor, catalog } = work
  const to = (next: EditorView) => (view === next ? undefined : () => show(next))
  return {
    'plate.save': () => void parts.save(),
    // The preview shows the stored plate, so unsaved changes have to be saved first.
    'plate.preview': () => (editor.read().isDirty || !plate ? ask('preview') : void parts.openPreview()),
    'plate.share': plate?.may.share
      ? () => (plate.shared ? void stored.share(false) : ask('share'))
      : undefined,
    'plate.duplicate': plate ? () => void stored.duplicate() : undefined,
    'plate.download': () =>
      downloadPlate({ plate: editor.read().plate, modules: catalog.read(), at: new Date().toISOString() }),
    'plate.backups': plate ? () => ask('backups') : undefined,
    'plate.delete': plate ? () => ask('delete') : undefined,
    'view.board': to('board'),
    'view.exam': to('exam'),
    'view.keys': to('keys'),
    'view.autoFill': to('fill'),
    'view.nextPane': parts.toNextPane,
    'view.palette': () => parts.showOverlay('palette'),
    'view.help': () => parts.showOverlay('help'),
  }
}
