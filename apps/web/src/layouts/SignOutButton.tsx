import { buttonClass, ConfirmDialog, cx, LogOutIcon } from '@pandok/ui'
import { useState } from 'react'
import { type Area, signOut } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { offlineStore } from '#offline/offlineStore.ts'

export function SignOutButton({ area, className }: { area: Area; className?: string }) {
  const text = useText()
  /** Changes that the server doesn't have yet; only the Windows program has any. */
  const [unsent, setUnsent] = useState(0)

  function leave() {
    const { waiting, refused } = offlineStore.read()
    const count = waiting.length + refused.length
    if (count > 0) setUnsent(count)
    else void signOut(area)
  }

  return (
    <>
      <button
        type="button"
        aria-label={text('ui.signOut')}
        className={cx(buttonClass({ variant: 'quiet' }), '!px-2.5', className)}
        onClick={leave}
      >
        <LogOutIcon />
        <span className="max-md:hidden">{text('ui.signOut')}</span>
      </button>
      {unsent > 0 ? (
        <ConfirmDialog
          open
          tone="danger"
          title={text('offline.signOut.title')}
          text={text('offline.signOut.text', { count: unsent })}
          confirmLabel={text('offline.signOut.leave')}
          cancelLabel={text('offline.signOut.stay')}
          onConfirm={() => void signOut(area)}
          onCancel={() => setUnsent(0)}
        />
      ) : null}
    </>
  )
}
