import type { Field, Found } from './Field.ts'
import { unitAfter } from './units.ts'

const COUNTERS = /^ ?(?:개월|개|회|번|세|살|년|주|점|배|명|個|回|歳|岁|个)/u

/** «___ mm», «__ x __ cm», «__개»; a blank with neither unit nor counter is for words. */
export function readBlank(text: string): Found | undefined {
  const [chain = ''] = /^_{2,}(?:\s?[x×X*]\s?_{2,}){0,3}/u.exec(text) ?? []
  if (chain === '') return undefined
  const after = text.slice(chain.length)
  const found = unitAfter(after)
  const pieces = chain.split(/(_{2,})/u).filter((piece) => piece !== '')
  const blanks = pieces.filter(isBlank).length
  let left = blanks
  const parts = pieces.map((piece): Field | string => {
    if (!isBlank(piece)) return piece
    left -= 1
    if (found) return { kind: 'number', unit: found.unit, ...(left > 0 && { hideUnit: true }) }
    if (COUNTERS.test(after)) return { kind: 'integer' }
    return blanks > 1 ? { kind: 'number' } : { kind: 'text' }
  })
  return { length: chain.length + (found?.length ?? 0), parts }
}

const isBlank = (piece: string) => piece.startsWith('__')
