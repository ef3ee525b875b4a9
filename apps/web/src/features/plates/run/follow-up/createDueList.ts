import { type DueFollowUp, followUpFault } from '@pandok/board'
import type { SealedStore } from '#platform/sealed/SealedStore.ts'
import type { Mutex } from '#platform/storage/mutex.ts'

/** A recommended examination with the member's note about whom it concerns. */
export interface DueExam extends DueFollowUp {
  note: string
}

interface DueParts {
  store: SealedStore
  /** Pages that change the list at the same time would lose an examination. */
  exclusively: Mutex
}

export type DueList = ReturnType<typeof createDueList>

const NAME = 'due'
/** More than anybody follows up. Beyond this number, the earliest are dropped. */
const DUE_MAX = 2000

/** The due examinations sorted by date, encrypted on this computer. */
export function createDueList({ store, exclusively }: DueParts) {
  const open = async (): Promise<DueExam[]> => readDue(await store.read(NAME))
  return {
    read: (): Promise<readonly DueExam[]> => exclusively(open),
    add: (exam: DueExam): Promise<void> =>
      exclusively(async () => {
        const others = (await open()).filter(({ uid }) => uid !== exam.uid)
        await store.write(NAME, [...others, exam].toSorted(byDay).slice(-DUE_MAX))
      }),
    remove: (uid: string): Promise<void> =>
      exclusively(async () =>
        store.write(
          NAME,
          (await open()).filter((one) => one.uid !== uid),
        ),
      ),
    wipe: (): Promise<void> => exclusively(() => store.wipe()),
  }
}

/** Entries that are damaged or can no longer be read are skipped. */
function readDue(kept: unknown): DueExam[] {
  return (Array.isArray(kept) ? (kept as Partial<DueExam>[]) : []).flatMap((one) => {
    if (typeof one.uid !== 'string' || typeof one.exam !== 'object' || one.exam === null) return []
    const exam: DueExam = { ...one, uid: one.uid, exam: one.exam, note: String(one.note ?? '') }
    return followUpFault(exam) ? [] : [exam]
  })
}

const firstDay = ({ earliest, latest }: DueExam): string => earliest ?? latest ?? ''
const byDay = (a: DueExam, b: DueExam): number =>
  firstDay(a) < firstDay(b) ? -1 : firstDay(a) > firstDay(b) ? 1 : 0
