import { buttonClass, cx, LogOutIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import type { Area } from '#shared/session/session.ts'
import { useSignOut } from './useSignOut.tsx'

export function SignOutButton({ area, className }: { area: Area; className?: string }) {
  const text = useText()
  const { leave, question } = useSignOut(area)
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
      {question}
    </>
  )
}
