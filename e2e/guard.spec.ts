import { expect, test } from './fixtures.ts'
import { enter } from './people/enter.ts'

type Who = 'visitor' | 'member' | 'admin'
type Mode = 'public' | 'members'

/** Where everybody ends up who types an address; `=` is the address itself. */
const TABLE: Record<string, Record<Mode, Record<Who, string>>> = {
  '/': both({ visitor: '=', member: '=', admin: '=' }, { visitor: '/login' }),
  '/price': both({ visitor: '=', member: '=', admin: '=' }, { visitor: '/login' }),
  '/download': both({ visitor: '=', member: '=', admin: '=' }, { visitor: '/login' }),
  '/terms': both({ visitor: '=', member: '=', admin: '=' }),
  '/join': both({ visitor: '=', member: '=', admin: '=' }),
  '/id': both({ visitor: '=', member: '=', admin: '=' }),
  '/pw': both({ visitor: '=', member: '=', admin: '=' }),
  '/login': both({ visitor: '=', member: '/', admin: '/' }),
  '/mypage': both({ visitor: '/login', member: '=', admin: '=' }),
  '/price/success': both({ visitor: '/login', member: '=', admin: '=' }),
  '/price/failled': both({ visitor: '/login', member: '=', admin: '=' }),
  '/program': both({ visitor: '=', member: '/program/plate', admin: '/program/plate' }),
  '/program/module': both({ visitor: '/login', member: '=', admin: '=' }),
  '/program/viewer': both({ visitor: '/login', member: '=', admin: '=' }),
  '/admin': both({ visitor: '=', member: '/', admin: '/admin/user' }),
  '/admin/user': both({ visitor: '/login', member: '/', admin: '=' }),
  '/admin/banner/detail': both({ visitor: '/login', member: '/', admin: '=' }),
}

function both(open: Record<Who, string>, closed: Partial<Record<Who, string>> = {}) {
  return { public: open, members: { ...open, ...closed } }
}

for (const mode of ['public', 'members'] as const) {
  test.describe(`SITE_ACCESS=${mode}`, () => {
    for (const who of ['visitor', 'member', 'admin'] as const) {
      test(`the guard lets a ${who} in, or sends them on`, async ({ context, pandok }) => {
        if (pandok.env['SITE_ACCESS'] !== mode) await pandok.restart({ SITE_ACCESS: mode })
        if (who !== 'visitor') await enter(context, pandok, who)
        const page = await context.newPage()
        for (const [path, ends] of Object.entries(TABLE)) {
          await page.goto(path)
          const end = ends[mode][who]
          await expect(page, `${path} for a ${who}`).toHaveURL(
            (url) => url.pathname === (end === '=' ? path : end),
          )
        }
      })
    }
  })
}

test('an unknown address is a 404 page with a way home', async ({ page, pandok }) => {
  if (pandok.env['SITE_ACCESS'] === 'members') await pandok.restart({ SITE_ACCESS: 'public' })
  const response = await page.goto('/nothing-here')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '페이지를 찾을 수 없습니다' })).toBeVisible()
  await page.getByRole('link', { name: '홈으로' }).first().click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
})
