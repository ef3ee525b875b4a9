import type { KeyboardEvent } from 'react'

/** Menus of the library open on an arrow; in a grid the arrow goes on to the next cell. */
export const keepArrows = (event: KeyboardEvent): void => {
  if (event.key === 'ArrowDown') event.preventDefault()
}
