/** Results in the order of the items, a few being worked on at a time. Stops beginning new ones when nobody takes them. */
export async function* inLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = []
  const begin = (item: Item) => {
    const result = work(item)
    // Whoever stops after a failure never comes to ask for the others.
    result.catch(() => undefined)
    begun.push(result)
  }
  for (const [index, item] of items.entries()) {
    begin(item)
    if (index >= lanes - 1) yield begun.shift() as Promise<Result>
  }
  while (begun.length > 0) yield begun.shift() as Promise<Result>
}
