import { installOrthanc, startOrthanc, startServer, storeInstances } from '@pandok/viewer/dicomweb/testkit'
import { makeLengths } from '@pandok/viewer/reports/testkit'
import { expect, test } from './fixtures.ts'
import type { IndependentClient } from './independent-client/IndependentClient.ts'
import { RunWorkspacePage } from './pages/RunWorkspacePage.ts'
import { requestsOutside } from './pages/requestsOutside.ts'
import { SourcePage } from './pages/SourcePage.ts'
import { ViewerPage } from './pages/ViewerPage.ts'
import { enterAs } from './people/enter.ts'
import { joinByWire } from './people/joinByWire.ts'
import { keepModule } from './people/keepModule.ts'
import { keepPlate } from './people/keepPlate.ts'
import { makePhantom } from './people/makePhantom.ts'
import { makeSlideLevel } from './people/makeSlideLevel.ts'
import { examine, expectNoBarrier } from './screens/examine.ts'

const STUDY = '2.25.7000'
const SLICES = 60
const ACCOUNT = { name: 'reader', password: 'a real secret' }

const seriesOf = (number: number, slices: number) =>
  makePhantom({
    slices,
    elements: {
      SpecificCharacterSet: 'ISO_IR 192',
      PatientName: 'Hong^Gildong=洪^吉洞=홍^길동',
      PatientID: 'P77',
      StudyInstanceUID: STUDY,
      StudyDescription: 'CHEST CT',
      SeriesNumber: number,
      SeriesInstanceUID: `${STUDY}.${number}`,
      SeriesDescription: `AXIAL ${number}`,
    },
  }).map(({ buffer }) => new Uint8Array(buffer))

test.skip(!installOrthanc(), 'Orthanc cannot be installed here')

let orthanc: Awaited<ReturnType<typeof startOrthanc>>
test.beforeAll(async ({ pandok }) => {
  orthanc = await startOrthanc({ allowOrigin: pandok.url, account: ACCOUNT })
  const slide = [makeSlideLevel(1024, 1), makeSlideLevel(256, 2)]
  const files = [...seriesOf(1, SLICES), ...seriesOf(2, 3), ...slide]
  await storeInstances(orthanc.baseUrl, files, orthanc.authorization)
})
test.afterAll(() => orthanc?.stop())
let client: IndependentClient
test.beforeEach(async ({ page, context, pandok }) => {
  orthanc.slowDown(0)
  client = (await joinByWire(pandok.url)).client
  await enterAs(context, client)
  await page.goto('/program/viewer')
})

const server = () => ({
  name: '우리 PACS',
  address: orthanc.baseUrl,
  token: orthanc.authorization ?? '',
})

test('a study is found on a PACS by name and opened from there', async ({ page, pandok }) => {
  const outside = requestsOutside(page, pandok.url)
  const source = new SourcePage(page)
  const viewer = new ViewerPage(page)
  await source.open()
  await source.describe(server())
  await expect(source.dialog.getByText('암호화되지 않는 주소(http)입니다.')).toBeVisible()
  await source.tryOut()
  await expect(source.dialog.getByText('연결되었습니다.')).toBeVisible()
  await examine(page, 'ko', 'the settings of a server')
  await page.setViewportSize({ width: 1280, height: 800 })
  await source.save()

  await expect(source.dialog.getByLabel('환자 이름')).toBeFocused()
  await source.search('nobody')
  await expect(source.dialog.getByText('찾은 검사가 없습니다.')).toBeVisible()
  await source.search('gildong')
  await expect(source.dialog.getByRole('cell', { name: 'CHEST CT' })).toBeVisible()
  await expect(source.dialog.getByRole('cell', { name: String(SLICES + 3), exact: true })).toBeVisible()
  await source.study('홍길동').focus()
  await page.keyboard.press('Enter')
  await expect(source.dialog.getByText('1 · AXIAL 1')).toBeVisible()
  const picture = source.dialog.locator('li img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await examine(page, 'ko', 'the studies of a server')
  await page.setViewportSize({ width: 1280, height: 800 })

  // Only one series is opened.
  await source.dialog.getByRole('checkbox', { name: '2 · AXIAL 2' }).uncheck()
  await source.button('시리즈 1개 열기').click()
  await expect(source.dialog).toBeHidden()
  const image = viewer.viewport()
  await expect(image.locator('[data-window]')).toBeVisible()
  await expect(image).toContainText('홍길동')
  await expect(image).toContainText(`/ ${SLICES}`)
  await expect(page.getByText('열지 못한 파일')).toBeHidden()

  // The rest of the study is opened; the search result is still there.
  await image.press('Control+Shift+KeyO')
  await source.dialog.getByRole('checkbox', { name: '1 · AXIAL 1' }).uncheck()
  await source.dialog.getByRole('checkbox', { name: '2 · AXIAL 2' }).check()
  await source.button('시리즈 1개 열기').click()
  await expect(viewer.series).toContainText('AXIAL 2')

  // Only the PACS received requests, and the token isn't in anything that outlives the window.
  expect(outside.length).toBeGreaterThan(0)
  expect(outside.filter((url) => !url.startsWith(orthanc.baseUrl))).toEqual([])
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(kept).toContain(orthanc.baseUrl)
  expect(kept).not.toContain(server().token)
  await page.reload()
  await source.open()
  await source.search('P7')
  await expect(source.dialog.getByText('찾은 검사가 없습니다.')).toBeVisible()
})

test('a measurement report on an earlier study is found on the PACS and offered with its source', async ({
  page,
  pandok,
}) => {
  const patient = { PatientID: 'P78', PatientName: 'KIM^MINSU', PatientBirthDate: '19600102' }
  const report = (study: string, millimetres: number, elements: Record<string, string>) =>
    makeLengths([{ label: 'S6', uid: '2.25.5', millimetres }], {
      StudyInstanceUID: study,
      SeriesInstanceUID: `${study}.7`,
      SOPInstanceUID: `${study}.7.1`,
      StudyDate: '20260302',
      ...patient,
      ...elements,
    })
  const namesake = report('2.25.7200', 31, { PatientBirthDate: '19600103' })
  await storeInstances(orthanc.baseUrl, [report('2.25.7100', 9, {}), namesake], orthanc.authorization)
  await keepPlate(client, {
    name: '흉부 CT',
    cells: [
      {
        id: 'n',
        position: 0,
        name: '결절',
        title: '결절',
        outputs: [
          { id: 'm', kind: 'module', section: 'auto', moduleId: await keepModule(client, '폐 결절') },
        ],
      },
    ],
    keyMap: { KeyN: 'n' },
    autoFill: [],
  })
  const outside = requestsOutside(page, pandok.url)
  const source = new SourcePage(page)
  await page.setViewportSize({ width: 1680, height: 1000 })
  await source.open()
  await source.describe(server())
  const allowed = source.dialog.getByRole('checkbox', { name: '이전 계측 보고서(SR) 찾기' })
  await expect(allowed).not.toBeChecked()
  await allowed.check()
  await source.save()
  await page.keyboard.press('Escape')
  const now = { ...patient, StudyDate: '20260902', StudyInstanceUID: '2.25.7300' }
  await new ViewerPage(page).open(
    makePhantom({ slices: 2, elements: { ...now, SeriesInstanceUID: '2.25.7300.1' } }),
  )
  await page.getByRole('button', { name: /흉부 CT.*이 검사에 어울리는 판/u }).click()
  const workspace = new RunWorkspacePage(page)
  await workspace.ready()
  await page.keyboard.press('Control+Shift+H')
  const dialog = page.getByRole('dialog', { name: '이전 판독과 비교' })
  await expect(dialog.getByText('우리 PACS: 이전 계측 보고서(SR) 1개')).toBeVisible()
  await expectNoBarrier(page, 'ko', 'earlier reports of a server')
  await page.setViewportSize({ width: 1680, height: 1000 })
  await page.keyboard.press('Escape')

  await page.keyboard.press('n')
  await page.keyboard.type('12')
  const strip = page.getByRole('region', { name: '이전 병변' })
  await expect(strip).toContainText('영상 서버의 계측 보고서')
  await expect(strip).toContainText('9 mm')
  expect(await workspace.sentences()).toEqual([])
  await page.keyboard.press('Control+Shift+L')
  await page.keyboard.press('Control+Enter')
  await workspace.says([
    '2026-03-02 검사와 비교: 결절: 9 mm → 12 mm (+3 mm, +33.3%), 커짐.',
    '크기 12 mm의 결절이 보임.',
  ])
  expect(outside.length).toBeGreaterThan(0)
  expect(outside.filter((url) => !url.startsWith(orthanc.baseUrl))).toEqual([])
})

test('slow loading shows its progress and can be stopped, and what was loaded stays', {
  tag: '@release',
}, async ({ page }) => {
  const source = new SourcePage(page)
  const viewer = new ViewerPage(page)
  await source.open()
  await source.describe(server())
  await source.save()
  await source.search('')
  await source.study('홍길동').click()
  await expect(source.dialog.getByText('1 · AXIAL 1')).toBeVisible()
  orthanc.slowDown(400)
  await source.button('검사 열기').click()
  await expect(viewer.viewport().locator('[data-window]')).toBeVisible()
  await expect(page.getByText(new RegExp(`\\d+ / ${SLICES + 3}$`, 'u')).first()).toBeVisible()
  await page.getByRole('button', { name: '그만 읽기' }).click()
  await expect(page.getByText(/읽기를 멈추었습니다/u)).toBeVisible()
  await expect(viewer.viewport()).toContainText('홍길동')
})

test('a whole slide stays on its server, which delivers the visible tiles', { tag: '@release' }, async ({
  page,
  pandok,
}) => {
  const outside = requestsOutside(page, pandok.url)
  const source = new SourcePage(page)
  await source.open()
  await source.describe(server())
  await source.save()
  await source.search('slide')
  await source.study('SLIDE').click()
  await expect(source.dialog.getByText('1 · LIVER HE')).toBeVisible()
  await source.button('검사 열기').click()
  await expect(page.getByRole('region', { name: '슬라이드 LIVER HE' })).toBeVisible()
  await expect.poll(() => outside.filter((url) => /\/frames\/\d+$/u.test(url)).length).toBeGreaterThan(0)
  await expect(new ViewerPage(page).series).toContainText('SLIDE, PATIENT')
  // No file was loaded completely.
  expect(outside.filter((url) => /\/(?:series|instances)\/[\d.]+$/u.test(url))).toEqual([])
})

test('the settings of a server have no accessibility violation', { tag: '@release' }, async ({ page }) => {
  test.slow()
  const source = new SourcePage(page)
  await source.open()
  await source.describe({ ...server(), token: 'wrong' })
  await source.tryOut()
  await expect(source.dialog.getByRole('alert')).toBeVisible()
  await examine(page, 'ko', 'the settings of a server')
  await source.describe(server())
  await source.save()
  await source.search('')
  await source.study('홍길동').click()
  await expect(source.dialog.locator('li img')).toHaveCount(2)
  await examine(page, 'ko', 'the studies of a server')
})

test('an unusable server is explained, with what to do', { tag: '@release' }, async ({ page, pandok }) => {
  const source = new SourcePage(page)
  const page404 = await startServer((_, response) => {
    response.writeHead(200, { 'access-control-allow-origin': pandok.url, 'content-type': 'text/html' })
    response.end('<title>Welcome</title>')
  })
  const silent = await startServer((_, response) => response.end('[]'))
  const gone = await startServer(() => undefined)
  await gone.stop()
  await source.open()
  const says = async (changes: Partial<ReturnType<typeof server>>, sentence: string | RegExp) => {
    await source.describe({ ...server(), ...changes })
    await source.tryOut()
    await expect(source.dialog.getByText(sentence)).toBeVisible()
  }
  await says({ token: 'wrong' }, '서버가 토큰을 받아들이지 않습니다.')
  await says({ address: gone.baseUrl }, '서버가 응답하지 않습니다.')
  await says({ address: silent.baseUrl, token: '' }, new RegExp(`CORS.*${pandok.url}`, 'u'))
  await says({ address: page404.baseUrl, token: '' }, 'DICOMweb으로 응답하지 않습니다.')
  await says(
    { address: 'http://pacs.example/dicom-web' },
    '인터넷에 있는 서버는 https 주소만 사용할 수 있습니다.',
  )
  await says({ address: 'pacs' }, '주소가 올바르지 않습니다.')
  await Promise.all([page404.stop(), silent.stop()])

  // The search reports the same, because a token may have expired since.
  await source.describe({ ...server(), token: 'wrong' })
  await source.save()
  await source.search('gildong')
  await expect(source.dialog.getByRole('alert')).toContainText('서버가 토큰을 받아들이지 않습니다.')
})
