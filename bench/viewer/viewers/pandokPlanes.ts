import type { Page } from '@playwright/test'
import { PLANES, type PlaneId, type PlanesViewer, TURNED } from './PlanesViewer.ts'
import type { Viewer } from './Viewer.ts'

/** The angle by which a key press rotates the lines. */
const STEP_DEGREES = 5

const planeOn = (plane: PlaneId) => `[data-plane=${plane}]`

export const pandokPlanes = (viewer: Viewer): PlanesViewer => ({
  viewer,
  planeOn,
  async toPlanes(page) {
    await page.locator('[data-viewport]').press('m')
    for (const plane of PLANES)
      await page
        .locator(`${planeOn(plane)} canvas`)
        .first()
        .waitFor()
  },
  async setSlab(page, thickness) {
    await page.getByRole('slider', { name: '두께(mm)' }).fill(String(thickness))
    await page.getByRole('combobox', { name: '투영 방식' }).selectOption({ label: '최댓값(MIP)' })
  },
  async turn(page) {
    const [first, second] = TURNED
    await rotateLines(page, 'axial', first)
    await rotateLines(page, 'coronal', second)
  },
})

async function rotateLines(page: Page, plane: PlaneId, degrees: number): Promise<void> {
  for (let press = 0; press < degrees / STEP_DEGREES; press++)
    await page.locator(planeOn(plane)).press('Shift+BracketRight')
}
