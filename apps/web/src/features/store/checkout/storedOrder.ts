import { isPlanId, type PlanId } from '@pandok/domain'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { browserStorage } from '#platform/storage/browserStorage.ts'

/** The parameters with which the gateway redirects back. */
export type GatewayReturn =
  | { orderId: string; paymentKey: string; amount: number }
  | { orderId: string; authKey: string; customerKey: string }

const ORDER = 'orderId'
const PLAN = 'orderPlan'
const RETURN = 'orderReturn'

/** The order is stored per tab, because another tab may be buying something else. */
const storage = browserStorage(() => window.sessionStorage)

/** A gateway that fails may not name the order, and one that registers a card never does. */
export function storeOrder(orderId: string, planId: PlanId): void {
  storage.setItem(ORDER, orderId)
  storage.setItem(PLAN, planId)
  storage.removeItem(RETURN)
  // A phone may return from the card company's app in a new tab.
  sessionStore.write({ orderId })
}

export const storedOrderId = (): string | null => storage.getItem(ORDER) ?? sessionStore.read().orderId

export function storedPlanId(): PlanId | null {
  const kept = storage.getItem(PLAN)
  return kept !== null && isPlanId(kept) ? kept : null
}

/** The address is cleaned at once, and the parameters are still there after a reload. */
export const storeReturn = (facts: GatewayReturn): void => storage.setItem(RETURN, JSON.stringify(facts))

export function storedReturn(): GatewayReturn | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(RETURN) ?? 'null')
    return typeof kept === 'object' && kept !== null ? returnIn({ ...kept }) : null
  } catch {
    return null
  }
}

/**
 * The parameters in an address, if they are complete. They aren't trusted: the server compares them with its
 * own order.
 */
export function returnIn(given: Readonly<Record<string, unknown>>): GatewayReturn | null {
  const { orderId = storedOrderId(), paymentKey, amount, authKey, customerKey } = given
  if (typeof orderId !== 'string') return null
  if (typeof paymentKey === 'string' && Number.isFinite(Number(amount ?? Number.NaN))) {
    return { orderId, paymentKey, amount: Number(amount) }
  }
  if (typeof authKey === 'string' && typeof customerKey === 'string') {
    return { orderId, authKey, customerKey }
  }
  return null
}
