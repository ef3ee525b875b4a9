import type { Path } from '@pandok/module-engine'

const FRAMES = 12

export const pathName = (path: Path): string => path.join('/')

/**
 * Puts the focus on the field that edits a place, or on the nearest thing around it: controls say which place they edit
 * by `data-path`, what is drawn around fields of a place says so by `data-inside`. What has to be drawn or unfolded first
 * is waited for, a few frames long.
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

/** A place that is not drawn may be folded away in the nearest thing around it that is; says whether something was opened. */
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
