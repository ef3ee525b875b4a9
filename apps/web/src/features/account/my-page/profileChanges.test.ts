import { userUpdate } from '@pandok/protocol'
import { expect, it } from 'vitest'
import { member } from '#testkit/member.ts'
import { profileChanges, profileFormValues } from './profileChanges.ts'

const saved = profileFormValues(member)

it('sends nothing when nothing differs', () => {
  expect(profileChanges(saved, { ...saved })).toEqual({})
})

it('sends only what differs, in the shape of the contract', () => {
  const changes = profileChanges(saved, { ...saved, age: '39', major: 'pathology' })
  expect(changes).toEqual({ age: 39, major: 'pathology' })
  expect(userUpdate.param.parse(changes)).toEqual(changes)
})

it('sends the whole address when a part of it differs', () => {
  const typed = { ...saved, zonecode: '06236', roadAddress: '서울 강남구 테헤란로 152' }
  expect(profileChanges(saved, typed)).toEqual({
    address: { zonecode: '06236', roadAddress: '서울 강남구 테헤란로 152', detail: '' },
  })
})

it('removes the address when all of it was cleared', () => {
  const before = { ...saved, zonecode: '06236', roadAddress: '테헤란로 152', detail: '3층' }
  expect(profileChanges(before, saved)).toEqual({ address: null })
})
