/**
 * Returns the item at an index that the caller knows to exist. It is for code that runs rarely: a loop over
 * pixels reads its array directly, because a shared function is slower.
 */
export function itemAt<Item>(items: ArrayLike<Item>, index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`There is no item ${index} among ${items.length}.`)
  return item
}
