import type { AuditEntry } from '@pandok/protocol'

const pages: Record<AuditEntry['subject']['kind'], string> = {
  member: '/admin/user/detail',
  plate: '/admin/plate',
  module: '/admin/module',
  payment: '/admin/payment',
  banner: '/admin/banner/detail',
}

/** The page that shows a subject. An exported list has no such page. */
export const subjectHref = ({ action, subject }: Pick<AuditEntry, 'action' | 'subject'>): string =>
  action === 'payment.export' ? pages.payment : `${pages[subject.kind]}?id=${encodeURIComponent(subject.id)}`
