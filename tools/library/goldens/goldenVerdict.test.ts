import { expect, it } from 'vitest'
import { goldenVerdict } from './goldenVerdict.ts'

it('the verdict counts and names what was not tried', () => {
  expect(
    goldenVerdict([
      { name: 'lung.yaml', isWrong: false, leftOut: ['check margins', 'case v12'] },
      { name: 'breast.yaml', isWrong: true, leftOut: [] },
    ]),
  ).toEqual([
    '1 of 2 files as expected, not breast.yaml; 2 left out',
    'left out, not tried: lung.yaml: check margins',
    'left out, not tried: lung.yaml: case v12',
  ])
})

it('the verdict says of files that were tried whole that nothing was left out', () => {
  expect(goldenVerdict([{ name: 'brain.yaml', isWrong: false, leftOut: [] }])).toEqual([
    '1 of 1 files as expected; 0 left out',
  ])
})
