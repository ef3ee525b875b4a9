/**
 * Facts that every file of a group repeats, sometimes not alike. Those of the file with the lowest UID are shown, so that
 * the order of reading plays no part; the object changes only with its contents.
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
    /** There is at least one file in every group. */
    read: (): Facts => facts as Facts,
  }
}
