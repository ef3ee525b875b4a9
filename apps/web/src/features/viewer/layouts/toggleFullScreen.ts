/**
 * The whole page without the browser around it, and back. The page as a whole, since dialogs and messages stand beside the
 * images in it. False: this browser, or the page that holds this one, doesn't allow it.
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
