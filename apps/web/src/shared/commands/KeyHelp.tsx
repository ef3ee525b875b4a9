import { ScrollBox } from '@pandok/ui'
import { Fragment, useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { guidePlaceOnScreen } from '#shared/guide/guidePlaceOnScreen.ts'
import { HelpDialog } from '#shared/guide/HelpDialog.tsx'
import type { CommandEntry } from './CommandEntry.ts'
import { KeyCaps } from './KeyCaps.tsx'

interface KeyHelpProps {
  entries: readonly CommandEntry[]
  open: boolean
  onClose: () => void
}

/** All keys by group, below the guide's section about the screen. */
export function KeyHelp(props: KeyHelpProps) {
  return props.open ? <OpenKeyHelp {...props} /> : null
}

function OpenKeyHelp({ entries, onClose }: KeyHelpProps) {
  const text = useText()
  const { pathname, search } = useLocation()
  // The dialog takes the focus, so the place is found before it opens.
  const [place] = useState(() => guidePlaceOnScreen(pathname + search))
  return (
    <HelpDialog
      open
      onClose={onClose}
      title={text('command.view.help')}
      place={place}
      keysFor={(query) => <KeyList entries={entries.filter(({ label }) => matchesQuery(label, query))} />}
    />
  )
}

const matchesQuery = (label: string, query: string): boolean =>
  query
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => label.toLowerCase().includes(word))

function KeyList({ entries }: { entries: readonly CommandEntry[] }) {
  const text = useText()
  const groups = groupsOf(entries)
  if (groups.length === 0) return null
  return (
    <>
      <p className="text-sm text-muted">{text('command.help.typing')}</p>
      <ScrollBox
        role="group"
        aria-label={text('command.view.help')}
        className="gap-8 rounded-sm sm:columns-2 lg:columns-3"
      >
        {groups.map(([group, commands]) => (
          <section key={group} className="mb-6 break-inside-avoid">
            <h3 className="mb-2 text-sm font-bold text-muted">{group}</h3>
            <dl className="grid gap-1.5">
              {commands.map(({ id, label, keys }) => (
                <div key={id} className="flex items-start justify-between gap-4 text-sm">
                  <dt className="min-w-0 pt-0.5">{label}</dt>
                  <dd className="flex shrink-0 flex-wrap items-center justify-end gap-1">
                    {keys.map((key, index) => (
                      <Fragment key={key}>
                        {index === 0 ? null : (
                          <span className="text-xs text-muted">{text('command.help.or')}</span>
                        )}
                        <KeyCaps value={key} />
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </ScrollBox>
    </>
  )
}

function groupsOf(entries: readonly CommandEntry[]): [string, CommandEntry[]][] {
  const groups = new Map<string, CommandEntry[]>()
  for (const entry of entries) {
    if (entry.keys.length > 0) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry])
  }
  return [...groups]
}
