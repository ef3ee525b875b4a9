import type { LogicCase } from './ConvertedReport.ts'

/** Returns the expected values of a case, under the names of the module. */
export const valuesOf = (
  out: Readonly<Record<string, string | number | boolean | null>>,
  idOf: (name: string) => string,
): LogicCase['values'] =>
  Object.fromEntries(
    Object.entries(out).map(([name, value]) => [
      idOf(name),
      typeof value === 'number' ? String(value) : value,
    ]),
  )
