import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { RunWorkspacePage } from './pages/RunWorkspacePage.ts'
import { ViewerPage } from './pages/ViewerPage.ts'
import { enterAs } from './people/enter.ts'
import { joinByWire } from './people/joinByWire.ts'
import { keepLibraryPlate } from './people/keepLibraryPlate.ts'
import { makePhantom } from './people/makePhantom.ts'

interface Box {
  top: number
  bottom: number
  height: number
}

/** The positions of all zones at one moment. */
interface Seen {
  screen: number
  /** The distance by which the page itself can be scrolled. */
  pageScrolls: number
  zones: Record<'board' | 'form' | 'report', Box | undefined>
  /** The visible zones in which a part can be scrolled. */
  scrolling: string[]
  firstLine: Box | undefined
  places: number
  cell: { height: number; font: number }
  font: number
}

const see = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const boxOf = (element: Element | null | undefined) => {
      const box = element?.getBoundingClientRect()
      return box && box.height > 0 ? { top: box.top, bottom: box.bottom, height: box.height } : undefined
    }
    const zone = (name: string) => document.querySelector(`[data-pane=${name}]`)
    const fontOf = (element: Element | null | undefined) =>
      element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0
    const scrolls = (element: Element) => /auto|scroll/u.test(getComputedStyle(element).overflowY)
    const cell = document.querySelector('[role=gridcell]')
    // The name is the largest text on a cell.
    const named = Math.max(
      ...[...(cell?.querySelectorAll('*') ?? [])].filter((one) => one.childElementCount === 0).map(fontOf),
    )
    return {
      screen: innerHeight,
      pageScrolls: document.documentElement.scrollHeight - innerHeight,
      zones: { board: boxOf(zone('board')), form: boxOf(zone('form')), report: boxOf(zone('report')) },
      scrolling: ['board', 'form', 'report'].filter((each) => {
        const shown = zone(each)
        return boxOf(shown) && [...(shown?.querySelectorAll('*') ?? [])].some(scrolls)
      }),
      firstLine: boxOf(document.querySelector('[data-entry-text]')),
      places: document.querySelectorAll('[role=gridcell]').length,
      cell: { height: boxOf(cell)?.height ?? 0, font: named },
      font: fontOf(document.querySelector('[data-entry-text]')),
    }
  })

/** Expects that the normal report is written and that its first line is visible without scrolling the page. */
async function seesReport(page: Page, width: number, height: number): Promise<Seen> {
  await page.setViewportSize({ width, height })
  await expect.poll(async () => (await see(page)).pageScrolls).toBeLessThanOrEqual(0)
  // A low zone shows the latest text, so it is scrolled back by itself.
  await page.locator('[data-report]').hover()
  await page.mouse.wheel(0, -5000)
  await expect
    .poll(async () => {
      const { firstLine, zones } = await see(page)
      return (firstLine?.top ?? 0) - (zones.report?.top ?? height)
    })
    .toBeGreaterThanOrEqual(0)
  const seen = await see(page)
  expect(seen.zones.report?.bottom).toBeLessThanOrEqual(height)
  expect(seen.firstLine?.top).toBeGreaterThanOrEqual(seen.zones.report?.top ?? height)
  expect(seen.firstLine?.bottom).toBeLessThanOrEqual(seen.zones.report?.bottom ?? 0)
  return seen
}

/** Expects that with an open form the report keeps a zone of its own, and that content scrolls inside its zone. */
async function seesFormAndReport(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page
    .getByRole('grid')
    .getByRole('gridcell', { name: /^전체 정상/u })
    .focus()
  await page.keyboard.press('a')
  await expect(page.getByRole('form')).toBeVisible()
  await expect.poll(async () => (await see(page)).pageScrolls).toBeLessThanOrEqual(0)
  const { zones, scrolling } = await see(page)
  expect(zones.form?.height).toBeGreaterThan(150)
  expect(zones.report?.height).toBeGreaterThan(150)
  expect(zones.report?.bottom).toBeLessThanOrEqual(height)
  expect(zones.form?.bottom).toBeLessThanOrEqual(height)
  expect(scrolling).toEqual(expect.arrayContaining(['form', 'report']))
  if (zones.board) expect(scrolling).toContain('board')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('form')).toBeHidden()
}

async function writeNormal(workspace: RunWorkspacePage): Promise<void> {
  const { page } = workspace
  await page.keyboard.press('p')
  await expect.poll(async () => (await workspace.sentences()).at(-1)).toBe('의심 병변 없음(PI-RADS 1).')
  // Keys of the board are held back until typing has paused.
  await workspace.ready()
}

test('the report is always visible: alone and beside images, from a tablet to a large screen', async ({
  page,
  context,
  pandok,
}) => {
  const { client } = await joinByWire(pandok.url)
  const plate = await keepLibraryPlate(client, 'prostate-mr')
  await enterAs(context, client)
  const workspace = new RunWorkspacePage(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await workspace.open(plate)
  await writeNormal(workspace)
  const usual = await seesReport(page, 1440, 900)
  // The last of the plate's six rows has no cell, so it isn't shown in use.
  expect(usual.places).toBeLessThanOrEqual(50)
  for (const [width, height] of [
    [1280, 720],
    [768, 1024],
  ] as const) {
    await test.step(`${width} × ${height}`, async () => {
      await seesReport(page, width, height)
      await seesFormAndReport(page, width, height)
    })
  }
  await test.step('2560 × 1440: text and cells are larger', async () => {
    const large = await seesReport(page, 2560, 1440)
    expect(large.font).toBeGreaterThan(usual.font)
    expect(large.cell.font).toBeGreaterThan(usual.cell.font)
    expect(large.cell.height).toBeGreaterThan(usual.cell.height)
  })
  await test.step('1280 × 720 beside images', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await new ViewerPage(page).open(makePhantom())
    await page.getByRole('button', { name: /전립선 MR/u }).click()
    await workspace.ready()
    await writeNormal(workspace)
    await seesReport(page, 1280, 720)
    await seesFormAndReport(page, 1280, 720)
  })
})

test('a plate with a cell in every place leaves the report visible as well', async ({
  page,
  context,
  pandok,
}) => {
  const { client } = await joinByWire(pandok.url)
  const plate = await keepLibraryPlate(client, 'abdomen-pelvis-ct')
  await enterAs(context, client)
  const workspace = new RunWorkspacePage(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await workspace.open(plate)
  await workspace.cell('^전체 정상').click()
  await expect.poll(async () => (await workspace.sentences()).length).toBeGreaterThan(5)
  await workspace.ready()
  const seen = await seesReport(page, 1280, 720)
  expect(seen.places).toBe(60)
  await seesFormAndReport(page, 1280, 720)
})
