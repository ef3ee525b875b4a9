import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { ExportDialog } from './ExportDialog.tsx'

afterEach(clearScreen)

const file = {
  plates: [
    {
      name: 'Chest',
      cells: [
        {
          id: 'a',
          position: 0,
          name: 'nl',
          title: 'Normal',
          outputs: [
            { id: 'o', kind: 'phrase', section: 'findings', text: { en: 'Clear.' } },
            { id: 'p', kind: 'phrase', section: 'comment', text: { en: 'Seen on [a | b].' } },
          ],
        },
      ],
    },
  ],
  modules: [],
}

it('shows what a format can’t represent before the file is saved', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  const { user } = await showScreen(() => (
    <ExportDialog name="Chest" load={async () => file} onClose={() => {}} />
  ))
  await user.click(await screen.findByRole('radio', { name: 'AutoHotkey (.ahk)' }))
  expect(screen.getByText('1 item that this format cannot hold')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'espanso (.yml)' }))
  expect(screen.getByText('Nothing is lost.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save the file' }))
  const [[blob] = []] = saved.mock.calls
  expect(await (blob as Blob).text()).toContain('trigger: nl')
})

it('explains that a plate without a module can’t become a form', async () => {
  const { user } = await showScreen(() => (
    <ExportDialog name="Chest" load={async () => file} onClose={() => {}} />
  ))
  await user.click(await screen.findByRole('radio', { name: /MRRT/u }))
  expect(screen.getByText('There is nothing to export in this format.')).toBeTruthy()
})
