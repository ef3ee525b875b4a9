/** Which proxy leads to an address: what the user has set, else what the environment says, unless it says none for that host. */
export function proxyFor(target: URL, set: string | null, env: NodeJS.ProcessEnv = process.env): URL | null {
  if (isLoopback(target.hostname)) return null
  if (set !== null) return new URL(set)
  const value = (name: string) => env[name] ?? env[name.toLowerCase()] ?? ''
  const except = value('NO_PROXY')
    .split(',')
    .map((name) =>
      name
        .trim()
        .replace(/^\*?\./, '')
        .toLowerCase(),
    )
    .filter((name) => name !== '')
  const host = target.hostname.toLowerCase()
  if (except.some((name) => name === '*' || host === name || host.endsWith(`.${name}`))) return null
  const proxy = value(target.protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY')
  if (proxy === '' || !URL.canParse(proxy)) return null
  const url = new URL(proxy)
  return url.protocol === 'http:' ? url : null
}

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || /^127\./.test(host)
