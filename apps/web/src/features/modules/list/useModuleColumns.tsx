import { Anchor, Badge, CheckIcon, CopyIcon, LockIcon, Share2Icon, type TableColumn } from '@pandok/ui'
import { useMemo } from 'react'
import { type Text, useText } from '#platform/text/text.ts'
import { type KindName, useKindLabel } from '#platform/text/useKindLabel.ts'
import { documentAddress } from '#shared/document/documentAddress.ts'
import { NewerBadge } from '#shared/library/NewerBadge.tsx'
import { changedColumn } from '#shared/list/changedColumn.tsx'
import { creatorColumn } from '#shared/list/creatorColumn.tsx'
import { ModuleMenu } from './ModuleMenu.tsx'
import type { ModuleTab } from './tabs.ts'
import type { ModuleActions } from './useModuleActions.ts'
import type { ModuleRow } from './useModules.ts'

export function useModuleColumns(tab: ModuleTab, actions: ModuleActions): TableColumn<ModuleRow>[] {
  const text = useText()
  const kindLabel = useKindLabel()
  return useMemo(() => {
    const kind = (name: KindName, from: 'sm' | 'md' | 'lg'): TableColumn<ModuleRow> => ({
      id: name,
      header: text(`modules.column.${name}`),
      sortable: true,
      from,
      cell: (row) => <span className="text-sm">{kindLabel(name, row[name])}</span>,
    })
    const columns: (TableColumn<ModuleRow> | false)[] = [
      {
        id: 'name',
        header: text('modules.column.name'),
        sortable: true,
        className: 'max-w-72 sm:max-w-96',
        cell: (row) => <NameCell row={row} text={text} actions={actions} />,
      },
      tab === 'shared' && creatorColumn(text('modules.column.creator')),
      kind('section', 'md'),
      kind('modality', 'sm'),
      kind('type', 'lg'),
      {
        id: 'size',
        header: text('modules.column.size'),
        align: 'end',
        from: 'xl',
        cell: (row) => (
          <span className="text-sm text-muted">
            {row.inputCount} · {row.outputCount}
          </span>
        ),
      },
      changedColumn(text('modules.column.updated'), text, 'md'),
      {
        id: 'actions',
        header: <span className="sr-only">{text('modules.column.actions')}</span>,
        align: 'end',
        className: 'w-14',
        cell: (row) => <ModuleMenu row={row} actions={actions} />,
      },
    ]
    return columns.filter((column) => column !== false)
  }, [text, kindLabel, tab, actions])
}

function NameCell({ row, text, actions }: { row: ModuleRow; text: Text; actions: ModuleActions }) {
  return (
    <div className="grid min-w-0 justify-items-start gap-1">
      {row.mine ? (
        <Anchor
          href={documentAddress('module', row.id)}
          className="font-semibold break-words hover:underline"
        >
          {row.name}
        </Anchor>
      ) : (
        <button
          type="button"
          onClick={() => actions.ask({ kind: 'preview', row })}
          className="text-start font-semibold break-words hover:underline"
        >
          {row.name}
        </button>
      )}
      {row.note ? (
        <p title={row.note} className="line-clamp-1 text-sm text-muted">
          {row.note}
        </p>
      ) : null}
      <Badges row={row} text={text} />
    </div>
  )
}

function Badges({ row, text }: { row: ModuleRow; text: Text }) {
  const copyOf = row.source?.nickname
  return (
    <div className="flex flex-wrap gap-1.5 empty:hidden">
      {row.mine && row.shared ? (
        <Badge tone="info" icon={<Share2Icon />}>
          {text('modules.state.shared')}
        </Badge>
      ) : null}
      {row.mine && row.source ? (
        <Badge icon={<CopyIcon />}>
          {copyOf ? text('modules.state.copyOf', { nickname: copyOf }) : text('modules.state.copy')}
        </Badge>
      ) : null}
      {row.newer ? <NewerBadge /> : null}
      {row.copied ? (
        <Badge tone="success" icon={<CheckIcon />}>
          {text('modules.state.copied')}
        </Badge>
      ) : null}
      {row.library ? <Badge>{text(`modules.state.${row.library}`)}</Badge> : null}
      {row.locked ? (
        <Badge tone="warning" icon={<LockIcon />}>
          {text('modules.state.locked')}
        </Badge>
      ) : null}
    </div>
  )
}
