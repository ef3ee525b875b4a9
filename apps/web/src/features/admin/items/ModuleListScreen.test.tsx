import { adminAuditList, adminModuleGet, adminModuleList, adminModuleUpdate } from '@pandok/protocol'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { ModuleListScreen } from './ModuleListScreen.tsx'
import { adminModule, adminPage, failing, moduleResult } from './testkit/adminItems.ts'

let server: FakeServer
let result: ReturnType<typeof moduleResult>

beforeEach(() => {
  server = fakeServer()
  result = moduleResult()
  server.on(adminModuleList, () => adminPage([adminModule()]))
  server.on(adminModuleGet, () => result)
  server.on(adminAuditList, () => adminPage([]))
})

afterEach(() => {
  clearScreen()
  server.stop()
})

async function open() {
  const view = await showScreen(ModuleListScreen, { path: '/admin/module?id=nodule' })
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Nodule' })) }
}

async function openPublish() {
  const { user, dialog } = await open()
  await user.click(dialog.getByRole('button', { name: 'Publish in the library' }))
  return { user, prompt: within(await screen.findByRole('dialog', { name: /Publish “Nodule”/u })) }
}

it('runs the module in its form', async () => {
  const { user, dialog } = await open()
  await user.type(dialog.getByRole('textbox', { name: /Size/u }), '12')
  expect(await dialog.findByText('There is a 12 mm nodule.')).toBeTruthy()
})

it('shows inputs and sentences in each language, and marks missing translations', async () => {
  const { user, dialog } = await open()
  await user.click(dialog.getByRole('tab', { name: 'Inputs and sentences' }))
  expect(dialog.getByText('There is a [size] nodule.')).toBeTruthy()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Language of the sentences' }), 'ko')
  expect(dialog.getByText('크기 [size]의 결절이 보임.')).toBeTruthy()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Language of the sentences' }), 'ja')
  expect(dialog.getByText('There is no sentence in this language.')).toBeTruthy()
})

it('shows a failing test with the expected and the actual result', async () => {
  result = moduleResult(adminModule(), failing)
  const { user, dialog } = await open()
  await user.click(dialog.getByRole('tab', { name: /Tests/u }))
  expect(dialog.getByText('Of 2 saved tests, 1 fails.')).toBeTruthy()
  const table = within(dialog.getByRole('table', { name: 'What differs in “wrong on purpose”' }))
  for (const words of ['Computed value', 'level', 'high', 'low']) expect(table.getByText(words)).toBeTruthy()
})

it('shows that all tests pass, and does not offer to publish a module without tests', async () => {
  const { user, dialog, unmount } = await open()
  await user.click(dialog.getByRole('tab', { name: /Tests/u }))
  expect(dialog.getByText('The saved test passes.')).toBeTruthy()
  unmount()
  result = moduleResult(adminModule(), { passed: 0, failed: [] })
  clearScreen()
  const { prompt } = await openPublish()
  expect(prompt.getByText(/Only a module with saved tests/u)).toBeTruthy()
  expect(prompt.queryByRole('button', { name: 'Publish in the library' })).toBeNull()
})

it('does not offer to publish while a test fails, and shows the test instead', async () => {
  result = moduleResult(adminModule(), failing)
  const { prompt } = await openPublish()
  expect(prompt.getByText('It cannot be published now')).toBeTruthy()
  expect(prompt.getByText('wrong on purpose')).toBeTruthy()
  expect(prompt.queryByRole('button', { name: 'Publish in the library' })).toBeNull()
})

it('shows the test when the server refuses a module that passed before', async () => {
  server.on(adminModuleUpdate, () => {
    result = moduleResult(adminModule(), failing)
    return refuse({ code: 'BAD_REQUEST', message: 'Not possible.' })
  })
  const { user, prompt } = await openPublish()
  await user.click(prompt.getByRole('button', { name: 'Publish in the library' }))
  expect(await prompt.findByText('wrong on purpose')).toBeTruthy()
  expect(prompt.getByText('It cannot be published now')).toBeTruthy()
})
