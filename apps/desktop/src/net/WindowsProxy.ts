/** What is set in Windows' own proxy settings; null where nothing is, or where a script decides (PAC), which we can't run. */
export interface WindowsProxy {
  https: string | null
  http: string | null
  /** Hosts without one: `*.hospital.example`, `<local>` for names without a dot. */
  except: readonly string[]
}

/** Reads what `reg query "HKCU\…\Internet Settings"` prints. */
export function parseWindowsProxy(output: string): WindowsProxy | null {
  const value = (name: string) =>
    new RegExp(`^\\s+${name}\\s+REG_\\w+\\s+(.+?)\\s*$`, 'm').exec(output)?.[1] ?? ''
  if (Number(value('ProxyEnable')) !== 1) return null
  const server = value('ProxyServer')
  // One for everything, or one for each: `http=a:8080;https=b:8080`.
  const each = server.toLowerCase().split(';')
  const ofKind = (kind: string) =>
    each.find((part) => part.trim().startsWith(`${kind}=`))?.split('=')[1] ?? ''
  const proxy = (kind: string) => urlOf(server.includes('=') ? ofKind(kind) : server)
  const except = value('ProxyOverride')
    .split(';')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
  return { https: proxy('https'), http: proxy('http'), except }
}

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
