/** Does the same as `includes` and narrows the type of the value. */
export const isListed = <Item>(items: readonly Item[], value: unknown): value is Item =>
  items.some((item) => item === value)
