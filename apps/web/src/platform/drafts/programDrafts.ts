import { callDesktop, DesktopFailure } from '#platform/desktop/callDesktop.ts'
import type { Draft, DraftPlace, DraftStore } from './Draft.ts'

/** The size limit for `keepalive` requests, which outlive the page. */
const LASTING_MAX = 20_000

/**
 * The Windows program's browser storage lasts for one start only, so the program stores these drafts itself,
 * encrypted.
 */
export function programDrafts<Content>({ database, store }: DraftPlace): DraftStore<Content> {
  const names = new Map<string, string>()

  async function nameOf(key: string): Promise<string> {
    const bytes = new TextEncoder().encode(`${database}/${store}/${key}`)
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    const name = `draft-${[...digest.slice(0, 20)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
    names.set(key, name)
    return name
  }

  const pathOf = (name: string) => `/desktop/keep/${name}`

  return {
    async read(key) {
      try {
        return await callDesktop<Draft<Content>>(pathOf(await nameOf(key)))
      } catch (error) {
        if (error instanceof DesktopFailure && error.code === 'NOT_FOUND') return undefined
        throw error
      }
    },
    async write(key, draft) {
      // A page that is closing can't wait for the hash; the name is known from reading.
      const name = names.get(key) ?? (await nameOf(key))
      const keepalive = JSON.stringify(draft).length <= LASTING_MAX
      await callDesktop(pathOf(name), { method: 'PUT', body: draft, keepalive })
    },
    async remove(key) {
      const name = names.get(key) ?? (await nameOf(key))
      await callDesktop(pathOf(name), { method: 'DELETE', keepalive: true })
    },
  }
}
