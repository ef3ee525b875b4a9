import { askDesktop, DesktopFailure } from '#platform/desktop/askDesktop.ts'
import type { OfflineStore } from './OfflineStore.ts'

const pathOf = (name: string) => `/desktop/keep/${name}`

/** The storage of the Windows program, encrypted with a key of the Windows user. */
export const keepStore: OfflineStore = {
  get: <T>(name: string) =>
    askDesktop<T>(pathOf(name)).catch((error: unknown) => {
      if (error instanceof DesktopFailure && error.code === 'NOT_FOUND') return undefined
      throw error
    }),
  put: (name, document) => askDesktop(pathOf(name), { method: 'PUT', body: document }),
  remove: (name) => askDesktop(pathOf(name), { method: 'DELETE' }),
}
