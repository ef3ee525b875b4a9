import { randomBytes } from 'node:crypto'
import { seoulDigits } from './seoulTime.ts'

export const newPaymentKey = (now: number): string => `tsbx${seoulDigits(now)}${letters(16)}`

export const newTransactionKey = (): string => randomBytes(16).toString('hex').toUpperCase()

export const newAuthKey = (): string => `bln_${letters(24)}`

/** The key ends with an equals sign like real ones, so that code which forgets to encode it in a path fails here. */
export const newBillingKey = (): string => `${randomBytes(32).toString('base64url')}=`

function letters(count: number): string {
  return randomBytes(count).toString('hex').slice(0, count)
}
