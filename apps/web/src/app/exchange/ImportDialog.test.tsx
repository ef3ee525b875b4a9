import { moduleList, plateImport, plateList, userInfo } from '@pandok/protocol'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FakeServer, fakeServer } from '#testkit/fakeServer.ts'
import { keepAnswers } from '#testkit/keepAnswers.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { ImportDialog } from './ImportDialog.tsx'

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
  server.on(plateImport, () => ({ plates: [], modules: [] }))
})

afterEach(() => {
  clearScreen()
  server.stop()
})

const content = {
  format: 'pandok',
  version: 1,
  exportedAt: '2026-11-01T00:00:00.000Z',
  plates: [{ name: 'Chest CT' }],
  modules: [],
}
const file = new File([JSON.stringify(content)], 'both.pandok.json', { type: 'application/json' })

it('makes the lists of both kinds old, wherever it was opened', async () => {
  const old = keepAnswers(plateList, moduleList, userInfo)
  const { user } = await showScreen(() => <ImportDialog given={file} onClose={() => {}} />)
  await user.click(screen.getByRole('button', { name: 'Import' }))
  await screen.findAllByText(/were imported/u)
  expect(old()).toEqual(['plate-list', 'module-list', userInfo.method])
})
