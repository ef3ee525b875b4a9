import { expect, it } from 'vitest'
import { createSnapshots, type Snapshot } from './createSnapshots.ts'

const taken = (key: string): Omit<Snapshot, 'id'> => ({
  key,
  patientKey: undefined,
  picture: {} as HTMLCanvasElement,
  of: { kind: 'slide', slide: 's', placement: { center: { x: 0, y: 0 }, scale: 1, rotation: 0 }, times: 20 },
})

it('keeps what was taken, takes back what is taken once more, and forgets all of it', () => {
  let made = 0
  const snapshots = createSnapshots(() => String(++made))
  const keys = () => snapshots.read().items.map(({ key }) => key)
  snapshots.toggle(taken('a'))
  snapshots.toggle(taken('b'))
  expect(keys()).toEqual(['a', 'b'])
  snapshots.toggle(taken('a'))
  expect(keys()).toEqual(['b'])
  snapshots.toggle(taken('a'))
  snapshots.remove('2')
  expect(keys()).toEqual(['a'])
  snapshots.clear()
  expect(keys()).toEqual([])
})
