import { moduleNameKey } from './checkModuleName.ts'
import { MODULE_NAME_MAX_CHARACTERS } from './limits.ts'

const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' })

/** The name itself if nobody has it, else with the next free number: «결절», «결절 2», «결절 3». */
export function freeModuleName(name: string, takenKeys: ReadonlySet<string>): string {
  if (!takenKeys.has(moduleNameKey(name))) return name
  const stem = [...segmenter.segment(name.replace(/ \d{1,6}$/u, ''))].map(({ segment }) => segment)
  for (let number = 2; ; number += 1) {
    const ending = ` ${number}`
    const room = MODULE_NAME_MAX_CHARACTERS - ending.length
    const candidate = `${stem.slice(0, room).join('').trimEnd()}${ending}`
    if (!takenKeys.has(moduleNameKey(candidate))) return candidate
  }
}
