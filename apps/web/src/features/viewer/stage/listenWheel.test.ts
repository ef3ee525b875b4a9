import { expect, it } from 'vitest'
import { listenWheel } from './listenWheel.ts'

/** The simulated page knows no keys that are held while a wheel turns. */
function turned(...turns: WheelEventInit[]): string[] {
  const element = document.createElement('div')
  const done: string[] = []
  const stop = listenWheel(element, {
    onTurn: () => undefined,
    onZoom: ({ x, y }, factor) => done.push(`zoom ${x} ${y} ${factor > 1 ? 'in' : 'out'}`),
    onSteps: (steps) => done.push(`step ${steps}`),
  })
  for (const turn of turns) {
    const event = Object.assign(new Event('wheel', { cancelable: true }), {
      ...{ deltaY: 0, deltaMode: 0, ctrlKey: false, clientX: 0, clientY: 0 },
      ...turn,
    })
    element.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
  }
  stop()
  element.dispatchEvent(new WheelEvent('wheel', { deltaY: 100 }))
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
  expect(turned({ deltaY: -40, ctrlKey: true, clientX: 3, clientY: 4 })).toEqual(['zoom 3 4 in'])
})
