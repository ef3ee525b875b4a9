import { COMMANDS, type Command, type CommandGroup, type CommandId, type Desk } from '@pandok/board'
import { Dialog } from '@pandok/ui'
import { Fragment } from 'react'
import { useText } from '#app/text.ts'
import { KeyCaps } from './KeyCaps.tsx'

interface KeyHelpProps {
  desk: Desk
  open: boolean
  onClose: () => void
}

/** Every key of a desk, group by group. */
export function KeyHelp({ desk, open, onClose }: KeyHelpProps) {
  const text = useText()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeOnBackdrop
      size="xl"
      title={text('command.view.help')}
      description={text('command.help.typing')}
      closeLabel={text('ui.close')}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a list to read, not a set of fields */}
      <div
        role="group"
        aria-label={text('command.view.help')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it may have to be scrolled, so the keyboard has to reach it
        tabIndex={0}
        data-autofocus
        className="gap-8 rounded-sm pb-2 sm:columns-2 lg:columns-3"
      >
        {groupsOf(desk).map(([group, ids]) => (
          <section key={group} className="mb-6 break-inside-avoid">
            <h3 className="mb-2 text-sm font-bold text-muted">{text(`command.group.${group}`)}</h3>
            <dl className="grid gap-1.5">
              {ids.map((id) => (
                <div key={id} className="flex items-start justify-between gap-4 text-sm">
                  <dt className="min-w-0 pt-0.5">{text(`command.${id}`)}</dt>
                  <dd className="flex shrink-0 flex-wrap items-center justify-end gap-1">
                    {COMMANDS[id].keys.map((key, index) => (
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
      </div>
    </Dialog>
  )
}

function groupsOf(desk: Desk): [CommandGroup, CommandId[]][] {
  const groups = new Map<CommandGroup, CommandId[]>()
  for (const [id, command] of Object.entries(COMMANDS) as [CommandId, Command][]) {
    if (!command.desks.includes(desk) || command.keys.length === 0) continue
    groups.set(command.group, [...(groups.get(command.group) ?? []), id])
  }
  return [...groups]
}
