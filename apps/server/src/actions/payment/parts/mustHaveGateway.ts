import type { PaymentGateway } from '#payment/PaymentGateway.ts'
import { ActionError } from '#rpc/ActionError.ts'
import type { Services } from '#rpc/Services.ts'

/** An installation without keys and without a sandbox can't sell anything. */
export function mustHaveGateway<S extends Pick<Services, 'gateway'>>(
  services: S,
): Omit<S, 'gateway'> & { gateway: PaymentGateway } {
  const { gateway, ...rest } = services
  if (gateway === null) throw new ActionError('BAD_REQUEST', { problem: 'payment.unavailable' })
  return { ...rest, gateway }
}
