import { COMPARISON_ENTRY, comparisonSentence } from '../comparisonEntry.ts'
import { joinedSides } from '../exam/joinedSides.ts'
import { repeatKey } from '../exam/withoutRepeats.ts'
import { followUpSentences } from '../followUpEntries.ts'
import type { LiveSentence } from '../live/LiveRun.ts'
import type { PlateRun } from '../PlateRun.ts'
import type { RunStore } from '../RunStore.ts'

interface Parts {
  store: RunStore
  read: PlateRun['read']
}

/** Finds the sentences that entries of the report are made of. */
export function createSentenceLookup({ store, read }: Parts) {
  return {
    /** Returns the source of an entry; undefined for typed words. */
    sentenceOf(entryId: string): LiveSentence | undefined {
      if (!read().entries.some(({ id }) => id === entryId)) return undefined
      if (entryId === COMPARISON_ENTRY.id)
        return comparisonSentence(store.document, store.liveRuns.all, store.languages)
      const planned = followUpSentences(store.document, store.languages).find(({ id }) => id === entryId)
      if (planned) return planned
      return joinedSides(store.liveRuns.all, store.document.edits)
        .flatMap((live) => live.sentencesIn(store.languages))
        .find(({ id }) => id === entryId)
    },

    /** Returns the sentence with those that are only not written because they would repeat it. */
    withTwins(sentence: LiveSentence): readonly LiveSentence[] {
      const key = repeatKey(sentence.role, sentence.text)
      if (key === undefined) return [sentence]
      return joinedSides(store.liveRuns.all, store.document.edits)
        .filter(({ isWritten }) => isWritten)
        .flatMap((live) => live.sentencesIn(store.languages))
        .filter(({ role, text }) => repeatKey(role, text) === key)
    },
  }
}
