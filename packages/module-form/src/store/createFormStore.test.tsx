import { openSession } from '@pandok/module-engine'
import { act, cleanup, render } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ModuleForm } from '../ModuleForm.tsx'
import { moduleOf } from '../testkit/showForm.tsx'
import { words } from '../testkit/words.ts'
import { computedKey, createFormStore, inputKey } from './createFormStore.ts'

afterEach(cleanup)

const inputs = ['a', 'b', 'c'].map((id) => ({ id, kind: 'number', label: { en: id } }))
const module = moduleOf({
  inputs,
  computed: [{ id: 'sum', kind: 'number', label: { en: 'Sum' }, expr: 'a + b' }],
})
const open = () => openSession(module, { today: '2026-11-15' })

it('notifies only those whose view an edit changed', () => {
  const session = open()
  const store = createFormStore(session)
  const heard: string[] = []
  for (const key of [...['a', 'b', 'c'].map(inputKey), computedKey('sum')])
    store.subscribe(key, () => heard.push(key))
  session.set({ id: 'a' }, '1')
  expect(heard).toEqual([inputKey('a'), computedKey('sum')])
  heard.length = 0
  session.set({ id: 'c' }, '1')
  expect(heard).toEqual([inputKey('c')])
})

it('still notifies of a change that was read before it was announced', () => {
  const session = open()
  const store = createFormStore(session)
  let told = 0
  session.subscribe(() => void store.input('a'))
  store.subscribe(inputKey('a'), () => {
    told += 1
  })
  session.set({ id: 'a' }, '1')
  expect(told).toBe(1)
})

it('unsubscribes from the session when no listener remains', () => {
  const session = open()
  let listeners = 0
  const counted = {
    ...session,
    snapshot: () => session.snapshot(),
    subscribe(listener: () => void) {
      listeners += 1
      const leave = session.subscribe(listener)
      return () => {
        listeners -= 1
        leave()
      }
    },
  }
  const store = createFormStore(counted)
  const leaves = [store.subscribe('x', () => {}), store.subscribe('y', () => {})]
  expect(listeners).toBe(1)
  for (const leave of leaves) leave()
  expect(listeners).toBe(0)
})

it('draws nothing again if nothing in the form changed', () => {
  const session = open()
  let commits = 0
  const count = () => {
    commits += 1
  }
  render(
    <Profiler id="form" onRender={count}>
      <ModuleForm session={session} definition={module.definition} locale="en" words={words} label="form" />
    </Profiler>,
  )
  const before = commits
  act(() => session.set({ id: 'a' }, '1'))
  expect(commits).toBe(before + 1)
  act(() => session.set({ id: 'a' }, '1'))
  expect(commits).toBe(before + 1)
})
