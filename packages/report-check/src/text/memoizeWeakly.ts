/**
 * Caches the results of a function by its argument, weakly: units and sentences keep their identity from one
 * key press to the next while their words stay the same.
 */
export function memoizeWeakly<Source extends object, Made>(
  make: (source: Source) => Made,
): (source: Source) => Made {
  const known = new WeakMap<Source, { made: Made }>()
  return (source) => {
    const kept = known.get(source)
    if (kept) return kept.made
    const made = make(source)
    known.set(source, { made })
    return made
  }
}
