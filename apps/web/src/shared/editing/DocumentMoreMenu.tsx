import type { DocumentKindName } from '@pandok/domain'
import {
  CircleHelpIcon,
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

type MoreAction = 'share' | 'backups' | 'duplicate' | 'download' | 'help' | 'remove'

interface DocumentMoreMenuProps {
  kind: `${DocumentKindName}s`
  isSharedWithAll: boolean
  /** An action that is not possible now is undefined; its item is disabled. */
  actions: Readonly<Record<MoreAction, (() => void) | undefined>>
  helpLabel: string
  /** The parts that only this kind of document has. */
  children?: ReactNode
}

/** An editor's menu of actions on the whole document. */
export function DocumentMoreMenu(props: DocumentMoreMenuProps) {
  const { kind, isSharedWithAll, actions, helpLabel, children } = props
  const text = useText()
  const item = (action: MoreAction) => ({
    disabled: actions[action] === undefined,
    onSelect: actions[action] ?? (() => {}),
  })
  return (
    <Menu trigger={<IconButton label={text('editing.moreActions')} icon={<EllipsisIcon />} />}>
      {children}
      <MenuItem icon={<Share2Icon />} {...item('share')}>
        {text(isSharedWithAll ? `${kind}.unshare` : `${kind}.share`)}
      </MenuItem>
      <MenuItem icon={<HistoryIcon />} {...item('backups')}>
        {text(`${kind}.backups`)}
      </MenuItem>
      <MenuItem icon={<CopyPlusIcon />} {...item('duplicate')}>
        {text(`${kind}.duplicate`)}
      </MenuItem>
      <MenuItem icon={<DownloadIcon />} {...item('download')}>
        {text(`${kind}.download`)}
      </MenuItem>
      <MenuItem icon={<CircleHelpIcon />} aside="?" {...item('help')}>
        {helpLabel}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2Icon />} danger {...item('remove')}>
        {text(`${kind}.delete`)}
      </MenuItem>
    </Menu>
  )
}
