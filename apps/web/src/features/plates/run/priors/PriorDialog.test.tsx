import { createPlateRun } from '@pandok/board'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import type { ImageHost, ServerReports } from '#shared/images/ImageHost.ts'
import { RunWorkspaceContext } from '../RunWorkspaceFrame.ts'
import { createPriorStore } from './createPriorStore.ts'
import { openReportArchive } from './openReportArchive.ts'
import { PriorDialog } from './PriorDialog.tsx'

afterEach(cleanup)

/** Images of one patient, until another patient comes into view. */
function imagesOf(first: Readonly<Record<string, string>>) {
  let attributes = first
  const refreshes = new Set<() => void>()
  const host: ImageHost = {
    attribute: (name) => attributes[name],
    watch: () => () => undefined,
    onRefresh(listener) {
      refreshes.add(listener)
      return () => refreshes.delete(listener)
    },
    show: () => false,
    measured: () => [],
    studies: () => [],
    remarks: () => [],
  }
  const look = (next: Readonly<Record<string, string>>) => {
    attributes = next
    for (const refresh of [...refreshes]) refresh()
  }
  return { host, look }
}

const KIM = { PatientID: '00123', IssuerOfPatientID: 'A', StudyInstanceUID: '1.1', StudyDate: '2026-09-02' }
const LEE = { ...KIM, PatientID: '00124', StudyInstanceUID: '9.9', StudyDate: '2026-10-10' }

async function opened(host: ImageHost) {
  await textStore.show('en')
  let ids = 0
  const newId = () => `id${++ids}`
  const today = () => '2026-11-15'
  const run = createPlateRun({
    plate: { cells: [], autoFill: [] },
    modules: [],
    locale: 'en',
    today,
    newId,
  })
  const priors = createPriorStore({
    run,
    host,
    plateName: 'Chest',
    editionOf: () => undefined,
    newId,
    today,
    archive: openReportArchive,
    keptUntil: () => undefined,
  })
  priors.follow()
  const frame = { run, priors, host, plate: { name: 'Chest' }, modules: [], entries: new Map() } as never
  render(
    <RunWorkspaceContext value={frame}>
      <PriorDialog words={() => 'x'} openPoints={() => []} onClose={() => undefined} />
    </RunWorkspaceContext>,
  )
  return { run, dialog: within(screen.getByRole('dialog', { name: 'Compare with prior reports' })) }
}

it('warns that the report was begun for a patient who is not in view, until the reader confirms whose it is', async () => {
  const { host, look } = imagesOf(KIM)
  const { run, dialog } = await opened(host)
  const warning = () => dialog.queryByText('This report was begun for another patient')
  act(() => void run.addText('findings', 'A nodule.'))
  expect(warning()).toBeNull()
  act(() => look(LEE))
  expect(warning()).toBeTruthy()
  expect(dialog.getByText(/Begun for: 00123.*Now in view: 00124/u)).toBeTruthy()
  expect(dialog.getByRole('button', { name: /^Save as a file for 00123/u })).toBeTruthy()
  act(() => look(KIM))
  expect(warning()).toBeNull()
  act(() => look(LEE))
  await userEvent.click(dialog.getByRole('button', { name: /^It is for the patient in view \(00124/u }))
  expect(warning()).toBeNull()
})

it('lists what each image server has, and what failed there, in unobtrusive lines', async () => {
  const { host } = imagesOf(KIM)
  const again = vi.fn()
  const length = { trackingUid: '2.25.1', what: 'length', value: '7', unit: 'mm' } as const
  const said: ServerReports = {
    patient: { id: '00123', issuer: 'A', birthDate: '' },
    studies: [{ uid: '1.0', date: '2026-03-02', modality: 'CT', measurements: [length] }],
    lookups: [
      { server: 'Main', isRunning: false, count: 2, isWhole: false },
      { server: 'Old', isRunning: false, count: 0, isWhole: true, fault: 'The server is not responding.' },
    ],
  }
  const serverReports = { read: () => said, subscribe: () => () => undefined, again }
  const { dialog } = await opened({ ...host, serverReports })
  expect(dialog.getByText(/^Main: 2 prior measurement reports \(SR\) · Not all of them/u)).toBeTruthy()
  expect(dialog.getByText(/^Old: .*could not be fetched. The server is not responding/u)).toBeTruthy()
  expect(dialog.getByText('measurement report on a server')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Search again' }))
  expect(again).toHaveBeenCalledOnce()
})
