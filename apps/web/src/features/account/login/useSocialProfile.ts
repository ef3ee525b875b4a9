import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** What a first visit by Kakao or Naver brings along. */
export interface SocialProfile {
  joinTicket: string
  email: string
  name: string
  /** To hand it on to the page beside this one. */
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

/** Takes it out of the history entry, where the browser would keep a person's data beyond this page. */
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
