import { DropdownMenu } from 'radix-ui'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from '../cx.ts'

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement
  align?: 'start' | 'center' | 'end' | undefined
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** True for a menu that is loaded by the press that opens it. */
  defaultOpen?: boolean | undefined
  /**
   * With `defaultOpen`: true if that press was a key, which came before the menu could handle it, so the
   * first item is focused.
   */
  focusFirst?: boolean | undefined
  /**
   * Called before the focus returns to the trigger; a handler that moves it elsewhere prevents the default.
   */
  onCloseAutoFocus?: ((event: Event) => void) | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * The menu is never modal, because Radix's modal variant injects a style element, which the content security
 * policy forbids.
 */
export function Menu({
  trigger,
  align = 'end',
  side = 'bottom',
  className,
  children,
  defaultOpen = false,
  focusFirst = false,
  onCloseAutoFocus,
}: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [container, setContainer] = useState<HTMLElement | null>(null)

  useEffect(() => {
    if (!defaultOpen || !focusFirst) return
    // The focus waits one frame, because Radix focuses the whole menu on opening.
    const frame = requestAnimationFrame(() =>
      content.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus({ preventScroll: true }),
    )
    return () => cancelAnimationFrame(frame)
  }, [defaultOpen, focusFirst])

  function findContainer(isOpen: boolean) {
    // Inside a modal dialog or a themed subtree the body is the wrong container: the menu would be covered,
    // or have another theme.
    const host = isOpen ? button.current?.closest<HTMLElement>('dialog, body [data-theme]') : null
    if (isOpen) setContainer(host ?? null)
  }

  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen} onOpenChange={findContainer}>
      <DropdownMenu.Trigger asChild ref={button}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          ref={content}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          {...(onCloseAutoFocus ? { onCloseAutoFocus } : {})}
          className={cx(
            'z-menu max-h-(--radix-dropdown-menu-content-available-height) max-w-(--radix-dropdown-menu-content-available-width) min-w-48 animate-rise overflow-y-auto rounded-lg bg-overlay p-1.5 text-text shadow-overlay outline-none',
            className,
          )}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
