import type { LogicCase } from './ConvertedReport.ts'

/** What a case of a file expects, by the names of the module. */
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
