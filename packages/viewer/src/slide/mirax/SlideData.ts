import { SlideError } from '../SlideError.ts'

/** The sections of Slidedat.ini by name, each with its values by name. */
export type SlideData = ReadonlyMap<string, ReadonlyMap<string, string>>

/** A real file has about 50 KB. */
const MOST_BYTES = 1 << 20

export const readSlideData = async (blob: Blob): Promise<SlideData> => {
  if (blob.size > MOST_BYTES) throw new SlideError({ reason: 'tooLarge', detail: 'Slidedat.ini' })
  const text = await blob.text().catch(() => {
    throw new SlideError({ reason: 'unreadable', detail: 'Slidedat.ini' })
  })
  const sections = new Map<string, Map<string, string>>()
  let values: Map<string, string> | undefined
  for (const line of text.replace(/^\uFEFF/u, '').split(/\r?\n/u)) {
    const section = /^\s*\[([^\]]+)\]/u.exec(line)?.[1]
    const at = line.indexOf('=')
    if (section !== undefined) {
      values = sections.get(section) ?? new Map<string, string>()
      sections.set(section, values)
    } else if (at > 0) values?.set(line.slice(0, at).trim(), line.slice(at + 1).trim())
  }
  return sections
}

export const textOf = (data: SlideData, section: string, key: string): string => {
  const text = data.get(section)?.get(key)
  if (text === undefined) throw new SlideError({ reason: 'broken', detail: `Slidedat.ini ${key}` })
  return text
}

/** A number in any locale's notation; undefined if absent or invalid. */
export const numberOf = (data: SlideData, section: string, key: string): number | undefined => {
  const text = data.get(section)?.get(key)
  const value = text ? Number(text.replace(',', '.')) : Number.NaN
  return Number.isFinite(value) ? value : undefined
}

/** An integer from `least` to `most`; anything else makes the file invalid. */
export const countOf = (
  data: SlideData,
  section: string,
  key: string,
  [least, most]: readonly [number, number],
): number => {
  const value = Number(textOf(data, section, key))
  if (Number.isInteger(value) && value >= least && value <= most) return value
  throw new SlideError({ reason: 'broken', detail: `Slidedat.ini ${key}` })
}
