import type { ReportEntry, Run } from '@pandok/board'
import { CopyPlusIcon, EllipsisIcon, IconButton, Menu, MenuItem, PencilIcon, Trash2Icon } from '@pandok/ui'
import { useText } from '#app/text.ts'
import { useRunDesk } from '../RunDeskFrame.ts'

interface EntryMenuProps {
  entry: ReportEntry
  source: Run | undefined
}

export function EntryMenu({ entry, source }: EntryMenuProps) {
  const text = useText()
  const { run, moves } = useRunDesk()
  const title = entry.runId === null ? text(`reportSection.${entry.section}`) : entry.title
  return (
    <Menu
      trigger={
        <IconButton
          label={text('plateRun.entry.more', { title })}
          icon={<EllipsisIcon />}
          size="sm"
          tooltip={false}
          className="opacity-0 group-focus-within/entry:opacity-100 group-hover/entry:opacity-100 data-[state=open]:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-100"
        />
      }
    >
      {source && source.fillings.length > 0 ? (
        <>
          <MenuItem icon={<PencilIcon />} onSelect={() => moves.reopen(source.id)}>
            {text('plateRun.entry.openForm')}
          </MenuItem>
          <MenuItem icon={<CopyPlusIcon />} onSelect={() => moves.another(source.cell.id)}>
            {text('plateRun.entry.another')}
          </MenuItem>
        </>
      ) : null}
      <MenuItem icon={<Trash2Icon />} onSelect={() => run.removeEntry(entry.id)}>
        {text('plateRun.entry.remove')}
      </MenuItem>
      {source ? (
        <MenuItem icon={<Trash2Icon />} danger onSelect={() => run.remove(source.id)}>
          {text('plateRun.entry.removeRun', { title })}
        </MenuItem>
      ) : null}
    </Menu>
  )
}
