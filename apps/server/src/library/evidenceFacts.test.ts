import type { LibraryModule, LibraryPlate } from '@pandok/library'
import { expect, it } from 'vitest'
import { moduleAwaitingOf, plateEvidenceOf } from './evidenceFacts.ts'

const named = (id: string) => ({ id, title: { ko: id } })

const plate = (review?: LibraryPlate['review']) =>
  ({
    cells: [named('nodule'), named('aneurysm')],
    evidence: {
      citations: [
        { id: 'read', text: 'Read 2017', read: 'text' },
        { id: 'told', text: 'Told 2013', read: 'elsewhere' },
      ],
      facts: [
        { use: 'scale', cells: ['nodule'], sources: ['read'] },
        { use: 'advice', cells: ['aneurysm'], sources: ['told'] },
      ],
    },
    review,
  }) as unknown as LibraryPlate

const module = (review?: LibraryModule['review']) =>
  ({
    definition: {
      tables: [
        { id: 'category', label: { ko: '범주' }, rows: [{}, { note: { ko: '기억에 따름' } }, {}] },
        { id: 'plain', rows: [{}] },
      ],
      outputs: [{ id: 'finding', label: { ko: '소견' } }],
    },
    review,
  }) as unknown as LibraryModule

it('a plate says which cells rest on which source, and which of them await a physician', () => {
  expect(plateEvidenceOf(plate())).toEqual({
    evidence: {
      citations: [
        { text: 'Read 2017', read: 'text' },
        { text: 'Told 2013', read: 'elsewhere' },
      ],
      rows: [
        { use: 'scale', cells: [{ ko: 'nodule' }], cited: [0], isRead: true },
        { use: 'advice', cells: [{ ko: 'aneurysm' }], cited: [1], isRead: false },
      ],
    },
    awaiting: { rows: [], cells: [{ ko: 'aneurysm' }], sentences: [] },
  })
})

it('a module says which rows are marked, and that all its sentences await a physician', () => {
  expect(moduleAwaitingOf(module())).toEqual({
    awaiting: { rows: [{ table: { ko: '범주' }, numbers: [2] }], cells: [], sentences: [{ ko: '소견' }] },
  })
})

it('nothing awaits a physician once one has read it', () => {
  const review = { by: 'Kim', on: '2026-11-01' }
  expect(plateEvidenceOf(plate(review))).not.toHaveProperty('awaiting')
  expect(moduleAwaitingOf(module(review))).toEqual({})
})
