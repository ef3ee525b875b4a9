import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { inRepository } from '../tools/build/repository.mjs'
import { expect, test } from './fixtures.ts'
import type { IndependentClient } from './independent-client/IndependentClient.ts'
import { LoginPage } from './pages/LoginPage.ts'
import { ModuleEditorPage } from './pages/ModuleEditorPage.ts'
import { saidToServer } from './pages/saidToServer.ts'
import { ViewerPage } from './pages/ViewerPage.ts'
import { enterProgramAs } from './people/enterProgramAs.ts'
import { joinByWire } from './people/joinByWire.ts'
import { makePhantom, PHANTOM } from './people/makePhantom.ts'
import type { Newcomer } from './people/newcomer.ts'
import { examine } from './screens/examine.ts'
import { type DesktopProgram, startProgram } from './server/startProgram.ts'
import { coloredTiff } from './slide/coloredTiff.ts'

let folder: string
let program: DesktopProgram | undefined
let client: IndependentClient
let person: Newcomer

test.beforeEach(async ({ pandok }) => {
  folder = await mkdtemp(join(tmpdir(), 'pandok-incoming-'))
  ;({ client, person } = await joinByWire(pandok.url))
})

test.afterEach(async () => {
  await program?.dispose()
  program = undefined
  await rm(folder, { recursive: true, force: true })
})

/** Creates a folder with a CT of a phantom. */
async function study(name: string, elements: Record<string, unknown> = {}, slices = 3): Promise<string> {
  const place = join(folder, name)
  await mkdir(join(place, 'CT'), { recursive: true })
  for (const file of makePhantom({ slices, elements }))
    await writeFile(join(place, 'CT', file.name), file.buffer)
  return place
}

const patient = (name: string, number: number) => ({
  PatientName: name,
  PatientID: `ID-${number}`,
  StudyInstanceUID: `2.25.7${number}`,
  SeriesInstanceUID: `2.25.8${number}`,
  SeriesDescription: `SERIES ${number}`,
})

/** Finds a study in the list on the empty screen. */
const recentStudy = (page: Page, label: string) =>
  page
    .getByRole('region', { name: '최근에 연 검사' })
    .getByRole('button', { name: new RegExp(`^${label} 파일`, 'u') })

/** Records the requests for passed files: the highest number at a time, and the total number of bytes. */
function watchReading(page: Page) {
  const figures = { now: 0, most: 0, bytes: 0 }
  const isReading = (url: string) => /\/desktop\/files\/[0-9a-f]+\/bytes$/u.test(url)
  page.on('request', (request) => {
    if (isReading(request.url())) figures.most = Math.max(figures.most, ++figures.now)
  })
  page.on('response', async (response) => {
    if (isReading(response.url())) figures.bytes += Number(response.headers()['content-length'] ?? 0)
  })
  const end = (request: { url(): string }) => {
    if (isReading(request.url())) figures.now--
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return figures
}

test('a folder passed at the program’s start opens in the viewer, and nothing of it reaches the server or the log', async ({
  context,
  page,
  pandok,
}) => {
  const said = await saidToServer(context)
  const place = await study('HONG_GILDONG_19700101', patient('KIM^CHEOLSU', 10), 12)
  program = await startProgram(pandok.url, place)
  const reading = watchReading(page)
  await enterProgramAs(page, program, client)
  const viewer = new ViewerPage(page)
  await expect(viewer.viewport()).toContainText('CHEOLSU')
  await viewer.allRead()
  await viewer.measurePhantom()
  await expect(await viewer.list()).toContainText(`${PHANTOM.distance.toFixed(1)} mm`)
  expect(reading.most, 'requests at a time').toBeLessThanOrEqual(4)

  await test.step('a reload does not open it again; the list of recent studies does', async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: '파일 열기', exact: true })).toBeVisible()
    const recent = recentStudy(page, 'HONG_GILDONG_19700101')
    await expect(recent).toBeVisible()
    await expect(viewer.series).toHaveCount(0)
    await recent.click()
    await expect(viewer.viewport()).toContainText('CHEOLSU')
  })
  const log = await readFile(join(program.dataDir, 'logs', 'pandok.log'), 'utf8')
  expect(log).toContain('"code":"FILES"')
  const everything = [...said, log, pandok.output()].join('\n')
  expect(everything, 'calls were made, and seen before they were encrypted').toContain('sealed: {')
  for (const word of ['HONG', 'GILDONG', 'CHEOLSU', 'ID-10', '2.25.710', 'SERIES 10', 'IM0001', folder])
    expect(everything).not.toContain(word)
})

test('images wait until somebody has logged in', { tag: '@release' }, async ({ page, pandok }) => {
  program = await startProgram(pandok.url, await study('Later', patient('PHANTOM^LATER', 2)))
  await program.enter(page)
  await new LoginPage(page).signIn(person.email, person.password)
  await expect(page).toHaveURL(/\/program\/viewer$/u)
  await expect(new ViewerPage(page).viewport()).toContainText('PHANTOM')
})

test('a second start adds its study to the first one’s; only one window opens it', {
  tag: '@release',
}, async ({ context, page, pandok }) => {
  program = await startProgram(pandok.url, await study('One', patient('PHANTOM^SAME', 3)))
  await enterProgramAs(page, program, client)
  const viewer = new ViewerPage(page)
  await expect(viewer.viewport()).toContainText('PHANTOM')
  const other = await context.newPage()
  await other.goto(new URL('/program/plate', page.url()).href)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await program.hand(await study('Two', patient('PHANTOM^SAME', 4)))
  await expect(viewer.series).toContainText('SERIES 4')
  await expect(viewer.series).toContainText('SERIES 3')
  await expect(other).toHaveURL(/\/program\/plate$/u)

  await test.step('files passed on another page open the viewer, in only one of two windows', async () => {
    await page.goto(new URL('/program/library', page.url()).href)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await program?.hand(await study('Three', patient('PHANTOM^SAME', 5)))
    await expect
      .poll(() => [page, other].filter((one) => one.url().endsWith('/program/viewer')).length)
      .toBe(1)
    const led = page.url().endsWith('/program/viewer') ? page : other
    await expect(new ViewerPage(led).series).toContainText('SERIES 5')
  })
})

test('unsaved work is not left: a notice links to the images', { tag: '@release' }, async ({
  page,
  pandok,
}) => {
  program = await startProgram(pandok.url)
  await enterProgramAs(page, program, client, '/program/module/new')
  await new ModuleEditorPage(page).name('끝나지 않은 모듈')
  await program.hand(await study('Waiting', patient('PHANTOM^WAITING', 6)))
  const open = page.getByRole('button', { name: '영상 열기' })
  await expect(open).toBeVisible()
  await expect(page).toHaveURL(/\/program\/module/u)
  await open.click()
  const asked = page.getByRole('alertdialog')
  await asked.getByRole('button', { name: '버리고 나가기' }).click()
  await expect(new ViewerPage(page).viewport()).toContainText('PHANTOM')
})

test('recent studies can be opened after a restart; a missing one is reported and can be removed', {
  tag: '@release',
}, async ({ page, pandok }) => {
  const place = await study('Old study', patient('PHANTOM^OLD', 7))
  program = await startProgram(pandok.url, place)
  await program.restart()
  await enterProgramAs(page, program, client)
  const row = recentStudy(page, 'Old study')
  await expect(row).toContainText('파일 3개')
  await row.click()
  const viewer = new ViewerPage(page)
  await expect(viewer.viewport()).toContainText('PHANTOM')
  await viewer.allRead()
  await viewer.closeAll()
  await rename(place, join(folder, 'elsewhere'))
  await row.click()
  await expect(page.getByRole('alert').filter({ hasText: '폴더를 찾을 수 없습니다' })).toBeVisible()
  await page.getByRole('button', { name: '목록에서 빼기', exact: true }).click()
  await expect(row).toHaveCount(0)
})

test('files that arrive in the watched folder are offered, not opened', { tag: '@release' }, async ({
  page,
  pandok,
}) => {
  program = await startProgram(pandok.url)
  const inbox = join(folder, 'Inbox')
  await mkdir(inbox)
  await enterProgramAs(page, program, client)
  await page.getByRole('button', { name: '폴더 선택' }).click()
  const path = page.getByRole('textbox', { name: '폴더 경로' })
  await path.fill(join(folder, 'nothing'))
  await page.getByRole('button', { name: '감시 시작' }).click()
  await expect(page.getByText('폴더를 찾을 수 없습니다')).toBeVisible()
  await path.fill(`"${inbox}"`)
  await page.getByRole('button', { name: '감시 시작' }).click()
  await expect(page.getByText(inbox, { exact: true })).toBeVisible()

  await rename(await study('Fresh', patient('PHANTOM^FRESH', 8)), join(inbox, 'Fresh'))
  const notice = page.getByRole('status').filter({ hasText: '감시 폴더에 새 파일 3개' })
  await expect(notice).toBeVisible()
  const viewer = new ViewerPage(page)
  await expect(viewer.series).toHaveCount(0)
  await examine(page, 'ko', 'the viewer without images, and new files')
  await page.setViewportSize({ width: 1280, height: 800 })
  await notice.getByRole('button', { name: '열기', exact: true }).click()
  await expect(viewer.viewport()).toContainText('PHANTOM')
  await expect(notice).toHaveCount(0)
})

test('a study of a hundred files opens like dropped files', { tag: '@release' }, async ({ page, pandok }) => {
  const study = inRepository('packages', 'viewer', 'corpus', 'made', 'volume')
  const count = (await readdir(study)).length
  expect(count).toBeGreaterThan(100)
  program = await startProgram(pandok.url, study)
  const reading = watchReading(page)
  await enterProgramAs(page, program, client)
  const viewer = new ViewerPage(page)
  await expect(viewer.viewport().locator('strong')).toBeVisible()
  await viewer.allRead()
  await expect(viewer.series).toContainText(String(count))
  expect(reading.most, 'requests at a time').toBeLessThanOrEqual(4)
  await expect(page.getByRole('button', { name: /열지 못한/u })).toHaveCount(0)
})

test('a slide is read in parts, never completely', { tag: '@release' }, async ({ page, pandok }) => {
  const slide = Buffer.from(
    await coloredTiff([
      [8192, 6144],
      [1024, 768],
    ]).arrayBuffer(),
  )
  const place = join(folder, 'slide.tiff')
  await writeFile(place, slide)
  program = await startProgram(pandok.url, place)
  const reading = watchReading(page)
  await enterProgramAs(page, program, client)
  await expect(
    page.getByRole('toolbar', { name: '슬라이드 도구' }).or(page.getByText('8192 × 6144')).first(),
  ).toBeVisible()
  await expect.poll(() => reading.bytes).toBeGreaterThan(1024 * 768)
  await page.waitForLoadState('networkidle')
  expect(reading.bytes).toBeLessThan(slide.length / 3)
})

test('plates in a file open the import; with images in the same batch both are opened', {
  tag: '@release',
}, async ({ page, pandok }) => {
  const place = join(folder, 'shared.pandok.json')
  await writeFile(place, JSON.stringify({ format: 'pandok', version: 1, plates: [], modules: [] }))
  program = await startProgram(pandok.url)
  await enterProgramAs(page, program, client, '/program/plate')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await program.hand(place)
  const dialog = page.getByRole('dialog', { name: '파일에서 가져오기' })
  await expect(dialog).toContainText('shared.pandok.json')
  await dialog.getByRole('button', { name: '닫기' }).click()
  await expect(page).toHaveURL(/\/program\/plate$/u)

  await program.hand(place, await study('Mixed', patient('PHANTOM^MIXED', 9)))
  await expect(dialog).toContainText('shared.pandok.json')
  await dialog.getByRole('button', { name: '닫기' }).click()
  await expect(page).toHaveURL(/\/program\/viewer$/u)
  await expect(new ViewerPage(page).viewport()).toContainText('PHANTOM')
})
