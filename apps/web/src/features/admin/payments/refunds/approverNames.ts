import { listNames } from '@pandok/domain'
import type { AdminRefund } from '@pandok/protocol'
import type { Text } from '#platform/text/text.ts'

/** An approver who has since withdrawn is still listed. */
export const approverNames = ({ approvedBy }: Pick<AdminRefund, 'approvedBy'>, text: Text): string =>
  listNames(
    approvedBy.map(({ nickname }) => nickname || text('office.payments.withdrawn')),
    text.locale,
  )
