import { paymentRefundQuote, paymentRefundRequest, type ResultOf } from '@pandok/protocol'
import { Button, Dialog, Notice, Skeleton, Textarea } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useAction } from '#rpc/useAction.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { useMoney } from '#shared/payment/useMoney.ts'
import { RefundLines } from './RefundLines.tsx'

interface RefundDialogProps {
  paymentId: string
  onClose: () => void
  onDone: (message: string) => Promise<void>
}

/** Shows the refund and how it is computed before it is requested. */
export function RefundDialog({ paymentId, onClose, onDone }: RefundDialogProps) {
  const text = useText()
  const money = useMoney()
  // The quote changes every hour, so a cached one is never shown.
  const { data, error } = useActionQuery(paymentRefundQuote, { paymentId }, { gcTime: 0, staleTime: 0 })
  const request = useAction(paymentRefundRequest, { toastErrors: false })
  const [reason, setReason] = useState('')

  async function send() {
    const answer = await request.run({ paymentId, reason: reason.trim() })
    if (answer !== 'error') await onDone(text('payments.refund.done'))
  }

  const failure = error ?? request.error
  return (
    <Dialog
      open
      title={text('payments.refund.title')}
      closeLabel={text('ui.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            {text('ui.cancel')}
          </Button>
          {data ? (
            <Button variant="primary" onClick={send}>
              {text('payments.refund.send', { price: money.won(data.quote.total) })}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="grid gap-5">
        {!data && !error ? (
          <div role="status" aria-label={text('payments.refund.loading')}>
            <Skeleton className="h-32" />
          </div>
        ) : null}
        {data ? <RefundQuote quote={data.quote} reason={reason} setReason={setReason} /> : null}
        {failure ? (
          <Notice tone="danger" role="alert" title={data ? undefined : text('payments.refund.failed')}>
            {failure.details[0]?.message ?? failure.message}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  )
}

interface RefundQuoteProps {
  quote: ResultOf<typeof paymentRefundQuote>['quote']
  reason: string
  setReason: (reason: string) => void
}

function RefundQuote({ quote, reason, setReason }: RefundQuoteProps) {
  const text = useText()
  const money = useMoney()
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-2">
        <span className="text-muted">{text('payments.refund.amount')}</span>
        <strong className="text-3xl font-extrabold tabular-nums">{money.won(quote.total)}</strong>
      </p>
      <RefundLines lines={quote.lines} />
      <Notice>{text('payments.refund.effect')}</Notice>
      <Textarea
        label={text('payments.refund.reason')}
        hint={text('payments.refund.reason.hint')}
        rows={2}
        maxLength={1000}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </>
  )
}
