import { OUTPUT_MAX_BYTES } from '../document/limits.ts'
import type { Piece, Reason } from '../run/session.ts'
import { articleFor } from './articleFor.ts'

const NONE: readonly Reason[] = []
/** No rule of particles looks further back. */
const TAIL = 200

/** Assembles an output piece by piece, and remembers what particles and articles depend on. */
export class TextWriter {
  readonly pieces: Piece[] = []
  isTooLong = false
  private bytes = 0
  private tail = ''
  private sound: string | undefined
  private article: { at: number; isCapital: boolean } | undefined

  /** `reading` is the pronunciation of the text's end if its letters don't show it. */
  write(text: string, reasons: readonly Reason[] = NONE, reading?: string): void {
    if (text === '' || this.isTooLong) return
    this.settleArticle(text)
    this.push(text, reasons)
    this.sound = reading
  }

  /** The article is chosen when the following word is written. */
  writeArticle(isCapital: boolean, reasons: readonly Reason[]): void {
    this.settleArticle('a')
    this.article = { at: this.pieces.length, isCapital }
    this.push(isCapital ? 'A' : 'a', reasons)
  }

  get before(): string {
    return this.tail
  }

  get reading(): string | undefined {
    return this.sound
  }

  private settleArticle(following: string): void {
    const piece = this.article && this.pieces[this.article.at]
    if (!this.article || !piece || following.trim() === '') return
    const article = articleFor(following)
    const isJoined = this.pieces.length === this.article.at + 1 && !/^\s/u.test(following)
    const word = this.article.isCapital ? `A${article.slice(1)}` : article
    this.pieces[this.article.at] = { ...piece, text: isJoined ? `${word} ` : word }
    this.article = undefined
  }

  private push(text: string, reasons: readonly Reason[]): void {
    this.bytes += byteLength(text)
    if (this.bytes > OUTPUT_MAX_BYTES) {
      this.isTooLong = true
      return
    }
    this.pieces.push({ text, reasons })
    this.tail = (this.tail + text).slice(-TAIL)
  }
}

/** Returns the length in UTF-8. */
function byteLength(text: string): number {
  let bytes = 0
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    // A surrogate pair takes four bytes, two for each half.
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3
  }
  return bytes
}
