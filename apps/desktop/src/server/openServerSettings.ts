import type { EncryptedStore } from '#keep/createEncryptedStore.ts'
import type { FindProxy } from '#net/createProxyFinder.ts'
import { parseSettings, readServerSettings, type ServerSettings } from './readServerSettings.ts'

export interface ServerSettingsStore {
  /** The settings for the next page. It waits a moment if nothing is known of this server yet. */
  forPage: () => Promise<ServerSettings>
}

export interface ServerSettingsOptions {
  keep: EncryptedStore
  server: () => string | null
  findProxy: FindProxy
}

export const SERVER_SETTINGS_NAME = 'server-settings'
const FRESH_MS = 10 * 60_000
/** The window stays white for this long. */
const PAGE_TIMEOUT_MS = 2000

/**
 * Features that a page at a local address can't have: third-party scripts, and mail stored in the server's
 * folder.
 */
const NOT_HERE = { postcode: false, mailbox: false } as const

/** The server's settings for pages, stored so that the program also starts without a network. */
export async function openServerSettings(options: ServerSettingsOptions): Promise<ServerSettingsStore> {
  const { keep, server, findProxy } = options
  let known = parseKept(await keep.read(SERVER_SETTINGS_NAME))
  let asking: { of: string; done: Promise<void> } | null = null
  let freshUntil = 0

  function ask(address: string): Promise<void> {
    if (asking?.of === address) return asking.done
    const mine = { of: address, done: Promise.resolve() }
    asking = mine
    mine.done = readServerSettings(address, findProxy)
      .then(async (settings) => {
        // Another server was configured in the meantime.
        if (server() !== address) return
        known = { server: address, settings }
        freshUntil = performance.now() + FRESH_MS
        await keep.write(SERVER_SETTINGS_NAME, Buffer.from(JSON.stringify(known)))
      })
      // Without a network the stored settings apply, otherwise the page's safe defaults.
      .catch(() => {})
      .finally(() => {
        if (asking === mine) asking = null
      })
    return mine.done
  }

  return {
    async forPage() {
      const address = server()
      if (address === null) return {}
      const isKnown = known?.server === address
      if (!isKnown || performance.now() > freshUntil) {
        const done = ask(address)
        if (!isKnown) await Promise.race([done, pause(PAGE_TIMEOUT_MS)])
      }
      return known?.server === address ? { ...known.settings, ...NOT_HERE } : {}
    },
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())

function parseKept(content: Buffer | null): { server: string; settings: ServerSettings } | null {
  const kept = content === null ? null : parseSettings(content.toString('utf8'))
  const { server, settings } = (kept ?? {}) as { server?: unknown; settings?: unknown }
  return typeof server === 'string' && typeof settings === 'object' && settings !== null
    ? { server, settings: { ...settings } }
    : null
}
