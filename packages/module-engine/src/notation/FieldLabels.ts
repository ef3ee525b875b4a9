import { labelAfter, labelBefore } from './names.ts'

/** Finds words for fields as they come, so that the second of «[#] x [#] mm» is called after the first. */
export class FieldLabels {
  private title: string
  private last: { line: number; label: string; count: number } | undefined

  /** The title of the section is for the first field that has no words at all. */
  constructor(title: string) {
    this.title = title
  }

  /** '' if the text has no words for it. */
  next(before: string, after: string, line: number): string {
    const { last } = this
    const own = labelBefore(before.slice(-200))
    if (own === '' && last?.line === line && last.label !== '') {
      last.count += 1
      return `${last.label} ${last.count}`
    }
    const label = own || labelAfter(after) || this.title
    if (label === this.title) this.title = ''
    this.last = { line, label, count: 1 }
    return label
  }

  isOn(line: number): boolean {
    return this.last?.line === line
  }
}
