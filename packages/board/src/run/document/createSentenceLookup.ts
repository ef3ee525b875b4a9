import { COMPARISON_ENTRY, comparisonSentence } from '../comparisonEntry.ts'
import { joinedSides } from '../exam/joinedSides.ts'
import { repeatKey } from '../exam/withoutRepeats.ts'
import { followUpSentences } from '../followUpEntries.ts'
import type { LiveSentence } from '../live/LiveRun.ts'
import type { PlateRun } from '../PlateRun.ts'
import type { RunKeeper } from '../RunKeeper.ts'

interface Parts {
  keeper: RunKeeper
  read: PlateRun['read']
}

/** Finds the sentences that entries of the report are made of. */
export function createSentenceLookup({ keeper, read }: Parts) {
  return {
    /** Returns the source of an entry; undefined for typed words. */
    sentenceOf(entryId: string): LiveSentence | undefined {
      if (!read().entries.some(({ id }) => id === entryId)) return undefined
      if (entryId === COMPARISON_ENTRY.id)
        return comparisonSentence(keeper.document, keeper.lives.all, keeper.languages)
      const planned = followUpSentences(keeper.document, keeper.languages).find(({ id }) => id === entryId)
      if (planned) return planned
      return joinedSides(keeper.lives.all, keeper.document.edits)
        .flatMap((live) => live.sentencesIn(keeper.languages))
        .find(({ id }) => id === entryId)
    },

    /** Returns the sentence with those that are only not written because they would repeat it. */
    withTwins(sentence: LiveSentence): readonly LiveSentence[] {
      const key = repeatKey(sentence.role, sentence.text)
      if (key === undefined) return [sentence]
      return joinedSides(keeper.lives.all, keeper.document.edits)
        .filter(({ isWritten }) => isWritten)
        .flatMap((live) => live.sentencesIn(keeper.languages))
        .filter(({ role, text }) => repeatKey(role, text) === key)
    },
  }
}
