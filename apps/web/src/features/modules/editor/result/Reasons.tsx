import type { ModuleDefinition, Reason, Snapshot } from '@pandok/module-engine'
import { IconButton, XIcon } from '@pandok/ui'
import { type ReactNode, useId } from 'react'
import { useText } from '#app/text.ts'
import type { ModuleNames } from './moduleNames.ts'
import { ComputedReason, ConditionReason, InputReason, ScoreReason } from './ReasonLines.tsx'
import { TableReason } from './TableReason.tsx'

export interface ReasonsProps {
  reasons: readonly Reason[]
  definition: ModuleDefinition
  snapshot: Snapshot
  names: ModuleNames
  onClose: () => void
}

type ReasonOf<Kind extends Reason['kind']> = Extract<Reason, { kind: Kind }>

/** «Why»: what a sentence read, how it was computed, which rows decided, in words. */
export function Reasons({ reasons, definition, snapshot, names, onClose }: ReasonsProps) {
  const text = useText()
  const id = useId()
  const of = <Kind extends Reason['kind']>(kind: Kind) =>
    reasons.filter((reason): reason is ReasonOf<Kind> => reason.kind === kind)
  const frame = { definition, names, rows: snapshot.rows }
  // A score tells its parts itself.
  const scored = new Set(of('score').map(({ address }) => keyOf(address)))

  return (
    <section aria-labelledby={id} className="grid gap-2 rounded-sm bg-sunken p-2.5 text-sm">
      <header className="flex items-center justify-between gap-2">
        <h6 id={id} className="font-semibold">
          {text('moduleRun.why.title')}
        </h6>
        <IconButton size="sm" label={text('moduleRun.why.close')} icon={<XIcon />} onClick={onClose} />
      </header>
      {reasons.length === 0 ? <p className="text-muted">{text('moduleRun.why.none')}</p> : null}
      <Part title={text('moduleRun.why.inputs')}>
        {of('input').map((reason) => (
          <InputReason key={keyOf(reason.address)} reason={reason} {...frame} />
        ))}
      </Part>
      <Part title={text('moduleRun.why.values')}>
        {of('score').map((reason) => (
          <ScoreReason key={`score ${keyOf(reason.address)}`} reason={reason} {...frame} />
        ))}
        {of('computed')
          .filter(({ address, by }) => by !== 'score' || !scored.has(keyOf(address)))
          .map((reason) => (
            <ComputedReason key={keyOf(reason.address)} reason={reason} {...frame} />
          ))}
      </Part>
      <Part title={text('moduleRun.why.tables')}>
        {of('table').map((reason) => (
          <TableReason
            key={`${reason.table}/${reason.rowKey ?? ''}/${reason.row}`}
            reason={reason}
            {...frame}
          />
        ))}
      </Part>
      <Part title={text('moduleRun.why.conditions')}>
        {of('condition').map((reason) => (
          <ConditionReason key={`${reason.expr} ${reason.result}`} reason={reason} {...frame} />
        ))}
      </Part>
    </section>
  )
}

const keyOf = ({ id, row }: { id: string; row?: string }) => `${id}/${row ?? ''}`

function Part({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.flat().length === 0) return null
  return (
    <div className="grid gap-0.5">
      <p className="text-xs font-semibold text-muted">{title}</p>
      <ul className="grid gap-1">{children}</ul>
    </div>
  )
}
