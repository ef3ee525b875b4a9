import { noteLibraryUse } from '../parts/noteLibraryUse.ts'
import { type Asked, answerOf, type DocumentKind, type DocumentTypes } from './DocumentKind.ts'
import { findReadable } from './documentAccess.ts'

export const getDocument =
  <T extends DocumentTypes>(kind: DocumentKind<T>) =>
  async ({
    param,
    actor,
    request,
    repositories,
  }: Pick<Asked<{ id: string }>, 'param' | 'actor' | 'request' | 'repositories'>) => {
    const document = await findReadable(kind, repositories, param.id, actor)
    await noteLibraryUse(repositories, actor, document)
    return answerOf(kind, kind.documentOf(document, actor, request.locale))
  }
