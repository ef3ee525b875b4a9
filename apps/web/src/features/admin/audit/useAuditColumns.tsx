import type { AuditEntry } from '@pandok/protocol'
import { Anchor } from '@pandok/ui'
import { useMemo } from 'react'
import { type Text, useText } from '#platform/text/text.ts'
import type { AdminColumn } from '../list/AdminColumn.ts'
import { pairsOf, pairText } from './pairsOf.ts'
import { subjectHref } from './subjectHref.ts'

export function useAuditColumns(): readonly AdminColumn<AuditEntry>[] {
  const text = useText()
  return useMemo(() => [...actorColumns(text), ...changeColumns(text)], [text])
}

function actorColumns(text: Text): AdminColumn<AuditEntry>[] {
  const moment = new Intl.DateTimeFormat(text.locale, {
    timeZone: 'Asia/Seoul',
    dateStyle: 'medium',
    timeStyle: 'medium',
  })
  return [
    {
      id: 'at',
      header: text('office.audit.column.at'),
      sortable: true,
      isFixed: true,
      cell: ({ at }) => <time dateTime={at}>{moment.format(new Date(at))}</time>,
      csv: ({ at }) => at,
    },
    {
      id: 'actor',
      header: text('office.audit.column.actor'),
      from: 'md',
      cell: ({ actor }) =>
        actor ? (
          <Anchor
            href={`/admin/user/detail?id=${encodeURIComponent(actor.id)}`}
            className="-outline-offset-2 hover:underline"
          >
            {actor.email}
          </Anchor>
        ) : (
          <span className="text-muted">{text('office.audit.gone')}</span>
        ),
      csv: ({ actor }) => actor?.email ?? null,
    },
    {
      id: 'address',
      header: text('office.audit.column.address'),
      from: 'xl',
      cell: ({ address }) => <span className="text-muted">{address}</span>,
      csv: ({ address }) => address,
    },
  ]
}

function changeColumns(text: Text): AdminColumn<AuditEntry>[] {
  const change = (entry: AuditEntry) =>
    pairsOf(entry, text)
      .map((pair) => pairText(pair, text))
      .join(' · ')
  return [
    {
      id: 'action',
      header: text('office.audit.column.action'),
      cell: ({ action }) => text(`office.audit.action.${action}`),
      csv: ({ action }) => text(`office.audit.action.${action}`),
    },
    {
      id: 'subjectKind',
      header: text('office.audit.column.subjectKind'),
      isOptional: true,
      cell: ({ subject }) => text(`office.audit.subject.${subject.kind}`),
      csv: ({ subject }) => text(`office.audit.subject.${subject.kind}`),
    },
    {
      id: 'subject',
      header: text('office.audit.column.subject'),
      from: 'sm',
      cell: (entry) => (
        <Anchor href={subjectHref(entry)} className="-outline-offset-2 hover:underline">
          {entry.subject.label}
        </Anchor>
      ),
      csv: ({ subject }) => subject.label,
    },
    {
      id: 'change',
      header: text('office.audit.column.change'),
      from: 'lg',
      cell: (entry) => (
        <span className="block max-w-56 truncate" title={change(entry)}>
          {change(entry)}
        </span>
      ),
      csv: change,
    },
    {
      id: 'reason',
      header: text('office.audit.column.reason'),
      from: 'xl',
      cell: ({ reason }) =>
        reason === null ? (
          <span className="text-muted">—</span>
        ) : (
          <span className="block max-w-40 truncate" title={reason}>
            {reason}
          </span>
        ),
      csv: ({ reason }) => reason,
    },
  ]
}
