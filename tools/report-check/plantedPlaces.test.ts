import type { Alarm, CheckedReport } from '@pandok/report-check'
import { describe, expect, it } from 'vitest'
import { leadsTo, plantedPlaces } from './plantedPlaces.ts'

const reportOf = (...texts: readonly string[]): CheckedReport => ({
  sentences: texts.map((text, index) => ({
    id: `s${index}`,
    section: 'findings',
    locale: 'en',
    text,
    author: 'typed',
  })),
  findings: [],
  regions: [],
  context: {},
  characters: 'unicode',
  today: '2026-11-16',
})

const alarmAt = (sentence: string, start: number, end: number): Alarm => ({
  rule: 'R115',
  level: 'warn',
  facts: {},
  places: [{ of: 'sentence', sentence, start, end }],
  repair: { kind: 'go', to: { of: 'image' } },
})

describe('the place of a planted error', () => {
  const right = reportOf('Right effusion. Heart normal. No nodule.', 'No fracture.')
  const wrong = reportOf('Right effusion. Heart enlarged. No nodule.', 'No fracture.')

  it('is the sentence whose words are others, and no other one of its section', () => {
    const [place, ...others] = plantedPlaces(wrong, right)
    expect(others).toEqual([])
    expect(wrong.sentences[0]?.text.slice(place?.start, place?.end)).toBe(' Heart enlarged')
    expect(leadsTo(alarmAt('s0', 22, 30), plantedPlaces(wrong, right))).toBe(true)
    expect(leadsTo(alarmAt('s0', 0, 5), plantedPlaces(wrong, right))).toBe(false)
    expect(leadsTo(alarmAt('s1', 0, 5), plantedPlaces(wrong, right))).toBe(false)
  })

  it('is the sentence that was added', () => {
    const first = {
      id: 'added',
      section: 'technique',
      locale: 'en',
      text: 'Aged 76.',
      author: 'typed',
    } as const
    const places = plantedPlaces({ ...right, sentences: [first, ...right.sentences] }, right)
    expect(places).toEqual([{ sentence: 'added', start: 0, end: 8 }])
  })

  it('is none where only the context is wrong', () => {
    expect(plantedPlaces({ ...right, context: { priors: [] } }, right)).toEqual([])
  })
})
