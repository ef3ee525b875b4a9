import {
  CopyIcon,
  DownloadIcon,
  EllipsisIcon,
  EyeIcon,
  FileTextIcon,
  HistoryIcon,
  IconButton,
  Menu,
  MenuItem,
  MenuLinkItem,
  MenuSeparator,
  PencilIcon,
  Share2Icon,
  Trash2Icon,
} from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { moduleAddress } from './moduleAddress.ts'
import type { ModuleActions } from './useModuleActions.ts'
import type { ModuleRow } from './useModules.ts'

/** Only the actions that the server allows. */
export function RowMenu({ row, actions }: { row: ModuleRow; actions: ModuleActions }) {
  const text = useText()
  return (
    <Menu
      trigger={
        <IconButton
          label={text('list.rowActions', { name: row.name })}
          icon={<EllipsisIcon />}
          size="sm"
          tooltip={false}
        />
      }
    >
      {row.may.save ? (
        <MenuLinkItem icon={<PencilIcon />} href={moduleAddress(row.id)}>
          {text('modules.open')}
        </MenuLinkItem>
      ) : null}
      {row.may.open ? (
        <MenuItem icon={<EyeIcon />} onSelect={() => actions.ask({ kind: 'preview', row })}>
          {text('modules.preview')}
        </MenuItem>
      ) : null}
      {row.may.copy ? (
        <MenuItem icon={<CopyIcon />} onSelect={() => void actions.copy(row)}>
          {text(row.mine ? 'modules.duplicate' : 'modules.copy')}
        </MenuItem>
      ) : null}
      {row.may.share ? (
        <MenuItem icon={<Share2Icon />} onSelect={() => actions.share([row], !row.shared)}>
          {text(row.shared ? 'modules.unshare' : 'modules.share')}
        </MenuItem>
      ) : null}
      {row.may.open ? (
        <>
          <MenuItem icon={<DownloadIcon />} onSelect={() => void actions.download([row])}>
            {text('modules.download')}
          </MenuItem>
          <MenuItem icon={<FileTextIcon />} onSelect={() => actions.ask({ kind: 'export', row })}>
            {text('export.other')}
          </MenuItem>
        </>
      ) : null}
      {row.may.save ? (
        <MenuItem icon={<HistoryIcon />} onSelect={() => actions.ask({ kind: 'backups', row })}>
          {text('modules.backups')}
        </MenuItem>
      ) : null}
      {row.locked ? <MenuLinkItem href="/price">{text('modules.toPrice')}</MenuLinkItem> : null}
      {row.may.delete ? <DeleteItem onSelect={() => actions.ask({ kind: 'delete', rows: [row] })} /> : null}
    </Menu>
  )
}

function DeleteItem({ onSelect }: { onSelect: () => void }) {
  const text = useText()
  return (
    <>
      <MenuSeparator />
      <MenuItem danger icon={<Trash2Icon />} onSelect={onSelect}>
        {text('modules.delete')}
      </MenuItem>
    </>
  )
}
