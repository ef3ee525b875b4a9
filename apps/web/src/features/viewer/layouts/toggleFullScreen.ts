/**
 * Toggles full screen for the whole page, because dialogs and messages are outside of the images. Resolves
 * with false if the browser or an embedding page doesn't allow it.
 */
export async function toggleFullScreen(page: Document = document): Promise<boolean> {
  try {
    if (page.fullscreenElement) await page.exitFullscreen()
    else await page.documentElement.requestFullscreen({ navigationUI: 'hide' })
    return true
  } catch {
    return false
  }
}
