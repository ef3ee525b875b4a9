export type BannerState = 'shown' | 'scheduled' | 'ended' | 'off'

interface BannerPeriod {
  isActive: boolean
  startsAt: Date | null
  endsAt: Date | null
}

/** What is true of a banner at a moment; it is shown from its first moment on and no longer at its last. */
export function bannerState({ isActive, startsAt, endsAt }: BannerPeriod, now: Date): BannerState {
  if (!isActive) return 'off'
  if (endsAt !== null && endsAt <= now) return 'ended'
  if (startsAt !== null && startsAt > now) return 'scheduled'
  return 'shown'
}
