import type { Page } from '@playwright/test'

/** Layout problems at the window's present width: too wide, cut off, overlapping, unnamed. */
export const layoutProblems = (page: Page): Promise<string[]> => page.evaluate(findProblems)

/** Runs in the page, so that it can use nothing from outside of itself. */
function findProblems(): string[] {
  /** Tolerances for rounding, and for letters that are taller than their line. */
  const SLACK_PX = 2
  const LETTER_SLACK_PX = 6
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=slider]'
  const { documentElement: root } = document
  const problems: string[] = []

  // Styles are cached, because hundreds of texts have the same parents.
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }
  const boxes = new Map<Element, DOMRect>()
  const boxOf = (element: Element): DOMRect => {
    const box = boxes.get(element) ?? element.getBoundingClientRect()
    boxes.set(element, box)
    return box
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true }) &&
    element.closest('[aria-hidden=true], [inert]') === null
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  const nameOf = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const place = element.id ? `#${element.id}` : `.${[...element.classList].slice(0, 3).join('.')}`
    return `<${element.tagName.toLowerCase()}${place}> «${words.trim().slice(0, 40)}»`
  }
  const parentsOf = (element: Element): Element[] => {
    const parents: Element[] = []
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) parents.push(at)
    return parents
  }
  /** Whether the element is for screen readers only, and so has the size of a pixel. */
  const isUnseen = (element: Element) => {
    const { width, height } = boxOf(element)
    return width <= 1 || height <= 1 || styleOf(element).clipPath !== 'none'
  }
  /** Whether the whole text is available elsewhere; some elements set their title only when they are hovered. */
  const isTold = (element: Element) => {
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    return [element, ...parentsOf(element)].some(
      (each) => each.hasAttribute('title') || each.hasAttribute('aria-label'),
    )
  }

  const excess = root.scrollWidth - root.clientWidth
  if (excess > 0) problems.push(`the page is ${excess} px too wide`)

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (text.data.trim() !== '' && text.parentElement && isShown(text.parentElement)) texts.push(text)
  }
  const told = new Set<Element>()
  for (const text of texts) {
    const holder = text.parentElement
    if (!holder || holder.closest('script, style, noscript, svg, option')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const written = range.getBoundingClientRect()
    if (written.width === 0 || [holder, ...parentsOf(holder)].some(isUnseen)) continue
    let isFree = true
    for (const frame of [holder, ...parentsOf(holder)]) {
      const style = styleOf(frame)
      if (style.position === 'fixed') isFree = false
      const box = boxOf(frame)
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) isFree = false
      const overX = written.right - box.right > SLACK_PX || box.left - written.left > SLACK_PX
      const overY = written.bottom - box.bottom > LETTER_SLACK_PX || box.top - written.top > LETTER_SLACK_PX
      const isCutX = overX && hides(style.overflowX)
      const isCutY = overY && hides(style.overflowY)
      if ((isCutX || isCutY) && !told.has(frame)) {
        told.add(frame)
        const isMeant = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
        if (!isMeant) problems.push(`cut off: ${nameOf(holder)} by ${nameOf(frame)}`)
        else if (!isTold(frame)) problems.push(`shortened, and nowhere told whole: ${nameOf(frame)}`)
      }
      if (!isFree || isCutX || isCutY) {
        isFree = false
        break
      }
    }
    if (isFree && (written.right > root.clientWidth + SLACK_PX || written.left < -SLACK_PX))
      problems.push(`outside of the window: ${nameOf(holder)}`)
    const odd = /\{\w+\}|\bundefined\b|\[object |\bNaN\b/u.exec(text.data)
    if (odd && !holder.closest('[data-own-words], textarea, code'))
      problems.push(`unfinished words: ${text.data}`)
  }

  /** The visible part of a control inside the boxes that clip it. */
  const seenBox = (element: Element): DOMRect => {
    let { left, top, right, bottom } = boxOf(element)
    for (const frame of parentsOf(element)) {
      const { overflowX, overflowY } = styleOf(frame)
      const box = boxOf(frame)
      if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }
  /** Sticky and floating elements are above the others by design; they only must not overlap each other. */
  const layerOf = (element: Element) =>
    [element, ...parentsOf(element)].find((each) => {
      const { position } = styleOf(each)
      return position === 'fixed' || position === 'sticky' || each.matches('dialog[open], [popover]')
    })
  const controls = [...document.querySelectorAll(CONTROLS)]
    .filter((element) => isShown(element) && !isUnseen(element))
    .map((element) => ({ element, box: seenBox(element), layer: layerOf(element) }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
  for (const [index, one] of controls.entries())
    for (const other of controls.slice(index + 1)) {
      if (one.layer !== other.layer || one.element.contains(other.element)) continue
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (width > SLACK_PX && height > SLACK_PX)
        problems.push(`on top of each other: ${nameOf(one.element)} and ${nameOf(other.element)}`)
    }
  return [...new Set(problems)]
}
