import type { CheckedReport, CheckedSentence } from '@pandok/report-check'

export interface Operator {
  name: string
  /** The sentence with an error in it; undefined: there is nothing to get wrong. */
  plant: (text: string, locale: CheckedSentence['locale']) => string | undefined
}

const replaced = (pattern: RegExp, into: (found: string) => string) => (text: string) => {
  const made = text.replace(pattern, into)
  return made === text ? undefined : made
}

const TURNED: Readonly<Record<string, string>> = {
  ...{ right: 'left', left: 'right', Right: 'Left', Left: 'Right', 우측: '좌측', 좌측: '우측' },
  ...{ 右: '左', 左: '右', rechten: 'linken', linken: 'rechten', rechts: 'links', links: 'rechts' },
  ...{ rechter: 'linker', linker: 'rechter', rechte: 'linke', linke: 'rechte', 우엽: '좌엽', 좌엽: '우엽' },
}

/** Errors as people make them in one sentence, by word and number. */
export const OPERATORS: readonly Operator[] = [
  {
    name: 'side turned',
    plant: replaced(
      /\b(?:right|left|Right|Left|rechten|linken|rechts|links|rechter|linker|rechte|linke)\b|우측|좌측|우엽|좌엽|[右左](?![右左])/u,
      (word) => TURNED[word] ?? word,
    ),
  },
  { name: 'size × 10', plant: replaced(/(?<![\d.,])\d+(?=\s?mm)/u, (number) => String(Number(number) * 10)) },
  { name: 'mm as cm', plant: replaced(/(?<=\d\s?)mm\b/u, () => 'cm') },
  { name: 'cm as mm', plant: replaced(/(?<=\d\s?)cm\b/u, () => 'mm') },
  {
    name: 'absent as present',
    plant: replaced(/없음|なし|を認めない|未见|\bNo |\bKeine? /u, (word) =>
      word === '없음'
        ? '있음'
        : word === 'なし'
          ? 'あり'
          : word === 'を認めない'
            ? 'を認める'
            : word === '未见'
              ? '可见'
              : '',
    ),
  },
  {
    name: 'present as absent',
    plant: replaced(/있음|(?<!疑)あり|を認める|可见/u, (word) =>
      word === '있음' ? '없음' : word === 'あり' ? 'なし' : word === '可见' ? '未见' : 'を認めない',
    ),
  },
  {
    name: 'another category',
    plant: replaced(/(?<=RADS (?:category )?)[2-4]/u, (digit) => String(Number(digit) + 1)),
  },
]

/** The report in which one sentence was changed by hand, for every sentence that the operator can change. */
export function planted(report: CheckedReport, { plant }: Operator): readonly CheckedReport[] {
  return report.sentences.flatMap((sentence, index) => {
    const text = plant(sentence.text, sentence.locale)
    if (text === undefined) return []
    const changed: CheckedSentence =
      sentence.author === 'values'
        ? { ...sentence, text, author: 'edited', made: sentence.text }
        : { ...sentence, text }
    return [{ ...report, sentences: report.sentences.with(index, changed) }]
  })
}
