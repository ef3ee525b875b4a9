import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { IndependentClient } from './independent-client/IndependentClient.ts'
import { RunWorkspacePage } from './pages/RunWorkspacePage.ts'
import { requestsOutside } from './pages/requestsOutside.ts'
import { ViewerPage } from './pages/ViewerPage.ts'
import { enterAs } from './people/enter.ts'
import { joinByWire } from './people/joinByWire.ts'
import { keepModule } from './people/keepModule.ts'
import { keepPlate } from './people/keepPlate.ts'
import { libraryModule } from './people/libraryFiles.ts'
import { makePhantom } from './people/makePhantom.ts'
import { expectNoBarrier } from './screens/examine.ts'

/** Stores a chest plate with tumor response on R and a nodule on N. */
async function keepFollowUpPlate(client: IndependentClient): Promise<string> {
  const modules = [
    ['r', 'RECIST', await keepModule(client, 'RECIST', {}, (await libraryModule('recist-1-1')).definition)],
    ['n', '결절', await keepModule(client, '폐 결절')],
  ] as const
  return keepPlate(client, {
    name: '흉부 CT',
    cells: modules.map(([id, name, moduleId], position) => ({
      id,
      position,
      name,
      title: name,
      outputs: [{ id: 'm', kind: 'module', section: 'auto', moduleId }],
    })),
    keyMap: { KeyR: 'r', KeyN: 'n' },
    autoFill: [],
  })
}

const SECRET = { PatientName: 'HIDDEN^PATIENT', PatientID: 'SECRET77', PatientBirthDate: '19600102' }

const study = (uid: string, StudyDate: string) =>
  makePhantom({
    slices: 2,
    prefix: uid,
    elements: { ...SECRET, StudyDate, StudyInstanceUID: uid, SeriesInstanceUID: `${uid}.1` },
  })

const field = (form: Locator, name: RegExp, row: number) => form.getByRole('textbox', { name }).nth(row)
const dialogOf = (page: Page) => page.getByRole('dialog', { name: '이전 판독과 비교' })

async function openPlate(page: Page, workspace: RunWorkspacePage): Promise<Locator> {
  await page.getByRole('button', { name: /흉부 CT.*이 검사에 어울리는 판/u }).click()
  await workspace.ready()
  return page.getByRole('form')
}

test.beforeEach(async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1680, height: 1000 })
})

test('two CTs of one patient with three lesions, one gone, one new: the response in Korean and in English', async ({
  context,
  page,
  pandok,
}) => {
  const { client } = await joinByWire(pandok.url)
  await keepFollowUpPlate(client)
  await enterAs(context, client)
  const outside = requestsOutside(page, pandok.url)
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  const viewer = new ViewerPage(page)
  const workspace = new RunWorkspacePage(page)

  // The earlier examination has three targets, and its report is saved as a file.
  await viewer.open(study('2.25.101', '20260302'))
  const form = await openPlate(page, workspace)
  await page.keyboard.press('r')
  for (const [row, [site = '', size = '']] of [
    ['S6', '30'],
    ['LLL', '22'],
    ['LN', '18'],
  ].entries()) {
    await form.getByRole('button', { name: /^표적 병변 추가/u }).click()
    await field(form, /^위치/u, row).fill(site)
    await field(form, /^기저 직경/u, row).fill(size)
    await field(form, /^현재 직경/u, row).fill(size)
  }
  await form.getByRole('radio', { name: '없음' }).first().click()
  await page.keyboard.press('Alt+n')
  await page.keyboard.press('Control+Enter')
  await expect.poll(async () => (await workspace.sentences()).at(-1)).toMatch(/안정 병변\(SD\)/u)
  await page.keyboard.press('Control+Shift+H')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialogOf(page).getByRole('button', { name: '이 판독을 파일로 저장' }).click(),
  ])
  const buffer = readFileSync(await download.path())
  expect(buffer.toString()).not.toMatch(/HIDDEN|SECRET77|19600102/u)

  // The file is opened together with the newer images; one key takes the list, another its lesions.
  const old = { name: download.suggestedFilename(), mimeType: 'application/json', buffer }
  await viewer.open([...study('2.25.102', '20260902'), old])
  await openPlate(page, workspace)
  await expect(
    page.getByRole('region', { name: /^알림/u }).getByText('2026-03-02 판독을 가져왔습니다.'),
  ).toBeVisible()
  await page.keyboard.press('r')
  const strip = page.getByRole('region', { name: '이전 병변' })
  await expect(strip).toContainText('병변 3개')
  await expect(strip).toContainText('판독 파일')
  await page.keyboard.press('Control+Shift+L')
  await page.keyboard.press('Control+Shift+L')
  await expect(field(form, /^위치/u, 2)).toHaveValue('LN')
  for (const [row, size] of ['15', '0', '19'].entries()) await field(form, /^현재 직경/u, row).fill(size)
  await form.getByRole('radio', { name: '없음' }).first().click()
  await form.getByRole('radio', { name: '있음' }).click()
  await page.keyboard.press('Alt+n')
  await page.keyboard.press('Control+Enter')
  await workspace.says([
    '2026-03-02 검사와 비교:\n- 표적 병변 1 (S6): 30 mm → 15 mm (-15 mm, -50%), 작아짐.\n- 표적 병변 2 (LLL): 이전 22 mm, 현재 보이지 않음.\n- 표적 병변 3 (LN): 18 mm → 19 mm (+1 mm, +5.6%), 변화 없음.\n- 합: 70 mm → 34 mm (-51.4%).',
    '표적 병변 1(S6): 기저 30 mm, 현재 15 mm(-50.0%).\n표적 병변 2(LLL): 기저 22 mm, 현재 0 mm(-100.0%).\n표적 병변 3(LN): 기저 18 mm, 현재 19 mm(+5.6%).',
    '표적 병변 직경의 합 34 mm(기저 70 mm 대비 -51.4%, 최저 70 mm 대비 -51.4%). 비표적 병변은 없음. 새 병변 있음. 다음 검사로 넘길 최저 합 34 mm.',
    'RECIST 1.1 종합 반응: 질병 진행(PD). 새 병변이 있음. 표적 병변만의 반응은 PR임.',
  ])
  await workspace.report.getByRole('combobox').first().selectOption('en')
  await workspace.says([
    'Compared with 2026-03-02:\n- Target lesion 1 (S6): 30 mm → 15 mm (-15 mm, -50%), decreased.\n- Target lesion 2 (LLL): previously 22 mm, no longer seen.\n- Target lesion 3 (LN): 18 mm → 19 mm (+1 mm, +5.6%), unchanged.\n- Sum: 70 mm → 34 mm (-51.4%).',
    'Target lesion 1 (S6): baseline 30 mm, now 15 mm (-50.0%).\nTarget lesion 2 (LLL): baseline 22 mm, now 0 mm (-100.0%).\nTarget lesion 3 (LN): baseline 18 mm, now 19 mm (+5.6%).',
    'Sum of target diameters 34 mm (-51.4% from baseline 70 mm, -51.4% from nadir 70 mm). No non-target lesions. New lesion. Nadir to carry on: 34 mm.',
    'RECIST 1.1 overall response: progressive disease (PD). New lesion. Target lesions alone: PR.',
  ])

  expect(outside).toEqual([])
  // Only long words are searched, because encrypted data contains short ones such as «S6» by chance.
  expect(asked.filter((text) => /HIDDEN|SECRET77|표적 병변 1/u.test(decodeURIComponent(text)))).toEqual([])
})

test('an old report is pasted and compared; data stored on this computer outlives the page and is wiped', async ({
  context,
  page,
  pandok,
}) => {
  const { client } = await joinByWire(pandok.url)
  const plate = await keepFollowUpPlate(client)
  await enterAs(context, client)
  const workspace = new RunWorkspacePage(page)
  const dialog = dialogOf(page)
  await workspace.open(plate)

  await page.keyboard.press('Control+Shift+H')
  await expect(dialog.getByRole('textbox', { name: '환자 번호' })).toBeFocused()
  await page.keyboard.type('00123')
  await dialog.getByRole('radio', { name: '1년' }).check()
  await dialog.getByRole('button', { name: '이전 판독문 붙여넣기' }).click()
  await page.keyboard.insertText('검사일: 2026-03-02\n우하엽에 9 mm 결절이 있음. 종격동 림프절 비대 없음.')
  await expect(dialog.getByText(/^크기 1개를 찾았습니다/u)).toBeVisible()
  await expectNoBarrier(page, 'ko', 'earlier reports')
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByRole('button', { name: '비교에 사용' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await page.keyboard.type('12')
  await expect(page.getByRole('region', { name: '이전 병변' })).toContainText('우하엽에 9 mm 결절이 있음')
  await page.keyboard.press('Control+Shift+L')
  await page.keyboard.press('Control+Enter')
  await workspace.says([
    '2026-03-02 검사와 비교: 결절: 9 mm → 12 mm (+3 mm, +33.3%), 커짐.',
    '크기 12 mm의 결절이 보임.',
  ])
  await page.getByRole('button', { name: /^모두 복사/u }).click()
  await expect.poll(() => workspace.copied()).toContain('커짐')
  // The report is encrypted and stored after it was copied, and nothing on the page waits for that.
  await expect(async () => {
    await page.keyboard.press('Control+Shift+H')
    await expect(dialog.getByText('보관한 판독 1개')).toBeVisible({ timeout: 2000 })
  }).toPass()

  await workspace.open(plate)
  await page.keyboard.press('Control+Shift+H')
  await dialog.getByRole('textbox', { name: '환자 번호' }).fill('123')
  await expect(dialog.getByText('보관한 판독 1개')).toBeVisible()
  await expect(dialog.getByText('이 컴퓨터에 보관', { exact: true })).toHaveCount(0)
  await dialog.getByRole('textbox', { name: '환자 번호' }).fill('00123')
  await expect(dialog.getByText('이 컴퓨터에 보관', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: '보관한 판독 모두 지우기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '보관한 판독 모두 지우기' }).click()
  await expect(dialog.getByText('이 컴퓨터에 보관', { exact: true })).toHaveCount(0)
  await expect(dialog.getByText(/^보관한 판독/u)).toHaveCount(0)
})
