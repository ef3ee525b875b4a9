import type { Measurement } from '@pandok/viewer'
import { afterEach, expect, it, vi } from 'vitest'
import { createRemoteHost } from './createRemoteHost.ts'
import { type HostMessage, type HostRequest, imageChannel } from './imageChannel.ts'

const length: Measurement = {
  id: 'm1',
  tool: 'length',
  place: { on: 'frame', frame: 'a#1' },
  label: '',
  number: 1,
  points: [],
}
const readings = [{ quantity: 'length', value: 12.34, unit: 'mm', digits: 1, source: 'patient' }] as const

let rooms = 0
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A window with images that sends the test's messages, and one with a plate that receives them. */
function started() {
  const id = `test${++rooms}`
  const images = imageChannel(id)
  const asked: HostRequest[] = []
  images.onmessage = ({ data }: MessageEvent<HostRequest>) => void asked.push(data)
  const host = createRemoteHost(id)
  ends.push(
    () => images.close(),
    () => host.dispose(),
  )
  return { host, asked, tell: (message: HostMessage) => images.postMessage(message) }
}

it('offers a measurement of the other window in the requested unit', async () => {
  const { host, tell } = started()
  const watch = vi.fn()
  host.watch(watch)
  tell({ tell: 'made', measurement: length, readings })
  await vi.waitFor(() => expect(watch).toHaveBeenCalled())
  const event = watch.mock.calls[0]?.[0]
  expect(event).toMatchObject({ kind: 'made', uid: 'm1', image: 'a#1' })
  expect(event.offer('length', { unit: 'cm' })).toMatchObject({ value: '1.23', unit: 'cm' })
  expect(host.measurement?.('length', 'latest', {})).toMatchObject({ value: '12.3', unit: 'mm', uid: 'm1' })
  expect(host.measurement?.('length', 'latest', { unit: 'cm', decimals: 1 })).toMatchObject({ value: '1.2' })
  expect(host.measurement?.('length', 'chosen', {})).toBeUndefined()
})

it('requests an attribute once, and refreshes the board when it has arrived', async () => {
  const { host, asked, tell } = started()
  const refresh = vi.fn()
  host.onRefresh(refresh)
  expect([host.attribute?.('PatientAge'), host.attribute?.('PatientAge')]).toEqual([undefined, undefined])
  await vi.waitFor(() => expect(asked).toContainEqual({ ask: 'attribute', name: 'PatientAge' }))
  expect(asked.filter(({ ask }) => ask === 'attribute')).toHaveLength(1)
  tell({ tell: 'attribute', name: 'PatientAge', value: '055Y' })
  await vi.waitFor(() => expect(refresh).toHaveBeenCalled())
  expect(host.attribute?.('PatientAge')).toBe('055Y')
  tell({ tell: 'turn' })
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(2))
  expect(host.attribute?.('PatientAge')).toBeUndefined()
})

it('forgets a measurement that the other window deletes', async () => {
  const { host, tell } = started()
  const watch = vi.fn()
  host.watch(watch)
  tell({ tell: 'made', measurement: length, readings })
  tell({ tell: 'deleted', uid: 'm1' })
  await vi.waitFor(() => expect(watch).toHaveBeenCalledTimes(2))
  expect(host.measurement?.('length', 'latest', {})).toBeUndefined()
  expect(host.show('m1')).toBe(false)
})
