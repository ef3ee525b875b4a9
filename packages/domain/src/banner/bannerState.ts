export type BannerState = 'shown' | 'scheduled' | 'ended' | 'off'

interface BannerPeriod {
  isActive: boolean
  startsAt: Date | null
  endsAt: Date | null
}

/**
 * Returns the state of a banner at a moment. The period includes its first moment and excludes its last one.
 */
export function bannerState({ isActive, startsAt, endsAt }: BannerPeriod, now: Date): BannerState {
  if (!isActive) return 'off'
  if (endsAt !== null && endsAt <= now) return 'ended'
  if (startsAt !== null && startsAt > now) return 'scheduled'
  return 'shown'
}
