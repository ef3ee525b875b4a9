/** The proxy settings of Windows. */
export interface WindowsProxy {
  https: string | null
  http: string | null
  /** The address of the PAC script, which has priority over the other two. */
  script: string | null
  /** Hosts without a proxy: `*.hospital.example`, `<local>` for names without a dot. */
  except: readonly string[]
}

/** Parses the output of `reg query "HKCU\…\Internet Settings"`. */
export function parseWindowsProxy(output: string): WindowsProxy | null {
  const value = (name: string) =>
    new RegExp(`^\\s+${name}\\s+REG_\\w+\\s+(.+?)\\s*$`, 'm').exec(output)?.[1] ?? ''
  const script = scriptIn(value('AutoConfigURL'))
  if (Number(value('ProxyEnable')) !== 1) {
    return script === null ? null : { script, https: null, http: null, except: [] }
  }
  const server = value('ProxyServer')
  // One for everything, or one per scheme: `http=a:8080;https=b:8080`.
  const each = server.toLowerCase().split(';')
  const ofKind = (kind: string) =>
    each.find((part) => part.trim().startsWith(`${kind}=`))?.split('=')[1] ?? ''
  const proxy = (kind: string) => urlOf(server.includes('=') ? ofKind(kind) : server)
  const except = value('ProxyOverride')
    .split(';')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
  return { script, https: proxy('https'), http: proxy('http'), except }
}

/** A script's answer: proxies in order of preference, of which the first usable one is taken. */
export function parseScriptAnswer(answer: string): WindowsProxy {
  const first = answer
    .split(/[;\s]+/)
    .map((part) => urlOf(part.replace(/^https?=/i, '')))
    .find((proxy) => proxy !== null)
  return { script: null, https: first ?? null, http: first ?? null, except: [] }
}

const scriptIn = (given: string): string | null =>
  URL.canParse(given) && /^https?:$/.test(new URL(given).protocol) ? given : null

function urlOf(given: string): string | null {
  const text = given.trim()
  if (text === '') return null
  const url = text.includes('://') ? text : `http://${text}`
  return URL.canParse(url) && new URL(url).protocol === 'http:' ? new URL(url).href : null
}

export const isExcepted = (host: string, except: readonly string[]): boolean =>
  except.some((name) => {
    if (name === '<local>') return !host.includes('.')
    const parts = name.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    return new RegExp(`^${parts.join('.*')}$`).test(host)
  })
