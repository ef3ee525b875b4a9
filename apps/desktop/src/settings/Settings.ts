import type { DesktopSettings } from '@pandok/protocol/desktop'

/** The user's settings, none of which is secret. */
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

/** Reports of patients are sent there, so it has to use TLS or be this computer. Without a trailing slash. */
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
