import { readFile } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'
import { makeDicom } from '@pandok/viewer/testkit'
import type { Download, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { ViewerPage } from './pages/ViewerPage.ts'
import { enterAs } from './people/enter.ts'
import { joinByWire } from './people/joinByWire.ts'
import { type GivenFile, makePhantom, PHANTOM } from './people/makePhantom.ts'
import { framesPass } from './screens/framesPass.ts'
import { layoutProblems } from './screens/layoutProblems.ts'

const SECRETS = /SECRET|비밀환자|19810203/u

const elements = {
  SpecificCharacterSet: 'ISO_IR 192',
  PatientName: 'SECRET^NAME=비밀환자',
  PatientID: 'SECRETID',
  PatientBirthDate: '19810203',
  AccessionNumber: 'SECRETACC',
}

test.beforeEach(async ({ context, pandok, page }) => {
  const { client } = await joinByWire(pandok.url)
  await enterAs(context, client)
  await page.setViewportSize({ width: 1500, height: 900 })
})

async function saved(page: Page, item: string): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: '내보내기' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: item }).click(),
  ])
  return contentOf(download)
}

async function contentOf(download: Download): Promise<{ name: string; bytes: Buffer }> {
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

const lettersOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8')

const fileOf = (name: string, bytes: Uint8Array): GivenFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
})

test('measurements are exported as a table and as a DICOM report with the same content', {
  tag: '@release',
}, async ({ page }) => {
  const viewer = new ViewerPage(page)
  await viewer.open(makePhantom({ elements }))
  await viewer.measurePhantom()

  const table = await saved(page, '계측을 CSV로 저장')
  expect(table.name).toMatch(/^pandok-\d{4}-\d\d-\d\d-measurements\.csv$/u)
  const lines = lettersOf(table.bytes).split('\r\n')
  expect(lines[0]).toBe('\ufeff번호,이름,도구,항목,값,단위,크기 기준,검사일,시리즈,영상')
  const [number, , tool, quantity, value, unit] = lines[1]?.split(',') ?? []
  expect([number, tool, quantity, unit]).toEqual(['1', '길이', '길이', 'mm'])
  expect(Math.abs(Number(value) - PHANTOM.distance)).toBeLessThan(0.11)
  expect(lettersOf(table.bytes)).toContain('1차 진단용이 아닙니다')
  expect(lettersOf(table.bytes)).not.toMatch(SECRETS)

  const report = await saved(page, '계측을 DICOM SR로 저장')
  expect(report.name).toMatch(/^pandok-\d{4}-\d\d-\d\d-measurements\.dcm$/u)
  expect(lettersOf(report.bytes)).toContain('비밀환자')
  expect(lettersOf(report.bytes)).toContain('1차 진단용이 아닙니다')

  // One key hides the patient, also in exported files.
  await viewer.viewport().press('j')
  await expect(viewer.viewport()).toContainText('환자 정보 숨김')
  const nameless = await saved(page, '계측을 DICOM SR로 저장')
  expect(lettersOf(nameless.bytes)).not.toMatch(SECRETS)

  // The exported file opens again as a report.
  await viewer.open([...makePhantom({ elements }), fileOf('report.dcm', report.bytes)])
  await viewer.series.getByRole('button', { name: 'Imaging Measurement Report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Imaging Measurement Report' })
  await expect(dialog).toContainText(`Length: ${Number(value)} mm`)
  await expect(dialog).toContainText('1차 진단용이 아닙니다')
})

test('a picture named after its patient is saved without the name once the patient is hidden', {
  tag: '@release',
}, async ({ page }) => {
  const name = /홍길동/u
  const viewer = new ViewerPage(page)
  // Text is recorded before it becomes pixels of a picture.
  await page.addInitScript(() => {
    const written: string[] = []
    const { fillText } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.fillText = function (words, ...rest) {
      written.push(words)
      fillText.call(this, words, ...rest)
    }
    Object.assign(window, { written })
  })
  const written = () =>
    page.evaluate(() => (window as unknown as { written: string[] }).written.splice(0).join('\n'))
  await page.goto('/program/viewer')
  const clip = { x: 0, y: 0, width: 300, height: 200 }
  const photo = await page.screenshot({ type: 'jpeg', clip })
  await viewer.open([fileOf('홍길동.jpg', photo), fileOf('홍길동.txt', Buffer.from('no image'))])
  const image = viewer.viewport()
  await expect(image).toContainText(name)
  await image.press('l')
  await viewer.drag({ x: 30, y: 30 }, { x: 90, y: 90 })
  await image.press('k')
  await expect(page.getByRole('button', { name: /^키 이미지 홍길동\.jpg .*보기$/u })).toBeVisible()
  expect(lettersOf((await saved(page, '계측을 CSV로 저장')).bytes)).toMatch(name)
  await saved(page, '지금 화면을 PNG로 저장')
  expect(await written()).toMatch(name)

  await image.press('j')
  await expect(image).toContainText('파일 이름 숨김')
  await page.getByRole('button', { name: '열지 못한 파일 1개' }).click()
  await expect(page.getByRole('dialog', { name: '열지 못한 파일' })).toContainText('파일 이름 숨김')
  // Neither texts nor titles nor labels contain the name.
  expect(await page.content()).not.toMatch(name)
  await expect(page).not.toHaveTitle(name)
  await page.keyboard.press('Escape')
  const table = await saved(page, '계측을 CSV로 저장')
  expect(`${table.name} ${lettersOf(table.bytes)}`).not.toMatch(name)
  const picture = await saved(page, '지금 화면을 PNG로 저장')
  expect(`${picture.name} ${await written()}`).not.toMatch(name)
  await viewer.print()
  await expect(page.locator('[data-printed] figcaption')).toContainText('파일 이름 숨김')
  expect(await page.content()).not.toMatch(name)
})

interface PictureFacts {
  width: number
  height: number
  /** The greatest brightness in the left half of the picture, along the row of the two points. */
  brightest: number
  /** Number of pixels in the color of measurements. */
  marks: number
  /** Numbers of bright pixels in the corner that names the patient, and in the line below the picture. */
  corner: number
  notice: number
}

const factsOf = (page: Page, bytes: Buffer): Promise<PictureFacts> =>
  page.evaluate(
    async (numbers) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(numbers)], { type: 'image/png' }))
      const { width, height } = bitmap
      const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D
      context.drawImage(bitmap, 0, 0)
      const bottom = height - 26
      const count = (
        [left, top, wide, high]: [number, number, number, number],
        isMeant: (r: number, g: number, b: number) => boolean,
      ) => {
        const { data } = context.getImageData(left, top, wide, high)
        let found = 0
        for (let at = 0; at < data.length; at += 4)
          if (isMeant(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) found++
        return found
      }
      const isBright = (r: number, g: number, b: number) => Math.min(r, g, b) > 200
      return {
        width,
        height,
        brightest: count([width / 4, bottom / 4, width / 2, bottom / 2], isBright),
        marks: count([0, 0, width, bottom], (r, g, b) => Math.max(r, g) > 180 && Math.max(r, g) - b > 120),
        corner: count([0, 0, 160, 24], isBright),
        notice: count([0, bottom, width, 26], isBright),
      }
    },
    [...bytes],
  )

test('the view is saved as it is visible, and a report is printed with key images, measurements and its fonts', async ({
  page,
}) => {
  const viewer = new ViewerPage(page)
  await viewer.open(makePhantom({ elements, slices: 7 }))
  await test.step('the notice is below a saved view', () => saveView(viewer))
  await test.step('the printed page contains marks and measurements', () => printReport(viewer))
})

async function saveView(viewer: ViewerPage): Promise<void> {
  const { page } = viewer
  const box = await viewer.viewport().boundingBox()
  const plain = await saved(page, '지금 화면을 PNG로 저장')
  expect(plain.name).toMatch(/^pandok-\d{4}-\d\d-\d\d-view\.png$/u)
  const before = await factsOf(page, plain.bytes)
  expect(before.width).toBe(Math.round(box?.width ?? 0))
  expect(before.height).toBe(Math.round((box?.height ?? 0) + 26))
  expect(before.brightest).toBeGreaterThan(20)
  expect(before.marks).toBe(0)
  expect(before.corner).toBeGreaterThan(100)
  expect(before.notice).toBeGreaterThan(100)

  await viewer.measurePhantom()
  await page.mouse.move(0, 0)
  await viewer.viewport().press('Escape')
  await viewer.viewport().press('d')
  await viewer.viewport().press('d')
  await framesPass(page, 3)
  const measured = await factsOf(page, (await saved(page, '지금 화면을 PNG로 저장')).bytes)
  expect(measured.marks).toBeGreaterThan(50)
  // Hidden texts aren't saved; the notice always is.
  expect(measured.corner).toBe(0)
  expect(measured.notice).toBe(before.notice)
  await viewer.viewport().press('d')
}

async function printReport(viewer: ViewerPage): Promise<void> {
  const { page } = viewer
  const image = viewer.viewport()
  for (let index = 0; index < 7; index++) {
    await image.press('k')
    await image.press('ArrowDown')
  }
  const strip = page.getByRole('region', { name: '키 이미지' })
  await expect(strip.getByRole('listitem')).toHaveCount(7)
  await viewer.print()

  const printed = page.locator('[data-printed]')
  await expect(printed).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(printed).toBeVisible()
  await expect(page.getByRole('toolbar')).toBeHidden()
  await expect(printed.locator('thead').first()).toContainText('비밀환자')
  await expect(printed.locator('tfoot')).toContainText('1차 진단용이 아닙니다')
  await expect(printed.locator('tfoot')).toHaveCSS('display', 'table-footer-group')
  await expect(printed.locator('figure')).toHaveCount(7)
  await expect(printed.locator('figure').first()).toHaveCSS('break-inside', 'avoid')
  await expect(printed.getByRole('row', { name: /^길이 1 /u })).toContainText(/2[78]\.\d\smm/u)
  // The figures contain pictures rather than black areas.
  const colors = await printed.locator('figure canvas').evaluateAll((all) =>
    (all as HTMLCanvasElement[]).map((canvas) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
      return pixels?.data.some((value, at) => at % 4 < 3 && value > 200)
    }),
  )
  expect(colors).toEqual(Array(7).fill(true))

  await page.emulateMedia({ media: null })
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/gu)?.length).toBeGreaterThan(1)
  expect(pdf).toMatch(/\/FontName\s*\/[A-Z]{6}\+Pretendard/u)
  // A variable font is embedded as outlines; the text can still be found and copied.
  expect(pdf).toMatch(/\/FontFile|\/Subtype\s*\/Type3/u)
  expect(pdf).toContain('/ToUnicode')
  // After printing, nothing of the printed page remains in the document.
  await expect(printed).toHaveCount(0)
  await expect(page).not.toHaveTitle(/^pandok-/u)
}

/** Returns the files of an archive by name, from its directory. */
function unzip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let at = archive.readUInt32LE(end + 16)
  for (let rest = archive.readUInt16LE(end + 10); rest > 0; rest--) {
    const [size, nameLength, extra] = [at + 20, at + 28, at + 30].map((place, index) =>
      index === 0 ? archive.readUInt32LE(place) : archive.readUInt16LE(place),
    ) as [number, number, number]
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const packed = archive.subarray(start, start + size)
    const isDeflated = archive.readUInt16LE(at + 10) === 8
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString('utf8')
    files.set(name, isDeflated ? inflateRawSync(packed) : packed)
    at += 46 + nameLength + extra + archive.readUInt16LE(at + 32)
  }
  return files
}

test('images are exported without their patient, after the warnings were read', { tag: '@release' }, async ({
  page,
}) => {
  const viewer = new ViewerPage(page)
  const screen = { ...elements, Modality: 'US', BurnedInAnnotation: undefined, SeriesDescription: 'SCREEN' }
  const pdf = makeDicom({
    ...elements,
    SOPClassUID: '1.2.840.10008.5.1.4.1.1.104.1',
    PixelData: undefined,
    EncapsulatedDocument: new TextEncoder().encode('%PDF-1.4 '),
    DocumentTitle: 'SECRET',
  })
  await viewer.open([...makePhantom({ elements: screen }), fileOf('SECRET.pdf.dcm', pdf)])
  await expect(viewer.series).toContainText('영상 5장')
  await page.getByRole('button', { name: '내보내기' }).click()
  await page.getByRole('menuitem', { name: '익명화한 DICOM으로 저장' }).click()
  const dialog = page.getByRole('dialog', { name: '익명화한 DICOM으로 저장' })
  await expect(dialog).toContainText('파일 5개를 익명화했습니다')
  await expect(dialog).toContainText('이름이나 번호가 새겨져 있는 경우가 많습니다')
  await expect(dialog).toContainText('SCREEN · 영상 5장')
  await expect(dialog).toContainText('포함하지 못한 파일 1개')

  const save = dialog.getByRole('button', { name: 'ZIP으로 저장' })
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('checkbox').check()
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  const { name, bytes } = await contentOf(download)
  expect(name).toMatch(/^pandok-\d{4}-\d\d-\d\d-images\.zip$/u)
  const files = unzip(bytes)
  expect([...files.keys()]).toEqual([1, 2, 3, 4, 5].map((index) => `SERIES001/IMAGE0000${index}.dcm`))
  for (const file of files.values()) {
    expect(lettersOf(file)).not.toMatch(SECRETS)
    expect(lettersOf(file)).toContain('ANON-0001')
  }

  // The exported file opens again with all of its pictures.
  await page.reload()
  await viewer.open([fileOf('again.zip', bytes)])
  await expect(viewer.series).toContainText('ANON-0001')
  await expect(viewer.series).toContainText('영상 5장')
})

test('with two patients open, a print asks whose report it is', { tag: '@release' }, async ({ page }) => {
  const viewer = new ViewerPage(page)
  await viewer.open(makePhantom({ elements }))
  await viewer.viewport().press('k')
  const other = {
    PatientName: 'OTHER^ONE',
    PatientID: 'O1',
    StudyInstanceUID: '2.25.2000',
    SeriesInstanceUID: '2.25.2000.1',
    SeriesDescription: 'COMPARED',
  }
  await viewer.add(makePhantom({ elements: other, prefix: 'B' }))
  await viewer.series.getByRole('button', { name: 'COMPARED' }).click()
  await expect(viewer.viewport()).toContainText('OTHER, ONE')
  await viewer.viewport().press('k')

  await viewer.askForPrint()
  const dialog = page.getByRole('dialog', { name: '누구의 판독문입니까?' })
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 700 })
  expect(await layoutProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('[data-printed]')).toHaveCount(0)

  await page.setViewportSize({ width: 1500, height: 900 })
  await viewer.askForPrint()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: /^비밀환자.*SECRETID.*1981-02-03/u })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await viewer.printed()
  const printed = page.locator('[data-printed]')
  await expect(printed.locator('thead').first()).toContainText('비밀환자')
  await expect(printed.locator('figure')).toHaveCount(1)
  await expect(printed).not.toContainText(/OTHER|COMPARED/u)
})

test('key images are found again in their strip', { tag: '@release' }, async ({ page }) => {
  const viewer = new ViewerPage(page)
  await viewer.open(makePhantom())
  const image = viewer.viewport()
  await image.press('End')
  await image.press('k')
  await image.press('Home')
  await expect(image).toContainText('1 / 5')
  await page.getByRole('button', { name: /^키 이미지 .*5 \/ 5 보기$/u }).click()
  await expect(image).toContainText('5 / 5')
  await page.getByRole('button', { name: /^키 이미지 .*5 \/ 5 표시 지우기$/u }).click()
  await expect(page.getByRole('region', { name: '키 이미지' })).toHaveCount(0)
})

test('reports and PDFs opened with the images can be read', { tag: '@release' }, async ({
  page,
  context,
}) => {
  const viewer = new ViewerPage(page)
  const code = (CodeMeaning: string) => [{ CodeValue: '1', CodingSchemeDesignator: 'DCM', CodeMeaning }]
  const report = makeDicom({
    ...elements,
    SOPClassUID: '1.2.840.10008.5.1.4.1.1.88.33',
    Modality: 'SR',
    PixelData: undefined,
    ValueType: 'CONTAINER',
    ConceptNameCodeSequence: code('흉부 보고서'),
    ContentSequence: ['우상엽 결절', '흉수 없음'].map((TextValue) => ({
      ValueType: 'TEXT',
      RelationshipType: 'CONTAINS',
      TextValue,
      ConceptNameCodeSequence: code('Finding'),
    })),
  })
  const pdf = makeDicom({
    ...elements,
    SOPClassUID: '1.2.840.10008.5.1.4.1.1.104.1',
    PixelData: undefined,
    DocumentTitle: '검사 결과지',
    EncapsulatedDocument: new TextEncoder().encode('%PDF-1.4\n%%EOF\n'),
    EncapsulatedDocumentLength: 15,
  })
  await viewer.open([...makePhantom({ elements }), fileOf('sr.dcm', report), fileOf('pdf.dcm', pdf)])
  await viewer.series.getByRole('button', { name: '흉부 보고서' }).click()
  const dialog = page.getByRole('dialog', { name: '흉부 보고서' })
  await expect(dialog.getByRole('listitem')).toHaveText(['Finding: 우상엽 결절', 'Finding: 흉수 없음'])
  await dialog.getByRole('searchbox').fill('흉수')
  await expect(dialog.getByRole('listitem')).toHaveText(['Finding: 흉수 없음'])
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: '텍스트 복사' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('흉부 보고서\nFinding: 우상엽 결절\nFinding: 흉수 없음')
  await dialog.getByRole('button', { name: '닫기' }).click()

  // Both buttons save the same file; the one that opens a PDF does so because this browser shows none.
  expect(await page.evaluate(() => navigator.pdfViewerEnabled)).toBe(false)
  for (const button of ['검사 결과지 저장', 'PDF 열기: 검사 결과지']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      viewer.series.getByRole('button', { name: button }).click(),
    ])
    const { name, bytes } = await contentOf(download)
    expect(name).toMatch(/^pandok-\d{4}-\d\d-\d\d-document\.pdf$/u)
    expect(lettersOf(bytes)).toBe('%PDF-1.4\n%%EOF\n')
  }
})

test('a text annotation asks for its words', async ({ page }) => {
  const viewer = new ViewerPage(page)
  await viewer.open(makePhantom())
  const image = viewer.viewport()
  await image.press('Shift+L')
  await image.press('t')
  const at = async (x: number, y: number) => {
    const place = await viewer.place({ x, y })
    await page.mouse.click(place.x, place.y)
  }
  const field = page.getByRole('textbox', { name: '표시할 글자' })
  await at(30, 30)
  await expect(field).toBeFocused()
  // Letters are text here, and not keys of tools.
  await page.keyboard.type('결절 a')
  await page.keyboard.press('Enter')
  await expect(field).toHaveCount(0)
  await expect(image.locator('svg')).toContainText('결절 a')
  const list = page.getByRole('region', { name: '계측' })
  await expect(list.getByRole('listitem')).toHaveCount(1)

  await at(60, 90)
  await expect(field).toBeFocused()
  await page.keyboard.type('b')
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await expect(list.getByRole('listitem')).toHaveCount(1)
})
