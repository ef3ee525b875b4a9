import { callDesktop, DesktopFailure } from '#platform/desktop/callDesktop.ts'
import type { OfflineStore } from './OfflineStore.ts'

const pathOf = (name: string) => `/desktop/keep/${name}`

/** The storage of the Windows program, encrypted with a key of the Windows user. */
export const keepStore: OfflineStore = {
  get: <T>(name: string) =>
    callDesktop<T>(pathOf(name)).catch((error: unknown) => {
      if (error instanceof DesktopFailure && error.code === 'NOT_FOUND') return undefined
      throw error
    }),
  put: (name, document) => callDesktop(pathOf(name), { method: 'PUT', body: document }),
  remove: (name) => callDesktop(pathOf(name), { method: 'DELETE' }),
}
