import { nameKey } from './name.ts'

const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' })

/** Returns the name itself if it is free, else the name with the next free number: «결절», «결절 2», «결절 3». */
export function freeName(name: string, takenKeys: ReadonlySet<string>, maxCharacters: number): string {
  if (!takenKeys.has(nameKey(name))) return name
  const stem = [...segmenter.segment(name.replace(/ \d{1,6}$/u, ''))].map(({ segment }) => segment)
  for (let number = 2; ; number += 1) {
    const ending = ` ${number}`
    const room = maxCharacters - ending.length
    const candidate = `${stem.slice(0, room).join('').trimEnd()}${ending}`
    if (!takenKeys.has(nameKey(candidate))) return candidate
  }
}
