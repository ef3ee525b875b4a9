import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EMPTY_STATUS, type OfflineItem, type OfflineStatus } from '#offline/OfflineStatus.ts'
import { type OfflineOutbox, offlineStore } from '#offline/offlineStore.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { OfflineBadge } from './OfflineBadge.tsx'
import { SignOutButton } from './SignOutButton.tsx'

const plate: OfflineItem = { kind: 'plate', id: 'pla_1', name: 'Chest', at: Date.UTC(2026, 10, 15) }

const outbox = {
  check: vi.fn(async () => {}),
  review: vi.fn(async () => {}),
  retry: vi.fn(async () => {}),
  saveAsNew: vi.fn(async () => {}),
  drop: vi.fn(async () => {}),
  fileOf: vi.fn(async () => ({})),
} satisfies OfflineOutbox

beforeEach(() => offlineStore.open(outbox))
afterEach(() => {
  vi.clearAllMocks()
  clearScreen()
  offlineStore.tell(EMPTY_STATUS)
})

async function show(status: Partial<OfflineStatus>) {
  offlineStore.tell({ ...EMPTY_STATUS, ...status })
  return showScreen(() => (
    <>
      <OfflineBadge />
      <SignOutButton area="program" />
    </>
  ))
}

const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')

it('is empty while the server answers and has all changes', async () => {
  await show({})
  expect(said()).toBe('')
  expect(screen.queryByRole('button', { name: /Offline/u })).toBeNull()
})

it.each<[string, Partial<OfflineStatus>]>([
  ['Offline · saved on this computer', { mode: 'offline' }],
  ['Offline · saved on this computer · 1 waiting', { mode: 'offline', waiting: [plate] }],
  ['Sending to the server…', { mode: 'syncing', waiting: [plate] }],
  ['1 change to send', { waiting: [plate] }],
  ['1 plate needs your attention', { mode: 'offline', conflicts: [plate] }],
  ['2 items need your attention', { conflicts: [plate], refused: [{ ...plate, kind: 'module' }] }],
])('says «%s»', async (words, status) => {
  await show(status)
  expect(said()).toBe(words)
})

it('leads by keyboard from a conflict to the plate', async () => {
  const { user, router } = await show({ conflicts: [plate] })
  await user.tab()
  await user.keyboard('{Enter}')
  const panel = screen.getByRole('dialog', { name: 'Offline status' })
  expect(outbox.review).toHaveBeenCalled()
  within(panel).getByRole('link', { name: 'Open Chest' }).focus()
  await user.keyboard('{Enter}')
  expect(router.state.location).toMatchObject({ pathname: '/program/plate', search: '?plate=pla_1' })
})

it('offers actions on a change that the server refuses, and confirms before deleting it', async () => {
  const refused = { ...plate, reason: 'Too many plates.' }
  const { user } = await show({ refused: [refused] })
  await user.click(screen.getByRole('button', { name: '1 plate needs your attention' }))
  expect(screen.getByText('Too many plates.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  expect(outbox.retry).toHaveBeenCalledWith(refused)
  await user.click(screen.getByRole('button', { name: 'Save as new' }))
  expect(outbox.saveAsNew).toHaveBeenCalledWith(refused)
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(outbox.drop).not.toHaveBeenCalled()
  const question = screen.getByRole('alertdialog', { hidden: true })
  await user.click(within(question).getByRole('button', { name: 'Discard', hidden: true }))
  expect(outbox.drop).toHaveBeenCalledWith(refused)
})

it('confirms the log-out while changes wait', async () => {
  const { user, moves } = await show({ mode: 'offline', waiting: [plate] })
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  const question = screen.getByRole('alertdialog')
  expect(question.textContent).toContain('1 change stays on this computer')
  await user.click(within(question).getByText('Stay'))
  expect(moves).toEqual([])
  act(() => offlineStore.tell(EMPTY_STATUS))
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  expect(moves).toEqual(['/program'])
})
