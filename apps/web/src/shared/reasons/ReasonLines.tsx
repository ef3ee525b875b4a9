import { type ModuleDefinition, printDate, type Reason } from '@pandok/module-engine'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import type { ModuleNames } from './moduleNames.ts'

export interface ReasonFrame<Kind extends Reason['kind']> {
  reason: Extract<Reason, { kind: Kind }>
  definition: ModuleDefinition
  names: ModuleNames
  rows: Readonly<Record<string, readonly string[]>>
}

/** Values that weren't typed are marked, because they are the first to be questioned. */
export function InputReason({ reason, names, rows, source }: ReasonFrame<'input'> & { source?: ReactNode }) {
  const text = useText()
  const { address, value, state } = reason
  const mark =
    state === 'default' || state === 'auto' || state === 'overridden'
      ? ` (${text(`moduleRun.why.state.${state}`)})`
      : ''
  return (
    <li>
      {names.nameOf(address, rows)}: <b className="font-semibold">{names.valueOf(address.id, value)}</b>
      {source ? <> {source}</> : <span className="text-muted">{mark}</span>}
    </li>
  )
}

export function ScoreReason({ reason, definition, names, rows }: ReasonFrame<'score'>) {
  const text = useText()
  const score = definition.computed.find(({ id }) => id === reason.address.id)?.score
  return (
    <li>
      {names.isLabelled(reason.address.id)
        ? names.nameOf(reason.address, rows)
        : text('moduleRun.why.unnamedScore')}
      {score?.agg === 'max' ? ` ${text('moduleRun.why.highest')}` : ''}
      <ul className="ms-3 grid gap-0.5 border-s border-line ps-2 text-muted">
        {reason.parts.map(({ input, option, points }) => (
          <li key={`${input} ${option ?? ''}`} className="flex justify-between gap-3">
            <span>
              {names.nameOf({ id: input })}
              {option === undefined ? '' : `: ${names.valueOf(input, option)}`}
            </span>
            <span className="shrink-0 text-text tabular-nums">
              {text('moduleRun.why.points', { count: Number(points) })}
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}

interface InWords {
  /** Words for a formula; undefined if it isn't shown. */
  inWords: (expr: string) => string | undefined
}

export function ComputedReason({ reason, names, rows, inWords }: ReasonFrame<'computed'> & InWords) {
  const text = useText()
  const { address, value, by, expr } = reason
  const formula = expr === undefined ? undefined : inWords(expr)
  return (
    <li>
      {names.nameOf(address, rows)}: <b className="font-semibold">{names.valueOf(address.id, value)}</b>
      {by === 'override' ? (
        <span className="text-muted"> ({text('moduleRun.why.state.overridden')})</span>
      ) : null}
      {formula === undefined ? null : <span className="block text-muted">= {formula}</span>}
    </li>
  )
}

export function PriorReason({ reason, names, rows }: ReasonFrame<'prior'>) {
  const text = useText()
  const { aspect, date, value } = reason
  // `prior.size` and `nadir.size` refer to `size`.
  const address = { ...reason.address, id: reason.address.id.replace(/^\w+\./u, '') }
  const day = date === undefined ? text('moduleRun.difference.unknown') : printDate(date, text.locale)
  if (aspect === 'date' || aspect === 'days')
    return (
      <li>
        {text(`moduleRun.why.prior.${aspect}`)}:{' '}
        <b className="font-semibold tabular-nums">{aspect === 'date' ? day : String(value ?? '')}</b>
      </li>
    )
  return (
    <li>
      {text(`moduleRun.why.prior.${aspect}`, { name: names.nameOf(address, rows) })}:{' '}
      <b className="font-semibold">{names.valueOf(address.id, value)}</b>
      <span className="text-muted"> ({day})</span>
    </li>
  )
}

/** A condition without words isn't shown; the values that it depends on are among the inputs. */
export function ConditionReason({ reason, inWords }: Pick<ReasonFrame<'condition'>, 'reason'> & InWords) {
  const text = useText()
  const { expr, result } = reason
  const verdict =
    result === undefined
      ? 'moduleRun.why.undecided'
      : result
        ? 'moduleRun.why.holds'
        : ('moduleRun.why.fails' as const)
  return (
    <li>
      {inWords(expr)} <span className="text-muted">({text(verdict)})</span>
    </li>
  )
}
