import type { MeasuredOffer } from '@pandok/board'
import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { ImageHost, MeasurementEvent } from '#shared/images/ImageHost.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { RunWorkspace } from '../RunWorkspace.tsx'
import { runnableOf } from '../runnableOf.ts'
import { frame, press } from '../testkit/showWorkspace.tsx'
import { thyroidPlate } from '../testkit/thyroidPlate.ts'

afterEach(clearScreen)

/** Images that report lengths in centimeters. */
function imagesBeside() {
  const listeners = new Set<(event: MeasurementEvent) => void>()
  const host: ImageHost = {
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onRefresh: () => () => {},
    show: () => true,
    measured: () => [],
    remarks: () => [],
  }
  return {
    host,
    async measure(uid: string, centimetres: string) {
      const offer: MeasuredOffer = (what, { unit = 'cm' }) =>
        what === 'length' ? { value: centimetres, unit } : undefined
      await act(async () => {
        for (const listener of listeners) listener({ kind: 'made', uid, image: '1', offer })
      })
      await frame()
    },
  }
}

it('puts one measurement after the other into the dimensions of a size, until it is full', async () => {
  const { host, measure } = imagesBeside()
  const { plate, modules } = runnableOf(thyroidPlate())
  await showScreen(() => <RunWorkspace plate={plate} modules={modules} host={host} />)
  await screen.findByRole('grid')
  await frame()
  await press({ key: 'n', code: 'KeyN', keyCode: 78 })
  const size = () =>
    within(screen.getByRole('form')).getByRole<HTMLInputElement>('textbox', { name: /Size/u }).value
  const aimed = () => screen.queryByText('The next measurement goes into “Size”') !== null
  expect(aimed()).toBe(true)
  const seen = [size()]
  for (const [uid, length] of [
    ['m1', '2.1'],
    ['m2', '1.8'],
    ['m3', '1.2'],
  ] as const) {
    await measure(uid, length)
    seen.push(`${size()}${aimed() ? ' …' : ''}`)
  }
  expect(seen).toEqual(['', '2.1 …', '2.1 × 1.8 …', '2.1 × 1.8 × 1.2'])
  await measure('m4', '9')
  expect(size()).toBe('2.1 × 1.8 × 1.2')
})
