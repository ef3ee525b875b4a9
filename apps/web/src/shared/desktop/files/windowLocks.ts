const VIEWER = 'pandok-desktop-viewer'
const LEADING = 'pandok-desktop-leading'
/** A window in the background waits this long, so that the visible one is first. */
const TIMEOUT_MS = 300

/** Announces to all windows that this one shows images; returns a function that stops it. */
export function announceViewer(): () => void {
  let stop = () => {}
  const ended = new Promise<void>((resolve) => {
    stop = resolve
  })
  void navigator.locks.request(VIEWER, { mode: 'shared' }, () => ended)
  return stop
}

/** One window at a time opens files, the visible one first; none if a window already shows images. */
export async function runAsFileLeader(lead: () => Promise<void>): Promise<void> {
  await yieldToFocusedWindow()
  await navigator.locks.request(LEADING, async () => {
    const { held = [] } = await navigator.locks.query()
    if (!held.some(({ name }) => name === VIEWER)) await lead()
  })
}

/** Runs an action that needs no images in one window at a time, the visible one first. */
export async function runInOneWindow(act: () => Promise<void>): Promise<void> {
  await yieldToFocusedWindow()
  await navigator.locks.request(LEADING, act)
}

export async function yieldToFocusedWindow(): Promise<void> {
  if (!document.hasFocus()) await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))
}
