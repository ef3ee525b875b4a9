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

export const navigation: Navigation = {
  go: (path, options) => current.go(path, options),
  recheck: () => current.recheck(),
}

export function setNavigation(next: Navigation): void {
  current = next
}
