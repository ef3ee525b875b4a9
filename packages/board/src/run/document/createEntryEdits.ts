import type { PlannedFollowUp } from '../../follow-up/FollowUp.ts'
import { followUpEntry } from '../followUpEntries.ts'
import type { PlateRun } from '../PlateRun.ts'
import { languageOf } from '../ReportLanguages.ts'
import type { RunStore } from '../RunStore.ts'
import { keepingWords, withDecision, withEdit, withoutSentence, withWords } from './changeEdits.ts'
import { createSentenceLookup } from './createSentenceLookup.ts'
import type { RunDocument } from './RunDocument.ts'

interface Parts {
  store: RunStore
  read: PlateRun['read']
  newId: () => string
}

type EntryEdits = Pick<
  PlateRun,
  'editEntry' | 'takeNewer' | 'keepMine' | 'settleEdited' | 'removeEntry' | 'addText' | 'addFollowUp'
>

/** Implements the commands for single sentences of the report, whatever wrote them. */
export function createEntryEdits({ store, read, newId }: Parts): EntryEdits {
  const { sentenceOf, withTwins } = createSentenceLookup({ store, read })

  return {
    editEntry(entryId, text) {
      const sentence = sentenceOf(entryId)
      store.step((document) => {
        if (read().entries.find(({ id }) => id === entryId)?.text === text) return document
        if (sentence) return withWords(document, sentence, text)
        if (!document.texts.some(({ id }) => id === entryId)) return document
        const texts = document.texts.map((own) => (own.id === entryId ? { ...own, text } : own))
        return { ...document, texts }
      }, `edit ${entryId}`)
    },
    takeNewer(entryId) {
      store.step((document) =>
        document.edits.get(entryId)?.kind === 'words' ? withEdit(document, entryId, undefined) : document,
      )
    },
    keepMine(entryId) {
      // The newer text is not always that of the sentence: beside other cells nothing may be written.
      const newer = read().entries.find(({ id }) => id === entryId)?.newer
      if (newer !== undefined) store.step((document) => keepingWords(document, { id: entryId, text: newer }))
    },
    settleEdited(entryId, how) {
      const runIds = read().concerns.flatMap((concern) =>
        concern.kind === 'conflict' && concern.entryId === entryId ? [concern.runIds[1]] : [],
      )
      store.step((document) => withDecision(document, entryId, { how, runIds }))
    },
    removeEntry(entryId) {
      const sentence = sentenceOf(entryId)
      store.step((document) => {
        const without = withoutOwn(document, entryId)
        if (without !== document || !sentence) return without
        return withTwins(sentence).reduce(
          (now, twin) => withoutSentence(now, twin, languageOf(store.languages, twin.section)),
          document,
        )
      })
    },
    addFollowUp(planned) {
      store.step((document) => withFollowUp(document, planned))
      return followUpEntry(planned).id
    },
    addText(section, text) {
      const id = newId()
      store.step((document) => ({ ...document, texts: [...document.texts, { id, section, text }] }))
      return id
    },
  }
}

function withFollowUp(document: RunDocument, planned: PlannedFollowUp): RunDocument {
  const others = document.followUps.filter(({ uid }) => uid !== planned.uid)
  return { ...document, followUps: [...others, planned] }
}

/** A recommendation that is taken out is none any more, so its data goes too, as typed words do. */
function withoutOwn(document: RunDocument, entryId: string): RunDocument {
  const followUps = document.followUps.filter((one) => followUpEntry(one).id !== entryId)
  if (followUps.length < document.followUps.length)
    return withEdit({ ...document, followUps }, entryId, undefined)
  const texts = document.texts.filter(({ id }) => id !== entryId)
  return texts.length === document.texts.length ? document : { ...document, texts }
}
