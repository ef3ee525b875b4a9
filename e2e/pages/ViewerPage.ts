import { expect, type Locator, type Page } from '@playwright/test'
import { type GivenFile, PHANTOM } from '../people/makePhantom.ts'

/** The viewer, in Korean. */
export class ViewerPage {
  readonly page: Page
  readonly series: Locator

  constructor(page: Page) {
    this.page = page
    this.series = page.getByRole('navigation', { name: '시리즈' })
  }

  async open(files: readonly GivenFile[]): Promise<void> {
    await this.page.goto('/program/viewer')
    await this.choose(this.page.getByRole('button', { name: '파일 열기', exact: true }), files)
    await expect(this.viewport().locator('[data-window]')).toBeVisible()
  }

  async choose(button: Locator, files: readonly GivenFile[]): Promise<void> {
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), button.click()])
    await chooser.setFiles([...files])
  }

  viewport(number = 1): Locator {
    return this.page.getByRole('group', { name: `영상 화면 ${number}` })
  }

  /** Where a point of the image is on the screen, as long as it fits its viewport and lies as in the file. */
  async place(
    point: { x: number; y: number },
    size = PHANTOM,
    number = 1,
  ): Promise<{ x: number; y: number }> {
    const box = await this.viewport(number).boundingBox()
    if (!box) throw new Error('The viewport is not to be seen.')
    const scale = Math.min(box.width / size.columns, box.height / size.rows)
    return {
      x: box.x + box.width / 2 + (point.x - size.columns / 2) * scale,
      y: box.y + box.height / 2 + (point.y - size.rows / 2) * scale,
    }
  }

  async drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    const [start, end] = [await this.place(from), await this.place(to)]
    await this.page.mouse.move(start.x, start.y)
    await this.page.mouse.down()
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2)
    await this.page.mouse.move(end.x, end.y)
    await this.page.mouse.up()
  }

  /** Draws the length between the phantom's two points. */
  async measurePhantom(): Promise<void> {
    await this.viewport().press('l')
    const { left, right, row } = PHANTOM
    await this.drag({ x: left + 0.5, y: row + 0.5 }, { x: right + 0.5, y: row + 0.5 })
  }
}
