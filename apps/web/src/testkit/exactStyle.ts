/**
 * Queries by role and name compute the style of every element above and below each candidate, and a press computes it
 * for all ancestors, which takes much of a large screen's time in a test. Where neither a style sheet nor a `style`
 * attribute affects the properties that they read, these depend on the element's kind alone, so they are computed
 * once per kind.
 */
const ASKED = new Map([
  ['display', 'display'],
  ['visibility', 'visibility'],
  ['pointer-events', 'pointer-events'],
  ['pointerEvents', 'pointer-events'],
])

let ofWindow = window.getComputedStyle

/** Computes a style as the window itself does. */
export const exactStyle: typeof window.getComputedStyle = (element, pseudo) => ofWindow(element, pseudo)

/** Takes effect once per window: test files share one, unless a worker runs each in its own. */
export function styleCheaply(): void {
  if (window.getComputedStyle === cheapStyle) return
  ofWindow = window.getComputedStyle.bind(window)
  window.getComputedStyle = cheapStyle
}

const plainStyles = new Map<string, string>()

function cheapStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  if (pseudo || !element.isConnected || hasStyleSheets()) return exactStyle(element, pseudo)
  let exact: CSSStyleDeclaration | undefined
  const exactly = (): CSSStyleDeclaration => {
    exact ??= exactStyle(element)
    return exact
  }
  const read = (name: string): string | undefined => {
    const property = ASKED.get(name)
    if (property === undefined || !isPlain(element, property)) return undefined
    const key = `${element.tagName} ${property}`
    let value = plainStyles.get(key)
    if (value === undefined) {
      value = exactly().getPropertyValue(property)
      plainStyles.set(key, value)
    }
    return value
  }
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, key) {
      if (key === 'getPropertyValue') return (name: string) => read(name) ?? exactly().getPropertyValue(name)
      const known = typeof key === 'string' ? read(key) : undefined
      if (known !== undefined) return known
      const value: unknown = Reflect.get(exactly(), key)
      return typeof value === 'function' ? value.bind(exactly()) : value
    },
  })
}

function hasStyleSheets(): boolean {
  return document.getElementsByTagName('style').length > 0 || document.getElementsByTagName('link').length > 0
}

/**
 * Whether the element's kind alone decides. `display` isn't inherited; the other properties depend on the ancestors.
 * A dialog depends on its `open` attribute.
 */
function isPlain(element: Element, property: string): boolean {
  if (element.tagName === 'DIALOG') return false
  if (property === 'display') return !mentions(element, property)
  for (let each: Element | null = element; each; each = each.parentElement)
    if (mentions(each, property)) return false
  return true
}

/** Whether the element's `style` attribute sets the property; most only set a position or a width. */
function mentions(element: Element, property: string): boolean {
  const style = element.getAttribute('style')
  return style !== null && (style.toLowerCase().includes(property) || /\ball\s*:/iu.test(style))
}
