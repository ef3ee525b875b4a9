import { ChevronRightIcon, cx } from '@pandok/ui'
import { type ReactNode, useId, useState } from 'react'

interface DisclosureProps {
  label: ReactNode
  /** True if it starts open because it has content already. */
  initiallyOpen?: boolean | undefined
  /** The paths that are edited inside, so that a jump to one of them opens it. */
  holds?: readonly string[] | undefined
  children: ReactNode
  className?: string | undefined
}

export function Disclosure({ label, initiallyOpen = false, holds, children, className }: DisclosureProps) {
  const [isOpen, setOpen] = useState(initiallyOpen)
  const id = useId()
  return (
    <div className={cx('grid grid-cols-[minmax(0,1fr)] gap-3', className)}>
      <button
        type="button"
        data-disclosure={holds?.join(' ') ?? ''}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className="-mx-1.5 flex min-h-8 max-w-full min-w-0 items-center gap-1.5 justify-self-start rounded-sm px-1.5 text-start text-sm font-semibold text-muted hover:bg-hover hover:text-text pointer-coarse:min-h-11"
      >
        <ChevronRightIcon className={cx('size-4 shrink-0 transition-transform', isOpen && 'rotate-90')} />
        {label}
      </button>
      {isOpen ? (
        <div id={id} className="grid gap-4">
          {children}
        </div>
      ) : null}
    </div>
  )
}
