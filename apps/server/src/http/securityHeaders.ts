import type { Config } from '#config/Config.ts'

type Headers = Readonly<Record<string, string>>

const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

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
  // Not for subdomains: what else the operator runs there is none of our business.
  ...(publicUrl.startsWith('https:') && {
    'strict-transport-security': 'max-age=63072000',
  }),
})

export interface SecurityHeaders {
  api: Headers
  /** For a document of the site. */
  page: (hasQuery: boolean) => Headers
  asset: Headers
}

export function createSecurityHeaders({
  publicUrl,
  postcode,
}: Pick<Config, 'publicUrl' | 'postcode'>): SecurityHeaders {
  const all = everywhere(publicUrl)
  const page = {
    ...all,
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': PERMISSIONS,
    'x-frame-options': 'DENY',
    // On every page: one walks from any of them to the one with the address look-up without loading another document.
    'content-security-policy': postcode === null ? PAGE_POLICY : `${PAGE_POLICY}; frame-src 'self'`,
  }
  return {
    api: {
      ...all,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    },
    page: (hasQuery) => ({
      ...page,
      // Log-in and payment come back with secrets in the query.
      'referrer-policy': hasQuery ? 'no-referrer' : 'strict-origin',
    }),
    asset: all,
  }
}
