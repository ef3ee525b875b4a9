import {
  Button,
  CircleHelpIcon,
  CopyPlusIcon,
  DownloadIcon,
  EllipsisIcon,
  HistoryIcon,
  IconButton,
  Menu,
  MenuItem,
  MenuSeparator,
  PlayIcon,
  SearchIcon,
  Share2Icon,
  Trash2Icon,
} from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { DocumentBar } from '#shared/editing/DocumentBar.tsx'
import type { CommandActions } from '../commands/CommandActions.ts'
import { useBoard } from './useBoard.ts'

interface EditorBarProps {
  actions: CommandActions
  isSaving: boolean
  /** True if the plate is on the server. */
  isStored: boolean
  isSharedWithAll: boolean
  name: ReactNode
  faults: ReactNode
}

export function EditorBar({ actions, isSaving, isStored, isSharedWithAll, name, faults }: EditorBarProps) {
  const text = useText()
  return (
    <DocumentBar
      editor={useBoard()}
      back={{ href: '/program/plate', label: text('plateEditor.back') }}
      {...{ name, isSaving, isStored }}
      findings={faults}
      onSave={actions['plate.save']}
      sharedLabel={isSharedWithAll ? text('plates.state.shared') : undefined}
      lineFrom="xl"
    >
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
    </DocumentBar>
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
