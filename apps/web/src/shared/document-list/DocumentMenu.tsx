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
  Share2Icon,
  Trash2Icon,
} from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import type { DocumentRow, ListedKind } from './DocumentRow.ts'
import type { RowActions } from './useDocumentActions.ts'

interface DocumentMenuProps<Row extends DocumentRow> {
  kind: ListedKind
  row: Row
  actions: RowActions<Row>
  copyLabel: string
  /** The items for a document of this kind: open, rename, preview. */
  children: ReactNode
}

/** Contains only the actions that the server allows. */
export function DocumentMenu<Row extends DocumentRow>(props: DocumentMenuProps<Row>) {
  const { kind, row, actions, copyLabel, children } = props
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
      {children}
      {may.copy ? (
        <MenuItem icon={<CopyIcon />} onSelect={() => void actions.copy(row)}>
          {copyLabel}
        </MenuItem>
      ) : null}
      {may.share ? (
        <MenuItem icon={<Share2Icon />} onSelect={() => actions.share([row], !row.shared)}>
          {text(row.shared ? `${kind}.unshare` : `${kind}.share`)}
        </MenuItem>
      ) : null}
      {may.open ? (
        <>
          <MenuItem icon={<DownloadIcon />} onSelect={() => void actions.download([row])}>
            {text(`${kind}.download`)}
          </MenuItem>
          <MenuItem icon={<FileTextIcon />} onSelect={() => actions.ask({ kind: 'export', row })}>
            {text('export.other')}
          </MenuItem>
        </>
      ) : null}
      {may.save ? (
        <MenuItem icon={<HistoryIcon />} onSelect={() => actions.ask({ kind: 'backups', row })}>
          {text(`${kind}.backups`)}
        </MenuItem>
      ) : null}
      {row.locked ? <MenuLinkItem href="/price">{text(`${kind}.toPrice`)}</MenuLinkItem> : null}
      {may.delete ? (
        <>
          <MenuSeparator />
          <MenuItem
            danger
            icon={<Trash2Icon />}
            onSelect={() => actions.ask({ kind: 'delete', rows: [row] })}
          >
            {text(`${kind}.delete`)}
          </MenuItem>
        </>
      ) : null}
    </Menu>
  )
}
