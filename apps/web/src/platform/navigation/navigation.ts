/** How code below the routes moves the page; the router takes its place when it is made. */
export interface Navigation {
  go(path: string, options?: { replace?: boolean }): Promise<void>
  /** Asks the guard again about the page that is shown. */
  recheck(): Promise<void>
}

let current: Navigation = {
  async go(path) {
    window.location.assign(path)
  },
  async recheck() {
    window.location.reload()
  },
}

let departures = 0

export const navigation = {
  go: (path: string, options?: { replace?: boolean }): Promise<void> => current.go(path, options),
  recheck: (): Promise<void> => current.recheck(),
  /** Goes where nothing of the page that is left has a say any more. */
  async depart(path: string): Promise<void> {
    departures += 1
    try {
      await current.go(path)
    } finally {
      departures -= 1
    }
  },
  isDeparting: (): boolean => departures > 0,
}

export function setNavigation(next: Navigation): void {
  current = next
}
