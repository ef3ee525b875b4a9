const VIEWER = 'pandok-desktop-viewer'
const LEADING = 'pandok-desktop-leading'
/** For a window that nobody is looking at: the other one is asked first. */
const PATIENCE_MS = 300

/** Says to all windows that this one shows images; answers the way to stop. */
export function announceViewer(): () => void {
  let stop = () => {}
  const ended = new Promise<void>((resolve) => {
    stop = resolve
  })
  void navigator.locks.request(VIEWER, { mode: 'shared' }, () => ended)
  return stop
}

/** One window at a time leads to files, the one that is looked at first; none where a window shows images already. */
export async function leadAlone(lead: () => Promise<void>): Promise<void> {
  await letOthersBefore()
  await navigator.locks.request(LEADING, async () => {
    const { held = [] } = await navigator.locks.query()
    if (!held.some(({ name }) => name === VIEWER)) await lead()
  })
}

/** The same for what needs no images. */
export async function actAlone(act: () => Promise<void>): Promise<void> {
  await letOthersBefore()
  await navigator.locks.request(LEADING, act)
}

export async function letOthersBefore(): Promise<void> {
  if (!document.hasFocus()) await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
}
