import type { Locale } from '@pandok/domain'
import { userJoin } from '@pandok/protocol'
import { useText } from '#platform/text/text.ts'
import { type NewPasswordName, passwordPlan } from '../fields/passwordPlan.ts'
import { EMPTY_PROFILE, type ProfileName, profilePlan } from '../fields/profilePlan.ts'
import type { Fields } from '../form/Fields.ts'
import { matchesSchema } from '../form/matchesSchema.ts'
import { useFields } from '../form/useFields.ts'

/** The country where most readers of a language live. English has none. */
const COUNTRY_OF: Readonly<Record<Locale, string>> = { ko: 'KR', en: '', zh: 'CN', ja: 'JP', de: 'DE' }

export type AgreementName = 'terms' | 'privacy' | 'marketing'

export type JoinForm = Fields<AgreementName | NewPasswordName | ProfileName>

const { terms, privacy } = userJoin.param.shape.agreements.shape

/** One form spans all steps: fields that aren't visible keep their values and aren't validated. */
export function useJoinForm(givenName: string): JoinForm {
  const text = useText()
  return useFields({
    terms: { initial: false, label: text('account.join.terms'), check: matchesSchema(terms) },
    privacy: { initial: false, label: text('account.join.privacy'), check: matchesSchema(privacy) },
    marketing: { initial: false, label: text('account.join.agree.marketing') },
    ...passwordPlan(text, 'join'),
    ...profilePlan(text, { ...EMPTY_PROFILE, name: givenName, nationality: COUNTRY_OF[text.locale] }),
  })
}
