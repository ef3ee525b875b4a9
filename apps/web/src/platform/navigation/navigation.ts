/** Navigation for code below the routes; the router replaces it when it is created. */
export interface Navigation {
  go(path: string, options?: { replace?: boolean }): Promise<void>
  /** Runs the guard again for the present page. */
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
  /** Navigates without giving the present page a chance to block. */
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
