import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { chooseKeys } from '../commands/keyChoices.ts'
import { KeysDialog } from './KeysDialog.tsx'

beforeEach(() => chooseKeys({}))
afterEach(() => {
  clearScreen()
  chooseKeys({})
})

const openDialog = () => showScreen(() => <KeysDialog open onClose={() => {}} />, { locale: 'ko' })

function row(id: string) {
  const element = document.querySelector<HTMLElement>(`[data-command="${id}"]`)
  if (!element) throw new Error(`There is no row of ${id}.`)
  return within(element)
}
const key = (id: string) => row(id).getByRole('button', { name: /키 바꾸기$/u })
const said = (id: string, words: RegExp) => row(id).queryByText(words)

it('gives a command the free key that is pressed next, and restores its default one', async () => {
  const { user } = await openDialog()
  await user.click(key('tool.length'))
  await user.keyboard('{Shift>}u{/Shift}')
  expect(key('tool.length').textContent).toBe('ShiftU')
  await user.click(row('tool.length').getByRole('button', { name: /기본 키로 되돌리기$/u }))
  expect(key('tool.length').textContent).toBe('L')
})

it('refuses keys of the program with the reason, and cancels with Escape', async () => {
  const { user } = await openDialog()
  await user.click(key('tool.angle'))
  fireEvent.keyDown(key('tool.angle'), { key: 'F6', code: 'F6' })
  expect(said('tool.angle', /화면을 오가거나 닫는 데 사용됩니다/u)).not.toBeNull()
  await user.keyboard('{Control>}s{/Control}')
  expect(said('tool.angle', /저장, 되돌리기, 복사/u)).not.toBeNull()
  await user.keyboard('{Escape}')
  expect(key('tool.angle').textContent).toBe('A')
})

it('asks before it takes a key from another command, and restores all of them at once', async () => {
  const { user } = await openDialog()
  await user.click(key('tool.angle'))
  await user.keyboard('i')
  expect(said('tool.angle', /I 키는 ‘.+’에서 사용하고 있습니다/u)).not.toBeNull()
  await user.click(row('tool.angle').getByRole('button', { name: '여기로 가져오기' }))
  expect([key('tool.angle').textContent, key('look.invert').textContent]).toEqual(['I', '키 없음'])
  await user.click(screen.getByText('모두 기본 키로 되돌리기'))
  expect([key('tool.angle').textContent, key('look.invert').textContent]).toEqual(['A', 'I'])
})
