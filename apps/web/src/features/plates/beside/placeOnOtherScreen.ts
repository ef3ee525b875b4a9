/** A monitor as the Window Management API tells of it. */
interface ScreenPlace {
  availLeft: number
  availTop: number
  availWidth: number
  availHeight: number
}

interface ScreenDetails {
  currentScreen: ScreenPlace
  screens: readonly ScreenPlace[]
}

/** What TypeScript doesn't know of yet, and some browsers don't have. */
interface WindowWithScreens {
  screen: { isExtended?: boolean }
  getScreenDetails?: () => Promise<ScreenDetails>
}

/**
 * Fills another monitor with a window that was just opened. Without a second monitor, the API or the reader's leave the
 * window stays where the browser has put it.
 */
export async function placeOnOtherScreen(
  opened: Pick<Window, 'closed' | 'moveTo' | 'resizeTo'>,
  here: WindowWithScreens = window as WindowWithScreens,
): Promise<void> {
  if (!here.screen.isExtended || !here.getScreenDetails) return
  const details = await here.getScreenDetails().catch(() => undefined)
  const other = details?.screens.find((screen) => screen !== details.currentScreen)
  if (!other || opened.closed) return
  opened.moveTo(other.availLeft, other.availTop)
  opened.resizeTo(other.availWidth, other.availHeight)
}
