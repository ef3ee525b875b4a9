import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRepository } from '../../tools/build/repository.mjs'
import { findWebKit } from '../../tools/webkit/findWebKit.mjs'
import { expect, test } from '../fixtures.ts'
import { read } from '../independent-client/IndependentClient.ts'
import { CAUGHT, catchFileField } from '../pages/chooseFiles.ts'
import { joinByWire } from '../people/joinByWire.ts'
import { makePhantom } from '../people/makePhantom.ts'
import { WebKitPage } from './WebKitPage.ts'

let page: WebKitPage

test.beforeEach(async ({ pandok }) => {
  const webkit = findWebKit()
  if (webkit === undefined) throw new Error('There is no WebKit.')
  page = await WebKitPage.start(webkit, pandok.url)
  await page.evaluate(() => {
    for (const name of ['language', 'program_language']) localStorage.setItem(name, 'ko')
  })
})

test.afterEach(async ({ baseURL: _ }, testInfo) => {
  if (testInfo.status !== testInfo.expectedStatus)
    await testInfo.attach('screen', { body: await page.picture(), contentType: 'image/png' })
  await page.close()
})

/** From now on the page records violations and errors; WebDriver can't do so from the very start. */
const watch = () =>
  page.evaluate(() => {
    const complain = (complaint: string) => {
      const { dataset } = document.documentElement
      dataset['complaints'] = `${dataset['complaints'] ?? ''}${complaint}\n`
    }
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      complain(`${effectiveDirective} ${blockedURI}`),
    )
    addEventListener('error', ({ message }) => complain(message))
    addEventListener('unhandledrejection', ({ reason }) => complain(String(reason)))
  })

const expectNoComplaint = async () =>
  expect(await page.evaluate(() => document.documentElement.dataset['complaints'] ?? '')).toBe('')

const textOf = (selector: string) =>
  page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.innerText ?? '', selector)

async function logIn(url: string, { email, password }: { email: string; password: string }): Promise<void> {
  await page.open(`${url}/login`)
  await page.type('input[type=email]', email)
  await page.type('input[type=password]', password)
  await page.press('Enter')
  await page.element('a', '프로그램 열기')
}

test('a visitor writes on the plate of the home page', async ({ pandok }) => {
  await page.open(pandok.url)
  await watch()
  // The program has to hydrate the server's page first, because a cell pressed before may be rendered again.
  await page.element('[role=log]', '흉수 없음.')
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-cell=technique]')?.focus())
  await page.press('s')
  await expect.poll(() => textOf('[role=log]')).toContain('골절이나 골전이 소견 없음.')
  await expectNoComplaint()
})

test('a member finds a plate in the library and reports with its keys', async ({ pandok }) => {
  const { client, person } = await joinByWire(pandok.url)
  await logIn(pandok.url, person)
  await page.open(`${pandok.url}/program/library`)
  await watch()
  await page.element('main li', '갑상선 절제')
  await expectNoComplaint()

  const taken = await client.call('plate-copy', { id: 'pla_lib_neuro-ct' }, { language: 'ko' })
  await page.open(`${pandok.url}/program/preview?plate=${read(taken.body, 'data', 'plate', 'id')}`)
  await watch()
  await page.element('[role=grid]')
  await page.element('span, p', '키를 누르면 칸이 실행됩니다')
  const sentences = () =>
    page.evaluate(() => [...document.querySelectorAll('textarea')].map(({ value }) => value))
  await page.press('p')
  await expect.poll(sentences).toContain('두개강 내 출혈 없음.')
  await page.press('a')
  await page.element('[data-field]')
  await page.press('2', 'Enter', '2', 'Enter', '1', 'Enter', '4', '.', '1')
  await page.press('Control+Enter')
  await expect.poll(sentences).toContain('좌측 두정엽에 4.1 cm 급성 뇌내출혈 있음.')
  expect(await sentences()).not.toContain('두개강 내 출혈 없음.')
  await page.press('Control+z', 'Control+z')
  await expect.poll(sentences).toContain('두개강 내 출혈 없음.')

  // Folding inserts lines between the existing ones; each of them has to be drawn.
  const { lines, drawn } = await folded()
  expect(lines).toBeGreaterThan(6)
  expect(drawn).toBe(lines)
  await expectNoComplaint()
})

/**
 * Returns the number of the board's lines in a narrow window, and the number of heights at which its cells are drawn.
 */
async function folded(): Promise<{ lines: number; drawn: number }> {
  const count = () =>
    page.evaluate(() => {
      const cells = [...document.querySelectorAll('[role=gridcell]')].map((cell) =>
        cell.getBoundingClientRect(),
      )
      const heights = cells.flatMap(({ top, height }) => (height > 0 ? [Math.round(top)] : []))
      return { lines: document.querySelectorAll('[role=grid] tr').length, drawn: new Set(heights).size }
    })
  await page.resize(600, 900)
  await expect.poll(async () => (await count()).lines).toBeGreaterThan(6)
  return count()
}

/** Presses a button that opens the system's file dialog, and sets the files of its field. */
async function openImages(paths: readonly string[]): Promise<void> {
  await page.element('main button', '파일 열기')
  await page.evaluate(catchFileField, CAUGHT)
  await page.click('main button', '파일 열기')
  await page.type(`input[${CAUGHT}]`, paths.join('\n'))
}

const corpus = (...path: string[]) => inRepository('packages', 'viewer', 'corpus', ...path)

test('a member opens images, scrolls, sets the window and measures', async ({ pandok }) => {
  const { person } = await joinByWire(pandok.url)
  await logIn(pandok.url, person)
  const folder = await mkdtemp(join(tmpdir(), 'pandok-webkit-'))
  try {
    const files = makePhantom({ slices: 30 })
    await Promise.all(files.map(({ name, buffer }) => writeFile(join(folder, name), buffer)))
    await page.open(`${pandok.url}/program/viewer`)
    await watch()
    await openImages(files.map(({ name }) => join(folder, name)))
    const image = () => textOf('[data-viewport="0"]')
    await expect.poll(image).toContain('1 / 30')
    await page.press('ArrowDown')
    await expect.poll(image).toContain('2 / 30')
    await page.press('PageDown')
    await expect.poll(image).toContain('12 / 30')
    await page.wheel([700, 450], 100)
    await expect.poll(image).toContain('13 / 30')
    await expect.poll(image).toContain('W 400 L 40')
    await page.pull([700, 450], [800, 450])
    await expect.poll(image).not.toContain('W 400 L 40')
    await page.press('2')
    await expect.poll(image).toContain('W 1500 L -600')
    await page.press('l')
    await page.pull([600, 450], [800, 500])
    await expect.poll(image).toMatch(/\d\smm/u)
    await expectNoComplaint()
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('compressed images are decoded by WebAssembly, and a slide is drawn', async ({ pandok }) => {
  const { person } = await joinByWire(pandok.url)
  await logIn(pandok.url, person)
  const compressed = [
    'cs3d/TestPattern_JPEG-LS-Lossless.dcm',
    'made/htj2k-lossless.dcm',
    'made/slide/level-05.dcm',
  ]
  for (const path of compressed) {
    await page.open(`${pandok.url}/program/viewer`)
    await watch()
    await openImages([corpus(...path.split('/'))])
    await expect.poll(colors, path).toBeGreaterThan(4)
    await expectNoComplaint()
  }
})

/** Returns the number of different shades in the largest picture on the screen, read at some of its pixels. */
const colors = () =>
  page.evaluate(() => {
    const [largest] = [...document.querySelectorAll('canvas')].toSorted(
      (one, other) => other.width * other.height - one.width * one.height,
    )
    if (!largest || largest.width === 0) return 0
    const copy = document.createElement('canvas')
    copy.width = copy.height = 64
    const drawing = copy.getContext('2d')
    drawing?.drawImage(largest, 0, 0, 64, 64)
    const { data } = drawing?.getImageData(0, 0, 64, 64) ?? { data: [] }
    return new Set([...data].filter((_, at) => at % 4 === 1)).size
  })
