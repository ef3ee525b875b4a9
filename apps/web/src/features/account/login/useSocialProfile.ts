import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The profile from a first visit through Kakao or Naver. */
export interface SocialProfile {
  joinTicket: string
  email: string
  name: string
  /** The same profile as history state, for a link to the next page. */
  handed: SocialJoinState
}

interface SocialJoinState {
  joinTicket: string
  profile: { email: string | null; name: string | null }
}

function isSocialJoinState(state: unknown): state is SocialJoinState {
  const given = state as Partial<SocialJoinState> | null
  return typeof given?.joinTicket === 'string' && typeof given.profile === 'object' && given.profile !== null
}

/**
 * Removes the profile from the history entry, where the browser would keep personal data beyond this page.
 */
export function useSocialProfile(): SocialProfile | null {
  const location = useLocation()
  const navigate = useNavigate()
  const [profile] = useState<SocialProfile | null>(() =>
    isSocialJoinState(location.state)
      ? {
          joinTicket: location.state.joinTicket,
          email: location.state.profile.email ?? '',
          name: location.state.profile.name ?? '',
          handed: location.state,
        }
      : null,
  )
  const { search } = location
  const isKept = isSocialJoinState(location.state)
  useEffect(() => {
    if (isKept) void navigate({ search }, { replace: true, state: null })
  }, [isKept, search, navigate])
  return profile
}
