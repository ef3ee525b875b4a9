import { type AdminRefund, userInfo } from '@pandok/protocol'
import { Button, CheckIcon, XIcon } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { ApproveDialog } from './ApproveDialog.tsx'
import { RejectDialog } from './RejectDialog.tsx'
import { useRefundDecision } from './useRefundDecision.ts'

/** An administrator can approve a refund once, and not their own. */
export function RefundButtons({ refund }: { refund: AdminRefund }) {
  const text = useText()
  const [asked, ask] = useState<'approve' | 'reject' | null>(null)
  const decision = useRefundDecision(refund, () => ask(null))
  const me = useActionQuery(userInfo, {}).data?.user.id
  const isMine = me !== undefined && refund.member?.id === me
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isMine ? (
        <p className="basis-full text-sm text-muted">{text.problem('admin.ownRefund')}</p>
      ) : (
        <Button
          variant="primary"
          icon={<CheckIcon />}
          aria-disabled={!refund.mayApprove}
          onClick={() => ask('approve')}
        >
          {text(refund.mayApprove ? 'office.payments.refund.approve' : 'office.payments.refund.approvedByMe')}
        </Button>
      )}
      <Button icon={<XIcon />} onClick={() => ask('reject')}>
        {text('office.payments.refund.reject')}
      </Button>
      {asked === 'approve' ? (
        <ApproveDialog refund={refund} decision={decision} onClose={() => ask(null)} />
      ) : null}
      {asked === 'reject' ? <RejectDialog decision={decision} onClose={() => ask(null)} /> : null}
    </div>
  )
}
