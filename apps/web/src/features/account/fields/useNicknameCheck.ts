import { userCheckNickname } from '@pandok/protocol'
import { useRef, useState } from 'react'
import { RpcError, tryAction } from '../form/tryAction.ts'

export type NicknameStatus = 'unchecked' | 'checking' | 'available' | 'taken' | 'failed'

export interface NicknameCheck {
  /** The status of exactly this nickname; answers about other ones are ignored. */
  statusOf: (nickname: string) => NicknameStatus
  /** Resolves with false only when the server has answered that the nickname is taken. */
  check: (nickname: string) => Promise<boolean>
}

/** Asks the server whether a nickname is free. The member's own nickname always is. */
export function useNicknameCheck(own?: string): NicknameCheck {
  const [known, setKnown] = useState<{ nickname: string; status: NicknameStatus }>()
  const latest = useRef('')

  async function check(typed: string): Promise<boolean> {
    const nickname = typed.normalize('NFC')
    if (nickname === own) return true
    if (known?.nickname === nickname && known.status === 'available') return true
    latest.current = nickname
    setKnown({ nickname, status: 'checking' })
    const answer = await tryAction(userCheckNickname, { nickname })
    const isTaken = !(answer instanceof RpcError) && !answer.available
    const status = answer instanceof RpcError ? 'failed' : answer.available ? 'available' : 'taken'
    if (latest.current === nickname) setKnown({ nickname, status })
    return !isTaken
  }

  function statusOf(typed: string): NicknameStatus {
    const nickname = typed.normalize('NFC')
    return known?.nickname === nickname && nickname !== own ? known.status : 'unchecked'
  }

  return { statusOf, check }
}
