/**
 * The item at an index that the caller knows to be there. It is for code that runs once in a while: a loop over pixels
 * reads its array itself, because a function that all of them share is slower.
 */
export function itemAt<Item>(items: ArrayLike<Item>, index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`There is no item ${index} among ${items.length}.`)
  return item
}
