import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { siteConfig } from '#platform/site/siteConfig.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { SocialButtons } from './SocialButtons.tsx'

const root = document.documentElement
const show = () => showScreen(() => <SocialButtons area="program" />)

beforeEach(() => {
  Object.assign(siteConfig, { socialProviders: ['kakao', 'naver'] })
})
afterEach(() => {
  clearScreen()
  Object.assign(siteConfig, { socialProviders: [] })
  root.removeAttribute('data-desktop')
})

it('shows every provider that the installation has', async () => {
  await show()
  expect(screen.getAllByRole('button')).toHaveLength(2)
})

it('shows in the Windows program how to get a password instead, since no provider can redirect back there', async () => {
  root.setAttribute('data-desktop', '')
  await show()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Set a password' }).getAttribute('href')).toBe(
    '/pw?return=%2Fprogram',
  )
})

it('shows nothing if the installation has no provider, in the program too', async () => {
  Object.assign(siteConfig, { socialProviders: [] })
  root.setAttribute('data-desktop', '')
  await show()
  expect(screen.queryByRole('link')).toBeNull()
})
