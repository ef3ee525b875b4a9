import type { KeyboardEvent } from 'react'

/** Radix menus open on an arrow key, but in a grid the arrow has to move to the next cell. */
export const preventMenuOnArrow = (event: KeyboardEvent): void => {
  if (event.key === 'ArrowDown') event.preventDefault()
}
