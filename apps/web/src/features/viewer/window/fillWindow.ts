/**
 * Gives the root element and the body of an empty window the looks of this page, and keeps them up to date.
 */
export function fillWindow(other: Window): { element: HTMLElement; stop: () => void } {
  const { document: its } = other
  const copyLooks = () => {
    for (const { name, value } of document.documentElement.attributes)
      its.documentElement.setAttribute(name, value)
    its.body.className = document.body.className
  }
  const copyStyles = () => {
    // Addresses are resolved here, because an empty window has none.
    const styles = [...document.querySelectorAll<HTMLElement>('link[rel=stylesheet], style')].map((own) => {
      const copy = its.importNode(own, true)
      if (own instanceof HTMLLinkElement) copy.setAttribute('href', own.href)
      return copy
    })
    const { title } = its
    its.head.replaceChildren(...styles)
    its.title = title
  }
  copyLooks()
  copyStyles()
  // These follow styles of parts that are loaded later, and changes of theme or language.
  const watchers = [new MutationObserver(copyStyles), new MutationObserver(copyLooks)] as const
  watchers[0].observe(document.head, { childList: true })
  watchers[1].observe(document.documentElement, { attributes: true })
  const element = its.createElement('main')
  element.className = 'flex h-dvh min-h-0 bg-image-gap text-text'
  its.body.replaceChildren(element)
  return {
    element,
    stop() {
      for (const watcher of watchers) watcher.disconnect()
    },
  }
}
