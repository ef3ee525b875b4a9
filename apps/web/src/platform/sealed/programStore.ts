import { callDesktop, DesktopFailure } from '#platform/desktop/callDesktop.ts'
import { acrossTabs } from '#platform/storage/mutex.ts'
import type { SealedStore } from './SealedStore.ts'

/** The Windows program encrypts documents and names itself. An index lists what to wipe. */
export function programStore(prefix: string): SealedStore {
  const list = `${prefix}-list`
  // Two windows that add to the index at the same time would lose a name, and its document would survive a
  // wipe.
  const exclusively = acrossTabs(`pandok-keep-${prefix}`)

  async function nameOf(name: string): Promise<string> {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name)))
    return `${prefix}-${[...digest.slice(0, 20)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
  }

  const listed = async (): Promise<string[]> => ((await ask(list)) as string[] | undefined) ?? []

  return {
    read: async (name) => ask(await nameOf(name)),
    async write(name, document) {
      const own = await nameOf(name)
      await exclusively(async () => {
        const all = await listed()
        if (!all.includes(own)) await put(list, [...all, own])
        await put(own, document)
      })
    },
    wipe: () =>
      exclusively(async () => {
        for (const name of [...(await listed()), list]) await callDesktop(pathOf(name), { method: 'DELETE' })
      }),
  }
}

const pathOf = (name: string) => `/desktop/keep/${name}`

const put = (name: string, body: unknown): Promise<unknown> =>
  callDesktop(pathOf(name), { method: 'PUT', body })

const ask = (name: string): Promise<unknown> =>
  callDesktop(pathOf(name)).catch((error: unknown) => {
    if (error instanceof DesktopFailure && error.code === 'NOT_FOUND') return undefined
    throw error
  })
