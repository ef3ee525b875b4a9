import type { PaymentGateway } from '#payment/PaymentGateway.ts'
import { policyText } from './contentPolicy.ts'

/** Whoever comes to it from another page loads it anew, because a document keeps the policy that it came with. */
const PAY_PAGE = /^\/price\/?(?:\?|$)/i

export const isPayPage = (url: string): boolean => PAY_PAGE.test(url)

/** What public shops run with; the gateway publishes no list. */
const TOSS_WINDOWS = 'https://*.tosspayments.com https://*.toss.im'
const TOSS_CALLS = 'https://*.tosspayments.com'

type Policy = Readonly<Record<string, string>>

/** What the one page where one pays allows beside what every page does: the gateway's script and its window. */
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
    // The gateway's script writes into the page as it likes, and we can't mend it.
    'content-security-policy-report-only': `require-trusted-types-for ${trusted}`,
    // Card companies open windows of their own, which have to find their way back.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }
}
