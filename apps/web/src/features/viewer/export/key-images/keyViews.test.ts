import { createSession, type Stack } from '@pandok/viewer'
import { expect, it } from 'vitest'
import { keyViewOf, watchKeyViews } from './keyViews.ts'

const stack = {
  id: 'a',
  patientKey: 'p',
  studyKey: 's',
  seriesKey: 'a',
  part: 0,
  remarks: [],
  frames: [
    { id: 'a#1', image: {} },
    { id: 'a#2', image: {} },
  ] as unknown as Stack['frames'],
} satisfies Stack

it('a key image keeps the view in which it was marked, until the mark is removed', () => {
  const session = createSession({ newId: () => 'v', stackOf: () => stack })
  const stop = watchKeyViews(session)
  session.show('a')
  session.changeView({
    voi: { kind: 'window', center: -600, width: 1500, function: 'LINEAR' },
    isInverted: true,
  })
  session.toggleKeyImage('a#1')
  session.changeView({ voi: { kind: 'window', center: 400, width: 1800, function: 'LINEAR' } })
  expect(keyViewOf(session, 'a#1')).toMatchObject({
    voi: { center: -600, width: 1500, function: 'LINEAR' },
    isInverted: true,
  })
  expect(keyViewOf(session, 'a#2')).toBeUndefined()
  session.toggleKeyImage('a#1')
  expect(keyViewOf(session, 'a#1')).toBeUndefined()
  stop()
})
