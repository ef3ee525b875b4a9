/** Repeats until a batch isn't full, and returns the total. */
export async function inBatches(size: number, purge: (limit: number) => Promise<number>): Promise<number> {
  let removed = 0
  for (;;) {
    const batch = await purge(size)
    removed += batch
    if (batch < size) return removed
  }
}
