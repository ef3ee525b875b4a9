import { VIEWER_COMMANDS } from '@pandok/viewer'
import { expect, it } from 'vitest'
import { commandGroups } from './commandGroups.ts'

it('every command of the images is in exactly one group, where its key can be changed', () => {
  expect(commandGroups.flatMap(([, ids]) => ids).sort()).toEqual(Object.keys(VIEWER_COMMANDS).sort())
})
