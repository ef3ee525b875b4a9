import { buttonClass, cx, LogOutIcon } from '@pandok/ui'
import { type Area, signOut } from '#app/session.ts'
import { useText } from '#app/text.ts'

export function SignOutButton({ area, className }: { area: Area; className?: string }) {
  const text = useText()
  return (
    <button
      type="button"
      aria-label={text('ui.signOut')}
      className={cx(buttonClass({ variant: 'quiet' }), '!px-2.5', className)}
      onClick={() => void signOut(area)}
    >
      <LogOutIcon />
      <span className="max-md:hidden">{text('ui.signOut')}</span>
    </button>
  )
}
