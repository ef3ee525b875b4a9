import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from './fixtures.ts'

const FILE = 'Pandok-Setup-1.2.3.exe'
const PROGRAM = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300_000, 7)])
const SHA256 = createHash('sha256').update(PROGRAM).digest('hex')

async function publish(folder: string, version: string): Promise<string> {
  await mkdir(folder)
  await writeFile(join(folder, FILE), PROGRAM)
  const notes = Object.fromEntries(
    ['ko', 'en', 'zh', 'ja', 'de'].map((locale) => [locale, [`${version} (${locale})`]]),
  )
  const latest = {
    version,
    file: FILE,
    size: PROGRAM.byteLength,
    sha256: SHA256,
    signature: { state: 'test', subject: 'CN=Pandok Test' },
    releasedAt: '2026-11-15T09:00:00Z',
    notes,
    minimumWindows: '10.0.19045',
  }
  await writeFile(join(folder, 'latest.json'), JSON.stringify(latest))
  return folder
}

const test = base.extend<object, { installers: string }>({
  installers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
    async ({}, use) => {
      const root = await mkdtemp(join(tmpdir(), 'pandok-installers-'))
      await publish(join(root, 'production'), '1.2.3')
      await publish(join(root, 'test'), '1.3.0-test.1')
      await use(root)
      await rm(root, { recursive: true })
    },
    { scope: 'worker' },
  ],
  pandokEnv: [
    async ({ installers }, use) =>
      use({
        INSTALLER_URL_PRODUCTION: join(installers, 'production'),
        INSTALLER_URL_TEST: join(installers, 'test'),
        PRODUCTION_HOSTS: '127.0.0.1',
      }),
    { scope: 'worker' },
  ],
})

test('a visitor downloads the installer, and it is the file that the page describes', async ({ page }) => {
  await page.goto('/download')
  const card = page.getByRole('region', { name: 'Windows용 판독' })
  await expect(card.getByText('1.2.3', { exact: true })).toBeVisible()
  await expect(card.getByText('1.2.3 (ko)')).toBeVisible()
  await expect(card.getByText('테스트용 인증서로 서명됨')).toBeVisible()
  await expect(page.getByText(`.Hash -eq "${SHA256}"`)).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('link', { name: '내려받기(293KB)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(FILE)
  const shown = await card.getByText(/^[0-9a-f]{64}$/u).textContent()
  const arrived = await readFile(await download.path())
  expect(createHash('sha256').update(arrived).digest('hex')).toBe(shown)
})

test('other systems are offered the test installer', { tag: '@release' }, async ({ page, pandok }) => {
  await page.goto(`${pandok.url.replace('127.0.0.1', 'localhost')}/download`)
  await expect(page.getByText('1.3.0-test.1', { exact: true })).toBeVisible()
})

test('an installer that differs from its description is not offered', { tag: '@release' }, async ({
  page,
  pandok,
  installers,
}) => {
  await writeFile(join(installers, 'production', FILE), 'MZ something else')
  await pandok.restart()
  await page.goto('/download')
  await expect(page.getByRole('heading', { name: '지금은 내려받을 수 없습니다' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['프로그램 열기'])
  const answer = await page.request.get(`/download/files/${FILE}`)
  expect(answer.status()).toBe(404)
})

test('a site without an installer reports that', { tag: '@release' }, async ({ page, pandok }) => {
  await pandok.restart({ INSTALLER_URL_PRODUCTION: '', INSTALLER_URL_TEST: '' })
  await page.goto('/download')
  await expect(page.getByRole('heading', { name: '아직 설치 파일이 없습니다' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['프로그램 열기'])
})
