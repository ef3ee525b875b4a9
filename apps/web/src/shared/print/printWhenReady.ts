/**
 * Prints once the fonts are loaded, because invisible text doesn't load any by itself. PDFs are named after
 * the page title. Returns a function that cancels it.
 */
export function printWhenReady(root: HTMLElement, name: string, onDone: () => void): () => void {
  const title = document.title
  let isOver = false

  function end(): void {
    if (isOver) return
    isOver = true
    window.removeEventListener('afterprint', finish)
    if (document.title === name) document.title = title
  }
  function finish(): void {
    end()
    onDone()
  }

  async function start(): Promise<void> {
    const words = root.textContent ?? ''
    const { fontFamily } = getComputedStyle(root)
    const weights = [400, 700].map((weight) => document.fonts.load(`${weight} 16px ${fontFamily}`, words))
    await Promise.allSettled(weights)
    if (isOver) return
    document.title = name
    window.addEventListener('afterprint', finish)
    window.print()
  }

  // Everything has been rendered one frame later.
  const frame = requestAnimationFrame(() => void start())
  return () => {
    cancelAnimationFrame(frame)
    end()
  }
}
