import { SaxesParser } from 'saxes'
import type { LossList } from '../form/LossList.ts'
import { plainText } from '../form/plainText.ts'
import type { Place } from '../model/Place.ts'
import { systemOf } from '../questionnaire/codesOf.ts'
import type { Code } from './MrrtReading.ts'

const CODES_MAX = 10

/**
 * Reads the `template_attributes` block, which is XML in a comment inside a script. It contains the codes of
 * elements; `origtxt` is the id of the element.
 */
export function readAttributes(
  source: string,
  place: Place,
  losses: LossList,
  codes: Map<string, Code[]>,
): void {
  const text = source.replace(/<!--|-->/gu, '').trim()
  if (text === '') return
  const parser = new SaxesParser({ fragment: true })
  let entry: string | undefined
  let faults = 0
  parser.on('error', (error) => {
    faults += 1
    if (faults === 1) losses.add('broken', place, error.message, { what: 'template_attributes' })
  })
  parser.on('opentag', ({ name, attributes }) => {
    const said = (key: string): string | undefined => {
      const found = Object.entries(attributes).find(([one]) => one.toLowerCase() === key)?.[1]
      return typeof found === 'string' ? found : undefined
    }
    const tag = name.toLowerCase()
    if (tag === 'entry') entry = said('origtxt')
    if (tag !== 'code' || entry === undefined) return
    // T-Rex writes a term of RadLex as its URL.
    const code = plainText(said('value') ?? '', 80).replace(
      /^https?:\/\/(?:www\.)?radlex\.org\/RID\/(?=RID\d+$)/u,
      '',
    )
    if (code === '' || code.length > 40) return
    const display = plainText(said('meaning') ?? '', 200)
    const list = codes.get(entry.toLowerCase()) ?? []
    if (list.length < CODES_MAX)
      list.push({ system: systemOf(said('scheme') ?? ''), code, ...(display !== '' && { display }) })
    codes.set(entry.toLowerCase(), list)
  })
  parser.on('closetag', ({ name }) => {
    if (name.toLowerCase() === 'entry') entry = undefined
  })
  try {
    parser.write(text).close()
  } catch (error) {
    losses.add('broken', place, error instanceof Error ? error.message : '', { what: 'template_attributes' })
  }
}
