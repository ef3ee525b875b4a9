/** A fault of a plate and its place, such as `cells.3.name`. */
export interface PlateFault {
  path: readonly (string | number)[]
  reason: PlateFaultReason
  /** The allowed number, if there are too many. */
  max?: number
}

export type PlateFaultReason =
  | 'cell.name.required'
  | 'cell.title.required'
  | 'cell.output.required'
  | 'cell.position.taken'
  | 'cell.id.taken'
  | 'cell.max'
  | 'output.id.taken'
  | 'phrase.required'
  | 'followUp.exam.required'
  | 'followUp.time'
  | 'blank.id.format'
  | 'blank.id.taken'
  | 'blank.label.required'
  | 'blank.options.required'
  | 'blank.default'
  | 'option.covers'
  | 'option.id.taken'
  | 'region.id.taken'
  | 'region.name.required'
  | 'exam.noRegion'
  | 'exam.noColumn'
  | 'exam.noCell'
  | 'exam.noBlank'
  /** Only the board can detect this fault, because it knows the language of formulas. */
  | 'formula.wrong'
  | 'key.format'
  | 'key.reserved'
  | 'key.noCell'
  | 'fill.noPlace'
  | 'fill.itself'
  | 'plate.modules.tooMany'
