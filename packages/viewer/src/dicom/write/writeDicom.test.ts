import { describe, expect, it } from 'vitest'
import { tagOf } from '../dictionary.ts'
import { items } from '../parse/items.ts'
import { parseFile } from '../parse/parseFile.ts'
import { numbersOf, stringOf, stringsOf, tagsOf } from '../parse/values.ts'
import { writeDicom } from './writeDicom.ts'

const SYNTAXES = ['', '.1', '.2', '.1.99'].map((end) => `1.2.840.10008.1.2${end}`)

function datasetOf(bytes: Uint8Array) {
  const parsed = parseFile(bytes)
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  return parsed.file.dataset
}

describe('a written file', () => {
  it('has its elements in the order of their tags, padded to even lengths', () => {
    const bytes = writeDicom(
      { PatientID: 'ABC', '00080060': 'CT', StudyInstanceUID: '1.2.3' },
      { meta: false, preamble: false },
    )
    expect(new TextDecoder('latin1').decode(bytes)).toBe(
      '\x08\0\x60\0CS\x02\0CT\x10\0\x20\0LO\x04\0ABC \x20\0\x0d\0UI\x06\x001.2.3\0',
    )
  })

  it.each(SYNTAXES)('in %s gives back what was put in, numbers and nested items', (transferSyntax) => {
    for (const sequences of ['defined', 'undefined'] as const) {
      const dataset = datasetOf(
        writeDicom(
          {
            Rows: 512,
            PixelPaddingValue: -5,
            PixelRepresentation: 1,
            PhysicalDeltaX: 0.25,
            DiffusionBValue: 1e-3,
            GraphicData: [1.5, -2.5],
            FrameIncrementPointer: '00181063',
            ImageType: ['ORIGINAL', 'PRIMARY'],
            ExtendedOffsetTable: [0, 2 ** 40],
            ContentSequence: [
              { TextValue: 'a', ContentSequence: [{ TextValue: 'b' }, {}] },
              { TextValue: 'c' },
            ],
          },
          { transferSyntax, sequences },
        ),
      )
      const numbers = (keyword: string, isSigned = false) => numbersOf(dataset, tagOf(keyword), isSigned)
      expect(numbers('Rows')).toEqual([512])
      expect(numbers('PixelPaddingValue', true)).toEqual([-5])
      expect(numbers('PhysicalDeltaX')).toEqual([0.25])
      expect(numbers('DiffusionBValue')).toEqual([1e-3])
      expect(numbers('GraphicData')).toEqual([1.5, -2.5])
      expect(numbers('ExtendedOffsetTable')).toEqual([0, 2 ** 40])
      expect(tagsOf(dataset, tagOf('FrameIncrementPointer'))).toEqual([tagOf('FrameTime')])
      expect(stringsOf(dataset, tagOf('ImageType'))).toEqual(['ORIGINAL', 'PRIMARY'])
      const content = tagOf('ContentSequence')
      const tree = [...items(dataset, content)].map((item) => [
        stringOf(item, tagOf('TextValue')),
        [...items(item, content)].map((inner) => stringOf(inner, tagOf('TextValue'))),
      ])
      expect(tree).toEqual([
        ['a', ['b', '']],
        ['c', []],
      ])
    }
  })

  it('keeps every byte while it grows', () => {
    const texts = Array.from({ length: 3000 }, (_, index) => ({ TextValue: `line ${index}`, Rows: index }))
    const dataset = datasetOf(writeDicom({ ContentSequence: texts }))
    const read = [...items(dataset, tagOf('ContentSequence'))].map((item) => ({
      TextValue: stringOf(item, tagOf('TextValue')),
      Rows: numbersOf(item, tagOf('Rows'))[0],
    }))
    expect(read).toEqual(texts)
  })

  it('tells a programmer of a keyword that nobody knows', () => {
    expect(() => writeDicom({ PatientsName: 'x' })).toThrow('PatientsName')
  })
})
