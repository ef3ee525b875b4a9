import { expect, it } from 'vitest'
import { createEmitter } from './createEmitter.ts'

it('notifies all listeners with the values until they unsubscribe', () => {
  const emitter = createEmitter<[string]>()
  const heard: string[] = []
  const leave = emitter.subscribe((word) => heard.push(`a ${word}`))
  emitter.subscribe((word) => heard.push(`b ${word}`))
  emitter.emit('one')
  leave()
  emitter.emit('two')
  expect(heard).toEqual(['a one', 'b one', 'b two'])
})

it('notifies a listener once, however often it subscribed', () => {
  const emitter = createEmitter()
  let calls = 0
  const listener = () => {
    calls += 1
  }
  emitter.subscribe(listener)
  emitter.subscribe(listener)
  emitter.emit()
  expect(calls).toBe(1)
})

it('notifies a listener that subscribes during an event from the next event on', () => {
  const emitter = createEmitter()
  const heard: string[] = []
  emitter.subscribe(() => {
    heard.push('first')
    if (heard.length === 1) emitter.subscribe(() => heard.push('late'))
  })
  emitter.emit()
  expect(heard).toEqual(['first'])
  emitter.emit()
  expect(heard).toEqual(['first', 'first', 'late'])
})

it('notifies nobody once it was cleared', () => {
  const emitter = createEmitter()
  let calls = 0
  emitter.subscribe(() => {
    calls += 1
  })
  emitter.clear()
  emitter.emit()
  expect(calls).toBe(0)
})
