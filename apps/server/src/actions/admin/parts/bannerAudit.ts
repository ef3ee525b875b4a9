import { createHash } from 'node:crypto'
import type { AuditAction, AuditRecord, StoredBanner } from '@pandok/domain'
import type { RequestFacts } from '#rpc/ActionContext.ts'
import type { Actor } from '#rpc/Actor.ts'

type Told = Record<string, unknown>

interface BannerChange {
  actor: Actor
  request: RequestFacts
  action: AuditAction
  at: Date
  before: StoredBanner | null
  after: StoredBanner | null
}

/** Returns null if nothing was changed. */
export function bannerAudit({ actor, request, action, at, before, after }: BannerChange): AuditRecord | null {
  const banner = after ?? before
  if (!banner) return null
  const old = before && told(before)
  const young = after && told(after)
  const names = Object.keys(young ?? old ?? {}).filter(
    (name) => JSON.stringify(old?.[name]) !== JSON.stringify(young?.[name]),
  )
  if (names.length === 0) return null
  return {
    actorId: actor.memberId,
    address: request.address,
    requestId: request.id,
    action,
    subject: { kind: 'banner', id: banner.id, label: banner.link },
    before: old && pick(old, names),
    after: young && pick(young, names),
    reason: null,
    at,
  }
}

/** The audit list must not become a store of images: the size and a hash identify the image. */
const told = (banner: StoredBanner): Told => ({
  position: banner.position,
  link: banner.link,
  order: banner.order,
  startsAt: banner.startsAt?.toISOString() ?? null,
  endsAt: banner.endsAt?.toISOString() ?? null,
  active: banner.isActive,
  image: {
    width: banner.width,
    height: banner.height,
    bytes: banner.bytes,
    sha256: createHash('sha256').update(banner.imageData).digest('hex'),
  },
})

const pick = (all: Told, names: readonly string[]): Told =>
  Object.fromEntries(names.map((name) => [name, all[name]]))
