import { expect, it } from 'vitest'
import { isSitePath } from './sitePaths.ts'

it.each([
  '/',
  '/login',
  '/login/',
  '/Login',
  '/login/kakao',
  '/program/module',
  '/program/module/abc',
  '/admin/user/detail',
])('%s is a page', (path) => expect(isSitePath(path)).toBe(true))

it.each(['/nothing', '/login/kakao/x', '/program/module/a/b', '//', '/programs', '/.env', '/wp-login.php'])(
  '%s is not',
  (path) => expect(isSitePath(path)).toBe(false),
)
