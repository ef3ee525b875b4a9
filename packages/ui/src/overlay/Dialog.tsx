import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { IconButton } from '../action/IconButton.tsx'
import { cx } from '../cx.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  description?: ReactNode
  /** The buttons, with the main one last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** It is off by default, because an accidental click must not discard a form. */
  closeOnBackdrop?: boolean | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  children?: ReactNode
}

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl', xl: 'max-w-6xl' } as const

/**
 * The browser's modal dialog: top layer, focus trap and Escape are native and need no injected styles. It
 * fills the screen and contains the panel: scrolling over the backdrop doesn't move the page, and the page
 * keeps its scroll bar, so the layout doesn't shift. The element with `data-autofocus` gets the focus,
 * otherwise the panel; closing restores it.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null
}

function OpenDialog(props: DialogProps) {
  const {
    onClose,
    title,
    closeLabel,
    description,
    footer,
    size = 'md',
    closeOnBackdrop = false,
    children,
  } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useModal(dialog)

  function handleClick(event: MouseEvent) {
    if (closeOnBackdrop && event.target === dialog.current) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, through onCancel
    <dialog
      ref={dialog}
      role={props.role ?? 'dialog'}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        if (event.target === dialog.current) onClose()
      }}
      // Browsers may close the dialog without a cancel event after two refusals, so the owner has to be
      // notified.
      onClose={() => {
        if (!dialog.current?.open) onClose()
      }}
      onClick={handleClick}
      className="m-0 grid size-full max-h-none max-w-none items-end overflow-y-auto overscroll-contain bg-transparent p-3 text-text backdrop:bg-backdrop sm:items-center sm:p-6"
    >
      <div
        className={cx(
          'mx-auto flex max-h-full w-full animate-rise flex-col overflow-hidden rounded-xl bg-overlay shadow-overlay',
          widths[size],
        )}
      >
        <DialogHead
          id={id}
          title={title}
          description={description}
          closeLabel={closeLabel}
          onClose={onClose}
        />
        {children ? <div className="min-h-0 flex-1 overflow-y-auto px-5 py-2 sm:px-6">{children}</div> : null}
        <DialogFoot>{footer}</DialogFoot>
      </div>
    </dialog>
  )
}

/** Shows the buttons or, without any, some space below the content. */
const DialogFoot = ({ children }: { children: ReactNode }) =>
  children ? (
    <footer className="flex flex-wrap justify-end gap-2 px-5 pt-4 pb-5 max-xs:*:flex-1 sm:px-6 sm:pb-6">
      {children}
    </footer>
  ) : (
    <div className="h-4" />
  )
/** Shows the dialog modally; the focus moves inside, and is restored when it closes. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const before = document.activeElement
    element.showModal()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    if (!element.contains(document.activeElement)) element.focus()
    return () => {
      element.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [dialog])
}

interface DialogHeadProps extends Pick<DialogProps, 'title' | 'description' | 'closeLabel' | 'onClose'> {
  id: string
}

const DialogHead = ({ id, title, description, closeLabel, onClose }: DialogHeadProps) => (
  <header className="flex items-start gap-4 px-5 pt-5 pb-3 sm:px-6 sm:pt-6">
    <div className="grid min-w-0 flex-1 gap-1.5">
      <h2 id={`${id}-title`} className="text-lg font-bold wrap-anywhere">
        {title}
      </h2>
      {description ? (
        <div id={`${id}-text`} className="text-base text-muted">
          {description}
        </div>
      ) : null}
    </div>
    <IconButton
      label={closeLabel}
      icon={<X />}
      size="sm"
      tooltip={false}
      className="-me-1.5 -mt-1"
      onClick={onClose}
    />
  </header>
)
