import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

const next = () => screen.getByRole('button', { name: 'Next' })

export const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
export const input = (label: RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, select, textarea' })

/** Pasting is many times faster than typing letter by letter, and people paste as well. */
export async function fill(user: UserEvent, label: RegExp, value: string): Promise<void> {
  const field = input(label)
  // The field may already have been cleared again: a complete code is submitted at once, and a wrong one is
  // removed.
  let hasArrived = value === ''
  field.addEventListener('input', () => {
    hasArrived ||= field.value !== ''
  })
  // A step that has just opened takes the focus once more, and the pasted text goes with it; a person would
  // paste again.
  await waitFor(async () => {
    await user.clear(field)
    await user.paste(value)
    expect(hasArrived).toBe(true)
  })
}

/** The steps of /join as a person takes them, each from its beginning to the next step's heading. */
export const joinPages = (user: UserEvent) => ({
  async agree() {
    await user.click(screen.getByLabelText(/terms of service/u))
    await user.click(screen.getByLabelText(/personal data/u))
    await user.click(next())
    await heading('Email')
  },
  async sendCode(email = 'mina@example.com') {
    await fill(user, /^Email/u, email)
    await user.keyboard('{Enter}')
    await screen.findByText(/6-digit code/u)
  },
  async enterCode(code = '123456') {
    await fill(user, /^Verification code/u, code)
  },
  async choosePassword(password = 'secret-1!') {
    await heading('Password')
    await fill(user, /^Password/u, password)
    await fill(user, /^Confirm password/u, password)
    await user.click(next())
    await heading('Your details')
  },
  async fillProfile(nickname = 'mina') {
    await fill(user, /^Nickname/u, nickname)
    await fill(user, /^Name/u, '김미나')
    await fill(user, /^Mobile number/u, '01012345678')
    await fill(user, /^Age/u, '38')
    await user.selectOptions(input(/^Nationality/u), 'KR')
    await user.selectOptions(input(/^Specialty/u), 'radiology')
  },
  finish: () => user.click(screen.getByRole('button', { name: 'Sign up' })),
  back: () => user.click(screen.getByRole('button', { name: 'Back' })),
  next: () => user.click(next()),
})
