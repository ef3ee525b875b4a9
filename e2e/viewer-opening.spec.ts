import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { makeDicom } from '@pandok/viewer/testkit'
import type { Locator } from '@playwright/test'
import { isFull } from '../tools/run/testScope.mjs'
import { expect, test } from './fixtures.ts'
import { requestsOutside } from './pages/requestsOutside.ts'
import { ViewerPage } from './pages/ViewerPage.ts'
import { enterAs } from './people/enter.ts'
import { joinByWire } from './people/joinByWire.ts'
import { makeArchive } from './people/makeArchive.ts'
import { type GivenFile, makePhantom } from './people/makePhantom.ts'

test.describe.configure({ mode: 'parallel' })

let folder: string

test.beforeEach(async ({ context, pandok, page }) => {
  folder = await mkdtemp(join(tmpdir(), 'pandok-disc-'))
  const { client } = await joinByWire(pandok.url)
  await enterAs(context, client)
  await page.setViewportSize({ width: 1500, height: 900 })
})

test.afterEach(() => rm(folder, { recursive: true, force: true }))

async function put(files: Readonly<Record<string, Uint8Array | string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}

const phantomOf = (slices: number, elements: Record<string, unknown> = {}): Uint8Array[] =>
  makePhantom({ slices, elements }).map(({ buffer }) => buffer)

const given = (name: string, buffer: Buffer): GivenFile => ({ name, mimeType: '', buffer })

test('the folder of a disc is opened; files missing from it are named', async ({ page, pandok }) => {
  const [first, , third] = phantomOf(3, { PatientName: 'DISC^PATIENT' })
  const directory = makeDicom({
    MediaStorageSOPClassUID: '1.2.840.10008.1.3.10',
    MediaStorageSOPInstanceUID: '2.25.5',
    PixelData: undefined,
    DirectoryRecordSequence: ['IM000001', 'IM000002', 'IM000003'].map((name) => ({
      DirectoryRecordType: 'IMAGE',
      RecordInUseFlag: 0xffff,
      ReferencedFileID: ['DICOM', name],
    })),
  })
  await put({
    DICOMDIR: directory,
    'DICOM/IM000001': first as Uint8Array,
    'dicom/im000003': third as Uint8Array,
    'VIEWER/README.TXT': 'start.exe',
    'AUTORUN.INF': '',
  })
  const outside = requestsOutside(page, pandok.url)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  const viewer = new ViewerPage(page)
  await page.goto('/program/viewer')
  await viewer.chooseFolder(page.getByRole('button', { name: '폴더 열기', exact: true }), folder)
  await expect(viewer.series).toContainText('영상 2장')

  await page.getByRole('button', { name: '열지 못한 파일 3개' }).click()
  const dialog = page.getByRole('dialog', { name: '열지 못한 파일' })
  const rows = dialog.getByRole('row')
  await expect(rows.filter({ hasText: 'DICOM/IM000002' })).toContainText(
    'CD 목록에는 있지만 파일이 없습니다.',
  )
  await expect(rows.filter({ hasText: 'README.TXT' })).toContainText('영상 파일이 아닙니다.')
  await expect(rows.filter({ hasText: 'AUTORUN.INF' })).toContainText('빈 파일입니다.')
  await page.keyboard.press('Escape')
  // Keys reach the images again.
  await viewer.viewport().press('ArrowDown')
  await expect(viewer.viewport()).toContainText('2 / 2')

  expect(outside).toEqual([])
  expect(sent.filter((text) => /DISC|PATIENT|IM00000|README/u.test(decodeURIComponent(text)))).toEqual([])
})

/** A whole examination is used before a release; the number of files doesn't change what is shown. */
const FILES = isFull ? 2000 : 200
const BROKEN = 10
const SERIES = 5

test(`${FILES} files with ${BROKEN} broken ones: all good ones are shown, ${BROKEN} are named`, async ({
  page,
}) => {
  test.slow()
  const files: Record<string, Uint8Array | string> = {}
  for (let index = 0; index < FILES - BROKEN; index++)
    files[`S${index % SERIES}/${index}`] = makeDicom({
      SeriesInstanceUID: `2.25.1000.${index % SERIES}`,
      SeriesNumber: index % SERIES,
      InstanceNumber: index,
      ImagePositionPatient: [0, 0, index],
    })
  for (let index = 0; index < BROKEN; index++)
    files[`S0/broken${index}`] = makeDicom().slice(0, index % 2 === 0 ? 300 : 140)
  await put(files)
  const viewer = new ViewerPage(page)
  await page.goto('/program/viewer')

  const button = page.getByRole('button', { name: '폴더 열기', exact: true })
  // A few files would be loaded before anybody could press the button.
  if (isFull) await stopInTheMiddle(viewer, button)
  await viewer.chooseFolder(button, folder)
  const refused = page.getByRole('button', { name: `열지 못한 파일 ${BROKEN}개` })
  await expect(refused).toBeVisible()
  await expect(page.getByRole('progressbar', { name: '영상을 읽는 중' })).toHaveCount(0)
  await expect(viewer.series.getByText(`영상 ${(FILES - BROKEN) / SERIES}장`)).toHaveCount(SERIES)
  await refused.click()
  const dialog = page.getByRole('dialog', { name: '열지 못한 파일' })
  await expect(dialog.getByRole('row')).toHaveCount(BROKEN + 1)
  for (let index = 0; index < BROKEN; index++)
    await expect(dialog.getByRole('row').filter({ hasText: `broken${index}` })).toHaveText(
      /.+\.(?: \(.+\))?$/u,
    )
})

/** Stops loading; the files loaded until then stay, and their number is shown. */
async function stopInTheMiddle(viewer: ViewerPage, button: Locator): Promise<void> {
  await viewer.chooseFolder(button, folder)
  await viewer.page.getByRole('button', { name: '그만 읽기' }).click()
  const stopped = viewer.page.getByText(/읽기를 멈추었습니다\. [\d,]+개까지 열렸습니다\./u)
  await expect(stopped).toBeVisible()
  const opened = /\d[\d,]*/u.exec((await stopped.textContent()) ?? '')?.[0].replace(',', '')
  expect(Number(opened)).toBeLessThan(FILES - BROKEN)
  await viewer.closeAll()
}

test('an archive, pictures, and further files while some are open', { tag: '@release' }, async ({ page }) => {
  const viewer = new ViewerPage(page)
  const zip = makeArchive(Object.fromEntries(phantomOf(4).map((bytes, index) => [`CD/IMG${index}`, bytes])))
  await viewer.open([given('disc.zip', zip)])
  await expect(viewer.series).toContainText('영상 4장')
  await viewer.viewport().press('End')
  await viewer.viewport().press('2')

  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } })
  const photo = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 200, height: 300 } })
  await viewer.add([
    given('shot.png', picture),
    given('photo.jpg', photo),
    given('cut.zip', zip.subarray(0, 900)),
  ])
  await expect(viewer.series.getByRole('button', { name: 'shot.png 열기' })).toBeVisible()
  await expect(viewer.series.getByRole('button', { name: 'photo.jpg 열기' })).toBeVisible()
  // The shown image and its settings stay unchanged.
  await expect(viewer.viewport()).toContainText('4 / 4')
  await expect(viewer.viewport()).toContainText('W 1500 L -600')
  await page.getByRole('button', { name: '열지 못한 파일 1개' }).click()
  await expect(page.getByRole('row', { name: /cut\.zip/u })).toContainText('압축 파일이 손상되었습니다.')
  await page.keyboard.press('Escape')
  await viewer.series.getByRole('button', { name: 'photo.jpg 열기' }).click()
  // A photograph has no directions and no size.
  await expect.poll(() => viewer.letters()).toBe('- - - -')
  await viewer.add(makePhantom({ slices: 4 }).map((file) => ({ ...file, name: `again/${file.name}` })))
  await expect(viewer.series).toContainText('영상 8장')

  await viewer.closeAll()
  await expect(page.getByText('영상을 여기에 놓으세요')).toBeVisible()
  await expect(page.getByRole('button', { name: /열지 못한 파일/u })).toHaveCount(0)
  await expect(viewer.series).toHaveCount(0)
})

test('an image that cannot be decoded is named with the reason; the others are shown', {
  tag: '@release',
}, async ({ page }) => {
  const viewer = new ViewerPage(page)
  const [good, bad] = makePhantom({ slices: 2 })
  const broken = makeDicom(
    {
      Rows: 128,
      Columns: 128,
      PixelSpacing: [0.7, 0.7],
      InstanceNumber: 9,
      ImagePositionPatient: [0, 0, -8],
    },
    { fragments: [[new Uint8Array(400).fill(7)]], transferSyntax: '1.2.840.10008.1.2.4.90' },
  )
  await viewer.open([good, bad, given('CRASH.dcm', Buffer.from(broken))].filter((file) => file !== undefined))
  const image = viewer.viewport()
  // The unreadable image keeps its place in the stack and is also listed, for readers who don't scroll that far.
  await image.press('End')
  await expect(image.getByRole('alert')).toContainText('CRASH.dcm')
  await expect(image.getByRole('alert')).toContainText('손상')
  await page.getByRole('button', { name: '열지 못한 파일 1개' }).click()
  await expect(page.getByRole('row', { name: /CRASH\.dcm/u })).toContainText('손상')
  await page.keyboard.press('Escape')
  await image.press('Home')
  await expect(image.locator('[data-window]')).toBeVisible()
})
