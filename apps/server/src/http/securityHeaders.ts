import type { Config } from '#config/Config.ts'
import type { PaymentGateway } from '#payment/PaymentGateway.ts'
import { DECODER_POLICY, PAGE_POLICY, policyText, SOURCE_POLICY } from './contentPolicy.ts'
import { isPayPage, payHeaders } from './payHeaders.ts'
import { SOCIAL_CARD } from './site/headTags.ts'

type Headers = Readonly<Record<string, string>>

const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

const everywhere = (publicUrl: string): Headers => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  // Subdomains are not included, because the operator may run other services there.
  ...(publicUrl.startsWith('https:') && {
    'strict-transport-security': 'max-age=63072000',
  }),
})

export interface SecurityHeaders {
  api: Headers
  /** Returns the headers for a document of the site, by its address. */
  page: (url: string) => Headers
  /** Returns the headers for a file of the site, by its name. */
  asset: (name: string) => Headers
}

/** The build gives workers these names (apps/web/vite.config.ts); they follow the policy of their own script. */
const WORKER = /^assets\/worker-[\w.-]+\.js$/
const SOURCE_WORKER = /^assets\/worker-sourceWorker-[\w-]+\.js$/

export function createSecurityHeaders(
  { publicUrl, postcode }: Pick<Config, 'publicUrl' | 'postcode'>,
  gateway: PaymentGateway['client'] | null,
): SecurityHeaders {
  const all = everywhere(publicUrl)
  // It applies to every page, because the page with the address look-up can be reached from any of them
  // without loading another document.
  const policy = postcode === null ? PAGE_POLICY : { ...PAGE_POLICY, 'frame-src': "'self'" }
  const page = {
    ...all,
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': PERMISSIONS,
    'x-frame-options': 'DENY',
    'content-security-policy': policyText(policy),
  }
  const decoder = { ...all, 'content-security-policy': policyText(DECODER_POLICY) }
  const source = { ...all, 'content-security-policy': policyText(SOURCE_POLICY) }
  // The image is meant to be shown beside a link on any site.
  const shown = { ...all, 'cross-origin-resource-policy': 'cross-origin' }
  const payPage = gateway === null ? page : { ...page, ...payHeaders(policy, gateway) }
  return {
    api: {
      ...all,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    },
    page: (url) => ({
      ...(isPayPage(url) ? payPage : page),
      // Log-in and payment return with secrets in the query.
      'referrer-policy': url.includes('?') ? 'no-referrer' : 'strict-origin',
    }),
    asset: (name) => {
      if (SOURCE_WORKER.test(name)) return source
      if (WORKER.test(name)) return decoder
      return name === SOCIAL_CARD.file ? shown : all
    },
  }
}
