import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeDicom } from '@pandok/viewer/testkit'
import { expect, type Page } from '@playwright/test'
import { pageBytes } from './pageBytes.ts'

const SLICES = 300
const SIDE = 128
const STUDY_BYTES = SLICES * SIDE ** 2 * 2
const TIMES = 20
const MIB = 1024 ** 2

/**
 * Resolves with the memory in use after a study of 300 slices was closed for the first time, and after 20 more times.
 * It starts at the first closing, when the decoders are loaded and the painter has its buffers: 3 MiB that stay on
 * purpose.
 */
export async function reopenStudy(page: Page): Promise<{ start: number; end: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'pandok-e2e-study-'))
  try {
    await giveHands(page, await studyIn(folder))
    await open(page)
    await close(page)
    const start = await pageBytes(page)
    for (let time = 1; time <= TIMES; time++) {
      await open(page)
      // Otherwise a viewer that stores nothing at all would pass.
      if (time === 1) expect(await pageBytes(page)).toBeGreaterThan(start + STUDY_BYTES * 0.9)
      await close(page)
    }
    const end = await pageBytes(page)
    console.log(
      `${SLICES} slices ${TIMES} times: ${inMiB(start)} at first, ${inMiB(end)} at last, ${((end / start - 1) * 100).toFixed(1)} %`,
    )
    return { start, end }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const inMiB = (bytes: number) => `${(bytes / MIB).toFixed(1)} MiB`

function studyIn(folder: string): Promise<string[]> {
  return Promise.all(
    Array.from({ length: SLICES }, async (_, slice) => {
      const path = join(folder, `IM${String(slice + 1).padStart(4, '0')}`)
      const pixels = new Uint16Array(SIDE * SIDE).map((__, at) => 900 + ((at * 31 + slice * 7) % 300))
      const place = { InstanceNumber: slice + 1, ImagePositionPatient: [0, 0, slice] }
      await writeFile(path, makeDicom({ Rows: SIDE, Columns: SIDE, PixelData: pixels, ...place }))
      return path
    }),
  )
}

interface Hands {
  open(): Promise<void>
  close(): Promise<void>
}

type WindowWithHands = Window & { hands: Hands }

const open = (page: Page) => page.evaluate(() => (window as unknown as WindowWithHands).hands.open())
const close = (page: Page) => page.evaluate(() => (window as unknown as WindowWithHands).hands.close())

/**
 * Drops the files and presses the buttons by a script in the page. Locators would run in the page as well, and their
 * code, which is compiled better each time, was a quarter of the growth.
 */
async function giveHands(page: Page, files: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: '파일 열기', exact: true }).waitFor()
  await page.evaluate((slices) => {
    const input = document.createElement('input')
    Object.assign(input, { type: 'file', multiple: true, id: 'study', hidden: true })
    document.body.append(input)

    const until = async <Found>(find: () => Found | undefined | false): Promise<Found> => {
      for (;;) {
        const found = find()
        if (found) return found
        await new Promise((resolve) => setTimeout(resolve, 30))
      }
    }
    const button = (name: string) =>
      [...document.querySelectorAll('button')].find(
        (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
      )
    const hands: Hands = {
      async open() {
        const dataTransfer = new DataTransfer()
        for (const file of input.files ?? []) dataTransfer.items.add(file)
        const target = document.querySelector('main')
        for (const kind of ['dragenter', 'dragover', 'drop'])
          target?.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }))
        await until(() => document.querySelector('nav[aria-label=시리즈]')?.textContent.includes(slices))
        await until(() => !document.querySelector('[data-keys=images] [role=progressbar]'))
      },
      async close() {
        ;(await until(() => button('영상 모두 닫기'))).click()
        ;(await until(() => button('모두 닫기'))).click()
        await until(() => button('파일 열기'))
      },
    }
    Object.assign(window, { hands })
  }, String(files.length))
  await page.setInputFiles('#study', [...files])
}
