import type { AuditEntry } from '@pandok/protocol'
import { Anchor } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useMoney } from '#shared/payment/useMoney.ts'
import { AuditPairs } from './AuditPairs.tsx'
import { subjectHref } from './subjectHref.ts'

interface AuditEntryViewProps {
  entry: AuditEntry
  hasSubject?: boolean
}

export function AuditEntryView({ entry, hasSubject = false }: AuditEntryViewProps) {
  const text = useText()
  const { moment } = useMoney()
  const { actor, address, at, action, subject, reason } = entry
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{text(`office.audit.action.${action}`)}</p>
      {hasSubject ? (
        <p className="text-sm [overflow-wrap:anywhere]">
          <span className="text-muted">{text(`office.audit.subject.${subject.kind}`)} </span>
          <Anchor href={subjectHref(entry)} className="font-semibold text-accent-text hover:underline">
            {subject.label}
          </Anchor>
        </p>
      ) : null}
      <AuditPairs entry={entry} />
      {reason === null ? null : (
        <p className="text-sm [overflow-wrap:anywhere] whitespace-pre-wrap">
          <span className="text-muted">{text('office.audit.column.reason')} </span>
          {reason}
        </p>
      )}
      <p className="flex flex-wrap gap-x-2 text-xs text-muted">
        <time dateTime={at}>{moment(at)}</time>
        <span className="[overflow-wrap:anywhere]">{actor ? actor.email : text('office.audit.gone')}</span>
        <span className="break-all">{text('office.audit.from', { address })}</span>
      </p>
    </div>
  )
}
