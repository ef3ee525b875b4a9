import { expect, it } from 'vitest'
import { type LibraryCase, playCase } from '../cases/playCase.ts'
import { plateOf } from './testkit/plateOf.ts'

const said = (
  plate: string,
  cell: string,
  values: NonNullable<Exclude<LibraryCase['pressed'][number], string>['values']>,
  locale: 'en' | 'de' = 'en',
) => {
  const { reportIn, refused } = playCase(plateOf(plate), { id: 'sides', pressed: [{ cell, values }] })
  expect(refused).toEqual([])
  return reportIn(locale)
}

it('a finding of both sides is told in the plural, of one side and of what is one in the singular', () => {
  expect(said('prostate-mr', 'hernia', { side: 'both' })).toContain('Bilateral inguinal hernias.')
  expect(said('prostate-mr', 'hernia', { side: 'right' })).toContain('Right inguinal hernia.')
  expect(said('lumbar-spine-mr', 'renal-cyst', { side: 'bilateral' })).toContain('Bilateral renal cysts')
  expect(said('neuro-ct', 'mastoid', { side: 'bilateral' })).toContain('Bilateral mastoid effusions')
  expect(said('joint-radiograph', 'avn', { side: 'bilateral', arco: '2' })).toContain(
    'bilateral femoral heads',
  )
})

it('a single place behind «bilateral» is two, and one of one side is one', () => {
  const lacunes = (side: string) => said('neuro-ct', 'lacune', { side, site: ['frontal'] })
  expect(lacunes('bilateral')).toContain('in the bilateral frontal lobes')
  expect(lacunes('right')).toContain('in the right frontal lobe.')
})

it('German has the plural before «beidseits» too', () => {
  const cysts = (side: string) => said('lumbar-spine-mr', 'renal-cyst', { side }, 'de')
  expect(cysts('bilateral')).toContain('Nierenzysten beidseits.')
  expect(cysts('left')).toContain('Nierenzyste links.')
  expect(said('neuro-ct', 'mastoid', { side: 'bilateral' }, 'de')).toContain('Mastoidergüsse beidseits.')
})

it('roots of both sides are told in the plural, and the side may stay open', () => {
  const disc = { level: 'C5-6', zone: 'central', effect: 'contact', root: 'C6' }
  expect(said('cervical-spine-mr', 'protrusion', { ...disc, root_side: 'bilateral' })).toContain(
    'the bilateral C6 nerve roots.',
  )
  expect(said('cervical-spine-mr', 'protrusion', { ...disc, zone: 'r-foraminal' })).toContain(
    'the C6 nerve root.',
  )
})
