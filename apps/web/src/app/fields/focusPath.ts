import type { Path } from '@pandok/module-engine'

const FRAMES = 12

export const pathName = (path: Path): string => path.join('/')

/**
 * Puts the focus on the field that edits a place, or on the nearest thing around it: controls say which place they edit
 * by `data-path`. What has to be drawn first is waited for, a few frames long.
 */
export function focusPath(path: Path, frames = FRAMES): void {
  const target = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(pathName(path))}"]`)
  if (target) take(target)
  else if (frames > 0) requestAnimationFrame(() => focusPath(path, frames - 1))
  else if (path.length > 1) focusPath(path.slice(0, -1), 0)
}

const CONTROLS = 'input, textarea, select, button, [contenteditable="true"], [tabindex]'

function take(target: HTMLElement): void {
  const control = target.matches(CONTROLS) ? target : target.querySelector<HTMLElement>(CONTROLS)
  control?.focus()
  target.scrollIntoView?.({ block: 'nearest' })
}
