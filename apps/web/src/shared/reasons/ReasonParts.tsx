import type { Address, ModuleDefinition, Reason, Snapshot } from '@pandok/module-engine'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { expressionInWords } from './expressionInWords.ts'
import { formulaInWords } from './formulaInWords.ts'
import type { ModuleNames } from './moduleNames.ts'
import { ComputedReason, ConditionReason, InputReason, PriorReason, ScoreReason } from './ReasonLines.tsx'
import { TableReason } from './TableReason.tsx'

export interface ReasonPartsProps {
  reasons: readonly Reason[]
  definition: ModuleDefinition
  snapshot: Snapshot
  names: ModuleNames
  /** Renders the source of a value beside it. */
  sourceOf?: ((address: Address) => ReactNode) | undefined
  /** Shows internal steps by their ids and every formula as it is written, to the module's author. */
  isForAuthor?: boolean | undefined
}

type ReasonOf<Kind extends Reason['kind']> = Extract<Reason, { kind: Kind }>

/** The values that a sentence used, how they were computed, and which rows decided. */
export function ReasonParts(props: ReasonPartsProps) {
  const { reasons, definition, snapshot, names, sourceOf, isForAuthor = false } = props
  const text = useText()
  const inWords = (expr: string) => (isForAuthor ? expressionInWords : formulaInWords)(expr, names, text)
  const of = <Kind extends Reason['kind']>(kind: Kind) =>
    reasons.filter((reason): reason is ReasonOf<Kind> => reason.kind === kind)
  const isShown = ({ address }: { address: Address }) => isForAuthor || names.isLabelled(address.id)
  const frame = { definition, names, rows: snapshot.rows }
  // A score already lists its parts.
  const scored = new Set(of('score').map(({ address }) => keyOf(address)))

  return (
    <>
      {reasons.length === 0 ? <p className="text-muted">{text('moduleRun.why.none')}</p> : null}
      <Part title={text('moduleRun.why.inputs')}>
        {of('input')
          .filter(isShown)
          .map((reason) => (
            <InputReason
              key={keyOf(reason.address)}
              reason={reason}
              source={sourceOf?.(reason.address)}
              {...frame}
            />
          ))}
      </Part>
      <Part title={text('moduleRun.why.priors')}>
        {of('prior').map((reason) => (
          <PriorReason key={`${reason.aspect} ${keyOf(reason.address)}`} reason={reason} {...frame} />
        ))}
      </Part>
      <Part title={text('moduleRun.why.values')}>
        {of('score').map((reason) => (
          <ScoreReason key={`score ${keyOf(reason.address)}`} reason={reason} {...frame} />
        ))}
        {of('computed')
          .filter(({ address, by }) => by !== 'score' || !scored.has(keyOf(address)))
          .filter(isShown)
          .map((reason) => (
            <ComputedReason key={keyOf(reason.address)} {...{ reason, inWords }} {...frame} />
          ))}
      </Part>
      <Part title={text('moduleRun.why.tables')}>
        {of('table').map((reason) => (
          <TableReason key={rowOf(reason)} {...{ reason, inWords, isForAuthor }} {...frame} />
        ))}
      </Part>
      <Part title={text('moduleRun.why.conditions')}>
        {onceEach(of('condition'))
          .filter(({ expr }) => inWords(expr) !== undefined)
          .map((reason) => (
            <ConditionReason key={`${reason.expr} ${reason.result}`} {...{ reason, inWords }} />
          ))}
      </Part>
    </>
  )
}

/** Rows of a group may decide by the same condition in the same way. */
const onceEach = (conditions: readonly ReasonOf<'condition'>[]): readonly ReasonOf<'condition'>[] => [
  ...new Map(conditions.map((reason) => [`${reason.expr} ${reason.result}`, reason])).values(),
]

const rowOf = ({ table, rowKey, row }: ReasonOf<'table'>) => `${table}/${rowKey ?? ''}/${row}`

const keyOf = ({ id, row }: Address) => `${id}/${row ?? ''}`

function Part({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.flat().length === 0) return null
  return (
    <div className="grid gap-0.5">
      <p className="text-xs font-semibold text-muted">{title}</p>
      <ul className="grid gap-1">{children}</ul>
    </div>
  )
}
