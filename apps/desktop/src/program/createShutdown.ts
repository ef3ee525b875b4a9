export interface Shutdown {
  notePages: (count: number) => void
  /** From then on the program ends when no page has been open for this long. */
  allow: (graceMs: number) => void
  close: () => void
}

/** Our own window reports that it is closed; a browser's window is known only by its open pages. */
export function createShutdown(onEnd: () => void): Shutdown {
  let pages = 0
  let graceMs: number | null = null
  let timer: NodeJS.Timeout | undefined

  function consider(): void {
    clearTimeout(timer)
    if (pages === 0 && graceMs !== null) timer = setTimeout(onEnd, graceMs)
  }
  return {
    notePages(count) {
      pages = count
      consider()
    },
    allow(grace) {
      graceMs = grace
      consider()
    },
    close() {
      graceMs = null
      clearTimeout(timer)
    },
  }
}
