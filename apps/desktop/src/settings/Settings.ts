/** What a user can set; nothing of it is secret. */
export interface Settings {
  /** Where the Pandok server is, without a slash at the end; null until one is named. */
  server: string | null
  /** `http://proxy:8080`; null for what Windows and the environment say. */
  proxy: string | null
  isCheckingForUpdates: boolean
  watchFolder: string | null
}

export const DEFAULTS: Settings = {
  server: null,
  proxy: null,
  isCheckingForUpdates: true,
  watchFolder: null,
}

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost']

/** Patients' reports go there, so it speaks TLS or is this very computer. */
export function serverUrl(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > 300 || !URL.canParse(given)) return null
  const { protocol, hostname, origin, pathname, search, hash, username } = new URL(given)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname))
  return isSafe && pathname === '/' && search === '' && hash === '' && username === '' ? origin : null
}

export function proxyUrl(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > 300 || !URL.canParse(given)) return null
  const { protocol, href } = new URL(given)
  return protocol === 'http:' ? href : null
}
