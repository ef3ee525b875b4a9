/** Returns the old array or object if the new one has identical elements. */
export function keepSame<Whole extends object>(before: Whole | undefined, after: Whole): Whole {
  if (!before) return after
  const old = Object.entries(before)
  const entries = Object.entries(after)
  return old.length === entries.length &&
    entries.every(([key, value], index) => isSame(old[index], key, value))
    ? before
    : after
}

const isSame = (entry: [string, unknown] | undefined, key: string, value: unknown) =>
  entry?.[0] === key && entry[1] === value
