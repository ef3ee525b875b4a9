let waiting: readonly File[] = []

/** Files that were dropped elsewhere, until the screen that reads them is mounted. They stay in memory. */
export const handedFiles = {
  hand(files: readonly File[]): void {
    waiting = [...waiting, ...files]
  },
  take(): readonly File[] {
    const files = waiting
    waiting = []
    return files
  },
}
