import type { ValueSource } from '@pandok/module-engine'

/** Lists the measurements of a value: one, or those of the dimensions of a size. */
export function measurementsOf(source: ValueSource | undefined): readonly string[] {
  if (source?.from !== 'measurement') return []
  const { uid, axes } = source
  if (axes) return axes.filter((one) => one !== '')
  return uid === undefined ? [] : [uid]
}
