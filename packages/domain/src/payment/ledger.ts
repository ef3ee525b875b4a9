export const LEDGER_ACCOUNTS = ['gateway', 'bank', 'sales', 'refunds'] as const
/** The accounts: money at the gateway and at the bank, sales, and refunds. */
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number]

export interface LedgerEntry {
  account: LedgerAccount
  /** Won that were received (positive) or paid out (negative); the entries of a transaction add up to 0. */
  amountWon: number
}

export interface LedgerTransaction {
  /** Each id can be written once: an order is captured once and returned once. */
  id: string
  orderId: string
  kind: 'capture' | 'void' | 'refund' | 'refundByHand'
  entries: readonly LedgerEntry[]
}

function move(
  kind: LedgerTransaction['kind'],
  orderId: string,
  amountWon: number,
  from: LedgerAccount,
  to: LedgerAccount,
): LedgerTransaction {
  if (!Number.isSafeInteger(amountWon) || amountWon <= 0) throw new Error(`${amountWon} is no amount of won`)
  return {
    id: `${kind === 'capture' ? 'capture' : 'return'}:${orderId}`,
    orderId,
    kind,
    entries: [
      { account: from, amountWon: -amountWon },
      { account: to, amountWon },
    ],
  }
}

export const captureTransaction = (orderId: string, amountWon: number): LedgerTransaction =>
  move('capture', orderId, amountWon, 'sales', 'gateway')

/** A capture without a grant wasn't a sale. */
export const voidTransaction = (orderId: string, amountWon: number): LedgerTransaction =>
  move('void', orderId, amountWon, 'gateway', 'sales')

/** «By hand» means by bank transfer, because the gateway wouldn't cancel. */
export const refundTransaction = (
  orderId: string,
  amountWon: number,
  via: 'gateway' | 'byHand',
): LedgerTransaction =>
  via === 'gateway'
    ? move('refund', orderId, amountWon, 'gateway', 'refunds')
    : move('refundByHand', orderId, amountWon, 'bank', 'refunds')

export const isBalanced = ({ entries }: Pick<LedgerTransaction, 'entries'>): boolean =>
  entries.reduce((sum, { amountWon }) => sum + amountWon, 0) === 0

export const accountBalance = (transactions: Iterable<LedgerTransaction>, account: LedgerAccount): number => {
  let sum = 0
  for (const { entries } of transactions)
    for (const entry of entries) if (entry.account === account) sum += entry.amountWon
  return sum
}
