import { lazy, Suspense } from 'react'
import { isDesktop } from '#platform/desktop/isDesktop.ts'

const OfflineBadge = lazy(async () => ({ default: (await import('./OfflineBadge.tsx')).OfflineBadge }))

/** In the Windows program: whether the server is there, and what waits for it. In a browser there is nothing. */
export const OfflineStatus = () =>
  isDesktop() ? (
    <Suspense>
      <OfflineBadge />
    </Suspense>
  ) : null
