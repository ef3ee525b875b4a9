import type { Locale, Verdict } from '@pandok/domain'
import type { Problem } from '@pandok/protocol'
import { ActionError } from '#rpc/ActionError.ts'
import type { Actor } from '#rpc/Actor.ts'
import { answerOf, type Bound, type DocumentKind, type DocumentTypes } from './DocumentKind.ts'

/** Finds one's own document outside the trash; all others can't be changed and count as absent. */
export async function findOwn<T extends DocumentTypes>(
  { repositoryOf, rules, factsOf, absent }: DocumentKind<T>,
  bound: Bound,
  id: string,
  actor: Actor,
): Promise<T['view']> {
  const found = await repositoryOf(bound).find(id, actor.memberId)
  return permitted(found, absent, (document) => rules.canChange(factsOf(document, actor)))
}

export async function findReadable<T extends DocumentTypes>(
  { repositoryOf, rules, factsOf, absent }: DocumentKind<T>,
  bound: Bound,
  id: string,
  actor: Actor,
): Promise<T['whole']> {
  const found = await repositoryOf(bound).findWhole(id, actor.memberId)
  return permitted(found, absent, (document) => rules.canOpen(factsOf(document, actor)))
}

/** Finds all of them: one that the rule refuses, or that doesn't exist, ends the action. */
export async function findAll<T extends DocumentTypes>(
  { repositoryOf, factsOf, absent }: DocumentKind<T>,
  bound: Bound,
  ids: readonly string[],
  actor: Actor,
  rule: (facts: T['facts']) => Verdict<'absent' | 'locked'>,
): Promise<T['view'][]> {
  const found = await repositoryOf(bound).findMany(ids, actor.memberId)
  if (found.length < ids.length) throw notFound(absent)
  for (const document of found) permitted(document, absent, (one) => rule(factsOf(one, actor)))
  return found
}

/** Reads the document for the answer after a change. */
export async function readDocument<T extends DocumentTypes>(
  kind: DocumentKind<T>,
  bound: Bound,
  id: string,
  actor: Actor,
  locale: Locale,
): Promise<Record<T['name'], T['document']>> {
  return answerOf(kind, kind.documentOf(await findReadable(kind, bound, id, actor), actor, locale))
}

/** For actions that declare both codes. */
export function permitted<Document>(
  document: Document | null,
  absent: Problem | undefined,
  rule: (document: Document) => Verdict<'absent' | 'locked'>,
): Document {
  if (document === null) throw notFound(absent)
  const verdict = rule(document)
  if (verdict.ok) return document
  throw verdict.reason === 'locked'
    ? new ActionError('LIBRARY_LIMIT', { problem: 'library.locked' })
    : notFound(absent)
}

export const notFound = (absent: Problem | undefined): ActionError =>
  new ActionError('NOT_FOUND', absent === undefined ? {} : { problem: absent })
