import {
  Anchor,
  ArrowLeftIcon,
  Badge,
  Button,
  buttonClass,
  CircleHelpIcon,
  ClipboardPasteIcon,
  CopyPlusIcon,
  cx,
  DownloadIcon,
  EllipsisIcon,
  HistoryIcon,
  IconButton,
  Menu,
  MenuItem,
  MenuSeparator,
  Redo2Icon,
  SaveIcon,
  Share2Icon,
  Trash2Icon,
  Undo2Icon,
} from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { useEditor, useEditorState } from '../state/useEditor.ts'

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
  /** Whether the server has it: what isn't saved can't be shared, copied or deleted. */
  isStored: boolean
  isSharedWithAll: boolean
  name: ReactNode
  findings: ReactNode
}

export function EditorBar({ actions, isSaving, isStored, isSharedWithAll, name, findings }: EditorBarProps) {
  const text = useText()
  const editor = useEditor()
  const canUndo = useEditorState((state) => state.canUndo)
  const canRedo = useEditorState((state) => state.canRedo)
  const isDirty = useEditorState((state) => state.isDirty)
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Anchor
        href="/program/module"
        aria-label={text('moduleEditor.back')}
        className={cx(buttonClass({ variant: 'quiet' }), 'w-10 !px-0')}
      >
        <ArrowLeftIcon aria-hidden="true" />
      </Anchor>
      {name}
      <Button
        className="lg:order-1 max-sm:w-10 max-sm:!gap-0 max-sm:!px-0"
        variant="primary"
        icon={<SaveIcon />}
        loading={isSaving}
        loadingLabel={text('editing.saving')}
        aria-keyshortcuts="Control+S"
        onClick={actions.save}
      >
        <span className="max-sm:sr-only">{text('ui.save')}</span>
      </Button>
      <div className="flex min-w-0 items-center gap-1 max-lg:w-full sm:gap-1.5">
        {isSharedWithAll ? <Badge tone="accent">{text('modules.state.shared')}</Badge> : null}
        <span role="status" className="min-w-0 truncate text-xs text-muted max-lg:me-auto max-sm:sr-only">
          {isDirty ? text('editing.unsaved') : isStored ? text('editing.allSaved') : ''}
        </span>
        {findings}
        <IconButton
          label={text('moduleEditor.undo')}
          icon={<Undo2Icon />}
          aria-disabled={!canUndo || undefined}
          aria-keyshortcuts="Control+Z"
          onClick={() => editor.undo()}
        />
        <IconButton
          label={text('moduleEditor.redo')}
          icon={<Redo2Icon />}
          aria-disabled={!canRedo || undefined}
          aria-keyshortcuts="Control+Shift+Z Control+Y"
          onClick={() => editor.redo()}
        />
        <MoreMenu actions={actions} isStored={isStored} isSharedWithAll={isSharedWithAll} />
      </div>
    </div>
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
