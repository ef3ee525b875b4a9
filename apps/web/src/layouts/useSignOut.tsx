import { ConfirmDialog } from '@pandok/ui'
import { type ReactNode, useState } from 'react'
import { offlineStore } from '#offline/offlineStore.ts'
import { useText } from '#platform/text/text.ts'
import { type Area, signOut } from '#shared/session/session.ts'

/**
 * Logs out, with a confirmation first if the Windows program has changes that the server doesn't have yet.
 */
export function useSignOut(area: Area): { leave: () => void; question: ReactNode } {
  const text = useText()
  const [unsent, setUnsent] = useState(0)
  return {
    leave() {
      const { waiting, refused } = offlineStore.read()
      const count = waiting.length + refused.length
      if (count > 0) setUnsent(count)
      else void signOut(area)
    },
    question:
      unsent > 0 ? (
        <ConfirmDialog
          open
          tone="danger"
          title={text('offline.signOut.title')}
          text={text('offline.signOut.text', { count: unsent })}
          confirmLabel={text('offline.signOut.leave')}
          cancelLabel={text('offline.signOut.stay')}
          onConfirm={() => signOut(area)}
          onCancel={() => setUnsent(0)}
        />
      ) : null,
  }
}
