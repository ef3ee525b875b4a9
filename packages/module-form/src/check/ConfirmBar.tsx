import { Button, CheckIcon } from '@pandok/ui'
import { useForm } from '../FormContext.ts'
import { confirmShown } from '../keyboard/confirmShown.ts'
import { KeyHint } from '../keyboard/KeyHint.tsx'
import { useUnconfirmedCount } from '../store/useStored.ts'

/** Shows how many values are unconfirmed, with the key that confirms those that are visible. */
export function ConfirmBar() {
  const frame = useForm()
  const { words } = frame
  const count = useUnconfirmedCount()
  return (
    <div aria-live="polite" className="empty:hidden">
      {count === 0 ? null : (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-md border border-dashed border-warning-line bg-warning-soft px-3 py-1.5 text-sm">
          <span className="text-warning-text">{words.unconfirmedCount(count)}</span>
          <Button
            size="sm"
            className="pointer-coarse:h-11"
            icon={<CheckIcon />}
            aria-keyshortcuts="Alt+N"
            iconAfter={<KeyHint className="opacity-80 pointer-coarse:hidden">{words.confirmAllKey}</KeyHint>}
            // The focus must stay in its field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ currentTarget }) => {
              const form = currentTarget.closest<HTMLElement>('[data-module-form]')
              if (form) confirmShown(frame, form)
            }}
          >
            {words.confirmAll}
          </Button>
        </div>
      )}
    </div>
  )
}
