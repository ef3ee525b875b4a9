import { describe, expect, it } from 'vitest'
import { readCorpusFile } from '../../testkit/corpus.ts'
import { makeDicom } from '../../testkit/makeDicom.ts'
import { tagOf } from '../dictionary.ts'
import { items } from '../parse/items.ts'
import { parseFile } from '../parse/parseFile.ts'
import { decodeText } from './decodeText.ts'
import { longTextOf, personOf, textOf, textsOf } from './textValues.ts'

const PATIENT_NAME = tagOf('PatientName')
const COMMENTS = tagOf('PatientComments')

function datasetOf(bytes: Uint8Array) {
  const parsed = parseFile(bytes)
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  return parsed.file.dataset
}

/** Written as Latin-1: each letter is a byte. */
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const named = (charset: unknown, name: Uint8Array) =>
  personOf(datasetOf(makeDicom({ SpecificCharacterSet: charset, PatientName: name })), PATIENT_NAME)

describe('the character sets of the standard’s examples', () => {
  it.each([
    ['chrArab', 'قباني^لنزار', '', ''],
    ['chrFren', 'Buc^Jérôme', '', ''],
    ['chrFrenMulti', 'Buc^Jérôme', '', ''],
    ['chrGerm', 'Äneas^Rüdiger', '', ''],
    ['chrGreek', 'Διονυσιος', '', ''],
    ['chrH31', 'Yamada^Tarou', '山田^太郎', 'やまだ^たろう'],
    ['chrH32', 'ﾔﾏﾀﾞ^ﾀﾛｳ', '山田^太郎', 'やまだ^たろう'],
    ['chrHbrw', 'שרון^דבורה', '', ''],
    ['chrI2', 'Hong^Gildong', '洪^吉洞', '홍^길동'],
    ['chrJapMulti', 'やまだ^たろう', '', ''],
    ['chrJapMultiExplicitIR6', 'やまだ^たろう', '', ''],
    ['chrKoreanMulti', '김희중', '', ''],
    ['chrRuss', 'Люкceмбypг', '', ''],
    ['chrX1', 'Wang^XiaoDong', '王^小東', ''],
    ['chrX2', 'Wang^XiaoDong', '王^小东', ''],
  ])('trap 54: %s is %s', (file, alphabetic, ideographic, phonetic) => {
    const dataset = datasetOf(readCorpusFile(`pydicom/charset_files/${file}.dcm`))
    expect(personOf(dataset, PATIENT_NAME)).toEqual({ alphabetic, ideographic, phonetic })
  })

  it.each([
    ['chrSQEncoding', 'ﾔﾏﾀﾞ^ﾀﾛｳ', '山田^太郎', 'やまだ^たろう'],
    ['chrSQEncoding1', 'ﾔﾏﾀﾞ^ﾀﾛｳ', '山田^太郎', 'やまだ^たろう'],
  ])('trap 54: in %s the names of a sequence follow their own set, or that around it', (file, ...groups) => {
    const dataset = datasetOf(readCorpusFile(`pydicom/charset_files/${file}.dcm`))
    const [item] = items(dataset, 0x0032_1064)
    const { alphabetic, ideographic, phonetic } = item
      ? personOf(item, PATIENT_NAME)
      : { alphabetic: '', ideographic: '', phonetic: '' }
    expect([alphabetic, ideographic, phonetic]).toEqual(groups)
  })
})

describe('text in the sets of its declaration', () => {
  it('trap 54: a Korean extension ends at ^ and =, and begins again with its escape', () => {
    const name = bytes(
      'Hong^Gildong=\x1b$)C\xfb\xf3^\x1b$)C\xd1\xce\xd4\xd7=\x1b$)C\xc8\xab^\x1b$)C\xb1\xe6\xb5\xbf',
    )
    expect(named(['', 'ISO 2022 IR 149'], name)).toEqual({
      alphabetic: 'Hong^Gildong',
      ideographic: '洪^吉洞',
      phonetic: '홍^길동',
    })
  })

  it('trap 54: Korean is read where the escape was forgotten after a delimiter', () => {
    const name = bytes('Hong^Gildong=\x1b$)C\xfb\xf3^\xd1\xce\xd4\xd7')
    expect(named(['', 'ISO 2022 IR 149'], name).ideographic).toBe('洪^吉洞')
  })

  it.each(['ISO_IR 149', 'ISO-IR 149', 'ISO 2022 IR 149', 'KSC5601', 'ISO_IR 192', 'ISO_IR 6', ''])(
    'trap 54: bare Korean bytes are read under the wrong declaration «%s»',
    (charset) => {
      expect(named(charset, bytes('\xc8\xab^\xb1\xe6\xb5\xbf')).alphabetic).toBe('홍^길동')
    },
  )

  it('trap 54: UTF-8 is read where nothing is declared', () => {
    expect(named(undefined, new TextEncoder().encode('홍^길동')).alphabetic).toBe('홍^길동')
  })

  it('trap 54: Western names without a declaration are not taken for Korean', () => {
    expect(named(undefined, bytes('M\xfcller^J\xf6rg')).alphabetic).toBe('Müller^Jörg')
  })

  it('trap 54: a backslash inside of a kanji parts nothing', () => {
    // In JIS X 0208 表 is 49 3D, which ends in «=», and 須 is 3F 5C, which ends in «\\».
    const name = bytes('A^B=\x1b$B\x49\x3d\x1b(B^\x1b$B\x3f\x5c\x1b(B')
    expect(named(['', 'ISO 2022 IR 87'], name)).toMatchObject({ ideographic: '表^須', phonetic: '' })
  })

  it('trap 54: a backslash that is the second byte of a GBK character parts nothing', () => {
    expect(named('GBK', bytes('\x95\x5c^\xd0\xa1')).alphabetic).toBe('昞^小')
  })

  it('trap 54: JIS X 0212 is read after its escape', () => {
    expect(decodeText(bytes('\x1b$(D\x30\x21\x1b(B'), ['', 'ISO 2022 IR 159'], false)).toBe('丂')
  })

  it('trap 54: simplified Chinese of ISO 2022 is read', () => {
    expect(named(['', 'ISO 2022 IR 58'], bytes('Zhang=\x1b$)A\xd5\xc5^\x1b$)A\xd0\xa1')).ideographic).toBe(
      '张^小',
    )
  })

  it('trap 54: sets of the upper half change by their escapes', () => {
    const text = bytes('\xe4 \x1b-L\xd6 \x1b-F\xe4')
    expect(decodeText(text, ['ISO 2022 IR 100', 'ISO 2022 IR 144', 'ISO 2022 IR 126'], false)).toBe('ä ж δ')
  })

  it('trap 54: a line end brings the first set back', () => {
    const text = bytes('\x1b-L\xd6\r\n\xe4')
    expect(decodeText(text, ['ISO 2022 IR 100', 'ISO 2022 IR 144'], false)).toBe('ж\r\nä')
  })

  it('trap 54: a sequence may have a set of its own', () => {
    const dataset = datasetOf(
      makeDicom({
        SpecificCharacterSet: 'ISO_IR 100',
        StudyDescription: bytes('Sch\xe4del'),
        ReferencedStudySequence: [
          { SpecificCharacterSet: 'ISO_IR 192', StudyDescription: '머리' },
          { StudyDescription: bytes('Sch\xe4del') },
        ],
      }),
    )
    const description = tagOf('StudyDescription')
    const texts = [...items(dataset, tagOf('ReferencedStudySequence'))].map((item) =>
      textOf(item, description),
    )
    expect([textOf(dataset, description), ...texts]).toEqual(['Schädel', '머리', 'Schädel'])
  })

  it('keeps backslashes in long texts and parts the values of short ones', () => {
    const dataset = datasetOf(makeDicom({ PatientComments: 'a\\b', OtherPatientIDs: ['1 ', ' 2'] }))
    expect(longTextOf(dataset, COMMENTS)).toBe('a\\b')
    expect(textsOf(dataset, tagOf('OtherPatientIDs'))).toEqual(['1', '2'])
  })

  it('takes names without blanks, zero bytes and empty components at their ends', () => {
    expect(named(undefined, bytes(' DOE ^ JANE ^^^\0')).alphabetic).toBe('DOE^JANE')
  })
})
