import { adminPaymentExport as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { markCursor, unmarkCursor } from './parts/exportCursor.ts'
import { mustKnowCursor } from './parts/mustKnowCursor.ts'
import { paymentListItem } from './parts/paymentListItem.ts'

export const adminPaymentExport = implement(
  contract,
  ['adminLists', 'audit'],
  async ({ param, actor, request, repositories, secrets, now }) => {
    const { after, filter = {}, search = '', sort, order } = param
    const what = [actor.memberId, filter, search, sort, order]
    const from = after === undefined ? undefined : unmarkCursor(secrets, what, after)
    const part = mustKnowCursor(
      from === null
        ? 'admin.cursor'
        : await repositories.adminLists.payments({ ...param, page: 1, pageSize: 'all', after: from }),
    )
    if (from === undefined)
      await repositories.audit.write({
        actorId: actor.memberId,
        address: request.address,
        requestId: request.id,
        action: 'payment.export',
        subject: { kind: 'payment', id: '', label: '' },
        before: null,
        // The search text is personal data and would stay here after a withdrawal.
        after: { ...filter, isSearched: search !== '', rows: part.total, isCapped: part.isCapped },
        reason: null,
        at: now(),
      })
    return {
      items: part.items.map(paymentListItem),
      next: part.next === null ? null : markCursor(secrets, what, part.next),
    }
  },
)
