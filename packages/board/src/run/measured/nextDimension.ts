import {
  dimensionsOf,
  type Input,
  type InputFault,
  type InputView,
  readDimensions,
  type ValueSource,
} from '@pandok/module-engine'

type SizeInput = Extract<Input, { kind: 'size' }>
type MeasurementSource = Extract<ValueSource, { from: 'measurement' }>

interface Supplied {
  raw: string
  source: MeasurementSource
}

/**
 * Puts a measurement into the first empty dimension of a size. After the last dimension it begins a new size.
 */
export function nextDimension(
  { input, raw, source: before }: InputView & { input: SizeInput },
  { raw: measured, source }: Supplied,
): Supplied | InputFault {
  // A default or a value filled by a rule is replaced, as in every other input.
  const isOwn = before?.from === 'typed' || before?.from === 'measurement'
  const read = isOwn ? readDimensions(input, raw).dimensions : []
  const { dimensions: added, fault } = readDimensions(input, measured)
  if (fault !== undefined) return fault
  const standing = read.length + added.length <= dimensionsOf(input).most ? read : []
  const known = before?.from === 'measurement' ? axesOf(before) : []
  const axes = [...standing.map((_, index) => known[index] ?? ''), ...added.map(() => source.uid ?? '')]
  return { raw: [...standing, ...added].join(' × '), source: { ...source, axes } }
}

/**
 * Returns the same size with the changed length, or both changed axes, of a measurement, in whichever
 * dimension it is.
 */
export function changedDimension(
  input: SizeInput,
  { raw, source }: { raw: InputView['raw']; source: MeasurementSource },
  { uid, raw: measured }: { uid: string; raw: string },
): string | undefined {
  const now = [...readDimensions(input, measured).dimensions]
  const { dimensions } = readDimensions(input, raw)
  const axes = axesOf(source)
  if (now.length !== axes.filter((one) => one === uid).length) return undefined
  return dimensions.map((one, index) => (axes[index] === uid ? (now.shift() ?? one) : one)).join(' × ')
}

/**
 * A size may consist of several measurements, one with both axes and another with one length. This returns
 * which of them is needed anew.
 */
export const kindOfDimensions = (source: MeasurementSource, uid: string): 'axes' | 'length' =>
  axesOf(source).filter((one) => one === uid).length > 1 ? 'axes' : 'length'

const axesOf = ({ axes, uid }: MeasurementSource): readonly string[] =>
  axes ?? (uid === undefined ? [] : [uid])

/** Returns whether a partly measured size takes another measurement without starting over. */
export function hasRoomForMore({ input, raw }: Pick<InputView, 'input' | 'raw'>): boolean {
  if (input.kind !== 'size') return false
  const { length } = readDimensions(input, raw).dimensions
  return length > 0 && length < dimensionsOf(input).most
}
