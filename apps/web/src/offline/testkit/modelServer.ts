import { entitlementOf, moduleRights, nameKey, plateRights, type Tier } from '@pandok/domain'
import type { ModuleDocument, PlateDocument } from '@pandok/protocol'
import type { Rpc } from '#rpc/createRpc.ts'
import { localFailure } from '#rpc/failureOf.ts'
import type { RpcError } from '#rpc/RpcError.ts'
import { refusal } from '../answers/refusal.ts'
import type { ItemKind } from '../kept/OfflineState.ts'
import { ofEachKind } from '../kinds/ofEachKind.ts'

type Stored = PlateDocument & ModuleDocument

export interface ModelServer extends Rpc {
  /** The stored documents by id. */
  held: Readonly<Record<ItemKind, Map<string, Stored>>>
  calls: string[]
  /** `deaf`: calls arrive, but their answers don't. `silent`: there is neither an answer nor an error. */
  network: 'there' | 'gone' | 'deaf' | 'silent' | 'proxy'
  tier: Tier
  /** Calls as the same member on another computer. */
  elsewhere: Pick<Rpc, 'call'>
  /** The next call of this method fails with this error. */
  failNext(method: string, error: RpcError): void
}

const OWN = { isMine: true, isDeleted: false, shared: false, library: null, isCopied: false }

/** Models the server's rules about documents: revisions, conflicts, unique names of modules, limits. */
export function modelServer(): ModelServer {
  const held = ofEachKind(() => new Map<string, Stored>())
  const failures = new Map<string, RpcError>()
  let made = 0
  const at = () => new Date(Date.UTC(2026, 10, 1) + made * 1000).toISOString()

  function store(kind: ItemKind, id: string, content: object, before?: Stored): Stored {
    made += 1
    const { cells = [], keyMap = {} } = content as Partial<PlateDocument>
    const facts = { ...OWN, place: null, earlierInPlace: 0, entitlement: entitlementOf(server.tier) }
    const stored = {
      id,
      nickname: 'kim',
      shared: false,
      mine: true,
      copied: false,
      locked: false,
      revision: (before?.revision ?? 0) + 1,
      createdAt: before?.createdAt ?? at(),
      updatedAt: at(),
      may: kind === 'plate' ? plateRights(facts) : moduleRights({ ...OWN, hasPaidLibrary: false }),
      ...(kind === 'plate'
        ? { cellCount: cells.length, keyCount: Object.keys(keyMap).length, moduleCount: 0, sketch: [] }
        : {}),
      ...(kind === 'module'
        ? { section: '', modality: '', type: '', note: '', inputCount: 0, outputCount: 0 }
        : {}),
      ...content,
    } as unknown as Stored
    held[kind].set(id, stored)
    return stored
  }

  async function answer(method: string, param: unknown): Promise<unknown> {
    const [kind, action] = method.split('-') as [ItemKind, string]
    const { id, revision, ...content } = (param ?? {}) as { id: string; revision: number; name: string }
    const failure = failures.get(method)
    failures.delete(method)
    if (failure) throw failure
    if (method === 'user-info') return infoOf()
    const items = held[kind]
    const present = items?.get(id)
    switch (action) {
      case 'list':
        return { items: [...items.values()], total: items.size, page: 1, pageSize: 'all' }
      case 'get':
        if (!present) throw refusal('NOT_FOUND')
        return { [kind]: kind === 'plate' ? { ...present, modules: [] } : present }
      case 'create':
        if (kind === 'plate' && items.size >= entitlementOf(server.tier).plateLimit)
          throw refusal('PLATE_LIMIT')
        if (
          kind === 'module' &&
          [...items.values()].some(({ name }) => nameKey(name) === nameKey(content.name))
        )
          throw refusal('BAD_REQUEST')
        return { [kind]: store(kind, `${kind}_${items.size + 1}_${made}`, content) }
      case 'save':
        if (!present) throw refusal('NOT_FOUND')
        if (present.revision !== revision) throw refusal('CONFLICT', { data: { newest: present } })
        return { [kind]: store(kind, id, content, present) }
      case 'delete':
        items.delete(id)
        return {}
      default:
        throw refusal('UNKNOWN_METHOD')
    }
  }

  function infoOf() {
    const { plateLimit, libraryFree, libraryPaid } = entitlementOf(server.tier)
    return {
      user: {
        id: 'mem_1',
        email: 'kim@pandok.test',
        name: 'Kim',
        nickname: 'kim',
        role: 'user',
        tier: server.tier,
      },
      profile: {},
      entitlement: {
        tier: server.tier,
        plateLimit,
        plateCount: held.plate.size,
        library: { free: libraryFree, paid: libraryPaid, usedFree: 0, usedPaid: 0 },
      },
      subscription: null,
    }
  }

  const server: ModelServer = {
    held,
    calls: [],
    network: 'there',
    tier: 'basic',
    elsewhere: { call: answer },
    failNext: (method, error) => void failures.set(method, error),
    async call(method, param) {
      if (server.network === 'silent') return new Promise(() => {})
      if (server.network === 'proxy') throw localFailure('BAD_ANSWER')
      if (server.network === 'gone') throw localFailure('UNREACHABLE')
      server.calls.push(method)
      // JSON drops undefined, as on the wire.
      const given: unknown = JSON.parse(JSON.stringify(param ?? {}))
      if (server.network === 'deaf') {
        await answer(method, given).catch(() => {})
        throw localFailure('UNREACHABLE')
      }
      return JSON.parse(JSON.stringify(await answer(method, given)))
    },
    async validate() {
      if (server.network === 'silent') return new Promise(() => {})
      if (server.network === 'proxy') throw localFailure('BAD_ANSWER')
      if (server.network !== 'there') throw localFailure('UNREACHABLE')
      return 'member'
    },
  }
  return server
}
