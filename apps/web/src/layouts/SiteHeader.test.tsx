import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { textStore } from '#platform/text/textStore.ts'
import { SiteHeader } from './SiteHeader.tsx'

beforeEach(async () => {
  await textStore.show('en')
  sessionStore.clear()
})

afterEach(() => {
  cleanup()
  sessionStore.clear()
})

function show() {
  const router = createMemoryRouter([{ path: '*', Component: SiteHeader }], { initialEntries: ['/price'] })
  render(<RouterProvider router={router} />)
  return userEvent.setup()
}

const signIn = () => sessionStore.write({ authToken: 'a', refreshToken: 'r', user_name: '김지우' })
const namesIn = (navigation: HTMLElement) =>
  within(navigation)
    .getAllByRole('link')
    .map((link) => link.textContent)

describe('the header of the public site', () => {
  it('links visitors to the introduction, the passes, the log-in and the download', () => {
    show()
    expect(namesIn(screen.getByRole('navigation'))).toEqual([
      'Introduction',
      'Buy a plan',
      'Log in',
      'Download',
    ])
    expect(screen.queryByRole('button', { name: /Your account/u })).toBeNull()
  })

  it('shows members their initial instead of the log-in', () => {
    signIn()
    show()
    expect(namesIn(screen.getByRole('navigation'))).toEqual(['Introduction', 'Buy a plan', 'Download'])
    expect(screen.getByRole('button', { name: 'Your account: 김지우' }).textContent).toBe('김')
  })

  it('marks the current page', () => {
    show()
    expect(screen.getByRole('link', { name: 'Buy a plan' }).getAttribute('aria-current')).toBe('page')
  })

  it('has the same links in the hamburger menu, and my page and the log-out for members', async () => {
    signIn()
    const user = show()
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    const menu = document.getElementById('site-menu')
    expect(menu && namesIn(menu)).toEqual(['Introduction', 'Buy a plan', 'Download', 'My page'])
    expect(menu && within(menu).getByRole('button', { name: 'Log out' })).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(document.getElementById('site-menu')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' })))
  })

  it('closes the hamburger menu after a choice, also of the current page, and after a press outside', async () => {
    const user = show()
    const opener = screen.getByRole('button', { name: 'Menu' })
    await user.click(opener)
    const menu = document.getElementById('site-menu')
    if (!menu) throw new Error('The menu did not open.')
    await user.click(within(menu).getByRole('link', { name: 'Buy a plan' }))
    expect(document.getElementById('site-menu')).toBeNull()
    await user.click(opener)
    expect(opener.getAttribute('aria-expanded')).toBe('true')
    await user.click(document.body)
    expect(opener.getAttribute('aria-expanded')).toBe('false')
  })

  it('opens the language menu at the first press, with each language in its own name', async () => {
    const user = show()
    await user.click(screen.getByRole('button', { name: 'Language: English' }))
    const choices = await screen.findAllByRole('menuitemradio')
    expect(choices.map((choice) => choice.textContent)).toEqual([
      '한국어',
      'English',
      '简体中文',
      '日本語',
      'Deutsch',
    ])
  })
})
