import type { ComponentProps } from 'react'

interface ScrollBoxProps extends Omit<ComponentProps<'div'>, 'role' | 'tabIndex'> {
  /** `region` is for a box that deserves a landmark of its own. */
  role?: 'group' | 'region' | undefined
}

/** A scrollable box. It is focusable, because the keyboard couldn't scroll it otherwise (WCAG 2.1.1). */
export const ScrollBox = (props: ScrollBoxProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the element must be focusable to be scrolled by keyboard
  <div tabIndex={0} {...props} />
)
