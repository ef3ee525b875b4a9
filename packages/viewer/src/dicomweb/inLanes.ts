/**
 * Maps items with limited concurrency and yields the results in order. Starts no further items when the
 * consumer stops.
 */
export async function* inLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = []
  const begin = (item: Item) => {
    const result = work(item)
    // A consumer that stops after a failure never awaits the others.
    result.catch(() => undefined)
    begun.push(result)
  }
  for (const [index, item] of items.entries()) {
    begin(item)
    if (index >= lanes - 1) yield begun.shift() as Promise<Result>
  }
  while (begun.length > 0) yield begun.shift() as Promise<Result>
}
