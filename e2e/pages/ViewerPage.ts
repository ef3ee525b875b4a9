import { expect, type Locator, type Page } from '@playwright/test'
import { type GivenFile, PHANTOM } from '../people/makePhantom.ts'
import { chooseFiles } from './chooseFiles.ts'

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
    await expect(this.viewport().locator('strong')).toBeVisible()
    await this.allRead()
  }

  /** Waits until all images are loaded and stay in their viewports. */
  async allRead(): Promise<void> {
    await expect(this.page.getByRole('progressbar', { name: '영상을 읽는 중' })).toHaveCount(0)
  }

  choose(button: Locator, files: readonly GivenFile[]): Promise<void> {
    return chooseFiles(button, [...files])
  }

  /** Adds files to the open ones. */
  async add(files: readonly GivenFile[]): Promise<void> {
    await this.choose(this.tool(/^영상 파일 열기/u), files)
  }

  chooseFolder(button: Locator, path: string): Promise<void> {
    return chooseFiles(button, path)
  }

  async closeAll(): Promise<void> {
    await this.tool(/^영상 모두 닫기/u).click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: '모두 닫기' }).click()
  }

  /** Prints without a dialog, which appears only with several patients. */
  async print(): Promise<void> {
    await this.askForPrint()
    await this.printed()
  }

  /** Replaces printing, so that nothing goes to a printer and the printed page stays in the document. */
  async askForPrint(): Promise<void> {
    await this.page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-print-asked', document.title)
    })
    await this.page.getByRole('button', { name: '내보내기' }).click()
    await this.page.getByRole('menuitem', { name: '판독문과 키 이미지 인쇄' }).click()
  }

  async printed(): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute(
      'data-print-asked',
      /^pandok-\d{4}-\d\d-\d\d-report$/u,
    )
  }

  tool(name: RegExp): Locator {
    return this.page.getByRole('toolbar', { name: '도구' }).getByRole('button', { name })
  }

  /** Opens the list of measurements. */
  async list(): Promise<Locator> {
    await this.viewport().press('Shift+L')
    return this.page.getByRole('region', { name: '계측' })
  }

  /** Returns the letters at the edges, clockwise from the top; a dash for none. */
  async letters(number = 1): Promise<string> {
    const at = (edge: string) => this.viewport(number).locator(`[data-edge=${edge}]`).allTextContents()
    const all = await Promise.all(['top', 'right', 'bottom', 'left'].map(at))
    return all.map(([letter = '-']) => letter).join(' ')
  }

  /** Returns red, green and blue of the image at a point of the page. */
  color({ x, y }: { x: number; y: number }, number = 1): Promise<number[]> {
    return this.viewport(number)
      .locator('canvas')
      .first()
      .evaluate(
        (canvas, place) => {
          const { left, top, width } = canvas.getBoundingClientRect()
          const picture = canvas as HTMLCanvasElement
          const ratio = picture.width / width
          const [across, down] = [(place.x - left) * ratio, (place.y - top) * ratio].map(Math.floor)
          const { data } = (picture.getContext('2d') as CanvasRenderingContext2D).getImageData(
            ...[across as number, down as number],
            ...([1, 1] as const),
          )
          return [...data].slice(0, 3)
        },
        { x, y },
      )
  }

  async wheel(notches: number, number = 1): Promise<void> {
    const box = await this.viewport(number).boundingBox()
    if (!box) throw new Error('The viewport is not to be seen.')
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    for (let notch = 0; notch < Math.abs(notches); notch++)
      await this.page.mouse.wheel(0, 100 * Math.sign(notches))
  }

  viewport(number = 1): Locator {
    return this.page.getByRole('group', { name: `영상 화면 ${number}` })
  }

  /** Returns the point of the page at which a point of the image is, if the image is fitted and not rotated. */
  async place(
    point: { x: number; y: number },
    size: { rows: number; columns: number } = PHANTOM,
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

  /** Drags from one point of the image to another. */
  async drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    const [start, end] = [await this.place(from), await this.place(to)]
    await this.pull(start, end)
  }

  /** Drags from one point of the page to another. */
  async pull(start: { x: number; y: number }, end: { x: number; y: number }): Promise<void> {
    await this.page.mouse.move(start.x, start.y)
    await this.page.mouse.down()
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2)
    await this.page.mouse.move(end.x, end.y)
    await this.page.mouse.up()
  }

  /** Measures the length between the phantom's two points. */
  async measurePhantom(): Promise<void> {
    await this.viewport().press('l')
    const { left, right, row } = PHANTOM
    await this.drag({ x: left + 0.5, y: row + 0.5 }, { x: right + 0.5, y: row + 0.5 })
  }
}
