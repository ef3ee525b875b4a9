import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { ViewerPage } from './pages/ViewerPage.ts'
import { enterAs } from './people/enter.ts'
import { joinByWire } from './people/joinByWire.ts'
import { makePhantom, makePicture, PHANTOM } from './people/makePhantom.ts'
import { framesPass } from './screens/framesPass.ts'

test.describe.configure({ mode: 'parallel' })

test.beforeEach(async ({ context, pandok, page }) => {
  const { client } = await joinByWire(pandok.url)
  await enterAs(context, client)
  await page.setViewportSize({ width: 1500, height: 900 })
})

const middleOf = async (viewer: ViewerPage, number = 1) => {
  const box = await viewer.viewport(number).boundingBox()
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
}

/** Returns the zoom of the image in percent. */
const percentOf = async (viewer: ViewerPage): Promise<number> =>
  Number(/확대 ([\d,]+)%/u.exec((await viewer.viewport().textContent()) ?? '')?.[1]?.replace(',', ''))

const moved = ({ x, y }: { x: number; y: number }, dx: number, dy: number) => ({ x: x + dx, y: y + dy })

/** Scrolls by wheel, key and drag. */
async function goThrough(viewer: ViewerPage): Promise<void> {
  const { page } = viewer
  const image = viewer.viewport()
  await expect(viewer.series).toContainText('영상 30장')
  // The images have the focus without being pressed first.
  await expect(image).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(image).toContainText('2 / 30')
  await viewer.wheel(3)
  await expect(image).toContainText('5 / 30')
  await viewer.wheel(-1)
  await expect(image).toContainText('4 / 30')
  await page.keyboard.press('PageDown')
  await expect(image).toContainText('14 / 30')
  await page.keyboard.press('End')
  await expect(image).toContainText('30 / 30')
  await page.keyboard.press('ArrowDown')
  await expect(image).toContainText('30 / 30')
  await page.keyboard.press('Home')
  await expect(image).toContainText('1 / 30')
  await page.keyboard.press('s')
  const middle = await middleOf(viewer)
  await viewer.pull(middle, moved(middle, 0, 80))
  await expect(image).toContainText('11 / 30')
  // Each slice has its own bright row, and those at the feet come last, so the shown number has to match the picture.
  await page.keyboard.press('5')
  const bar = await viewer.place({ x: 20, y: 38.5 })
  await expect.poll(async () => (await viewer.color(bar))[0]).toBeGreaterThan(200)
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await viewer.color(bar))[0]).toBeLessThan(60)
}

/** Sets the window by drag, key, menu and number. */
async function setWindow(viewer: ViewerPage): Promise<void> {
  const { page } = viewer
  const image = viewer.viewport()
  const shown = image.locator('[data-window]')
  await expect(shown).toHaveText('W 400 L 40')
  const middle = await middleOf(viewer)
  await viewer.pull(middle, moved(middle, 50, 0))
  const wide = Number(/W (\d+)/u.exec((await shown.textContent()) ?? '')?.[1])
  expect(wide).toBeGreaterThan(420)
  await page.keyboard.press('2')
  await expect(shown).toHaveText('W 1500 L -600')
  await page.keyboard.press('0')
  await expect(shown).toHaveText('W 400 L 40')
  await viewer.tool(/^밝기·대조 프리셋/u).click()
  await page.getByRole('menuitem', { name: '뼈' }).click()
  await expect(shown).toHaveText('W 1800 L 400')

  await image.press('Shift+W')
  const dialog = page.getByRole('dialog', { name: '값 입력' })
  await dialog.getByLabel('중심(L)').fill('viel')
  await dialog.getByRole('button', { name: '적용' }).click()
  await expect(dialog).toContainText('숫자를 입력해 주세요.')
  await dialog.getByLabel('중심(L)').fill('-100')
  await dialog.getByLabel('폭(W)').fill('0')
  await dialog.getByRole('button', { name: '적용' }).click()
  await expect(dialog).toContainText('폭은 1 이상이어야 합니다.')
  await dialog.getByLabel('폭(W)').fill('250')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(shown).toHaveText('W 250 L -100')

  await image.press('0')
  const ground = await viewer.place({ x: 64, y: 100 })
  const [dark] = await viewer.color(ground)
  await image.press('i')
  await expect(shown).toHaveText('반전 · W 400 L 40')
  await expect.poll(async () => (await viewer.color(ground))[0]).toBe(255 - (dark ?? 0))
  await image.press('i')
  await expect(shown).toHaveText('W 400 L 40')
}

/** Zooms at the pointer, pans, fits, and shows original pixels. */
async function enlarge(viewer: ViewerPage): Promise<void> {
  const { page } = viewer
  const image = viewer.viewport()
  const percent = () => percentOf(viewer)
  const fitted = await percent()
  const point = await viewer.place({ x: PHANTOM.left + 0.5, y: PHANTOM.row + 0.5 })
  const brightness = async (at: { x: number; y: number }) => (await viewer.color(at))[0] ?? 0
  expect(await brightness(point)).toBeGreaterThan(200)
  await page.mouse.move(point.x, point.y)
  await page.keyboard.down('Control')
  for (let notch = 0; notch < 4; notch++) await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  const enlarged = fitted * 1.002 ** 400
  await expect.poll(async () => Math.abs((await percent()) - enlarged)).toBeLessThan(3)
  expect(await brightness(point)).toBeGreaterThan(200)
  expect(await brightness(moved(point, 40, 0))).toBeLessThan(140)

  await page.keyboard.press('p')
  await viewer.pull(point, moved(point, 40, 30))
  await expect.poll(() => brightness(moved(point, 40, 30))).toBeGreaterThan(200)
  // The middle button pans and the right one zooms, whatever the tool is.
  await page.keyboard.press('l')
  await page.mouse.move(point.x + 40, point.y + 30)
  await page.mouse.down({ button: 'middle' })
  await page.mouse.move(point.x, point.y, { steps: 3 })
  await page.mouse.up({ button: 'middle' })
  await expect.poll(() => brightness(point)).toBeGreaterThan(200)
  const before = await percent()
  await page.mouse.down({ button: 'right' })
  await page.mouse.move(point.x, point.y - 30, { steps: 3 })
  await page.mouse.up({ button: 'right' })
  await expect.poll(percent).toBeGreaterThan(before)

  await image.press('g')
  await expect.poll(percent).toBe(fitted)
  await image.press('Shift+G')
  await expect.poll(percent).toBe(100)
  await image.press('=')
  await expect.poll(percent).toBe(125)
  await image.press('-')
  await expect.poll(percent).toBe(100)
  await image.press('Shift+R')
  await expect.poll(percent).toBe(fitted)
}

/** Rotates the image; the letters show the patient's orientation after every rotation. */
async function turn(viewer: ViewerPage): Promise<void> {
  const image = viewer.viewport()
  await expect.poll(() => viewer.letters()).toBe('A L P R')
  const after = async (key: string, letters: string) => {
    await image.press(key)
    await expect.poll(() => viewer.letters(), `after ${key}`).toBe(letters)
  }
  await after(']', 'R A L P')
  await after('h', 'R P L A')
  await after('v', 'L P R A')
  await after('[', 'P R A L')
  await after('Shift+R', 'A L P R')
  await after('h', 'A R P L')
  await after('Shift+R', 'A L P R')
}

test('an image is scrolled, windowed, zoomed, panned and rotated', async ({ page }) => {
  const viewer = new ViewerPage(page)
  await viewer.open(makePhantom({ slices: 30 }))
  await test.step('scrolled', () => goThrough(viewer))
  for (const key of ['Home', '0', 'w']) await viewer.viewport().press(key)
  await test.step('windowed', () => setWindow(viewer))
  await test.step('zoomed and panned', () => enlarge(viewer))
  await test.step('rotated', () => turn(viewer))
})

test('no directions are shown that a file does not contain', { tag: '@release' }, async ({ page }) => {
  const viewer = new ViewerPage(page)
  await viewer.open(
    makePhantom({
      slices: 1,
      elements: { ImageOrientationPatient: undefined, ImagePositionPatient: undefined },
    }),
  )
  await expect.poll(() => viewer.letters()).toBe('- - - -')
  // For a projection, the label is the technician's text.
  await viewer.open(
    makePhantom({
      slices: 1,
      elements: {
        Modality: 'DX',
        SOPClassUID: '1.2.840.10008.5.1.4.1.1.1.1',
        PatientOrientation: ['L', 'F'],
        ImageOrientationPatient: undefined,
        ImagePositionPatient: undefined,
        ImageLaterality: 'R',
      },
    }),
  )
  await expect.poll(() => viewer.letters()).toBe('H L F R')
  await expect(viewer.viewport()).toContainText('우')
})

const series = (number: number, elements: Record<string, unknown> = {}) =>
  makePhantom({
    prefix: `S${number}`,
    elements: {
      SeriesInstanceUID: `2.25.1000.${number}`,
      SeriesNumber: number,
      SeriesDescription: `S${number}`,
      ...elements,
    },
  })

test('series are shown side by side and scroll together if they share a frame of reference', async ({
  page,
}) => {
  const viewer = new ViewerPage(page)
  const elsewhere = { FrameOfReferenceUID: '2.25.7' }
  const side = (slice: number) => ({ ImagePositionPatient: [slice * 10, -20, 20] })
  const upright = { ImageOrientationPatient: [0, 1, 0, 0, 0, -1], ...side(3) }
  const [sagittal] = series(4, upright)
  await viewer.open([...series(1), ...series(2), ...series(3, elsewhere), ...(sagittal ? [sagittal] : [])])
  await expect(viewer.series.getByRole('button')).toHaveCount(4)
  await page.keyboard.press('Alt+4')
  await expect(page.locator('[data-viewport]')).toHaveCount(4)
  for (const [index, name] of ['S1', 'S2', 'S3', 'S4'].entries())
    await viewer.series.getByRole('button', { name }).dragTo(viewer.viewport(index + 1))
  const positions = () =>
    Promise.all(
      [1, 2, 3].map(async (n) => /(\d) \/ 5/u.exec((await viewer.viewport(n).textContent()) ?? '')?.[1]),
    )
  await expect.poll(positions).toEqual(['1', '1', '1'])
  await viewer.wheel(2, 1)
  await expect.poll(positions).toEqual(['3', '3', '1'])
  await viewer.wheel(1, 3)
  await expect.poll(positions).toEqual(['3', '3', '2'])
  // Lines show where the active slice intersects the others, in its own frame of reference only.
  const lines = (number: number) => viewer.viewport(number).locator('line.stroke-image-line')
  await viewer.wheel(1, 1)
  await expect(lines(4)).toHaveCount(1)
  await expect(lines(2)).toHaveCount(0)
  await expect(lines(3)).toHaveCount(0)
  await viewer.viewport().press('x')
  await expect(lines(4)).toHaveCount(0)
  await viewer.viewport().press('y')
  await viewer.viewport().press('Home')
  await expect.poll(positions).toEqual(['1', '4', '2'])

  // One viewport is enlarged by key and by double click; it keeps receiving keys.
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-viewport]')).toHaveCount(1)
  await page.keyboard.press('n')
  await expect(viewer.viewport(2)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-viewport]')).toHaveCount(4)
  await viewer.viewport(3).dblclick()
  await expect(page.locator('[data-viewport]')).toHaveCount(1)
  await viewer.viewport(3).dblclick()
  await expect(page.locator('[data-viewport]')).toHaveCount(4)

  // A key chooses the series of the active viewport.
  await viewer.viewport(3).press('ArrowRight')
  await expect(viewer.viewport(3)).toContainText('시리즈 4')
  await viewer.viewport(3).press('ArrowLeft')
  await expect(viewer.viewport(3)).toContainText('시리즈 3')
  for (const [key, count] of [
    ['9', 9],
    ['6', 6],
    ['3', 3],
    ['5', 2],
    ['1', 1],
    ['2', 2],
  ] as const) {
    await page.keyboard.press(`Alt+${key}`)
    await expect(page.locator('[data-viewport]'), `Alt+${key}`).toHaveCount(count)
  }
  await expect(page.locator('[data-viewport][aria-current=true]')).toContainText('시리즈 3')
})

test('Korean names are decoded, two patients cause a warning, and one key hides their identity', {
  tag: '@release',
}, async ({ page }) => {
  const viewer = new ViewerPage(page)
  // In ISO 2022 IR 149 each part of the name begins with its own escape sequence.
  const name = Buffer.from(
    'Hong^Gildong=\x1b$)C\xfb\xf3^\x1b$)C\xd1\xce\xd4\xd7=\x1b$)C\xc8\xab^\x1b$)C\xb1\xe6\xb5\xbf',
    'latin1',
  )
  const korean = { SpecificCharacterSet: ['', 'ISO 2022 IR 149'], PatientName: name, PatientID: 'K7' }
  await viewer.open(makePhantom({ elements: korean }))
  const image = viewer.viewport()
  await expect(image).toContainText('홍길동')
  await expect(image).toContainText('K7')
  await expect(image).toContainText('생년월일 1970-03-15')
  await expect(viewer.series).toContainText('홍길동')
  const warning = page.getByText('환자 2명의 영상이 열려 있습니다. 이름을 확인해 주세요.')
  await expect(warning).toHaveCount(0)

  const other = {
    PatientName: 'KIM^YOUNGHEE',
    PatientID: 'K8',
    StudyInstanceUID: '2.25.2000',
    SeriesInstanceUID: '2.25.2000.1',
    SeriesDescription: 'OTHER',
  }
  await viewer.add(makePhantom({ elements: other, prefix: 'B' }))
  await expect(warning).toBeVisible()
  // The viewport that was being read stays unchanged.
  await expect(image).toContainText('홍길동')
  await image.press('Alt+2')
  await viewer.series.getByRole('button', { name: 'OTHER' }).dragTo(viewer.viewport(2))
  await expect(viewer.viewport(2)).toContainText('KIM, YOUNGHEE')
  await expect(page.getByRole('alert').filter({ has: warning })).toBeVisible()

  // No key hides the patient's name while two patients are open.
  await page.keyboard.press('d')
  await page.keyboard.press('d')
  await expect(image).not.toContainText('K7')
  await expect(image).toHaveText(/^홍길동/u)
  await page.keyboard.press('d')
  await expect(image).toContainText('K7')

  await page.keyboard.press('j')
  const everything = page.locator('body')
  await expect(image).toContainText('환자 정보 숨김')
  await expect(everything).not.toContainText(/홍길동|洪|Hong|KIM|K7|K8|1970|2026-01-02/u)
  await expect(page).not.toHaveTitle(/홍길동|KIM|Hong/u)
  await page.keyboard.press('j')
  await expect(image).toContainText('홍길동')
})

test('images are labeled with their kind', { tag: '@release' }, async ({ page }) => {
  // A clip plays by itself unless reduced motion is requested.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const viewer = new ViewerPage(page)
  const lossy = { LossyImageCompression: '01', LossyImageCompressionRatio: 12, Laterality: 'L' }
  await viewer.open(makePhantom({ elements: { ...lossy, PhotometricInterpretation: 'MONOCHROME1' } }))
  const image = viewer.viewport()
  await expect(image).toContainText('손실 압축 12:1')
  await expect(image).toContainText('좌')
  await image.press('5')
  // In MONOCHROME1 large values are dark.
  const brightness = async (x: number, y: number) =>
    (await viewer.color(await viewer.place({ x, y })))[0] ?? 0
  await expect.poll(() => brightness(20, 8.5)).toBeLessThan(40)
  expect(await brightness(64, 100)).toBeGreaterThan(200)

  const film = makePicture({
    NumberOfFrames: 10,
    FrameTime: 50,
    Modality: 'US',
    SOPClassUID: '1.2.840.10008.5.1.4.1.1.3.1',
  })
  await viewer.open([film])
  await expect(viewer.viewport()).toContainText('1 / 10')
  expect(await viewer.color(await viewer.place({ x: 32, y: 32 }, { rows: 64, columns: 64 }))).toEqual([
    200, 40, 90,
  ])
  const at = async () => Number(/(\d+) \/ 10/u.exec((await viewer.viewport().textContent()) ?? '')?.[1])
  await page.keyboard.press('Space')
  await expect(viewer.tool(/^영상 재생/u)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(at, { intervals: [30] }).toBeGreaterThan(3)
  await page.keyboard.press('Space')
  const stopped = await at()
  await framesPass(page, 20)
  expect(await at()).toBe(stopped)
})

test('on a phone the tools are one row, and the image is visible without scrolling', {
  tag: '@release',
}, async ({ page }) => {
  const screen = { width: 360, height: 740 }
  await page.setViewportSize(screen)
  const viewer = new ViewerPage(page)
  await viewer.open(makePhantom({ slices: 12 }))
  const tools = page.getByRole('toolbar', { name: '도구' })
  const [bar, image] = [await tools.boundingBox(), await viewer.viewport().boundingBox()]
  expect(bar?.height).toBeLessThan(60)
  expect(image?.height).toBeGreaterThan(240)
  expect((image?.y ?? 0) + (image?.height ?? 0)).toBeLessThanOrEqual(screen.height)
  // Tools outside of the screen are reached by the arrow keys or by swiping.
  await tools.getByRole('button').first().focus()
  await page.keyboard.press('End')
  await expect(viewer.tool(/^내보내기/u)).toBeInViewport()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  type Finger = [x: number, y: number]
  async function touching(page: Page) {
    const wire = await page.context().newCDPSession(page)
    return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: Finger[]) =>
      wire.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: fingers.map(([x, y], id) => ({ x, y, id })),
      })
  }

  test('one finger scrolls or windows, two zoom and pan', async ({ page }) => {
    const viewer = new ViewerPage(page)
    await viewer.open(makePhantom({ slices: 12 }))
    const image = viewer.viewport()
    const touch = await touching(page)
    const { x, y } = await middleOf(viewer)
    await touch('touchStart', [x, y])
    await touch('touchMove', [x + 30, y])
    await touch('touchMove', [x + 60, y])
    await touch('touchEnd')
    await expect(image.locator('[data-window]')).not.toHaveText('W 400 L 40')
    await page.keyboard.press('0')

    const percent = () => percentOf(viewer)
    const fitted = await percent()
    const point = await viewer.place({ x: PHANTOM.left + 0.5, y: PHANTOM.row + 0.5 })
    // The second finger touches a moment later: the effect of the first one until then is undone.
    await touch('touchStart', [point.x - 50, point.y])
    await touch('touchMove', [point.x - 54, point.y])
    await touch('touchStart', [point.x - 50, point.y], [point.x + 50, point.y])
    for (const by of [60, 80, 100])
      await touch('touchMove', [point.x - by + 20, point.y + 10], [point.x + by + 20, point.y + 10])
    await expect.poll(async () => Math.abs((await percent()) - fitted * 2)).toBeLessThan(3)
    // The image point between the fingers stays between them.
    await expect.poll(async () => (await viewer.color(moved(point, 20, 10)))[0]).toBeGreaterThan(200)
    await touch('touchEnd', [point.x + 120, point.y + 10])
    await touch('touchMove', [point.x + 180, point.y + 80])
    await touch('touchEnd')
    expect(Math.abs((await percent()) - fitted * 2)).toBeLessThan(3)
    await expect(image.locator('[data-window]')).toHaveText('W 400 L 40')

    await viewer.tool(/^넘기기 도구/u).click()
    await touch('touchStart', [x, y])
    for (const by of [16, 32, 40]) await touch('touchMove', [x, y + by])
    await touch('touchEnd')
    await expect(image).toContainText('6 / 12')
  })
})
