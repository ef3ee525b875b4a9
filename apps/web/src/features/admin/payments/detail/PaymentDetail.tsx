import { adminPaymentGet, type ResultOf } from '@pandok/protocol'
import { Dialog, Skeleton } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { LoadFailed } from '#shared/list/LoadFailed.tsx'
import { RefundCard } from '../refunds/RefundCard.tsx'
import { GatewayView } from './GatewayView.tsx'
import { HistoryLine } from './HistoryLine.tsx'
import { LedgerTable } from './LedgerTable.tsx'
import { PaymentFacts } from './PaymentFacts.tsx'
import { Section } from './Section.tsx'

interface PaymentDetailProps {
  id: string
  onClose: () => void
  hrefOf: (id: string) => string
}

export function PaymentDetail({ id, onClose, hrefOf }: PaymentDetailProps) {
  const text = useText()
  const { data, error, refetch } = useActionQuery(adminPaymentGet, { id })
  return (
    <Dialog
      open
      size="xl"
      closeOnBackdrop
      title={text('office.payments.detail.title')}
      description={<span className="font-mono text-sm break-all">{id}</span>}
      closeLabel={text('ui.close')}
      onClose={onClose}
    >
      {error && !data ? (
        <LoadFailed
          title={text('office.payments.failed')}
          error={error}
          onRetry={error.code === 'NOT_FOUND' ? undefined : refetch}
        />
      ) : null}
      {data ? <Everything data={data} hrefOf={hrefOf} /> : null}
      {data || error ? null : (
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="h-48" />
          <Skeleton className="h-32" />
        </div>
      )}
    </Dialog>
  )
}

interface EverythingProps {
  data: ResultOf<typeof adminPaymentGet>
  hrefOf: (id: string) => string
}

function Everything({ data, hrefOf }: EverythingProps) {
  const text = useText()
  return (
    <div className="grid grid-cols-1 gap-6 pb-2 lg:grid-cols-2">
      <Section title={text('office.payments.detail.facts')}>
        <PaymentFacts payment={data.payment} />
      </Section>
      <Section title={text('office.payments.detail.history')}>
        <HistoryLine history={data.history} />
      </Section>
      <Section title={text('office.payments.detail.ledger')}>
        <LedgerTable ledger={data.ledger} balance={data.balance} />
      </Section>
      {data.refunds.length > 0 ? (
        <Section title={text('office.payments.detail.refunds')}>
          <ul className="grid gap-3">
            {data.refunds.map((refund) => (
              <RefundCard key={refund.id} refund={refund} hrefOf={hrefOf} />
            ))}
          </ul>
        </Section>
      ) : null}
      <Section title={text('office.payments.detail.gateway')} className="lg:col-span-2">
        <GatewayView gateway={data.gateway} />
      </Section>
    </div>
  )
}
