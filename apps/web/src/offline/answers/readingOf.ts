import type { DocumentKindName, ListQuery } from '@pandok/domain'
import { fieldsOf } from '@pandok/domain'
import type { ResultOf, userInfo } from '@pandok/protocol'
import type { KeptItem } from '../kinds/KeptItem.ts'
import { documentMethod } from '../kinds/kindNames.ts'
import { OFFLINE_KINDS } from '../kinds/offlineKinds.ts'
import type { View } from '../kinds/View.ts'
import { distinctSorted, pageOf } from './pageOf.ts'
import { refusal } from './refusal.ts'

type Reading = (view: View, param: unknown) => Promise<unknown>

const OF_NO_KIND: Readonly<Record<string, Reading>> = {
  'user-info': async ({ info: known }): Promise<ResultOf<typeof userInfo>> => known,
  'common-bannerList': async () => ({ items: [] }),
}

/** How a read-only method is answered without the server; undefined if it can't be. */
export function readingOf(method: string): Reading | undefined {
  const { kind, verb } = documentMethod(method) ?? {}
  if (!kind || !verb) return OF_NO_KIND[method]
  if (verb === 'list') return async (view, param) => list(kind, view, param)
  if (verb === 'get') return (view, param) => get(kind, view, param)
  return OFFLINE_KINDS[kind].answers?.[verb]
}

type DocumentListQuery = ListQuery<string> & { filter?: Readonly<Record<string, unknown>> }

function list(kind: DocumentKindName, { items }: View, param: unknown): object {
  const { params, searched, facets } = OFFLINE_KINDS[kind]
  const query = params.list(param) as DocumentListQuery
  const { page, pageSize, filter = {} } = query
  const fieldIn = (item: KeptItem, field: string) => fieldsOf(item)[field] as string | number
  const answer = pageOf(items[kind], query, {
    searched,
    fits: (item) =>
      Object.entries(filter).every(([field, value]) => value === undefined || value === fieldIn(item, field)),
    sortedBy: fieldIn,
  })
  const occurringIn = (field: string) =>
    distinctSorted(items[kind].map((item) => String(fieldIn(item, field))))
  return {
    ...answer,
    page,
    pageSize,
    ...(facets ? { facets: Object.fromEntries(facets.map((field) => [field, occurringIn(field)])) } : {}),
  }
}

async function get(kind: DocumentKindName, view: View, param: unknown): Promise<object> {
  const id = String(fieldsOf(param)['id'])
  const { loaded = (view: View, id: string) => view.document(kind, id) } = OFFLINE_KINDS[kind]
  const document = await loaded(view, id)
  if (!document) throw refusal('NOT_FOUND')
  return { [kind]: document }
}
