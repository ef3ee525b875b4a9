import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { IndependentClient } from './independent-client/IndependentClient.ts'
import { enter } from './people/enter.ts'
import { makePicture } from './people/makePicture.ts'
import { examine } from './screens/examine.ts'
import { localesInTurn } from './screens/localesInTurn.ts'
import { untilSettled } from './screens/moveTo.ts'
import { demoAccount } from './server/demoAccount.ts'
import type { Pandok } from './server/startPandok.ts'

const COLORS = { first: [0, 110, 110], second: [150, 40, 90], third: [40, 60, 160] } as const
type Name = keyof typeof COLORS

const linkOf = (name: Name) => `https://${name}.example.org/offer`

async function administrator(pandok: Pandok): Promise<IndependentClient> {
  const { email, password } = await demoAccount(pandok.dataDir, 'admin')
  const client = new IndependentClient(pandok.url)
  await client.signIn(email, password)
  return client
}

/** Leaves exactly these banners in the strip. */
async function givenBanners(pandok: Pandok, names: readonly Name[]): Promise<void> {
  const client = await administrator(pandok)
  const { body } = await client.call('admin-bannerList', {})
  const { items } = (body as { data: { items: { id: string }[] } }).data
  for (const { id } of items) await client.call('admin-bannerDelete', { id })
  for (const [index, name] of names.entries()) {
    const { buffer } = makePicture({ color: COLORS[name] })
    const image_data = `data:image/png;base64,${buffer.toString('base64')}`
    const param = { position: 'macro', image_data, link: linkOf(name), order: index + 1, active: true }
    const answer = await client.call('admin-bannerSave', param)
    expect(answer.status).toBe(200)
  }
}

const rows = (page: Page) => page.getByRole('list', { name: '프로그램 모든 화면 상단' }).getByRole('listitem')
const names = (page: Page) => rows(page).getByRole('link')
const strip = (page: Page) => page.getByRole('region', { name: '광고' })

test('an administrator uploads a banner, and a wrong file changes nothing', { tag: '@release' }, async ({
  page,
  context,
  pandok,
}) => {
  await givenBanners(pandok, [])
  await enter(context, pandok, 'admin')
  await page.goto('/admin/banner')
  await page.getByRole('link', { name: '새 배너' }).first().click()
  const file = page.locator('input[type=file]')
  await file.setInputFiles(makePicture({ color: COLORS.first }))
  await expect(page.getByText('480×120픽셀')).toBeVisible()
  const preview = page.getByRole('img', { name: '배너 미리보기' })
  await expect(preview).toHaveJSProperty('naturalWidth', 480)

  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await file.setInputFiles({ name: 'banner.png', mimeType: 'image/png', buffer: drawing })
  await expect(page.getByText('JPEG, PNG, WebP, GIF 이미지만 올릴 수 있습니다.')).toBeVisible()
  await expect(preview).toHaveJSProperty('naturalWidth', 480)

  await page.getByLabel('연결 주소').fill('ftp://first.example.org')
  await page.getByRole('button', { name: '저장' }).click()
  await expect(
    page.getByRole('alert').getByText('http:// 또는 https://로 시작하는 주소를 입력해 주세요.'),
  ).toBeVisible()

  // Leaving asks for confirmation, and saving first is one of the answers.
  await page.getByLabel('연결 주소').fill(linkOf('first'))
  await page.getByRole('link', { name: '배너 목록' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '저장하고 나가기' }).click()
  await expect(page).toHaveURL('/admin/banner')
  await expect(names(page)).toHaveText(['first.example.org/offer'])
  await expect(rows(page).getByText('표시 중')).toBeVisible()

  await names(page).click()
  await expect(page.getByText('저장된 이미지 · 480×120픽셀')).toBeVisible()
  await expect(preview).toHaveAttribute('src', /^data:image\/webp;base64,/u)
  await page.getByRole('button', { name: '삭제' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expect(page.getByText('아직 배너가 없습니다')).toBeVisible()
})

test('banners are sorted by mouse and keyboard, restored by undo, and switched off', {
  tag: '@release',
}, async ({ page, context, pandok }) => {
  await givenBanners(pandok, ['first', 'second', 'third'])
  await enter(context, pandok, 'admin')
  await page.goto('/admin/banner')
  const grips = page.getByRole('button', { name: /옮기기/u })
  const order = (...given: Name[]) =>
    expect(names(page)).toHaveText(given.map((name) => linkOf(name).replace('https://', '')))
  await order('first', 'second', 'third')

  const from = await grips.nth(2).boundingBox()
  const to = await rows(page).nth(0).boundingBox()
  if (!from || !to) throw new Error('The list has no rows.')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y - 20, { steps: 4 })
  await page.mouse.move(to.x + 20, to.y + 6, { steps: 10 })
  await page.mouse.up()
  await order('third', 'first', 'second')
  await page.getByRole('button', { name: '되돌리기' }).click()
  await order('first', 'second', 'third')

  await grips.nth(0).focus()
  await page.keyboard.press('Space')
  // The item is lifted a frame later, and follows the arrow keys once all positions are measured, so the key is
  // pressed again.
  await expect(page.getByText(/3개 중 1번째 자리에 있습니다/u)).toBeAttached()
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(/3개 중 2번째 자리에 있습니다/u)).toBeAttached({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Space')
  await order('second', 'first', 'third')
  await expect(page.getByText('순서를 바꿨습니다.').first()).toBeVisible()

  const last = page.getByRole('switch', { name: '‘third.example.org/offer’ 표시' })
  await last.click()
  await expect(last).toHaveAttribute('aria-checked', 'false')
  await expect(rows(page).nth(2).getByText('꺼짐')).toBeVisible()
  await page.reload()
  await order('second', 'first', 'third')
  await expect(last).toHaveAttribute('aria-checked', 'false')
})

test('a member sees the strip rotate, stops it, and opens a banner in a new tab', {
  tag: '@release',
}, async ({ page, context, pandok }) => {
  await givenBanners(pandok, ['first', 'second'])
  await enter(context, pandok, 'member')
  await context.route('https://*.example.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>offer</title>' }),
  )
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/program/plate')
  const link = strip(page).getByRole('link')
  const shows = (name: Name) => expect(link).toHaveAttribute('href', linkOf(name))
  await shows('first')
  await expect(strip(page).getByRole('img')).toHaveJSProperty('naturalWidth', 480)
  const { height } = (await strip(page).boundingBox()) ?? { height: 0 }
  await page.clock.runFor(8100)
  await shows('second')
  expect((await strip(page).boundingBox())?.height).toBe(height)

  // The rotation pauses while the strip is hovered or has the keyboard focus.
  await strip(page).hover()
  await page.clock.runFor(20_000)
  await shows('second')
  await page.mouse.move(700, 700)
  await link.focus()
  await page.keyboard.press('Tab')
  await page.clock.runFor(20_000)
  await shows('second')
  await page.keyboard.press('Enter')
  await expect(strip(page).getByRole('button', { name: '자동으로 넘기기' })).toBeFocused()
  await page.getByRole('main').click()
  await page.clock.runFor(20_000)
  await shows('second')
  await strip(page).getByRole('button', { name: '이전 광고' }).click()
  await shows('first')

  const opened = context.waitForEvent('page')
  await link.click()
  const tab = await opened
  await tab.waitForLoadState()
  expect(tab.url()).toBe(linkOf('first'))
  expect(await tab.evaluate(() => opener)).toBeNull()

  const client = await administrator(pandok)
  const figures = async () => {
    const { body } = await client.call('admin-bannerList', { position: 'macro' })
    const { items } = (body as { data: { items: { impressions: number; clicks: number }[] } }).data
    return items.map(({ impressions, clicks }) => [impressions, clicks])
  }
  await expect.poll(figures).toEqual([
    [1, 1],
    [1, 0],
  ])
})

test('with reduced motion one banner is shown, and without any banner there is no strip', {
  tag: '@release',
}, async ({ page, context, pandok }) => {
  await givenBanners(pandok, ['first', 'second'])
  await enter(context, pandok, 'member')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/program/plate')
  await expect(strip(page).getByRole('link')).toHaveAttribute('href', linkOf('first'))
  await page.clock.runFor(30_000)
  await expect(strip(page).getByRole('link')).toHaveAttribute('href', linkOf('first'))
  await givenBanners(pandok, [])
  // The list of visible banners may be cached for a second.
  await expect(async () => {
    await page.reload()
    await untilSettled(page)
    expect(await strip(page).count()).toBe(0)
  }).toPass()
})

for (const locale of localesInTurn('banners')) {
  test(`banners have no accessibility violation in ${locale}`, async ({ page, context, pandok }) => {
    test.slow()
    await givenBanners(pandok, ['first', 'second'])
    await enter(context, pandok, 'admin')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((language) => {
      localStorage.setItem('language', language)
      localStorage.setItem('program_language', language)
    }, locale)
    // `every-route.spec.ts` covers the pages as they open.
    await page.goto('/program/plate')
    await untilSettled(page)
    await expect(page.locator('section img')).toBeVisible()
    await examine(page, locale, 'the strip')
    await page.goto('/admin/banner')
    await page.locator('main li a:not([tabindex])').first().click()
    await page.locator('#banner-link').fill('ftp://x')
    await page.locator('main form button[type=submit]').click()
    await expect(page.locator('#banner-link[aria-invalid]')).toBeVisible()
    await examine(page, locale, 'a refused banner')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.locator('header button:has(svg.lucide-trash-2)').click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await examine(page, locale, 'the question about deleting')
  })
}
