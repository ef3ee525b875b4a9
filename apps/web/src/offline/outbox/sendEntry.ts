import type { Rpc } from '#rpc/createRpc.ts'
import { RpcError } from '#rpc/RpcError.ts'
import { hashOf } from '../answers/hashOf.ts'
import type { ItemKind, OutboxEntry } from '../kept/OfflineState.ts'
import type { KeptContent, KeptItem } from '../kinds/KeptItem.ts'

type Line = Pick<Rpc, 'call'>

export type Sent =
  | { outcome: 'saved'; document: KeptItem }
  | { outcome: 'conflict' }
  /** An earlier version was sent and accepted, but changed here since, so it is saved over the server's. */
  | { outcome: 'behind'; document: KeptItem }

interface SendParts {
  line: Line
  entry: OutboxEntry
  /** With the server's ids. */
  content: KeptContent
  /** Records what is about to be sent, so that it is recognized if no answer arrives. */
  note: (attempt: { hash: string; before: readonly string[] }) => Promise<void>
}

/** Sends one entry. A refusal of the server is thrown. */
export async function sendEntry(parts: SendParts): Promise<Sent> {
  const hash = await hashOf(parts.entry.kind, parts.content)
  return parts.entry.base === null ? create(parts, hash) : save(parts, parts.entry.base, hash)
}

async function create({ line, entry, content, note }: SendParts, hash: string): Promise<Sent> {
  const { kind, attempts } = entry
  const present = await idsOf(line, kind)
  let { before } = entry
  if (attempts.length === 0) before = present
  else {
    const twin = await findSent(line, entry, present)
    if (twin) {
      const isCurrent = (await hashOf(kind, twin)) === hash
      return { outcome: isCurrent ? 'saved' : 'behind', document: twin }
    }
  }
  await note({ hash, before })
  const answer = await line.call(`${kind}-create`, content)
  return { outcome: 'saved', document: storedIn(answer, kind) }
}

async function save(
  { line, entry, content, note }: SendParts,
  revision: number,
  hash: string,
): Promise<Sent> {
  const { kind, id, attempts } = entry
  await note({ hash, before: [] })
  try {
    const answer = await line.call(`${kind}-save`, { id, revision, ...content })
    return { outcome: 'saved', document: storedIn(answer, kind) }
  } catch (error) {
    const newest = newestIn(error)
    if (!newest) throw error
    const theirs = await hashOf(kind, newest)
    // The conflicting version is our own.
    if (theirs === hash) return { outcome: 'saved', document: newest }
    return attempts.includes(theirs) ? { outcome: 'behind', document: newest } : { outcome: 'conflict' }
  }
}

/** The result of an earlier attempt, if it arrived. */
async function findSent(
  line: Line,
  { kind, attempts, before }: OutboxEntry,
  present: readonly string[],
): Promise<KeptItem | undefined> {
  for (const id of present) {
    if (before.includes(id)) continue
    const document = storedIn(await line.call(`${kind}-get`, { id }), kind)
    if (attempts.includes(await hashOf(kind, document))) return document
  }
  return undefined
}

async function idsOf(line: Line, kind: ItemKind): Promise<string[]> {
  const answer = (await line.call(`${kind}-list`, { pageSize: 'all' })) as {
    items: readonly { id: string }[]
  }
  return answer.items.map(({ id }) => id)
}

function newestIn(error: unknown): KeptItem | undefined {
  if (!(error instanceof RpcError) || error.code !== 'CONFLICT') return undefined
  return (error.data as { newest?: KeptItem } | null)?.newest
}

const storedIn = (answer: unknown, kind: ItemKind): KeptItem => (answer as Record<ItemKind, KeptItem>)[kind]
