import {
  Anchor,
  ArrowLeftIcon,
  Badge,
  Button,
  buttonClass,
  CircleHelpIcon,
  CopyPlusIcon,
  cx,
  DownloadIcon,
  EllipsisIcon,
  HistoryIcon,
  IconButton,
  Menu,
  MenuItem,
  MenuSeparator,
  PlayIcon,
  Redo2Icon,
  SaveIcon,
  SearchIcon,
  Share2Icon,
  Trash2Icon,
  Undo2Icon,
} from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import type { CommandActions } from '../commands/CommandActions.ts'
import { useBoard, useBoardState } from './useBoard.ts'

interface EditorBarProps {
  /** What can't be used now is left out. */
  actions: CommandActions
  isSaving: boolean
  /** Whether the server has it. */
  isStored: boolean
  isSharedWithAll: boolean
  name: ReactNode
  faults: ReactNode
}

export function EditorBar({ actions, isSaving, isStored, isSharedWithAll, name, faults }: EditorBarProps) {
  const text = useText()
  return (
    <div data-pane="bar" className="flex flex-wrap items-start gap-2">
      <Anchor
        href="/program/plate"
        aria-label={text('plateEditor.back')}
        className={cx(buttonClass({ variant: 'quiet' }), 'w-10 !px-0')}
      >
        <ArrowLeftIcon aria-hidden="true" />
      </Anchor>
      {name}
      <Button
        className="xl:order-2 max-sm:w-10 max-sm:!gap-0 max-sm:!px-0"
        variant="primary"
        icon={<SaveIcon />}
        loading={isSaving}
        loadingLabel={text('editing.saving')}
        aria-keyshortcuts="Control+S"
        onClick={actions['plate.save']}
      >
        <span className="max-sm:sr-only">{text('ui.save')}</span>
      </Button>
      <div className="flex min-w-0 items-center gap-1 max-xl:w-full max-xl:flex-wrap sm:gap-1.5">
        {isSharedWithAll ? <Badge tone="accent">{text('plates.state.shared')}</Badge> : null}
        <SavedState isStored={isStored} />
        {faults}
        <Steps />
        <IconButton
          label={text('command.view.palette')}
          icon={<SearchIcon />}
          className="max-sm:hidden"
          aria-keyshortcuts="Control+K"
          onClick={actions['view.palette']}
        />
        <MoreMenu actions={actions} isSharedWithAll={isSharedWithAll} />
        <Button
          icon={<PlayIcon />}
          aria-keyshortcuts="Control+Shift+P"
          onClick={actions['plate.preview']}
          className="max-lg:w-10 max-lg:!gap-0 max-lg:!px-0"
        >
          <span className="max-lg:sr-only">{text('plateEditor.preview')}</span>
        </Button>
      </div>
    </div>
  )
}

function SavedState({ isStored }: { isStored: boolean }) {
  const text = useText()
  const isDirty = useBoardState((state) => state.isDirty)
  return (
    <span role="status" className="min-w-0 truncate text-xs text-muted max-xl:me-auto max-sm:sr-only">
      {isDirty ? text('editing.unsaved') : isStored ? text('editing.allSaved') : ''}
    </span>
  )
}

function Steps() {
  const text = useText()
  const editor = useBoard()
  const canUndo = useBoardState((state) => state.canUndo)
  const canRedo = useBoardState((state) => state.canRedo)
  return (
    <>
      <IconButton
        label={text('command.history.undo')}
        icon={<Undo2Icon />}
        aria-disabled={!canUndo || undefined}
        aria-keyshortcuts="Control+Z"
        onClick={() => editor.undo()}
      />
      <IconButton
        label={text('command.history.redo')}
        icon={<Redo2Icon />}
        aria-disabled={!canRedo || undefined}
        aria-keyshortcuts="Control+Shift+Z Control+Y"
        onClick={() => editor.redo()}
      />
    </>
  )
}

function MoreMenu({ actions, isSharedWithAll }: { actions: CommandActions; isSharedWithAll: boolean }) {
  const text = useText()
  const item = (id: keyof CommandActions) => ({
    disabled: actions[id] === undefined,
    onSelect: actions[id] ?? (() => {}),
  })
  return (
    <Menu trigger={<IconButton label={text('editing.moreActions')} icon={<EllipsisIcon />} />}>
      <MenuItem icon={<Share2Icon />} {...item('plate.share')}>
        {text(isSharedWithAll ? 'plates.unshare' : 'plates.share')}
      </MenuItem>
      <MenuItem icon={<HistoryIcon />} {...item('plate.backups')}>
        {text('plates.backups')}
      </MenuItem>
      <MenuItem icon={<CopyPlusIcon />} {...item('plate.duplicate')}>
        {text('plates.duplicate')}
      </MenuItem>
      <MenuItem icon={<DownloadIcon />} {...item('plate.download')}>
        {text('plates.download')}
      </MenuItem>
      <MenuItem icon={<CircleHelpIcon />} aside="?" {...item('view.help')}>
        {text('command.view.help')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2Icon />} danger {...item('plate.delete')}>
        {text('plates.delete')}
      </MenuItem>
    </Menu>
  )
}
