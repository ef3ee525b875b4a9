import type { Path } from '@pandok/module-engine'

const FRAMES = 12

export const pathName = (path: Path): string => path.join('/')

/**
 * Focuses the field that edits a path, or the nearest element around it: controls have `data-path`,
 * containers have `data-inside`. It waits a few frames for elements that have to be rendered or expanded
 * first.
 */
export function focusPath(path: Path, frames = FRAMES, hasUnfolded = false): void {
  const target = find(path)
  if (target) take(target)
  else if (frames > 0) {
    const isUnfolded = hasUnfolded || unfold(path)
    requestAnimationFrame(() => focusPath(path, frames - 1, isUnfolded))
  } else if (path.length > 1) focusPath(path.slice(0, -1), 0)
}

const marked = (name: string, path: Path): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[${name}="${CSS.escape(pathName(path))}"]`)

const find = (path: Path): HTMLElement | null => marked('data-path', path)

/**
 * A path without an element may be inside a collapsed part of the nearest container; returns whether
 * something was opened.
 */
function unfold(path: Path): boolean {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const part = path.slice(0, length)
    const around = marked('data-inside', part) ?? find(part)
    if (!around) continue
    const folded = (holding: string) =>
      around.querySelector<HTMLElement>(`[data-disclosure${holding}][aria-expanded="false"]`)
    const holder = folded(`~="${CSS.escape(String(path[length]))}"`) ?? folded('=""')
    holder?.click()
    return holder !== null
  }
  return false
}

const CONTROLS = 'input, textarea, select, button, [contenteditable="true"], [tabindex]'

function take(target: HTMLElement): void {
  const control = target.matches(CONTROLS) ? target : target.querySelector<HTMLElement>(CONTROLS)
  control?.focus()
  target.scrollIntoView?.({ block: 'nearest' })
}
