export interface Ending {
  notePages: (count: number) => void
  /** From now on the program ends when no page has been open for so long. */
  allow: (graceMs: number) => void
  close: () => void
}

/** A window of our own says when it is closed; of a browser's only its pages tell. */
export function createEnding(onEnd: () => void): Ending {
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
