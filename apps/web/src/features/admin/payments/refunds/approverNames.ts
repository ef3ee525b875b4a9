import type { AdminRefund } from '@pandok/protocol'
import type { Text } from '#platform/text/text.ts'

/** Whoever has withdrawn since has approved all the same. */
export const approverNames = ({ approvedBy }: Pick<AdminRefund, 'approvedBy'>, text: Text): string =>
  approvedBy.map(({ nickname }) => nickname || text('office.payments.withdrawn')).join(', ')
