import { AGE_MAX_YEARS, MAJORS, PHONE_MAX_DIGITS } from '@pandok/domain'
import { Select, TextField } from '@pandok/ui'
import { useMemo } from 'react'
import { useText } from '#platform/text/text.ts'
import type { FieldBinding, Fields } from '../form/Fields.ts'
import { countryOptions } from './countryOptions.ts'
import { NicknameField } from './NicknameField.tsx'
import type { ProfileName } from './profilePlan.ts'
import type { NicknameCheck } from './useNicknameCheck.ts'

interface ProfileFieldsProps {
  fields: Pick<Fields<ProfileName>, 'field' | 'watch' | 'read' | 'focus'>
  nicknameCheck: NicknameCheck
}

export function ProfileFields({ fields, nicknameCheck }: ProfileFieldsProps) {
  const text = useText()
  const { field } = fields
  // The option has to be selected in the first paint, before the form registers the list.
  const chosen = (name: 'nationality' | 'major') => ({
    ...field(name),
    defaultValue: String(fields.read(name)),
  })
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <NicknameField fields={fields} nicknameCheck={nicknameCheck} />
      </div>
      <TextField
        {...field('name')}
        label={text('account.name')}
        hint={text('account.name.hint')}
        autoComplete="name"
        required
      />
      <TextField
        {...field('phone')}
        label={text('account.phone')}
        hint={text('account.phone.hint')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        // This leaves room for the dashes of a pasted number: silently cutting off digits would be worse than
        // refusing it.
        maxLength={PHONE_MAX_DIGITS * 2}
        required
      />
      <TextField
        {...field('age')}
        label={text('account.age')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={String(AGE_MAX_YEARS).length}
        suffix={text('account.age.unit')}
        required
      />
      <CountryField {...chosen('nationality')} />
      <Select
        {...chosen('major')}
        label={text('account.major')}
        className="sm:col-span-2"
        autoComplete="off"
        required
      >
        <option value="">{text('account.major.choose')}</option>
        {MAJORS.map((major) => (
          <option key={major} value={major}>
            {text(`account.major.${major}`)}
          </option>
        ))}
      </Select>
    </div>
  )
}

function CountryField(props: FieldBinding & { defaultValue: string }) {
  const text = useText()
  const countries = useMemo(() => countryOptions(text.locale), [text.locale])
  return (
    <Select {...props} label={text('account.nationality')} autoComplete="country" required>
      <option value="">{text('account.nationality.choose')}</option>
      <option value={countries.first.code}>{countries.first.name}</option>
      <hr />
      {countries.rest.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}
