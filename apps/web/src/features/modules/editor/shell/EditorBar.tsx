import {
  CircleHelpIcon,
  ClipboardPasteIcon,
  CopyPlusIcon,
  DownloadIcon,
  EllipsisIcon,
  HistoryIcon,
  IconButton,
  Menu,
  MenuItem,
  MenuSeparator,
  Share2Icon,
  Trash2Icon,
} from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { DocumentBar } from '#shared/editing/DocumentBar.tsx'
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
  return (
    <DocumentBar
      editor={useEditor()}
      back={{ href: '/program/module', label: text('moduleEditor.back') }}
      {...{ name, isSaving, isStored, findings }}
      onSave={actions.save}
      sharedLabel={isSharedWithAll ? text('modules.state.shared') : undefined}
      lineFrom="lg"
    >
      <MoreMenu actions={actions} isStored={isStored} isSharedWithAll={isSharedWithAll} />
    </DocumentBar>
  )
}

type MoreMenuProps = Pick<EditorBarProps, 'actions' | 'isStored' | 'isSharedWithAll'>

function MoreMenu({ actions, isStored, isSharedWithAll }: MoreMenuProps) {
  const text = useText()
  return (
    <Menu trigger={<IconButton label={text('editing.moreActions')} icon={<EllipsisIcon />} />}>
      <MenuItem icon={<ClipboardPasteIcon />} onSelect={actions.paste}>
        {text('moduleEditor.paste.open')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Share2Icon />} disabled={!isStored} onSelect={() => actions.share(!isSharedWithAll)}>
        {text(isSharedWithAll ? 'modules.unshare' : 'modules.share')}
      </MenuItem>
      <MenuItem icon={<HistoryIcon />} disabled={!isStored} onSelect={actions.backups}>
        {text('modules.backups')}
      </MenuItem>
      <MenuItem icon={<CopyPlusIcon />} disabled={!isStored} onSelect={actions.duplicate}>
        {text('modules.duplicate')}
      </MenuItem>
      <MenuItem icon={<DownloadIcon />} onSelect={actions.download}>
        {text('modules.download')}
      </MenuItem>
      <MenuItem icon={<CircleHelpIcon />} aside="?" onSelect={actions.keys}>
        {text('moduleEditor.keys.title')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2Icon />} danger disabled={!isStored} onSelect={actions.remove}>
        {text('modules.delete')}
      </MenuItem>
    </Menu>
  )
}
