import { z } from 'zod'
import { backup, backupNote } from '../backup.ts'
import { defineAction, type ParseInSteps } from '../defineAction.ts'
import type { ErrorCode } from '../errors.ts'
import { nothing, opaque } from '../fields.ts'
import { itemIds } from '../item.ts'
import { FILE_BODY_MAX_BYTES } from '../limits.ts'

/** These actions can fail with codes that a kind of document adds. */
type VerbWithErrors =
  | 'backupCreate'
  | 'backupDelete'
  | 'backupGet'
  | 'backupList'
  | 'backupRestore'
  | 'copy'
  | 'create'
  | 'import'
  | 'restore'
  | 'save'
  | 'share'
  | 'takeNewer'

/**
 * The properties of one kind of document that the contracts need; everything else is the same for all kinds.
 */
export interface DocumentDescription {
  /** The area in wire names, which is also the name of the field for a document of this kind in answers. */
  name: string
  /** The limit of the body with one document. */
  maxBytes: number
  item: z.ZodType
  document: z.ZodType
  /** The answer of `get`, which may include what the document refers to. */
  loaded: z.ZodType
  /** The content of a backup. */
  snapshot: z.ZodType
  created: z.ZodType
  /** The parameter includes `savedOver`. */
  saved: z.ZodType
  listParam: z.ZodType
  listResult: z.ZodType
  libraryListParam: z.ZodType
  libraryListResult: z.ZodType
  file: {
    content: z.ZodType
    importParam: z.ZodType
    parseImport?: ParseInSteps
    imported: z.ZodType
    /** A file contains at most this many documents of this kind. */
    max: number
  }
  /** The codes beyond those of every kind. */
  errors: Readonly<Partial<Record<VerbWithErrors, readonly ErrorCode[]>>>
}

/** The fields of a save that identify the version that it replaces: the changes are based on `revision`. */
export const savedOver = { id: opaque, revision: z.int().positive() }

const one = z.strictObject({ id: opaque })
const oneBackup = z.strictObject({ id: opaque, backupId: opaque })
const several = z.strictObject({ ids: itemIds })
const severalDone = z.strictObject({ ids: z.array(z.string()) })

/** Makes an answer with one document under the name of its kind. */
const answerWith = <Name extends string, Carried extends z.ZodType>(name: Name, carried: Carried) =>
  z.strictObject({ [name]: carried } as Record<Name, Carried>)

type MoreErrors<Kind extends DocumentDescription, Verb extends VerbWithErrors> =
  Kind['errors'] extends Readonly<Record<Verb, infer Codes extends readonly ErrorCode[]>>
    ? Codes
    : readonly []

const moreErrors = <Kind extends DocumentDescription, Verb extends VerbWithErrors>(
  { errors }: Kind,
  verb: Verb,
) => (errors[verb] ?? []) as MoreErrors<Kind, Verb>

/** The contracts of every kind of document, by the verb of their wire name. */
export const documentContracts = <const Kind extends DocumentDescription>(kind: Kind) => ({
  ...backupContracts(kind),
  ...listContracts(kind),
  ...trashContracts(kind),
  ...fileContracts(kind),
  ...editingContracts(kind),
  ...copyContracts(kind),
})

function editingContracts<const Kind extends DocumentDescription>(kind: Kind) {
  const name: Kind['name'] = kind.name
  const document = answerWith(name, kind.document as Kind['document'])
  return {
    /**
     * Returns one of the caller's own documents (even from the trash), a shared one, or one of the library.
     */
    get: defineAction({
      method: `${name}-get`,
      access: 'member',
      param: one,
      result: answerWith(name, kind.loaded as Kind['loaded']),
      errors: ['NOT_FOUND', 'LIBRARY_LIMIT'],
    }),
    create: defineAction({
      method: `${name}-create`,
      access: 'member',
      maxBytes: kind.maxBytes,
      param: kind.created as Kind['created'],
      result: document,
      errors: ['BAD_REQUEST', ...moreErrors(kind, 'create')],
    }),
    /**
     * If there is a newer revision than the one that the changes are based on, nothing is saved, and
     * `details` of the CONFLICT are `{newest}`, the current document.
     */
    save: defineAction({
      method: `${name}-save`,
      access: 'member',
      maxBytes: kind.maxBytes,
      param: kind.saved as Kind['saved'],
      result: document,
      errors: ['BAD_REQUEST', 'NOT_FOUND', 'CONFLICT', ...moreErrors(kind, 'save')],
    }),
  }
}

function copyContracts<const Kind extends DocumentDescription>(kind: Kind) {
  const name: Kind['name'] = kind.name
  const document = answerWith(name, kind.document as Kind['document'])
  return {
    /** Makes a private copy; a copy of one's own document is a duplicate without a source. */
    copy: defineAction({
      method: `${name}-copy`,
      access: 'member',
      param: one,
      result: document,
      errors: ['BAD_REQUEST', 'NOT_FOUND', 'COPY_EXISTS', 'LIBRARY_LIMIT', ...moreErrors(kind, 'copy')],
    }),
    /** Copies of other members belong to them and are kept. */
    share: defineAction({
      method: `${name}-share`,
      access: 'member',
      param: z.strictObject({ id: opaque, shared: z.boolean() }),
      result: answerWith(name, kind.item as Kind['item']),
      errors: ['NOT_FOUND', ...moreErrors(kind, 'share')],
    }),
    /**
     * Updates the caller's copy of a library document to the newest edition, after a backup. If the copy is
     * up to date, nothing happens.
     */
    takeNewer: defineAction({
      method: `${name}-takeNewer`,
      access: 'member',
      param: one,
      result: document,
      errors: ['NOT_FOUND', 'LIBRARY_LIMIT', ...moreErrors(kind, 'takeNewer')],
    }),
  }
}

function listContracts<const Kind extends DocumentDescription>(kind: Kind) {
  const name: Kind['name'] = kind.name
  const lists = {
    param: kind.listParam as Kind['listParam'],
    result: kind.listResult as Kind['listResult'],
  }
  return {
    /** Lists the caller's own documents, without those in the trash. */
    list: defineAction({ method: `${name}-list`, access: 'member', ...lists, errors: [] }),
    /** Lists what members share with everybody, including the caller's own. */
    sharedList: defineAction({ method: `${name}-sharedList`, access: 'member', ...lists, errors: [] }),
    /** Lists what Pandok publishes, including locked items. The search covers the names in all five languages. */
    libraryList: defineAction({
      method: `${name}-libraryList`,
      access: 'member',
      param: kind.libraryListParam as Kind['libraryListParam'],
      result: kind.libraryListResult as Kind['libraryListResult'],
      errors: [],
    }),
  }
}

function trashContracts<const Kind extends DocumentDescription>(kind: Kind) {
  const name: Kind['name'] = kind.name
  const trash = { param: several, result: severalDone }
  return {
    /** Moves either all of them to the trash or none. */
    delete: defineAction({ method: `${name}-delete`, access: 'member', ...trash, errors: ['NOT_FOUND'] }),
    /**
     * Restores either all of them from the trash or none. They are private afterwards, and renamed if their
     * name is taken.
     */
    restore: defineAction({
      method: `${name}-restore`,
      access: 'member',
      ...trash,
      errors: ['BAD_REQUEST', 'NOT_FOUND', ...moreErrors(kind, 'restore')],
    }),
    /** Permanently deletes either all of them from the trash, with their backups, or none. */
    purge: defineAction({ method: `${name}-purge`, access: 'member', ...trash, errors: ['NOT_FOUND'] }),
  }
}

function backupContracts<const Kind extends DocumentDescription>(kind: Kind) {
  const name: Kind['name'] = kind.name
  const snapshot: Kind['snapshot'] = kind.snapshot
  return {
    backupCreate: defineAction({
      method: `${name}-backupCreate`,
      access: 'member',
      param: one.extend({ note: backupNote.default('') }),
      result: z.strictObject({ backup }),
      errors: ['BAD_REQUEST', 'NOT_FOUND', ...moreErrors(kind, 'backupCreate')],
    }),
    backupDelete: defineAction({
      method: `${name}-backupDelete`,
      access: 'member',
      param: oneBackup,
      result: nothing,
      errors: ['NOT_FOUND', ...moreErrors(kind, 'backupDelete')],
    }),
    backupGet: defineAction({
      method: `${name}-backupGet`,
      access: 'member',
      param: oneBackup,
      result: z.strictObject({ backup: backup.extend({ snapshot }) }),
      errors: ['NOT_FOUND', ...moreErrors(kind, 'backupGet')],
    }),
    /** Lists the backups, newest first. */
    backupList: defineAction({
      method: `${name}-backupList`,
      access: 'member',
      param: one,
      result: z.strictObject({ items: z.array(backup) }),
      errors: ['NOT_FOUND', ...moreErrors(kind, 'backupList')],
    }),
    /** Restores the content as a new revision, after a backup of the current state. */
    backupRestore: defineAction({
      method: `${name}-backupRestore`,
      access: 'member',
      param: oneBackup,
      result: answerWith(name, kind.document as Kind['document']),
      errors: ['BAD_REQUEST', 'NOT_FOUND', ...moreErrors(kind, 'backupRestore')],
    }),
  }
}

function fileContracts<const Kind extends DocumentDescription>(kind: Kind) {
  const name: Kind['name'] = kind.name
  const file: Kind['file'] = kind.file
  const content: Kind['file']['content'] = file.content
  const ids = z
    .array(opaque)
    .min(1)
    .max(file.max)
    .transform((list) => [...new Set(list)])
  return {
    /** Returns a file for `import`, without the owners. */
    export: defineAction({
      method: `${name}-export`,
      access: 'member',
      param: z.strictObject({ ids }),
      result: z.strictObject({ file: content }),
      errors: ['BAD_REQUEST', 'NOT_FOUND', 'LIBRARY_LIMIT'],
    }),
    /**
     * Imports either everything in the file as private documents of the caller, or nothing; `details` contain
     * the place of each error.
     */
    import: defineAction({
      method: `${name}-import`,
      access: 'member',
      maxBytes: FILE_BODY_MAX_BYTES,
      param: file.importParam as Kind['file']['importParam'],
      ...(file.parseImport && {
        parseInSteps: file.parseImport as ParseInSteps<z.output<Kind['file']['importParam']>>,
      }),
      result: file.imported as Kind['file']['imported'],
      errors: ['BAD_REQUEST', 'TOO_MANY_REQUESTS', ...moreErrors(kind, 'import')],
    }),
  }
}
