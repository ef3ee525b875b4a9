import { moduleList, plateImport, plateList, userInfo } from '@pandok/protocol'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
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

it('makes the lists of both kinds stale, wherever it was opened', async () => {
  const old = keepAnswers(plateList, moduleList, userInfo)
  const { user } = await showScreen(() => <ImportDialog given={file} onClose={() => {}} />)
  await user.click(screen.getByRole('button', { name: 'Import' }))
  await screen.findAllByText(/were imported/u)
  expect(old()).toEqual(['plate-list', 'module-list', userInfo.method])
})

const fileOf = (words: string) => new File([words], 'modules.pandok.json', { type: 'application/json' })

async function choose(chosen: File) {
  const { user, container } = await showScreen(() => <ImportDialog onClose={() => {}} />)
  const input = container.ownerDocument.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is nothing to choose a file with.')
  await user.upload(input, chosen)
}

it('sends no file that can’t be read', async () => {
  await choose(fileOf('{"format":'))
  await screen.findByText('The file cannot be read: it is not JSON.')
  expect(server.calls).toEqual([])
})

it('lists what the server refuses with its place, and reports that nothing was imported', async () => {
  const details = [{ path: 'file.modules.1.definition.outputs', message: 'At least one output is needed.' }]
  server.on(plateImport, () => refuse({ code: 'BAD_REQUEST', details }))
  await choose(fileOf(JSON.stringify(content)))
  await screen.findByText('The file contains errors, so nothing was imported.')
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'modules.1.definition.outputs',
    'At least one output is needed.',
  ])
})
