import type { LedgerAccount, LedgerTransaction } from '@pandok/domain'
import type { MessageKey } from '@pandok/i18n'
import type { adminPaymentGet, ResultOf } from '@pandok/protocol'
import { useText } from '#platform/text/text.ts'
import { useMoney } from '#shared/payment/useMoney.ts'
import { koreanTime } from '../koreanTime.ts'

type Detail = ResultOf<typeof adminPaymentGet>

const accounts: Record<LedgerAccount, MessageKey> = {
  gateway: 'office.payments.account.gateway',
  bank: 'office.payments.account.bank',
  sales: 'office.payments.account.sales',
  refunds: 'office.payments.account.refunds',
}

const kinds: Record<LedgerTransaction['kind'], MessageKey> = {
  capture: 'office.payments.booking.capture',
  void: 'office.payments.booking.void',
  refund: 'office.payments.booking.refund',
  refundByHand: 'office.payments.booking.refundByHand',
}

const CELL = 'px-2 py-1 sm:px-3'

/** Both sides of each booking, and the balance of the payment. */
export function LedgerTable({ ledger, balance }: Pick<Detail, 'ledger' | 'balance'>) {
  const text = useText()
  const { won } = useMoney()
  if (ledger.length === 0) return <p className="text-sm text-muted">{text('office.payments.none')}</p>
  return (
    <div className="overflow-x-auto rounded-lg border border-line">
      <table className="w-full text-sm tabular-nums max-xs:text-xs">
        <caption className="sr-only">{text('office.payments.detail.ledger')}</caption>
        <thead className="bg-sunken text-muted">
          <tr>
            <th scope="col" className={`${CELL} py-1.5 text-start font-semibold`}>
              {text('office.payments.ledger.account')}
            </th>
            <th scope="col" className={`${CELL} py-1.5 text-end font-semibold`}>
              {text('office.payments.ledger.debit')}
            </th>
            <th scope="col" className={`${CELL} py-1.5 text-end font-semibold`}>
              {text('office.payments.ledger.credit')}
            </th>
          </tr>
        </thead>
        <tbody>
          {ledger.map((booking) => (
            <BookingRows key={booking.id} booking={booking} />
          ))}
        </tbody>
        <tfoot className="bg-sunken font-bold">
          <tr>
            <th scope="row" className={`${CELL} border-t border-line py-2 text-start`}>
              {text('office.payments.ledger.balance')}
            </th>
            <td colSpan={2} className={`${CELL} border-t border-line py-2 text-end`}>
              {won(balance)}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function BookingRows({ booking: { kind, at, entries } }: { booking: Detail['ledger'][number] }) {
  const text = useText()
  const { won } = useMoney()
  const time = koreanTime(text.locale)
  const named = (names: Partial<Record<string, MessageKey>>, name: string) => {
    const key = names[name]
    return key ? text(key) : name
  }
  return (
    <>
      <tr>
        <th
          scope="rowgroup"
          colSpan={3}
          className={`${CELL} border-t border-line pt-2 text-start font-semibold`}
        >
          {named(kinds, kind)}
          <time dateTime={at} className="ms-2 text-xs font-normal text-muted">
            {time(at)}
          </time>
        </th>
      </tr>
      {entries.map(({ account, amount }) => (
        <tr key={account}>
          <td className={`${CELL} !ps-4 break-words hyphens-auto`}>{named(accounts, account)}</td>
          <td className={`${CELL} text-end whitespace-nowrap`}>{amount > 0 ? won(amount) : ''}</td>
          <td className={`${CELL} text-end whitespace-nowrap`}>{amount < 0 ? won(-amount) : ''}</td>
        </tr>
      ))}
    </>
  )
}
