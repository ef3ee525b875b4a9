import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCALES } from '@pandok/domain/locale'
import { inScope } from '@pandok/testkit/scope'
import type { Page } from '@playwright/test'
import { test as base, expect } from './fixtures.ts'
import { IndependentClient } from './independent-client/IndependentClient.ts'
import { LoginPage } from './pages/LoginPage.ts'
import { enter } from './people/enter.ts'
import { enterProgramAs } from './people/enterProgramAs.ts'
import { examine } from './screens/examine.ts'
import { untilSettled } from './screens/moveTo.ts'
import { demoAccount } from './server/demoAccount.ts'
import type { Pandok } from './server/startPandok.ts'
import { type DesktopProgram, type ProgramStart, startProgram } from './server/startProgram.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const INSTALLER = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(3_000_000, 7)])
const PATIENT = 'HONG_GILDONG_19700101'

/** Publishes a newer version where the server looks for it, as `npm run desktop:build` would. */
async function publish(folder: string): Promise<void> {
  const latest = Buffer.from(
    JSON.stringify({
      version: '1.3.0',
      file: 'Pandok-Setup-1.3.0.exe',
      size: INSTALLER.byteLength,
      sha256: createHash('sha256').update(INSTALLER).digest('hex'),
      signature: { state: 'test' },
      releasedAt: '2026-11-15T09:00:00Z',
      minimumWindows: '10.0.19045',
      notes: Object.fromEntries(LOCALES.map((locale) => [locale, [`1.3.0 (${locale})`]])),
    }),
  )
  await writeFile(join(folder, 'Pandok-Setup-1.3.0.exe'), INSTALLER)
  await writeFile(join(folder, 'latest.json'), latest)
  await writeFile(join(folder, 'latest.json.sig'), `${sign(null, latest, privateKey).toString('base64')}\n`)
}

interface Worker {
  installers: string
}
interface Journey {
  /** Starts the program, and ends it with the test. */
  start: (how: string | null | ProgramStart, ...paths: string[]) => Promise<DesktopProgram>
}

const test = base.extend<Journey, Worker>({
  installers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'pandok-installers-'))
      await publish(folder)
      await use(folder)
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  pandokEnv: [
    async ({ installers }, use) =>
      use({ INSTALLER_URL_PRODUCTION: installers, PRODUCTION_HOSTS: '127.0.0.1' }),
    { scope: 'worker' },
  ],
  start: async ({ context }, use) => {
    const started: DesktopProgram[] = []
    await use(async (how, ...paths) => {
      const program = await startProgram(how, ...paths)
      started.push(program)
      return program
    })
    // The pages are closed first, as with a window, whose page doesn't outlive the program.
    await Promise.all(context.pages().map((page) => page.close()))
    await Promise.all(started.map((program) => program.dispose()))
  },
})

async function logIn(page: Page, pandok: Pandok): Promise<void> {
  const { email, password } = await demoAccount(pandok.dataDir, 'member')
  await new LoginPage(page).signIn(email, password)
  // Files passed at the start navigate on to the viewer.
  await expect(page).toHaveURL(/\/program\/(?:plate|viewer)$/u)
}

/** Logs in without the form, for tests of other parts. */
async function enterAsMember(
  page: Page,
  program: DesktopProgram,
  pandok: Pandok,
  path: string,
  settings?: Readonly<Record<string, string>>,
): Promise<void> {
  const { email, password } = await demoAccount(pandok.dataDir, 'member')
  const client = new IndependentClient(pandok.url)
  await client.signIn(email, password)
  await enterProgramAs(page, program, client, path, settings)
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const address = (page: Page) => page.getByLabel('서버 주소')

test('a program without a server asks for one, refuses wrong ones, and stores the right one', async ({
  page,
  pandok,
  start,
}) => {
  const other = createServer((_request, response) => response.end('<h1>It works!</h1>'))
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const program = await start(null)
  await program.enter(page, '/program/viewer')
  await expect(page).toHaveURL(/\/program$/u)
  await expect(heading(page, '판독 서버에 연결')).toBeVisible()
  await examine(page, 'ko', 'the first start')
  for (const [typed, said] of [
    ['http://pandok.example', '올바른 주소가 아닙니다'],
    ['http://127.0.0.1:9', '이 주소에서 응답이 없습니다'],
    [`http://127.0.0.1:${(other.address() as AddressInfo).port}`, '판독 서버가 없습니다'],
  ] as const) {
    await address(page).fill(typed)
    await page.getByRole('button', { name: '연결' }).click()
    await expect(page.getByText(said)).toBeVisible()
  }
  other.close()
  await address(page).fill(`${pandok.url}/program/plate`)
  await page.getByRole('button', { name: '연결' }).click()
  await new LoginPage(page).expectOpen()
  await expect(page.getByText(`서버: ${new URL(pandok.url).host}`)).toBeVisible()
  await examine(page, 'ko', 'the log-in of the program')
  await logIn(page, pandok)

  await page.goto('about:blank')
  await program.restart()
  await program.enter(page, '/')
  await expect(page).toHaveURL(/\/program\/plate$/u)
  await page.getByRole('link', { name: '프로그램', exact: true }).click()
  await expect(heading(page, '프로그램 설정')).toBeVisible()
  await expect(address(page)).toHaveValue(pandok.url)
  await examine(page, 'ko', '/program/desktop')
})

test('an unreachable server is reported, and another one can be configured', { tag: '@release' }, async ({
  page,
  pandok,
  start,
}) => {
  const program = await start('http://127.0.0.1:9')
  await program.enter(page)
  const gone = page.getByRole('alert').filter({ hasText: '서버에 연결할 수 없습니다.' })
  await expect(gone).toBeVisible()
  await gone.getByRole('button', { name: '다시 시도' }).click()
  await expect(gone).toBeVisible()
  await page.getByRole('link', { name: '바꾸기' }).click()
  await expect(heading(page, '프로그램 설정')).toBeVisible()
  await address(page).fill(pandok.url)
  await page.getByRole('button', { name: '확인하고 저장' }).click()
  const question = page.getByRole('alertdialog', { name: '서버를 바꿀까요?' })
  await expect(question).toContainText('로그아웃')
  await question.getByRole('button', { name: '바꾸고 로그아웃' }).click()
  await new LoginPage(page).expectOpen()
  await expect(gone).toBeHidden()
  await logIn(page, pandok)
})

test('a member whose server can’t be reached finds the setting of its address', { tag: '@release' }, async ({
  page,
  pandok,
  start,
}) => {
  const program = await start(pandok.url)
  await enterAsMember(page, program, pandok, '/program/plate')
  await expect(heading(page, '내 판')).toBeVisible()
  await page.route('**/api/**', (route) => route.fulfill({ status: 502, json: { code: 'UNREACHABLE' } }))
  await page.goto(new URL('/program/desktop', page.url()).href)
  await expect(heading(page, '프로그램 설정')).toBeVisible()
  await expect(address(page)).toHaveValue(pandok.url)
})

test('a newer version is announced, downloaded and offered, each step on request', {
  tag: '@release',
}, async ({ page, pandok, start }) => {
  const program = await start({
    server: pandok.url,
    env: {
      PANDOK_DESKTOP_VERSION: '1.2.3',
      PANDOK_DESKTOP_UPDATE_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    },
  })
  await enterAsMember(page, program, pandok, '/program/desktop')
  const updates = page.getByRole('region', { name: '업데이트' })
  await expect(page.getByRole('region', { name: '정보', exact: true })).toContainText('1.2.3')
  await updates.getByRole('button', { name: '지금 확인' }).click()
  await expect(updates.getByText('새 버전 1.3.0 사용 가능')).toBeVisible()
  await expect(updates.getByText('1.3.0 (ko)')).toBeVisible()

  // It is announced once on other pages.
  await page.getByRole('link', { name: '판', exact: true }).click()
  const notice = page.getByText('새 버전이 나왔습니다(1.3.0).')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: '알림 닫기' }).click()
  await expect(notice).toBeHidden()
  await page.reload()
  await expect(heading(page, '내 판')).toBeVisible()
  await expect(notice).toBeHidden()

  await page.getByRole('link', { name: '프로그램', exact: true }).click()
  await updates.getByRole('button', { name: /^내려받기/u }).click()
  await expect(updates.getByText('1.3.0 설치 준비 완료')).toBeVisible()
  expect(await readFile(join(program.dataDir, 'updates', 'Pandok-Setup-1.3.0.exe'))).toEqual(INSTALLER)
  await updates.getByRole('button', { name: '지금 설치하고 다시 시작' }).click()
  const question = page.getByRole('alertdialog', { name: '지금 설치할까요?' })
  await question.getByText('나중에').click()
  await expect(question).toBeHidden()
  await updates.getByRole('button', { name: '지금 설치하고 다시 시작' }).click()
  await question.getByRole('button', { name: '설치하고 다시 시작' }).click()
  // The installer runs on Windows only; elsewhere the program has to continue.
  await expect(updates.getByText('설치 프로그램을 시작할 수 없습니다.')).toBeVisible()
  await expect(updates.getByRole('button', { name: '지금 설치하고 다시 시작' })).toBeVisible()
})

test('the diagnostics are shown before they are saved, and contain no names', { tag: '@release' }, async ({
  page,
  pandok,
  start,
}) => {
  const root = await mkdtemp(join(tmpdir(), 'pandok-study-'))
  await mkdir(join(root, PATIENT))
  await writeFile(join(root, PATIENT, 'IM0001.dcm'), 'no image')
  const program = await start(pandok.url, join(root, PATIENT))
  await enterAsMember(page, program, pandok, '/program/viewer')
  // The file opens the viewer; until it has been read there, it would navigate away from every other page.
  await expect(page.getByRole('button', { name: '열지 못한 파일 1개' })).toBeVisible()
  await page.goto(new URL('/program/desktop', page.url()).href)
  await page.getByRole('button', { name: '진단 정보 저장' }).click()
  const dialog = page.getByRole('dialog', { name: '진단 정보 저장' })
  await expect(dialog).toContainText('환자에 관한 내용은 들어 있지 않으며')
  const shown = await dialog.getByRole('region', { name: '진단 정보 내용' }).innerText()
  expect(shown).toContain('"code": "FILES"')
  const { email } = await demoAccount(pandok.dataDir, 'member')
  for (const word of [PATIENT, 'GILDONG', 'IM0001', root, email]) expect(shown).not.toContain(word)
  await examine(page, 'ko', 'the diagnostics')
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '파일로 저장' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^pandok-diagnostics-\d{4}-\d\d-\d\d\.json$/u)
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual(JSON.parse(shown))
  await rm(root, { recursive: true })
})

for (const locale of inScope(LOCALES, 'desktop page'))
  test(`the page has no problem in ${locale}`, { tag: '@release' }, async ({ page, pandok, start }) => {
    const program = await start(pandok.url)
    await enterAsMember(page, program, pandok, '/program/desktop', { program_language: locale })
    await untilSettled(page)
    await examine(page, locale, '/program/desktop')
  })

test('pages that only the site has are opened there', { tag: '@release' }, async ({
  page,
  pandok,
  start,
}) => {
  const program = await start(pandok.url)
  await program.enter(page)
  await expect(page.getByRole('link', { name: '이용약관' }).first()).toHaveAttribute(
    'href',
    `${pandok.url}/terms?activeTab=1&lang=ko`,
  )
  await enterAsMember(page, program, pandok, '/program/payment')
  const toPrices = page.locator(`a[href^="${pandok.url}/price"]`).first()
  await expect(toPrices).toHaveAttribute('target', '_blank')
  await page.goto(new URL('/price?plan=basic-monthly', page.url()).href)
  await expect(heading(page, '이 페이지는 사이트에서 열립니다')).toBeVisible()
  await expect(page.getByRole('link', { name: '브라우저에서 열기' })).toHaveAttribute(
    'href',
    `${pandok.url}/price?plan=basic-monthly&lang=ko`,
  )
})

test('a browser has no such page', { tag: '@release' }, async ({ page, context, pandok }) => {
  expect((await page.goto('/program/desktop'))?.status()).toBe(404)
  await expect(page).toHaveURL(/\/login\?return=/u)
  await enter(context, pandok, 'member')
  await page.goto('/program/desktop')
  await expect(heading(page, '페이지를 찾을 수 없습니다')).toBeVisible()
})
