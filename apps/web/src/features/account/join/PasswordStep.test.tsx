import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { fill, input } from '../testkit/joinPages.ts'
import { PasswordStep } from './PasswordStep.tsx'
import { useJoinForm } from './useJoinForm.ts'

afterEach(clearScreen)

let done = 0

async function open(locale: 'en' | 'ko' = 'en') {
  done = 0
  return showScreen(
    () => {
      const form = useJoinForm('')
      return (
        <PasswordStep form={form} email="mina@example.com" onBack={() => {}} onDone={() => void done++} />
      )
    },
    { locale },
  )
}

const rules = () => screen.getAllByRole('listitem').map((item) => item.getAttribute('data-met') === 'true')

it('updates each rule while the password is typed', async () => {
  const { user } = await open()
  expect(rules()).toEqual([false, false, false, false])
  await user.type(input(/^Password/u), 'abc')
  expect(rules()).toEqual([false, true, false, false])
  await user.type(input(/^Password/u), '1!xyz')
  expect(rules()).toEqual([true, true, true, true])
})

it('shows «Password format is incorrect.» when a rule is not met', async () => {
  const { user } = await open()
  await fill(user, /^Password/u, 'abcdefgh')
  await user.tab()
  expect(await screen.findByText('Password format is incorrect.')).toBeTruthy()
})

it('shows «Entered passwords do not match.» and continues once they do', async () => {
  const { user } = await open()
  await fill(user, /^Password/u, 'secret-1!')
  await fill(user, /^Confirm password/u, 'secret-2!')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Entered passwords do not match.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(input(/^Confirm password/u)))
  expect(done).toBe(0)
  await fill(user, /^Confirm password/u, 'secret-1!')
  await user.keyboard('{Enter}')
  await expect.poll(() => done).toBe(1)
})

it('notices when the password changes after its confirmation was typed', async () => {
  const { user } = await open()
  await fill(user, /^Password/u, 'secret-1!')
  await fill(user, /^Confirm password/u, 'secret-1!')
  await fill(user, /^Password/u, 'secret-2!')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('Entered passwords do not match.')).toBeTruthy()
})

it('tells password managers that this is a new password, and for which account', async () => {
  const { container } = await open()
  expect(input(/^Password/u).autocomplete).toBe('new-password')
  expect(input(/^Confirm password/u).autocomplete).toBe('new-password')
  expect(container.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value).toBe(
    'mina@example.com',
  )
})
