import { countCharacters, NICKNAME_MAX_CHARACTERS } from '@pandok/domain'
import { userCheckNickname } from '@pandok/protocol'
import { Button, cx, TextField } from '@pandok/ui'
import type { FocusEvent } from 'react'
import { useText } from '#platform/text/text.ts'
import type { Fields } from '../form/Fields.ts'
import type { NicknameCheck, NicknameStatus } from './useNicknameCheck.ts'

interface NicknameFieldProps {
  fields: Pick<Fields<'nickname'>, 'field' | 'watch'>
  nicknameCheck: NicknameCheck
}

const tones: Record<NicknameStatus, string> = {
  unchecked: 'text-muted',
  checking: 'text-muted',
  available: 'font-medium text-success-text',
  taken: 'font-medium text-danger-text',
  failed: 'font-medium text-warning-text',
}

const isWellFormed = (nickname: string) => userCheckNickname.param.shape.nickname.safeParse(nickname).success

/**
 * The server is asked when the field is left; further typing discards the last answer. If the call fails, a
 * button repeats it.
 */
export function NicknameField({ fields, nicknameCheck }: NicknameFieldProps) {
  const text = useText()
  const { onBlur, error, ...binding } = fields.field('nickname')
  const typed = String(fields.watch('nickname')).normalize('NFC')
  const status = nicknameCheck.statusOf(typed)

  function leave(event: FocusEvent<HTMLInputElement>) {
    void onBlur(event)
    if (isWellFormed(typed) && (status === 'unchecked' || status === 'failed'))
      void nicknameCheck.check(typed)
  }

  return (
    <TextField
      {...binding}
      label={text('account.nickname')}
      autoComplete="nickname"
      spellCheck={false}
      required
      error={status === 'taken' ? text('account.nickname.taken') : error}
      hint={
        <span role="status" className={tones[status]}>
          {status === 'unchecked' || status === 'taken'
            ? text('account.nickname.hint')
            : text(`account.nickname.${status}`)}
        </span>
      }
      aside={<Count of={countCharacters(typed)} />}
      onBlur={leave}
      suffix={
        status === 'failed' ? (
          <Button size="sm" onClick={() => void nicknameCheck.check(typed)}>
            {text('account.nickname.check')}
          </Button>
        ) : undefined
      }
    />
  )
}

function Count({ of }: { of: number }) {
  return (
    <span className={cx('tabular-nums', of > NICKNAME_MAX_CHARACTERS && 'font-semibold text-danger-text')}>
      {of}/{NICKNAME_MAX_CHARACTERS}
    </span>
  )
}
