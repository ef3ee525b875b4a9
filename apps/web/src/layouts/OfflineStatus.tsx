import { lazy, Suspense } from 'react'
import { isDesktop } from '#platform/desktop/isDesktop.ts'

const OfflineBadge = lazy(async () => ({ default: (await import('./OfflineBadge.tsx')).OfflineBadge }))

/**
 * In the Windows program: whether the server is reachable, and the waiting changes. In a browser it renders
 * nothing.
 */
export const OfflineStatus = () =>
  isDesktop() ? (
    <Suspense>
      <OfflineBadge />
    </Suspense>
  ) : null
