import { expect, it } from 'vitest'
import { documentText } from './documentText.ts'

it('a report is copied with its indentation, and lines without a value or a name stay readable', () => {
  const lines = [
    { depth: 0, concept: 'Findings', value: '' },
    { depth: 1, concept: 'Nodule', value: '12.5 mm\nsolid' },
    { depth: 2, concept: '', value: 'Right' },
  ]
  expect(documentText({ kind: 'document', title: '영상 보고서', lines })).toBe(
    '영상 보고서\nFindings\n  Nodule: 12.5 mm\n    solid\n    Right',
  )
})
