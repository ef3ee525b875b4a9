import type { Place } from '../model/Place.ts'
import type { LossList } from './LossList.ts'

const DEPTH_MAX = 200

/**
 * Parses JSON leniently: comments, trailing commas and a missing end are reported as faults, and everything
 * else is read. It is undefined if there is nothing to read.
 */
export function readJson(text: string, file: string, losses: LossList): unknown {
  const source = text.replace(/^\uFEFF/u, '')
  try {
    return JSON.parse(source)
  } catch {
    return new TolerantJson(source, file, losses).read()
  }
}

const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/uy
const WORD = /[A-Za-z_$][\w$]*/uy
const STRING_END = { '"': /[^"\\\n\r]*/uy, "'": /[^'\\\n\r]*/uy } as const

class TolerantJson {
  readonly #source: string
  readonly #file: string
  readonly #losses: LossList
  #at = 0
  #isOver = false

  constructor(source: string, file: string, losses: LossList) {
    this.#source = source
    this.#file = file
    this.#losses = losses
  }

  read(): unknown {
    this.#space()
    if (this.#at >= this.#source.length) {
      this.#fault('empty')
      return undefined
    }
    return this.#value(0)
  }

  #fault(what: string): void {
    const line = this.#source.slice(0, this.#at).split('\n').length
    const place: Place = { file: this.#file, line }
    this.#losses.add('broken', place, this.#source.slice(this.#at, this.#at + 80), { what })
  }

  #space(): void {
    for (;;) {
      const blank = /[\s\u00A0]*/uy
      blank.lastIndex = this.#at
      this.#at += blank.exec(this.#source)?.[0].length ?? 0
      if (this.#source.startsWith('//', this.#at)) {
        this.#fault('comment')
        const end = this.#source.indexOf('\n', this.#at)
        this.#at = end < 0 ? this.#source.length : end
      } else if (this.#source.startsWith('/*', this.#at)) {
        this.#fault('comment')
        const end = this.#source.indexOf('*/', this.#at + 2)
        this.#at = end < 0 ? this.#source.length : end + 2
      } else return
    }
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#source)?.[0]
    if (found !== undefined) this.#at += found.length
    return found
  }

  #stop(what: string): undefined {
    if (!this.#isOver) this.#fault(what)
    this.#isOver = true
    return undefined
  }

  #value(depth: number): unknown {
    if (this.#isOver) return undefined
    if (depth > DEPTH_MAX) return this.#stop('depth')
    this.#space()
    const start = this.#source[this.#at]
    if (start === undefined) return this.#stop('end')
    if (start === '{') return this.#object(depth)
    if (start === '[') return this.#array(depth)
    if (start === '"' || start === "'") return this.#string(start)
    const number = this.#match(NUMBER)
    if (number !== undefined && number !== '') return Number(number)
    const word = this.#match(WORD)
    if (word === 'true' || word === 'false') return word === 'true'
    if (word === 'null') return null
    return this.#stop('value')
  }

  #object(depth: number): Record<string, unknown> {
    const found: Record<string, unknown> = {}
    this.#at += 1
    for (;;) {
      this.#space()
      if (this.#source[this.#at] === '}') {
        this.#at += 1
        return found
      }
      if (this.#source[this.#at] === ',') {
        this.#fault('comma')
        this.#at += 1
        continue
      }
      const mark = this.#source[this.#at]
      const key = mark === '"' || mark === "'" ? this.#string(mark) : this.#match(WORD)
      if (this.#isOver || key === undefined) {
        this.#stop('key')
        return found
      }
      this.#space()
      if (this.#source[this.#at] !== ':') {
        this.#stop('colon')
        return found
      }
      this.#at += 1
      const value = this.#value(depth + 1)
      if (value !== undefined)
        Object.defineProperty(found, key, { value, enumerable: true, configurable: true, writable: true })
      if (this.#isOver || !this.#next('}')) return found
    }
  }

  #array(depth: number): unknown[] {
    const found: unknown[] = []
    this.#at += 1
    for (;;) {
      this.#space()
      if (this.#source[this.#at] === ']') {
        this.#at += 1
        return found
      }
      if (this.#source[this.#at] === ',') {
        this.#fault('comma')
        this.#at += 1
        continue
      }
      const value = this.#value(depth + 1)
      if (value !== undefined) found.push(value)
      if (this.#isOver || !this.#next(']')) return found
    }
  }

  /**
   * Skips the comma before the next member, or the end. A missing comma is a fault, but doesn't end the list.
   */
  #next(end: string): boolean {
    this.#space()
    const mark = this.#source[this.#at]
    if (mark === ',') {
      this.#at += 1
      this.#space()
      if (this.#source[this.#at] === end) this.#fault('comma')
      return true
    }
    if (mark === end) return true
    if (mark === undefined || mark === '}' || mark === ']') {
      this.#stop('end')
      return false
    }
    this.#fault('comma')
    return true
  }

  #string(quote: '"' | "'"): string {
    let text = ''
    if (quote === "'") this.#fault('quote')
    this.#at += 1
    for (;;) {
      text += this.#match(STRING_END[quote]) ?? ''
      const mark = this.#source[this.#at]
      if (mark === quote) {
        this.#at += 1
        return text
      }
      if (mark !== '\\') {
        this.#stop('string')
        return text
      }
      const written = this.#source.slice(this.#at, this.#at + (this.#source[this.#at + 1] === 'u' ? 6 : 2))
      this.#at += written.length
      try {
        text += JSON.parse(`"${written}"`) as string
      } catch {
        text += written.slice(1)
      }
    }
  }
}
