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

/** A measurement in the first empty dimension of a size; behind the last one it begins a new size. */
export function nextDimension(
  { input, raw, source: before }: InputView & { input: SizeInput },
  { raw: measured, source }: Supplied,
): Supplied | InputFault {
  // A default, or what a rule has filled in, makes way as in every other input.
  const isOwn = before?.from === 'typed' || before?.from === 'measurement'
  const read = isOwn ? readDimensions(input, raw).dimensions : []
  const { dimensions: added, fault } = readDimensions(input, measured)
  if (fault !== undefined) return fault
  const standing = read.length + added.length <= dimensionsOf(input).most ? read : []
  const known = before?.from === 'measurement' ? axesOf(before) : []
  const axes = [...standing.map((_, index) => known[index] ?? ''), ...added.map(() => source.uid ?? '')]
  return { raw: [...standing, ...added].join(' × '), source: { ...source, axes } }
}

/** The same size with the new length, or both new axes, of a measurement, wherever it stands in it. */
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

/** What a measurement has to tell anew: a size may be made of several, the one with both axes, the other with one length. */
export const kindOfDimensions = (source: MeasurementSource, uid: string): 'axes' | 'length' =>
  axesOf(source).filter((one) => one === uid).length > 1 ? 'axes' : 'length'

const axesOf = ({ axes, uid }: MeasurementSource): readonly string[] =>
  axes ?? (uid === undefined ? [] : [uid])

/** Whether a size that has been measured at takes another measurement without beginning anew. */
export function hasRoomForMore({ input, raw }: Pick<InputView, 'input' | 'raw'>): boolean {
  if (input.kind !== 'size') return false
  const { length } = readDimensions(input, raw).dimensions
  return length > 0 && length < dimensionsOf(input).most
}
