import type { DesktopSettings } from '@pandok/protocol/desktop'

/** What a user can set; nothing of it is secret. */
export interface Settings extends DesktopSettings {
  watchFolder: string | null
}

export const DEFAULTS: Settings = {
  server: null,
  proxy: null,
  isCheckingForUpdates: true,
  watchFolder: null,
}

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost']

/** Patients' reports go there, so it speaks TLS or is this very computer. Without a slash at the end. */
export function serverUrl(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > 300 || !URL.canParse(given)) return null
  const { protocol, hostname, origin, pathname, search, hash, username, password } = new URL(given)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname))
  const isBare = pathname === '/' && `${search}${hash}${username}${password}` === ''
  return isSafe && isBare ? origin : null
}

/** `http://[user:password@]host:port`. */
export function proxyUrl(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > 300 || !URL.canParse(given)) return null
  const { protocol, pathname, search, hash, href } = new URL(given)
  return protocol === 'http:' && pathname === '/' && `${search}${hash}` === '' ? href : null
}
