import { LOCALES } from '@pandok/domain'
import { demoNodule, demoSentences } from '@pandok/i18n'
import { checkModule, compileModule, openSession } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { readLibrary } from './readLibrary.ts'

const library = readLibrary()
const published = library.modules.filter(({ isDraft }) => !isDraft)

/** The normal sentences of the introduction's plate, by the regions of the library's plate. */
const REGIONS = ['airways', 'effusion', 'heart', 'nodes', 'bones'] as const

describe('the plate of the introduction', () => {
  const chest = library.plates.find(({ id }) => id === 'chest-ct')

  it.each(REGIONS)('says of «%s» what the library says', (region) => {
    const normal = chest?.exam?.regions.find(({ id }) => id === region)?.normal
    expect(demoSentences[region]).toEqual([{ section: 'findings', text: normal }])
  })

  it('names the technique as the library does', () => {
    const technique = chest?.cells.find(({ id }) => id === 'technique-plain')
    const sentences = technique?.outputs.map(
      (output) => 'text' in output && { section: output.section, text: output.text },
    )
    expect(demoSentences.technique).toEqual(sentences)
  })
})

describe('the nodule module of the introduction', () => {
  const whole = published.find(({ id }) => id === 'fleischner-2017')
  const today = '2026-01-02'
  const sizes = ['1', '5', '5.4', '5.5', '6', '7.2', '8', '8.4', '8.5', '9', '30']
  const cases = sizes.flatMap((size_mm) => [
    { kind: 'solid', size_mm, risk: 'low' },
    { kind: 'solid', size_mm, risk: 'high' },
    { kind: 'ground_glass', size_mm },
  ])

  it('has nothing wrong with it', () => {
    expect(checkModule(demoNodule).filter(({ level }) => level === 'error')).toEqual([])
  })

  it.each(cases)('says of $kind, $size_mm mm, $risk what the library says', ({ kind, size_mm, risk }) => {
    if (!whole) throw new Error('the library has no fleischner-2017')
    const own = openSession(compileModule(demoNodule), { today })
    const theirs = openSession(compileModule(whole.definition), { today })
    theirs.set({ id: 'age_years' }, '60')
    const row = theirs.snapshot().rows['nodules']?.[0] ?? ''
    for (const [id, value] of Object.entries({ kind, size_mm })) {
      own.set({ id }, value)
      theirs.set({ id, row }, value)
    }
    if (risk) for (const session of [own, theirs]) session.set({ id: 'risk' }, risk)
    for (const locale of LOCALES) {
      const said = own.outputs(locale).map(({ id, text }) => [id, text])
      expect(said).toEqual(theirs.outputs(locale).map(({ id, text }) => [id, text]))
      expect(said.every(([, text]) => text)).toBe(true)
    }
  })
})
