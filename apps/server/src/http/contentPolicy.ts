/** A page may load nothing from other hosts. */
export const PAGE_POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'media-src': 'blob:',
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self' blob:",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
  'require-trusted-types-for': "'script'",
} as const

/**
 * A worker with image decoders has this policy instead of the page's, and only workers may compile WebAssembly; a
 * page uses what one has compiled for it. It loads the decoders from us and can reach nobody else.
 */
export const DECODER_POLICY = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
} as const

/**
 * The worker that queries a member's own image server is the only one that can reach other hosts, since only
 * the member knows where that server is. It has no page, no storage and no session.
 */
export const SOURCE_POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'connect-src': 'https: http:',
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
} as const

export const policyText = (policy: Readonly<Record<string, string>>): string =>
  Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
