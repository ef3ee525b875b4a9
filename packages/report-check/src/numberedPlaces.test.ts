import type { Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { applyRepair } from './applyRepair.ts'
import { createReportCheck } from './createReportCheck.ts'
import { reportOf } from './testkit/reportOf.ts'
import { numberedPlacesIn } from './text/numberedPlacesIn.ts'

const { check } = createReportCheck()
const rulesOf = (locale: Locale, findings: string, impression: string): readonly string[] =>
  check(reportOf(locale, { findings, impression })).map(({ rule }) => rule)

type Said = readonly [locale: Locale, findings: string, impression: string]

describe('places with numbers', () => {
  it.each<readonly [Locale, string, readonly string[]]>([
    ['en', 'L4-5, L5-S1, 12th thoracic', ['spine 23 24', 'spine 24 25', 'spine 19']],
    ['de', 'LWK-1-Fraktur, 12. BWK, Segment VI', ['spine 20', 'spine 19', 'segment 6']],
    ['ko', '제12흉추, 요추 1번, 2시 방향', ['spine 19', 'spine 20', 'hour 2']],
    ['zh', '第1腰椎、胸12、肝Ⅵ段', ['spine 20', 'spine 19', 'segment 6']],
    ['ja', '第12胸椎、L5/S、2時方向', ['spine 19', 'spine 24', 'hour 2']],
  ])('R363 are read as %s writes them', (locale, text, places) => {
    const found = numberedPlacesIn(text, locale)
      .filter(({ start, end }) => !/^S1$/u.test(text.slice(start, end)))
      .map(({ system, numbers }) => `${system} ${[...new Set(numbers)].join(' ')}`)
    expect(found).toEqual(places)
  })

  it.each<Said>([
    ['en', 'Compression fracture of L1. L4-5: bulging disc.', 'Compression fracture of T12.'],
    ['en', 'Disc herniation at L4-5. L3-4 normal.', 'Disc herniation at T11-12.'],
    ['de', 'Deckplattenfraktur BWK 12.', 'Fraktur LWK 2.'],
    ['ko', 'L1 압박골절 있음.', 'T12 압박골절.'],
    ['zh', '第1腰椎压缩性骨折。', '第12胸椎压缩性骨折。'],
    ['ja', '第1腰椎に圧迫骨折を認める。', '第12胸椎圧迫骨折。'],
    ['en', 'Liver: segment VI mass, 24 mm.', '24 mm liver mass in segment III.'],
    ['de', 'Leber: 24 mm große Raumforderung in Segment VI.', 'Raumforderung der Leber, Segment III, 24 mm.'],
    ['ko', '간 S6에 2.4 cm 결절 있음.', '간 S3 결절, 2.4 cm.'],
    ['zh', '肝S6见2.4cm结节。', '肝S3结节，2.4cm。'],
    ['ja', '肝S6に24mmの結節を認める。', '肝S3結節、24mm。'],
    ['en', 'Left breast: 9 mm mass at 2 o’clock.', 'Left breast mass, 9 mm, at 10 o’clock.'],
  ])('R363 are those of the findings in %s: %s', (...said) => {
    expect(rulesOf(...said)).toContain('R363')
  })

  it.each<Said>([
    ['en', 'Compression fracture of L1.', 'Compression fracture of the first lumbar vertebra (L1).'],
    ['en', 'L1 to L3 transverse process fractures.', 'Transverse process fracture of L2.'],
    ['en', 'L4-L5: disc herniation.', 'Disc herniation L4/5 with compression of the L5 root.'],
    [
      'en',
      'Old fracture of L2, unchanged. Height loss of the vertebra above the diaphragm.',
      'Acute fracture of T12.',
    ],
    [
      'en',
      'Liver: segment VI mass, 24 mm; a second one of 24 mm in the left lobe.',
      '24 mm liver mass in segment III.',
    ],
    ['en', 'Fracture of the 7th rib. L1: normal.', 'Rib fracture. T12 normal.'],
    ['de', 'Fraktur des 1. LWK.', 'LWK-1-Fraktur.'],
    ['ko', '제1요추 압박골절 있음.', 'L1 압박골절.'],
    ['zh', '腰1椎体压缩性骨折。', 'L1压缩性骨折。'],
    ['ja', '第12胸椎に圧迫骨折を認める。', 'Th12圧迫骨折。'],
  ])('R363 written otherwise, in a range or left out are silent in %s: %s', (...said) => {
    expect(rulesOf(...said)).not.toContain('R363')
  })

  it('R363 the repair writes the only level in the findings', () => {
    const report = reportOf('en', { findings: 'Fracture of L1.', impression: 'Fracture of L3.' })
    const alarm = check(report).find(({ rule }) => rule === 'R363')
    expect(alarm && applyRepair('impression', 'Fracture of L3.', alarm.repair)).toBe('Fracture of L1.')
  })
})
