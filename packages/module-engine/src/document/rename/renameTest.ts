import type { SavedTest } from '../definition.ts'

export interface TestNames {
  value: (name: string) => string
  table: (name: string) => string
  output: (name: string) => string
  check: (name: string) => string
}

type Given = SavedTest['given']

/** Applies a renaming to every name in a saved test. */
export function renameTest(
  { name, given, examDate, priors, expect }: SavedTest,
  names: TestNames,
): SavedTest {
  const { values, outputs, rows, problems, checks } = expect
  const renamed = Object.entries(outputs ?? {}).map(([locale, texts]) => [locale, keys(texts, names.output)])
  return {
    name,
    given: renameGiven(given, names.value),
    ...(examDate !== undefined && { examDate }),
    ...(priors && {
      priors: priors.map(({ date, values: then }) => ({ date, values: renameGiven(then, names.value) })),
    }),
    expect: {
      ...(values && { values: renameGiven(values, names.value) }),
      ...(outputs && { outputs: Object.fromEntries(renamed) }),
      ...(rows && { rows: keys(rows, names.table) }),
      // The key is the name of an input or of a check; if both have the same name, both are meant.
      ...(problems && { problems: keys(problems, (id) => names.check(names.value(id))) }),
      ...(checks && { checks: checks.map(names.check) }),
    },
  }
}

function renameGiven(given: Given, rename: (name: string) => string): Given {
  const entries = Object.entries(given).map(([name, value]) => [name, renameRows(value, rename)] as const)
  return keys(Object.fromEntries(entries), rename)
}

function renameRows(value: Given[string], rename: (name: string) => string): Given[string] {
  if (!Array.isArray(value)) return value
  const rows = value as readonly (string | Record<string, never>)[]
  return rows.map((row) => (typeof row === 'string' ? row : keys(row, rename))) as Given[string]
}

const keys = <Value>(record: Readonly<Record<string, Value>>, rename: (name: string) => string) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [rename(name), value]))
