import {
  CopyIcon,
  DownloadIcon,
  EllipsisIcon,
  FileTextIcon,
  HistoryIcon,
  IconButton,
  Menu,
  MenuItem,
  MenuLinkItem,
  MenuSeparator,
  PencilIcon,
  PlayIcon,
  Share2Icon,
  Trash2Icon,
  TypeIcon,
} from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { editorOf, previewOf } from './plateLinks.ts'
import type { PlateActions } from './usePlateActions.ts'
import type { PlateRow } from './usePlates.ts'

/** Only the actions that the server allows. */
export function PlateMenu({ row, actions }: { row: PlateRow; actions: PlateActions }) {
  const text = useText()
  const { may } = row
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
      {may.open ? (
        <MenuLinkItem icon={<PlayIcon />} href={previewOf(row.id)}>
          {text(row.mine ? 'plates.run' : 'plates.preview')}
        </MenuLinkItem>
      ) : null}
      {may.save ? (
        <MenuLinkItem icon={<PencilIcon />} href={editorOf(row.id)}>
          {text('plates.open')}
        </MenuLinkItem>
      ) : null}
      {may.save ? (
        <MenuItem icon={<TypeIcon />} onSelect={() => actions.ask({ kind: 'rename', row })}>
          {text('plates.rename')}
        </MenuItem>
      ) : null}
      {may.copy ? (
        <MenuItem icon={<CopyIcon />} onSelect={() => void actions.copy(row)}>
          {text(row.mine ? 'plates.duplicate' : row.library ? 'plates.take' : 'plates.copy')}
        </MenuItem>
      ) : null}
      {may.share ? (
        <MenuItem icon={<Share2Icon />} onSelect={() => actions.share([row], !row.shared)}>
          {text(row.shared ? 'plates.unshare' : 'plates.share')}
        </MenuItem>
      ) : null}
      {may.open ? (
        <>
          <MenuItem icon={<DownloadIcon />} onSelect={() => void actions.download([row])}>
            {text('plates.download')}
          </MenuItem>
          <MenuItem icon={<FileTextIcon />} onSelect={() => actions.ask({ kind: 'export', row })}>
            {text('export.other')}
          </MenuItem>
        </>
      ) : null}
      {may.save ? (
        <MenuItem icon={<HistoryIcon />} onSelect={() => actions.ask({ kind: 'backups', row })}>
          {text('plates.backups')}
        </MenuItem>
      ) : null}
      {row.locked ? <MenuLinkItem href="/price">{text('plates.toPrice')}</MenuLinkItem> : null}
      {may.delete ? <DeleteItem onSelect={() => actions.ask({ kind: 'delete', rows: [row] })} /> : null}
    </Menu>
  )
}

function DeleteItem({ onSelect }: { onSelect: () => void }) {
  const text = useText()
  return (
    <>
      <MenuSeparator />
      <MenuItem danger icon={<Trash2Icon />} onSelect={onSelect}>
        {text('plates.delete')}
      </MenuItem>
    </>
  )
}
