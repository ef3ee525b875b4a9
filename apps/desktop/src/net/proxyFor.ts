import { isExcepted, type WindowsProxy } from './WindowsProxy.ts'

export interface ProxySources {
  /** The user's setting. */
  set: string | null
  env: NodeJS.ProcessEnv
  /** Read last, because a script may have to run for it. */
  windows: () => Promise<WindowsProxy | null>
}

/** The proxy for an address: the user's setting, otherwise the environment's, otherwise Windows'. */
export async function proxyFor(target: URL, { set, env, windows }: ProxySources): Promise<URL | null> {
  const host = target.hostname.toLowerCase()
  const isSecure = target.protocol === 'https:'
  if (host === 'localhost' || host === '[::1]' || host.startsWith('127.')) return null
  if (set !== null) return new URL(set)
  const value = (name: string) => env[name] ?? env[name.toLowerCase()] ?? ''
  const proxy = value(isSecure ? 'HTTPS_PROXY' : 'HTTP_PROXY')
  if (URL.canParse(proxy) && new URL(proxy).protocol === 'http:') {
    return isNamed(host, value('NO_PROXY')) ? null : new URL(proxy)
  }
  const system = await windows()
  if (system === null || isExcepted(host, system.except)) return null
  const found = isSecure ? system.https : system.http
  return found === null ? null : new URL(found)
}

/** `NO_PROXY`: domain names separated by commas, each including its subdomains. */
const isNamed = (host: string, list: string): boolean =>
  list
    .toLowerCase()
    .split(',')
    .map((name) => name.trim().replace(/^\*?\./, ''))
    .some((name) => name !== '' && (name === '*' || host === name || host.endsWith(`.${name}`)))
