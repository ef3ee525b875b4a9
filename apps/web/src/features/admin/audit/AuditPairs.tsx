import type { AuditEntry } from '@pandok/protocol'
import { ArrowRightIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { pairsOf } from './pairsOf.ts'

export function AuditPairs({ entry }: { entry: Pick<AuditEntry, 'before' | 'after'> }) {
  const text = useText()
  const pairs = pairsOf(entry, text)
  if (pairs.length === 0) return null
  return (
    <dl className="grid gap-1 text-sm">
      {pairs.map(({ name, before, after }) => (
        <div key={name} className="flex flex-wrap items-baseline gap-x-2">
          <dt className="text-muted">{name}</dt>
          <dd className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 [overflow-wrap:anywhere] whitespace-pre-wrap">
            {before === null ? null : (
              <del className="text-muted decoration-line-strong">
                <span className="sr-only">
                  {text('ui.labelled', { label: text('office.audit.before'), value: '' })}
                </span>
                {before}
              </del>
            )}
            {before !== null && after !== null ? (
              <ArrowRightIcon aria-hidden="true" className="size-3.5 shrink-0 self-center text-muted" />
            ) : null}
            {after === null ? null : (
              <ins className="font-semibold no-underline">
                <span className="sr-only">
                  {text('ui.labelled', { label: text('office.audit.after'), value: '' })}
                </span>
                {after}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
