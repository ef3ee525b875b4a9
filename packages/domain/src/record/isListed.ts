/** `includes` that tells the compiler what it found. */
export const isListed = <Item>(items: readonly Item[], value: unknown): value is Item =>
  items.some((item) => item === value)
