import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import { sortColumns, sortPage, walkToPage } from './findPage.ts'
import type { ListOrder } from './ListShape.ts'
import { countKind } from './listCounts.ts'
import type { FoundPage, ListWindow } from './pickPage.ts'
import { hasWords, hasWordsByIndex, type SearchedWords } from './searchedWords.ts'
import { isNear, sampledShare, WALK_TIMEOUT_MS } from './searchPage.ts'

interface Asked {
  fits: RawBuilder<unknown>
  order: ListOrder
  words: SearchedWords
  /** As it was typed: ids tell a capital letter. */
  search: string
  window: ListWindow
  mayWalk: boolean
}

/** Fewer letters of an order's id say too little. */
const ID_MIN_LETTERS = 8
const BEHIND_EVERY_ID = '\u{10ffff}'

/** By the members whose payments they are, or by the beginning of the order's id. */
export async function searchOrders(
  db: Kysely<Database>,
  { fits, order, words, search, window, mayWalk }: Asked,
): Promise<FoundPage> {
  const text = sql`m.search_text`
  const members = await countKind(db, 'member', [null, null, null])
  const share = mayWalk ? await sampledShare(db, sql`members m`, hasWords(text, words), members.all) : 0
  if (isNear(share, members.all, window)) {
    const table = sql`orders o join payers p on p.id = o.payer_id join members m on m.id = p.member_id`
    return walkToPage(
      db,
      { table, fits: sql`${fits} and ${hasWords(text, words)}`, order },
      window,
      WALK_TIMEOUT_MS,
    )
  }
  const columns = sortColumns(order)
  const ofMembers = sql`
    select ${columns} from members m join payers p on p.member_id = m.id join orders o on o.payer_id = p.id
    where ${fits} and ${hasWordsByIndex(text, words)}`
  const id = search.trim()
  const byId = sql`
    union select ${columns} from orders o
    where ${fits} and o.id collate "C" >= ${id} and o.id collate "C" < ${id + BEHIND_EVERY_ID}`
  const found = [...id].length >= ID_MIN_LETTERS ? sql`${ofMembers} ${byId}` : ofMembers
  return sortPage(db, { found, order }, window)
}
