import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { WatchedFolder } from './WatchedFolder.tsx'

let folder: string | null

beforeEach(() => {
  folder = null
  vi.stubGlobal('fetch', async (_path: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'PUT') {
      const asked = (JSON.parse(body ?? '') as { folder: string | null }).folder
      if (asked === 'nothing') return Response.json({ code: 'NO_FOLDER' }, { status: 422 })
      if (asked === 'C:\\') return Response.json({ code: 'FOLDER_TOO_LARGE' }, { status: 422 })
      folder = asked
    }
    return Response.json({ folder })
  })
})
afterEach(() => {
  clearScreen()
  vi.unstubAllGlobals()
})

it('watches a folder whose path is typed, explains problems with others, and stops', async () => {
  const { user } = await showScreen(WatchedFolder)
  await user.click(await screen.findByRole('button', { name: 'Choose folder' }))
  const path = screen.getByRole('textbox', { name: 'Folder path' })
  const start = screen.getByRole('button', { name: 'Start watching' })
  expect(start.hasAttribute('disabled')).toBe(true)
  await user.type(path, 'nothing')
  await user.click(start)
  await screen.findByText(/^There is no such folder/u)
  await user.clear(path)
  await user.type(path, 'C:\\')
  await user.click(start)
  await screen.findByText(/^There are too many files/u)
  await user.clear(path)
  await user.type(path, 'D:\\Inbox')
  await user.click(start)
  await screen.findByText('D:\\Inbox')
  await user.click(screen.getByRole('button', { name: 'Stop watching' }))
  await screen.findByText('No folder is being watched.')
  expect(folder).toBeNull()
})
