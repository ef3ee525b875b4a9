import { canAddModules, freeName, moduleRights } from '@pandok/domain'
import { NOTE_KIND, NOTE_NAME_MAX_CHARACTERS, noteContracts } from '@pandok/testkit/note'
import { refusal } from '../answers/refusal.ts'
import type { KeptItem } from '../kinds/KeptItem.ts'
import { newItemFields, OWN_FACTS } from '../kinds/newItemFields.ts'
import type { OfflineKind } from '../kinds/OfflineKind.ts'
import { OFFLINE_KINDS } from '../kinds/offlineKinds.ts'

export interface NoteContent {
  name: string
  text: string
}

interface NoteTypes {
  content: NoteContent
  item: KeptItem
  document: KeptItem & NoteContent
  loaded: KeptItem & NoteContent
  record: { document: KeptItem & NoteContent }
}

const contentOf = ({ name, text }: NoteContent): NoteContent => ({ name, text })

/** A third kind of document works without a connection by this description alone. */
const offlineNote: OfflineKind<NoteTypes> = {
  drafts: { database: 'notes', store: 'drafts' },
  params: {
    list: (param) => noteContracts.list.param.parse(param),
    create: (param) => noteContracts.create.param.parse(param),
    save: (param) => noteContracts.save.param.parse(param),
  },
  searched: ({ name }) => [name],
  contentOf,
  draftOf: contentOf,
  itemIn({ text, ...item }) {
    return item
  },
  itemOf: (entry, { name }, before, author) => ({
    ...(before ?? {
      ...newItemFields(entry, author),
      may: moduleRights({ ...OWN_FACTS, hasPaidLibrary: false }),
    }),
    name,
    revision: entry.revision,
    updatedAt: new Date(entry.at).toISOString(),
  }),
  // The catalogues have no sentence for a kind that exists only in tests, so it uses that of modules.
  nameTaken: 'module.name.taken',
  freeName: (name, taken) => freeName(name, taken, NOTE_NAME_MAX_CHARACTERS),
  mustHaveRoom(_info, notes) {
    if (!canAddModules({ live: notes.length, trashed: 0 }, 1).ok) throw refusal('BAD_REQUEST')
  },
  fileOf: async (content) => ({ format: 'note', notes: [content] }),
}

/** Registers notes as a kind until the returned function is called. */
export function knowNotesOffline(): () => void {
  const kinds: Record<string, OfflineKind> = OFFLINE_KINDS
  kinds[NOTE_KIND] = offlineNote
  return () => delete kinds[NOTE_KIND]
}
