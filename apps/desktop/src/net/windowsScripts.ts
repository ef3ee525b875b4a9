import type { Koffi } from '#program/Koffi.ts'
import type { ScriptRunner } from './ScriptRunner.ts'

const NO_PROXY = 1
const AUTOPROXY_AUTO_DETECT = 1
const AUTOPROXY_CONFIG_URL = 2
/** Looks for a proxy script by DHCP and by DNS. */
const DETECT_ANYWHERE = 3

type Native = ((...given: unknown[]) => unknown) & {
  async: (...given: unknown[]) => void
}

/** WinHTTP fetches and runs scripts, and caches them as long as their servers say. */
export function windowsScripts(koffi: Koffi): ScriptRunner {
  const winhttp = koffi.load('winhttp.dll')
  const free = koffi.load('kernel32.dll').func('void * __stdcall GlobalFree(void *memory)')
  koffi.struct('PANDOK_IE_PROXY', { detect: 'int', script: 'void *', proxy: 'void *', except: 'void *' })
  koffi.struct('PANDOK_SCRIPT', {
    flags: 'uint32_t',
    detect: 'uint32_t',
    url: 'str16',
    reserved: 'void *',
    reservedToo: 'uint32_t',
    isLoggingOn: 'int',
  })
  koffi.struct('PANDOK_PROXY', { access: 'uint32_t', proxy: 'void *', except: 'void *' })
  const readUser = winhttp.func(
    'int __stdcall WinHttpGetIEProxyConfigForCurrentUser(_Out_ PANDOK_IE_PROXY *out)',
  )
  const open = winhttp.func(
    'void * __stdcall WinHttpOpen(str16 agent, uint32_t access, str16 proxy, str16 except, uint32_t flags)',
  )
  const find = winhttp.func(
    'int __stdcall WinHttpGetProxyForUrl(void *session, str16 url, PANDOK_SCRIPT *script, _Out_ PANDOK_PROXY *out)',
  ) as Native
  let session: unknown = null

  function take(memory: unknown): string {
    if (!memory) return ''
    const text = String(koffi.decode(memory, 'char16_t', -1))
    free(memory)
    return text
  }

  return {
    isDetecting() {
      const found: { detect?: number; script?: unknown; proxy?: unknown; except?: unknown } = {}
      if (readUser(found) === 0) return false
      for (const text of [found.script, found.proxy, found.except]) take(text)
      return found.detect !== 0
    },
    ask(target, script) {
      session ??= open('Pandok', NO_PROXY, null, null, 0)
      const how =
        script === null
          ? { flags: AUTOPROXY_AUTO_DETECT, detect: DETECT_ANYWHERE }
          : { flags: AUTOPROXY_CONFIG_URL, detect: 0 }
      const found: { access?: number; proxy?: unknown; except?: unknown } = {}
      return new Promise((resolve) => {
        const request = { ...how, url: script, reserved: null, reservedToo: 0, isLoggingOn: 0 }
        // The call runs on a separate thread, because it may take seconds.
        find.async(session, target, request, found, (error: unknown, isFound: number) => {
          if (error || isFound === 0) return resolve(null)
          const proxy = take(found.proxy)
          take(found.except)
          resolve(proxy)
        })
      })
    },
  }
}
