import type { OrderState } from './Order.ts'

export const ORDER_EFFECTS = ['send', 'resend', 'grant', 'void', 'watch', 'alert'] as const
/**
 * What the caller has to do: `send` the order to the gateway under its key, `resend` it with the same key,
 * `grant` the period together with the ledger's capture, `void` (record the capture in the ledger, then
 * cancel it in full), `watch` for a late capture, `alert` a person.
 */
export type OrderEffect = (typeof ORDER_EFFECTS)[number]

export type OrderEventType =
  | 'confirm'
  | 'drop'
  | 'captured'
  | 'refused'
  | 'unclear'
  | 'absent'
  | 'dead'
  | 'returned'
  | 'voidRefused'

export type OrderGuard =
  | 'mayConfirm'
  | 'mismatched'
  | 'grantable'
  | 'resendable'
  | 'voidDue'
  | 'notVoided'
  | 'watchOver'

export interface OrderRule {
  from: readonly OrderState[]
  event: OrderEventType
  guard?: OrderGuard
  to: OrderState
  effect?: OrderEffect
}

const PENDING = ['confirming', 'unknown'] as const

/**
 * The first matching rule applies. If none does, the order is left as it is, and its stored result is the
 * answer.
 */
export const ORDER_RULES: readonly OrderRule[] = [
  { from: ['created'], event: 'confirm', guard: 'mayConfirm', to: 'confirming', effect: 'send' },
  { from: ['created'], event: 'confirm', to: 'canceled' },
  { from: ['created'], event: 'drop', to: 'canceled' },
  { from: ['created'], event: 'refused', to: 'failed' },

  { from: PENDING, event: 'captured', guard: 'mismatched', to: 'unknown', effect: 'alert' },
  { from: PENDING, event: 'captured', guard: 'grantable', to: 'paid', effect: 'grant' },
  { from: PENDING, event: 'captured', to: 'paid', effect: 'void' },
  { from: PENDING, event: 'refused', to: 'failed' },
  { from: PENDING, event: 'unclear', to: 'unknown' },
  { from: PENDING, event: 'absent', guard: 'resendable', to: 'unknown', effect: 'resend' },
  { from: PENDING, event: 'absent', to: 'failed', effect: 'watch' },
  { from: PENDING, event: 'dead', to: 'failed' },

  // The order was carried out after the server gave it up: nothing was promised for it, so the money is
  // returned.
  {
    from: ['created', 'failed', 'canceled'],
    event: 'captured',
    guard: 'mismatched',
    to: 'failed',
    effect: 'alert',
  },
  {
    from: ['created', 'failed', 'canceled'],
    event: 'captured',
    guard: 'notVoided',
    to: 'failed',
    effect: 'void',
  },
  { from: ['failed'], event: 'absent', guard: 'watchOver', to: 'failed' },
  { from: ['paid'], event: 'returned', guard: 'voidDue', to: 'paid' },
  { from: ['failed'], event: 'returned', guard: 'voidDue', to: 'failed' },
  { from: ['paid'], event: 'voidRefused', guard: 'voidDue', to: 'paid' },
  { from: ['failed'], event: 'voidRefused', guard: 'voidDue', to: 'failed' },
]
