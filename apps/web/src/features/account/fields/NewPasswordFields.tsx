import {
  JOIN_PASSWORD_MIN_CHARACTERS,
  MY_PAGE_PASSWORD_MIN_CHARACTERS,
  type PasswordPlace,
  passwordRules,
} from '@pandok/domain'
import { PasswordRules } from '@pandok/ui'
import { useId } from 'react'
import { useText } from '#platform/text/text.ts'
import type { Fields } from '../form/Fields.ts'
import type { NewPasswordName } from './passwordPlan.ts'
import { SecretField } from './SecretField.tsx'
import { StrengthHint } from './StrengthHint.tsx'

interface NewPasswordFieldsProps {
  fields: Pick<Fields<NewPasswordName>, 'field' | 'watch'>
  place: PasswordPlace
  label: string
}

const minimums = { join: JOIN_PASSWORD_MIN_CHARACTERS, 'my-page': MY_PAGE_PASSWORD_MIN_CHARACTERS } as const

/** A password and its repetition; the list of rules updates as the member types. */
export function NewPasswordFields({ fields, place, label }: NewPasswordFieldsProps) {
  const text = useText()
  const rulesId = useId()
  const typed = String(fields.watch('password')).normalize('NFKC')
  const rules = passwordRules(typed, place).map(({ id, isMet }) => ({
    id,
    met: isMet,
    text: text(`account.password.rule.${id}`, { min: minimums[place] }),
  }))

  return (
    <>
      <div className="grid gap-2.5">
        <SecretField
          {...fields.field('password')}
          label={label}
          autoComplete="new-password"
          aria-describedby={rulesId}
          required
        />
        <PasswordRules
          id={rulesId}
          label={text('account.password.rules')}
          rules={rules}
          metLabel={text('account.password.met')}
          unmetLabel={text('account.password.unmet')}
        />
        <StrengthHint typed={typed} />
      </div>
      <SecretField
        {...fields.field('confirm')}
        label={text('account.password.confirm')}
        autoComplete="new-password"
        required
      />
    </>
  )
}
