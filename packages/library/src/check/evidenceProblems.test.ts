import type { PlateEvidence } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import type { LibraryModule } from '../LibraryModule.ts'
import type { LibraryPlate } from '../LibraryPlate.ts'
import { evidenceProblems, sourceStateOf } from './evidenceProblems.ts'

const words = (text: string) => ({ ko: text, en: text, zh: text, ja: text, de: text })

const READ: PlateEvidence['citations'][number] = { id: 'paper', text: 'A paper', read: 'abstract' }

interface Given {
  grade?: LibraryPlate['grade']
  sources?: LibraryPlate['sources']
  evidence?: PlateEvidence
  outputs?: object[]
  cell?: object
}

/** Returns the parts of a plate that the check examines: one cell that recommends. */
const plate = ({ grade = 'paid', sources, evidence, outputs, cell }: Given): LibraryPlate =>
  ({
    grade,
    sources,
    evidence: evidence ?? { citations: [], facts: [] },
    cells: [
      {
        id: 'aorta',
        outputs: outputs ?? [{ id: 'advice', section: 'recommendation', text: words('CT 권함.') }],
        ...cell,
      },
    ],
  }) as unknown as LibraryPlate

const rests = (use: 'advice' | 'scale', citation: PlateEvidence['citations'][number]): PlateEvidence => ({
  citations: [citation],
  facts: [{ use, cells: ['aorta'], sources: [citation.id] }],
})

const module = (sources: LibraryModule['sources']) => ({ id: 'score', sources }) as LibraryModule

describe('what a plate rests on', () => {
  it('lets a plate be sold whose deciding facts were read in their sources', () => {
    expect(evidenceProblems(plate({ sources: 'read', evidence: rests('advice', READ) }), [])).toEqual([])
  })

  it.each(['no', 'elsewhere'] as const)(
    'keeps a plate from being sold that decides by a source read «%s»',
    (read) => {
      const evidence = rests('advice', { ...READ, read })
      expect(evidenceProblems(plate({ sources: 'unread', evidence }), [])).toEqual([
        'is sold although its advice was not read in a primary source: aorta',
      ])
      expect(evidenceProblems(plate({ sources: 'unread', grade: 'free', evidence }), [])).toEqual([])
    },
  )

  it('treats a recommendation without a source as one that wasn’t read', () => {
    const evidence: PlateEvidence = {
      citations: [],
      facts: [{ use: 'advice', cells: ['aorta'], sources: [] }],
    }
    expect(evidenceProblems(plate({ sources: 'unread', evidence }), [])).toHaveLength(1)
  })

  it('lets the reader grade by a scale that wasn’t read, because the plate decides nothing', () => {
    const graded = plate({ evidence: rests('scale', { ...READ, read: 'no' }), outputs: [] })
    expect(sourceStateOf(graded, [])).toBeUndefined()
    expect(evidenceProblems(graded, [])).toEqual([])
  })

  it('doesn’t allow a plate to be sold whose module was read only in part', () => {
    const outputs = [{ id: 'module', module: 'score', section: 'auto' }]
    expect(evidenceProblems(plate({ sources: 'read', outputs }), [module('read')])).toEqual([])
    expect(evidenceProblems(plate({ sources: 'partly', outputs }), [module('partly')])).toEqual([
      'is sold although the sources of its module «score» are «partly»',
    ])
  })

  it('finds a cell that recommends without a stated fact, and a false state of sources', () => {
    expect(evidenceProblems(plate({ grade: 'free' }), [])).toEqual([
      'cell «aorta» decides, but no fact says by what',
    ])
    expect(evidenceProblems(plate({ sources: 'partly', evidence: rests('advice', READ) }), [])).toEqual([
      'its sources are said to be «partly», but they are «read»',
    ])
  })

  it('allows a value that names the place at which a cell excludes others, if no sentence contains it', () => {
    const values = [{ id: 'removed', kind: 'choice', formula: 'op == "a" ? lobe : "none"', options: [] }]
    const excludes = { places: [{ cells: ['mass'], other: 'lobe', blank: 'removed' }] }
    const saying = (text: string) =>
      plate({
        grade: 'free',
        cell: { values, excludes },
        outputs: [{ id: 'finding', section: 'findings', text: words(text) }],
      })
    expect(evidenceProblems(saying('{lobe}.'), [])).toEqual([])
    expect(evidenceProblems(saying('{removed}.'), [])).toEqual([
      'cell «aorta» decides, but no fact says by what',
    ])
  })

  it('allows a cell to pass an answer on to others', () => {
    const telling = (formula: string) => ({
      ...plate({
        grade: 'free',
        cell: { values: [{ id: 'perforated', kind: 'number', formula }] },
        outputs: [{ id: 'finding', section: 'findings', text: words('게실염.') }],
      }),
      exam: { regions: [], gathers: [{ id: 'said', what: 'max', cells: ['aorta'], value: 'perforated' }] },
    })
    const problems = (formula: string) => evidenceProblems(telling(formula) as unknown as LibraryPlate, [])
    expect(problems('known(kind) && kind == "perforation" ? 1 : 0')).toEqual([])
    expect(problems('size > 4 ? 1 : 0')).toEqual(['cell «aorta» decides, but no fact says by what'])
  })

  it('allows a recommendation that is the reader’s own answer', () => {
    const advising = (text: string) =>
      plate({ outputs: [{ id: 'advice', section: 'recommendation', text: words(text) }] })
    expect(evidenceProblems(advising('{next}.'), [])).toEqual([])
    expect(evidenceProblems(advising('간 {seg} {size} 종괴: {next}.'), [])).toEqual([])
    expect(evidenceProblems(advising('{seg} 조직검사를 권함.'), [])).not.toEqual([])
    expect(evidenceProblems(advising('조직검사: {next}.'), [])).not.toEqual([])
  })

  it('finds facts of missing cells and sources', () => {
    const evidence: PlateEvidence = {
      citations: [READ],
      facts: [{ use: 'advice', cells: ['aorta', 'gone'], sources: ['paper', 'lost'] }],
    }
    expect(evidenceProblems(plate({ grade: 'free', sources: 'unread', evidence }), [])).toEqual([
      "a fact names the cell «gone», which isn't there",
      "a fact cites «lost», which isn't listed",
    ])
  })
})
