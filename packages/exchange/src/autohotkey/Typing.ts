import { PHRASE_MAX_CHARACTERS } from '../model/limits.ts'
import { BLANK, blankAt } from '../text/blankAt.ts'

const STEPS_MAX = 10_000
const CHARACTERS_MAX = 2 * PHRASE_MAX_CHARACTERS

/** Builds the result of typed keys: a text with a cursor that can move back into it. */
export class Typing {
  private characters: string[] = []
  private cursor = 0
  private anchor: number | undefined
  private hasMoved = false

  type(text: string): void {
    this.removeSelected()
    // The collector cuts off a longer text and reports it.
    const typed = [...text.slice(0, Math.max(0, CHARACTERS_MAX - this.characters.length))]
    this.characters.splice(this.cursor, 0, ...typed)
    this.cursor += typed.length
    this.hasMoved = false
  }

  move(steps: number, isSelecting: boolean): void {
    this.goTo(this.cursor + Math.max(-STEPS_MAX, Math.min(STEPS_MAX, steps)), isSelecting)
  }

  lineStart(isSelecting: boolean): void {
    this.goTo(this.startOfLine(this.cursor), isSelecting)
  }

  lineEnd(isSelecting: boolean): void {
    this.goTo(this.endOfLine(this.cursor), isSelecting)
  }

  lines(steps: number, isSelecting: boolean): void {
    for (let left = Math.min(Math.abs(steps), 100); left > 0; left -= 1) {
      const column = this.cursor - this.startOfLine(this.cursor)
      const edge = steps < 0 ? this.startOfLine(this.cursor) - 1 : this.endOfLine(this.cursor) + 1
      if (edge < 0 || edge > this.characters.length) break
      this.goTo(Math.min(this.startOfLine(edge) + column, this.endOfLine(edge)), isSelecting)
    }
  }

  /** A negative count means Backspace. */
  remove(count: number): void {
    if (this.removeSelected()) return
    const bounded = Math.max(-STEPS_MAX, Math.min(STEPS_MAX, count))
    const from = Math.max(bounded < 0 ? this.cursor + bounded : this.cursor, 0)
    const to = bounded < 0 ? this.cursor : this.cursor + bounded
    this.characters.splice(from, to - from)
    this.cursor = from
  }

  /** Returns the text. A remaining selection, or the final position of the cursor, becomes a field. */
  text(): string {
    const [from, to] = this.selection()
    const at = (index: number) => this.characters.slice(0, index).join('').length
    const whole = this.characters.join('')
    if (from < to) {
      const selected = whole.slice(at(from), at(to))
      const field = /[[\]{}_\n]/u.test(selected) ? selected : `[${selected}]`
      return `${whole.slice(0, at(from))}${selected.trim() === '' ? BLANK : field}${whole.slice(at(to))}`
    }
    return this.hasMoved ? blankAt(whole, at(this.cursor)) : whole
  }

  private goTo(place: number, isSelecting: boolean): void {
    if (isSelecting) this.anchor ??= this.cursor
    else this.anchor = undefined
    this.cursor = Math.max(0, Math.min(this.characters.length, place))
    this.hasMoved = true
  }

  private selection(): [number, number] {
    const anchor = this.anchor ?? this.cursor
    return [Math.min(anchor, this.cursor), Math.max(anchor, this.cursor)]
  }

  private removeSelected(): boolean {
    const [from, to] = this.selection()
    this.anchor = undefined
    if (from === to) return false
    this.characters.splice(from, to - from)
    this.cursor = from
    return true
  }

  private startOfLine(place: number): number {
    return this.characters.lastIndexOf('\n', place - 1) + 1
  }

  private endOfLine(place: number): number {
    const end = this.characters.indexOf('\n', place)
    return end < 0 ? this.characters.length : end
  }
}
