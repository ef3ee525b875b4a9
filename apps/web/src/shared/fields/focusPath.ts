import type { Path } from '@pandok/module-engine'

const FRAMES = 12

export const pathName = (path: Path): string => path.join('/')

/**
 * Puts the focus on the field that edits a place, or on the nearest thing around it: controls say which place they edit
 * by `data-path`. What has to be drawn first is waited for, a few frames long.
 */
export function focusPath(path: Path, frames = FRAMES): void {
  const target = find(path)
  if (frames === FRAMES && !target) unfold(path)
  if (target) take(target)
  else if (frames > 0) requestAnimationFrame(() => focusPath(path, frames - 1))
  else if (path.length > 1) focusPath(path.slice(0, -1), 0)
}

const find = (path: Path): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-path="${CSS.escape(pathName(path))}"]`)

/** A place that is not drawn may be folded away in the nearest thing around it that is. */
function unfold(path: Path): void {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const around = find(path.slice(0, length))
    if (!around) continue
    around.querySelector<HTMLElement>('[data-disclosure][aria-expanded="false"]')?.click()
    return
  }
}

const CONTROLS = 'input, textarea, select, button, [contenteditable="true"], [tabindex]'

function take(target: HTMLElement): void {
  const control = target.matches(CONTROLS) ? target : target.querySelector<HTMLElement>(CONTROLS)
  control?.focus()
  target.scrollIntoView?.({ block: 'nearest' })
}
