import { TEXT_MAX_CHARACTERS } from '../document/limits.ts'
import type { PhraseToken } from '../document/phrase.ts'
import { TOKENS_WITH_BREAKS_MAX } from './limits.ts'

/** Builds a phrase of text and fields, with line breaks as separate tokens. */
export class PhraseBuilder {
  readonly tokens: PhraseToken[] = []

  token(token: PhraseToken): void {
    this.tokens.push(token)
  }

  /** Returns the field on the left of a product sign that was written last, as in «[#] x [#] mm». */
  fieldBeforeProduct(): string | undefined {
    const [field, sign] = this.tokens.slice(-2)
    const isProduct = typeof sign === 'string' && /^\s?[x×X*]\s?$/u.test(sign)
    return isProduct && typeof field === 'object' && 'v' in field ? field.v : undefined
  }

  hideUnit(id: string): void {
    const at = this.tokens.findLastIndex(
      (token) => typeof token === 'object' && 'v' in token && token.v === id,
    )
    if (at >= 0) this.tokens[at] = { v: id, fmt: { unit: 'hide' } }
  }

  text(text: string): void {
    const parts = text.split(/(\n{1,2})/u)
    for (const [index, part] of parts.entries()) {
      if (this.tokens.length > TOKENS_WITH_BREAKS_MAX) {
        this.words(parts.slice(index).join(''))
        break
      }
      if (part.startsWith('\n')) this.tokens.push({ br: part.length === 2 ? 2 : 1 })
      else this.words(part)
    }
  }

  private words(text: string): void {
    for (const piece of pieces(text)) {
      const last = this.tokens.at(-1)
      if (typeof last === 'string' && last.length + piece.length <= TEXT_MAX_CHARACTERS)
        this.tokens[this.tokens.length - 1] = last + piece
      else this.tokens.push(piece)
    }
  }
}

/** The text is never split between two surrogates. */
const pieces = (text: string): string[] => text.match(/[\s\S]{1,900}/gu) ?? []
