import type { ReportEntry, Run } from '@pandok/board'
import {
  CircleHelpIcon,
  CopyPlusIcon,
  EllipsisIcon,
  IconButton,
  Menu,
  MenuItem,
  PencilIcon,
  Trash2Icon,
} from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useRunWorkspace } from '../RunWorkspaceFrame.ts'

interface EntryMenuProps {
  entry: ReportEntry
  source: Run | undefined
  /** The sentence's name for screen readers. */
  called: string
}

/**
 * The menu is created by the press that opens it; one for each sentence would slow down the key that writes
 * it.
 */
export function EntryMenu({ entry, source, called }: EntryMenuProps) {
  const text = useText()
  const [opened, setOpened] = useState<'byKey' | 'byPointer'>()
  const title = entry.runId === null ? text(`reportSection.${entry.section}`) : entry.title
  const look = {
    label: text('plateRun.entry.more', { title: called }),
    icon: <EllipsisIcon />,
    size: 'sm',
    tooltip: false,
    // Only the icon is hidden and the button stays in the flow: a transparent or positioned button would be a
    // compositing layer, and a hundred of them would be repainted at every key that writes. A hidden icon
    // also adds no box to the layout.
    className:
      '!static [&_svg]:hidden group-focus-within/entry:[&_svg]:block group-hover/entry:[&_svg]:block data-[state=open]:[&_svg]:block pointer-coarse:size-11 pointer-coarse:[&_svg]:block',
  } as const
  if (opened) {
    return (
      <Menu defaultOpen focusFirst={opened === 'byKey'} trigger={<IconButton {...look} />}>
        <EntryChoices entry={entry} source={source} title={title} />
      </Menu>
    )
  }
  return (
    <IconButton
      {...look}
      aria-haspopup="menu"
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') setOpened('byKey')
      }}
      // Clicks by Enter and Space have no pointer and therefore a count of 0.
      onClick={(event) => setOpened(event.detail === 0 ? 'byKey' : 'byPointer')}
    />
  )
}

function EntryChoices({ entry, source, title }: Omit<EntryMenuProps, 'called'> & { title: string }) {
  const text = useText()
  const { run, moves, why } = useRunWorkspace()
  return (
    <>
      <MenuItem icon={<CircleHelpIcon />} onSelect={() => why.toggle(entry.id)}>
        {text('plateRun.why')}
      </MenuItem>
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
    </>
  )
}
