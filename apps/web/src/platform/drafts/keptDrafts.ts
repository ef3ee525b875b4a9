import { askDesktop, DesktopFailure } from '#platform/desktop/askDesktop.ts'
import type { Draft, DraftPlace, DraftStore } from './Draft.ts'

/** What a browser sends to its end although the page is gone; more than that isn't allowed to outlive it. */
const LASTING_MAX = 20_000

/** In the Windows program what a browser keeps by itself lasts for one start only: these are kept by the program, encrypted. */
export function keptDrafts<Content>({ database, store }: DraftPlace): DraftStore<Content> {
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
        return await askDesktop<Draft<Content>>(pathOf(await nameOf(key)))
      } catch (error) {
        if (error instanceof DesktopFailure && error.code === 'NOT_FOUND') return undefined
        throw error
      }
    },
    async write(key, draft) {
      // A page that is being closed has no time to wait; the name is known from reading.
      const name = names.get(key) ?? (await nameOf(key))
      const keepalive = JSON.stringify(draft).length <= LASTING_MAX
      await askDesktop(pathOf(name), { method: 'PUT', body: draft, keepalive })
    },
    async remove(key) {
      const name = names.get(key) ?? (await nameOf(key))
      await askDesktop(pathOf(name), { method: 'DELETE', keepalive: true })
    },
  }
}
