import { planOf } from '@pandok/domain'
import { ConfirmDialog } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useMoney } from '#shared/payment/useMoney.ts'
import { ReceiptDialog } from './ReceiptDialog.tsx'
import { RefundDialog } from './RefundDialog.tsx'
import type { PaymentActions } from './usePaymentActions.ts'

export function PaymentDialogs({ actions }: { actions: PaymentActions }) {
  const text = useText()
  const money = useMoney()
  const { asked, isBusy } = actions
  const close = () => actions.ask(null)
  const frame = { open: true, busy: isBusy, cancelLabel: text('ui.cancel'), onCancel: close }
  switch (asked?.kind) {
    case 'stop': {
      const { expiresAt, problem } = asked.subscription
      return (
        <ConfirmDialog
          {...frame}
          title={text('payments.stop.title')}
          text={text(problem ? 'payments.stop.textPastDue' : 'payments.stop.text', {
            date: money.moment(expiresAt),
          })}
          confirmLabel={text('payments.stop')}
          onConfirm={() => void actions.stop(asked.subscription)}
        />
      )
    }
    case 'resume': {
      const { expiresAt, planId } = asked.subscription
      return (
        <ConfirmDialog
          {...frame}
          title={text('payments.resume.title')}
          text={text('payments.resume.text', {
            date: money.day(expiresAt),
            price: money.won(planOf(planId).priceWon),
          })}
          confirmLabel={text('payments.resume')}
          onConfirm={() => void actions.resume(asked.subscription)}
        />
      )
    }
    case 'withdraw':
      return (
        <ConfirmDialog
          {...frame}
          title={text('payments.withdraw.title')}
          text={text('payments.withdraw.text')}
          confirmLabel={text('payments.withdraw')}
          onConfirm={() => void actions.withdraw(asked.paymentId)}
        />
      )
    case 'refund':
      return <RefundDialog paymentId={asked.paymentId} onClose={close} onDone={actions.finish} />
    case 'receipt':
      return <ReceiptDialog payment={asked.payment} onClose={close} />
    case undefined:
      return null
  }
}
