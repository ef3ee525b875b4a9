/** What every page may load: nothing of anybody else. */
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
 * What a worker with image decoders may do: it has this policy instead of the page's, and alone may compile WebAssembly.
 * It reads the decoders' programs from us and reaches nobody else.
 */
export const DECODER_POLICY = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
} as const

/**
 * What the worker that asks a member's own image server may do: it alone reaches others, since only the member knows where
 * that server is. It has no page, no storage and no session.
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
