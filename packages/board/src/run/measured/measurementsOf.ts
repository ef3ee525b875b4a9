import type { ValueSource } from '@pandok/module-engine'

/** The measurements that a value was filled with: one, or those of a size's dimensions. */
export function measurementsOf(source: ValueSource | undefined): readonly string[] {
  if (source?.from !== 'measurement') return []
  const { uid, axes } = source
  if (axes) return axes.filter((one) => one !== '')
  return uid === undefined ? [] : [uid]
}
