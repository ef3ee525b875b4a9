/**
 * Facts that every file of a group repeats, sometimes differently. Those of the file with the lowest UID are
 * used, so that the result doesn't depend on the reading order; the object changes only with its contents.
 */
export function createFacts<Facts extends object>() {
  let lowest: string | undefined
  let facts: Facts | undefined
  return {
    offer(uid: string, offered: Facts): void {
      if (lowest !== undefined && uid >= lowest) return
      lowest = uid
      if (!facts || JSON.stringify(facts) !== JSON.stringify(offered)) facts = offered
    },
    /** Every group has at least one file. */
    read: (): Facts => facts as Facts,
  }
}
