import { ClipboardPasteIcon, MenuItem, MenuSeparator } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { DocumentBar } from '#shared/editing/DocumentBar.tsx'
import { DocumentMoreMenu } from '#shared/editing/DocumentMoreMenu.tsx'
import { useEditor } from '../state/useEditor.ts'

export interface EditorActions {
  save: () => void
  share: (shared: boolean) => void
  backups: () => void
  duplicate: () => void
  download: () => void
  remove: () => void
  paste: () => void
  keys: () => void
}

interface EditorBarProps {
  actions: EditorActions
  isSaving: boolean
  /** True if it is on the server; an unsaved module can't be shared, copied or deleted. */
  isStored: boolean
  isSharedWithAll: boolean
  name: ReactNode
  findings: ReactNode
}

export function EditorBar({ actions, isSaving, isStored, isSharedWithAll, name, findings }: EditorBarProps) {
  const text = useText()
  const ifStored = (action: () => void) => (isStored ? action : undefined)
  return (
    <DocumentBar
      editor={useEditor()}
      back={{ href: '/program/module', label: text('moduleEditor.back') }}
      {...{ name, isSaving, isStored, findings }}
      onSave={actions.save}
      sharedLabel={isSharedWithAll ? text('modules.state.shared') : undefined}
      lineFrom="lg"
    >
      <DocumentMoreMenu
        kind="modules"
        isSharedWithAll={isSharedWithAll}
        helpLabel={text('moduleEditor.keys.title')}
        actions={{
          share: ifStored(() => actions.share(!isSharedWithAll)),
          backups: ifStored(actions.backups),
          duplicate: ifStored(actions.duplicate),
          download: actions.download,
          help: actions.keys,
          remove: ifStored(actions.remove),
        }}
      >
        <MenuItem icon={<ClipboardPasteIcon />} onSelect={actions.paste}>
          {text('moduleEditor.paste.open')}
        </MenuItem>
        <MenuSeparator />
      </DocumentMoreMenu>
    </DocumentBar>
  )
}
