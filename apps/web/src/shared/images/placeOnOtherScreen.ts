/** A monitor as described by the Window Management API. */
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

/** TypeScript doesn't declare these yet, and some browsers don't have them. */
interface WindowWithScreens {
  screen: { isExtended?: boolean }
  getScreenDetails?: () => Promise<ScreenDetails>
}

/**
 * Fills another monitor with a window that was just opened. Without a second monitor, the API or the
 * permission, the window stays where the browser put it.
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
