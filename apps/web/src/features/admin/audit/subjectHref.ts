import type { AuditEntry } from '@pandok/protocol'

const pages: Record<AuditEntry['subject']['kind'], string> = {
  member: '/admin/user/detail',
  plate: '/admin/plate',
  module: '/admin/module',
  payment: '/admin/payment',
  banner: '/admin/banner/detail',
}

/** Where a subject is looked at. A list that was taken as a whole has no page of one thing. */
export const subjectHref = ({ action, subject }: Pick<AuditEntry, 'action' | 'subject'>): string =>
  action === 'payment.export' ? pages.payment : `${pages[subject.kind]}?id=${encodeURIComponent(subject.id)}`
