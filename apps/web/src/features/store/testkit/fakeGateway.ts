import { clearTossPayments } from '@tosspayments/tosspayments-sdk'

export interface GatewayCall {
  name: 'requestPayment' | 'requestBillingAuth'
  request: Record<string, unknown>
}

export interface FakeGateway {
  calls: GatewayCall[]
  /** Closes the window with this code. */
  fail: (code: string) => void
  remove: () => void
}

/**
 * A stand-in for the gateway's script. It is already on the page, and the loader uses what it finds there.
 */
export function fakeGateway(): FakeGateway {
  const calls: GatewayCall[] = []
  let reject: (error: Error) => void = () => {}
  const open = (name: GatewayCall['name']) => (request: Record<string, unknown>) => {
    calls.push({ name, request })
    return new Promise((_resolve, refuse) => {
      reject = refuse
    })
  }
  const holder = window as unknown as Record<string, unknown>
  holder['TossPayments'] = () => ({
    payment: () => ({
      requestPayment: open('requestPayment'),
      requestBillingAuth: open('requestBillingAuth'),
    }),
  })
  return {
    calls,
    fail: (code) => reject(Object.assign(new Error(code), { code })),
    remove: clearTossPayments,
  }
}
