interface PlainValue {
  name: string
  value: string
}

/** Flattens nested values to `card.number`, `cancels.0.amount`; only absent values are left out. */
export function plainValues(values: unknown, prefix = ''): PlainValue[] {
  if (values === undefined) return []
  if (values === null || typeof values !== 'object')
    return [{ name: prefix, value: values === null ? '–' : String(values) }]
  const entries = Object.entries(values)
  if (entries.length === 0) return prefix === '' ? [] : [{ name: prefix, value: '–' }]
  return entries.flatMap(([name, value]) => plainValues(value, prefix === '' ? name : `${prefix}.${name}`))
}
