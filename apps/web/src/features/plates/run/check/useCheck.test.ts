import { createPlateRun } from '@pandok/board'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ImageHost, MeasuredStudy } from '#shared/images/ImageHost.ts'
import { clearScreen } from '#testkit/showScreen.tsx'
import { usePriorStore } from '../priors/usePriorStore.ts'
import { useCheck } from './useCheck.ts'

afterEach(() => {
  clearScreen()
  localStorage.clear()
})

const KIM = {
  PatientID: '00123',
  PatientBirthDate: '1960-01-02',
  Modality: 'MR',
  StudyDate: '2026-09-02',
  StudyInstanceUID: '1.2.20260902',
}

const studyOn = (date: string): MeasuredStudy => ({
  uid: `1.2.${date.replaceAll('-', '')}`,
  date,
  modality: 'CT',
  measurements: [],
})

function imagesOf(first: Record<string, string>, studies: readonly MeasuredStudy[] = []) {
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
    studies: () => studies,
    remarks: () => [],
  }
  const look = (next: Record<string, string>) => {
    attributes = next
    for (const refresh of [...refreshes]) refresh()
  }
  return { host, look }
}

/** Starts the check and the earlier reports of one report, as the workspace does. */
function started(host?: ImageHost) {
  let ids = 0
  const run = createPlateRun({
    plate: { cells: [], autoFill: [] },
    modules: [],
    locale: 'en',
    today: () => '2026-09-02',
    newId: () => `id${++ids}`,
  })
  const { result } = renderHook(() => {
    const priors = usePriorStore({ run, host, plateName: 'Chest', entries: new Map() })
    return { priors, check: useCheck(run, host, priors) }
  })
  const alarms = () => result.current.check.read().map(({ rule, facts }) => [rule, facts['day']])
  return { run, alarms, priors: result.current.priors }
}

it('a comparison date is compared with the dates of earlier reports', async () => {
  const { run, alarms, priors } = started(imagesOf(KIM).host)
  run.addText('comparison', 'CT chest, 2025-03-02.')
  priors.addPasted('CT chest. Nodule of 6 mm in the right upper lobe.', '2026-03-02')
  await vi.waitFor(() => expect(alarms()).toEqual([['R127', '2026-03-02']]))
})

it('a comparison date is compared with the dates of the patient’s open older studies', async () => {
  const { run, alarms } = started(imagesOf(KIM, [studyOn('2026-09-02'), studyOn('2026-03-02')]).host)
  run.addText('comparison', 'CT chest, 2025-03-02.')
  await vi.waitFor(() => expect(alarms()).toEqual([['R127', '2026-03-02']]))
  const [entry] = run.read().entries
  run.editEntry(entry?.id ?? '', 'CT chest, 2026-03-02.')
  await vi.waitFor(() => expect(alarms()).toEqual([]))
})

it('a comparison date without images is compared with the dates of earlier reports', async () => {
  const { run, alarms, priors } = started()
  run.addText('comparison', 'CT chest, 2025-03-02.')
  priors.addPasted('CT chest. Nodule of 6 mm in the right upper lobe.', '2026-03-02')
  await vi.waitFor(() => expect(alarms()).toEqual([['R127', '2026-03-02']]))
})

it('the order and date of an older study in view do not raise alarms in the report', async () => {
  const knee = { ...KIM, StudyDescription: 'MR KNEE RT', Laterality: 'R' }
  const { host, look } = imagesOf(knee, [studyOn('2026-03-02')])
  const { run, alarms } = started(host)
  run.addText('comparison', 'MR, 2026-05-04.')
  run.addText('findings', 'Tear of the medial meniscus of the left knee.')
  await vi.waitFor(() => expect(alarms()).toEqual([['R101', undefined]]))
  look({ ...knee, StudyDate: '2026-03-02', StudyInstanceUID: '1.2.20260302' })
  await vi.waitFor(() => expect(alarms()).toEqual([]))
})
