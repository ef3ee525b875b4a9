import type { PaymentGateway } from '#payment/PaymentGateway.ts'
import { policyText } from './contentPolicy.ts'

/** Navigation from another page loads it again, because a document keeps the policy that it came with. */
const PAY_PAGE = /^\/price\/?(?:\?|$)/i

export const isPayPage = (url: string): boolean => PAY_PAGE.test(url)

/** These are used by public shops; the gateway publishes no list. */
const TOSS_WINDOWS = 'https://*.tosspayments.com https://*.toss.im'
const TOSS_CALLS = 'https://*.tosspayments.com'

type Policy = Readonly<Record<string, string>>

/** The additional permissions of the payment page: the gateway's script and its window. */
export function payHeaders(policy: Policy, { scriptUrl, isSandbox }: PaymentGateway['client']): Policy {
  const { origin } = new URL(scriptUrl)
  const frames = policy['frame-src'] ?? ''
  if (isSandbox) {
    return {
      'content-security-policy': policyText({
        ...policy,
        'script-src': `'self' ${origin}`,
        'frame-src': `${frames} ${origin}`.trim(),
      }),
    }
  }
  const { 'require-trusted-types-for': trusted = '', ...loose } = policy
  return {
    'content-security-policy': policyText({
      ...loose,
      'script-src': `'self' ${origin}`,
      'frame-src': `${frames} ${TOSS_WINDOWS}`.trim(),
      'connect-src': `'self' ${TOSS_CALLS}`,
      'form-action': `'self' ${TOSS_CALLS}`,
    }),
    // The gateway's script writes into the page without trusted types, and we can't change it.
    'content-security-policy-report-only': `require-trusted-types-for ${trusted}`,
    // Card companies open windows of their own that must return here.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }
}
