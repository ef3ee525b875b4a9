import { inScope } from '@pandok/testkit/scope'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enter } from './people/enter.ts'

type Who = 'visitor' | 'member' | 'admin'

/**
 * The address at which a visit of another address ends; `=` means the same. There is one address of each kind here;
 * the table in `apps/web/src/routes/guard.test.ts` classifies all addresses, for every reader and both kinds of site.
 */
const TABLE: Record<string, Record<Who, string>> = {
  '/price': { visitor: '=', member: '=', admin: '=' },
  '/terms': { visitor: '=', member: '=', admin: '=' },
  '/login': { visitor: '=', member: '/', admin: '/' },
  '/mypage': { visitor: '/login', member: '=', admin: '=' },
  '/program': { visitor: '=', member: '/program/plate', admin: '/program/plate' },
  '/program/viewer': { visitor: '/login', member: '=', admin: '=' },
  '/admin': { visitor: '=', member: '/', admin: '/admin/user' },
  '/admin/user': { visitor: '/login', member: '/', admin: '=' },
}

/** The differences on a site for members, which concern visitors only. */
const MEMBERS_ONLY: Record<string, string> = { '/': '/login', '/price': '/login', '/terms': '=' }

async function expectEnds(page: Page, who: Who, ends: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, end] of Object.entries(ends)) {
    await page.goto(path)
    await expect(page, `${path} for a ${who}`).toHaveURL((url) => url.pathname === (end === '=' ? path : end))
  }
}

for (const who of inScope(['visitor', 'member', 'admin'] as const, 'guard'))
  test(`the guard admits or redirects a ${who}`, async ({ page, context, pandok }) => {
    if (who !== 'visitor') await enter(context, pandok, who)
    const ends = Object.entries(TABLE).map(([path, row]) => [path, row[who]])
    await expectEnds(page, who, Object.fromEntries(ends))
  })

test('a site for members sends visitors to the log-in', { tag: '@release' }, async ({ page, pandok }) => {
  await pandok.restart({ SITE_ACCESS: 'members' })
  await expectEnds(page, 'visitor', MEMBERS_ONLY)
  await pandok.restart({ SITE_ACCESS: 'public' })
})

test('an unknown address is a 404 page with a link to the start page', async ({ page }) => {
  const response = await page.goto('/nothing-here')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '페이지를 찾을 수 없습니다' })).toBeVisible()
  await page.getByRole('link', { name: '홈으로' }).first().click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
})
