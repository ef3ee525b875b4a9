import { expect, it } from 'vitest'
import { playCase } from '../cases/playCase.ts'
import { plateOf } from './testkit/plateOf.ts'

function warnings(plate: string, cell: string, values: Record<string, string>): readonly string[] {
  const { notices, refused } = playCase(plateOf(plate), { id: 'root', pressed: [{ cell, values }] })
  expect(refused).toEqual([])
  return notices
}

it('a root that doesn’t pass the level of its finding is asked about', () => {
  const foramen = (level: string, root: string) =>
    warnings('lumbar-spine-mr', 'foramen', { level, side: 'left', grade: '2', root })
  expect(foramen('L4-5', 'L5')).toEqual(['warn:check'])
  expect(foramen('L4-5', 'L4')).toEqual([])
  expect(foramen('L5-S1', 'L5')).toEqual([])
})

it('a disc may reach the root that leaves and those that pass behind it', () => {
  const disc = (root: string) =>
    warnings('lumbar-spine-mr', 'extrusion', {
      level: 'L4-5',
      zone: 'central',
      effect: 'compression',
      root_side: 'left',
      root,
    })
  expect(['L4', 'L5', 'S1'].map(disc)).toEqual([[], [], []])
  expect(disc('L3')).toEqual(['warn:check'])
})

it('a cervical root leaves above the vertebra of its name', () => {
  const foramen = (root: string) =>
    warnings('cervical-spine-mr', 'foramen', { level: 'C5-6', side: 'right', grade: '1', root })
  expect(foramen('C6')).toEqual([])
  expect(foramen('C5')).toEqual(['warn:check'])
})
