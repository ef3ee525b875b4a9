import { expect, it } from 'vitest'
import { createWheel, type WheelInput } from './createWheel.ts'

function turned(...turns: Partial<WheelInput>[]): string[] {
  const done: string[] = []
  const wheel = createWheel({
    zoom: ({ x, y }, factor) => done.push(`zoom ${x} ${y} ${factor > 1 ? 'in' : 'out'}`),
    scroll: (steps) => done.push(`step ${steps}`),
  })
  for (const turn of turns) wheel({ x: 0, y: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, ...turn })
  return done
}

it('one notch is one step, whether the system counts lines or pixels', () => {
  expect(turned({ deltaY: 120 }, { deltaY: -53 }, { deltaY: 3, deltaMode: 1 })).toEqual([
    ...['step 1', 'step -1', 'step 1'],
  ])
})

it('the small parts of a touch pad add up', () => {
  expect(turned({ deltaY: 10 }, { deltaY: 10 }, { deltaY: 10 }, { deltaY: -30 })).toEqual([
    'step 1',
    'step -1',
  ])
})

it('with Ctrl it zooms where the pointer is', () => {
  expect(turned({ deltaY: -40, ctrlKey: true, x: 3, y: 4 })).toEqual(['zoom 3 4 in'])
})
