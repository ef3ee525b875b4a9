import { Anchor, type TableColumn, XIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { documentAddress } from '#shared/document/documentAddress.ts'
import { actionColumn, kindColumn } from '#shared/list/mixedColumns.tsx'
import type { Sharing, SharingRow } from './useSharing.ts'

export function useSharingColumns(sharing: Sharing): TableColumn<SharingRow>[] {
  const text = useText()
  const day = new Intl.DateTimeFormat(text.locale, { dateStyle: 'medium' })
  return [
    {
      id: 'name',
      header: text('share.mine.name'),
      sortable: true,
      className: 'max-w-72 sm:max-w-96',
      cell: (row) => (
        <Anchor
          href={documentAddress(row.kind, row.id)}
          className="font-semibold break-words hover:underline"
        >
          {row.name}
        </Anchor>
      ),
    },
    kindColumn(text, text('share.mine.kind')),
    {
      id: 'copies',
      header: text('share.mine.copies'),
      sortable: true,
      className: 'whitespace-nowrap text-sm',
      cell: (row) => text('share.mine.count', { count: row.copies }),
    },
    {
      id: 'updatedAt',
      header: text('share.mine.updated'),
      sortable: true,
      from: 'md',
      className: 'whitespace-nowrap text-sm',
      cell: (row) => <time dateTime={row.updatedAt}>{day.format(new Date(row.updatedAt))}</time>,
    },
    actionColumn(text, {
      icon: <XIcon />,
      label: text('plates.unshare'),
      onPress: (row) => sharing.withdraw([row]),
    }),
  ]
}
