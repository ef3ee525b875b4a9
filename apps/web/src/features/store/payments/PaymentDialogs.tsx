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
  const { prompt } = actions
  const close = () => actions.ask(null)
  const frame = { open: true, cancelLabel: text('ui.cancel'), onCancel: close }
  switch (prompt?.kind) {
    case 'stop': {
      const { expiresAt, problem } = prompt.subscription
      return (
        <ConfirmDialog
          {...frame}
          title={text('payments.stop.title')}
          text={text(problem ? 'payments.stop.textPastDue' : 'payments.stop.text', {
            date: money.moment(expiresAt),
          })}
          confirmLabel={text('payments.stop')}
          onConfirm={() => actions.stop(prompt.subscription)}
        />
      )
    }
    case 'resume': {
      const { expiresAt, planId } = prompt.subscription
      return (
        <ConfirmDialog
          {...frame}
          title={text('payments.resume.title')}
          text={text('payments.resume.text', {
            date: money.day(expiresAt),
            price: money.won(planOf(planId).priceWon),
          })}
          confirmLabel={text('payments.resume')}
          onConfirm={() => actions.resume(prompt.subscription)}
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
          onConfirm={() => actions.withdraw(prompt.paymentId)}
        />
      )
    case 'refund':
      return <RefundDialog paymentId={prompt.paymentId} onClose={close} onDone={actions.finish} />
    case 'receipt':
      return <ReceiptDialog payment={prompt.payment} onClose={close} />
    case undefined:
      return null
  }
}
