import type { Loss, LossCode } from '../model/Loss.ts'
import type { Place } from '../model/Place.ts'
import { EXCERPT_MAX, LOSSES_MAX } from './limits.ts'

/** Collects what is lost while a file is read. The same loss at the same place is listed once. */
export class LossList {
  readonly #losses: Loss[] = []
  readonly #told = new Set<string>()

  add(code: LossCode, place: Place, excerpt: string, params?: Loss['params']): void {
    if (this.#losses.length >= LOSSES_MAX) return
    const line = oneLine(excerpt)
    const told = JSON.stringify([code, place, line, params])
    if (this.#told.has(told)) return
    this.#told.add(told)
    this.#losses.push(
      this.#losses.length === LOSSES_MAX - 1
        ? { code: 'limit', place, excerpt: line, params: { what: 'losses', max: LOSSES_MAX } }
        : { code, place, excerpt: line, ...(params && { params }) },
    )
  }

  get list(): readonly Loss[] {
    return this.#losses
  }
}

/** Unpaired surrogates and control characters are removed, because the list is stored and shown. */
function oneLine(text: string): string {
  const line = text
    .slice(0, EXCERPT_MAX * 2)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim()
  return [...line].slice(0, EXCERPT_MAX).join('')
}
