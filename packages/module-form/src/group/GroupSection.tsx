import { ArrowUpDownIcon, Button, PlusIcon } from '@pandok/ui'
import { memo } from 'react'
import { groupName } from '../computed/nameOf.ts'
import { useForm } from '../FormContext.ts'
import { KeyHint } from '../keyboard/KeyHint.tsx'
import { useRows } from '../store/useStored.ts'
import { GroupRow } from './GroupRow.tsx'

/** The rows «lesion 1…n». Each row keeps its React key, so that a field keeps its focus while rows move. */
export const GroupSection = memo(function GroupSection({ group }: { group: string }) {
  const frame = useForm()
  const { words, session, definition } = frame
  const rows = useRows(group)
  const plan = definition.groups.find(({ id }) => id === group)
  const name = groupName(group, frame)
  const isFull = plan?.max !== undefined && rows.length >= plan.max

  return (
    <section data-group={group} aria-label={name} className="grid gap-3 rounded-md border border-line p-3">
      <header className="flex flex-wrap items-center gap-2">
        <h3 className="flex-1 text-base font-semibold">
          {name}
          <span className="ms-2 text-sm font-medium text-muted tabular-nums">{rows.length}</span>
        </h3>
        {plan?.sort !== undefined && rows.length > 1 ? (
          <Button
            size="sm"
            variant="quiet"
            icon={<ArrowUpDownIcon />}
            onClick={() => session.sortRows(group)}
          >
            {words.sortRows}
          </Button>
        ) : null}
      </header>
      {rows.length === 0 ? <p className="text-sm text-muted">{words.noRows(name)}</p> : null}
      {rows.map((row, at) => (
        <GroupRow
          key={row}
          group={group}
          row={row}
          number={at + 1}
          isLast={at === rows.length - 1}
          canRemove={rows.length > (plan?.min ?? 0)}
        />
      ))}
      <div>
        <Button
          size="sm"
          data-add={group}
          icon={<PlusIcon />}
          disabled={isFull}
          aria-keyshortcuts="Alt+Enter"
          iconAfter={<KeyHint>Alt ⏎</KeyHint>}
          onClick={() => frame.rows.add(group)}
        >
          {words.addRow(name)}
        </Button>
      </div>
    </section>
  )
})
