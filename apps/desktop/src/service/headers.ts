type Headers = Readonly<Record<string, string>>

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  // The next start has another port, so a cached response would never be used again.
  'cache-control': 'no-store',
}

/** Headers of our own responses. */
export const OWN_HEADERS: Headers = {
  ...EVERYWHERE,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

// The three policies equal the server's (apps/server/src/http/contentPolicy.ts): what a page may do is the
// same in both places.
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  'media-src blob:',
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
const DECODER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"
const SOURCE_POLICY =
  "default-src 'none'; script-src 'self'; connect-src https: http:; base-uri 'none'; frame-ancestors 'none'"

export const PAGE_HEADERS: Headers = {
  ...EVERYWHERE,
  'content-security-policy': PAGE_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-frame-options': 'DENY',
}

/** The site's build names workers like this; they follow the policy sent with their own script. */
const WORKER = /^assets\/worker-[\w.-]+\.js$/
const SOURCE_WORKER = /^assets\/worker-sourceWorker-[\w-]+\.js$/

export function assetHeaders(name: string): Headers {
  if (SOURCE_WORKER.test(name)) return { ...EVERYWHERE, 'content-security-policy': SOURCE_POLICY }
  return WORKER.test(name) ? { ...EVERYWHERE, 'content-security-policy': DECODER_POLICY } : EVERYWHERE
}
