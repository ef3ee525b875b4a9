/**
 * Asks the browser to print once the fonts for these words are there: what isn't seen on the screen loads none by
 * itself. PDFs are named after the title of the page. Answers how to give it up.
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

  // A frame later everything has been painted.
  const frame = requestAnimationFrame(() => void start())
  return () => {
    cancelAnimationFrame(frame)
    end()
  }
}
