import type { Locale, PlanId } from '@pandok/domain'
import type { Finding } from '@pandok/module-engine'
import type { Problem, TranslatedErrorCode } from '@pandok/protocol'
import { errors as de } from './de/errors.ts'
import { mail as deMail } from './de/mail.ts'
import { problems as deProblems } from './de/problems.ts'
import { findings as deFindings } from './de/program/findings.ts'
import { storeMail as deStoreMail } from './de/storeMail.ts'
import { errors as en } from './en/errors.ts'
import { mail as enMail } from './en/mail.ts'
import { problems as enProblems } from './en/problems.ts'
import { findings as enFindings } from './en/program/findings.ts'
import { storeMail as enStoreMail } from './en/storeMail.ts'
import { findingText } from './findingText.ts'
import { formatMessage } from './formatMessage.ts'
import { errors as ja } from './ja/errors.ts'
import { mail as jaMail } from './ja/mail.ts'
import { problems as jaProblems } from './ja/problems.ts'
import { findings as jaFindings } from './ja/program/findings.ts'
import { storeMail as jaStoreMail } from './ja/storeMail.ts'
import { errors as ko } from './ko/errors.ts'
import { mail as koMail, type MailKey as OwnMailKey } from './ko/mail.ts'
import { problems as koProblems } from './ko/problems.ts'
import { findings as koFindings } from './ko/program/findings.ts'
import { storeMail as koStoreMail, type StoreMailKey } from './ko/storeMail.ts'
import type { Message, Values } from './message.ts'
import { errors as zh } from './zh/errors.ts'
import { mail as zhMail } from './zh/mail.ts'
import { problems as zhProblems } from './zh/problems.ts'
import { findings as zhFindings } from './zh/program/findings.ts'
import { storeMail as zhStoreMail } from './zh/storeMail.ts'

const ERRORS = { ko, en, zh, ja, de } as const satisfies Record<Locale, Record<TranslatedErrorCode, string>>

const PROBLEMS = {
  ko: koProblems,
  en: enProblems,
  zh: zhProblems,
  ja: jaProblems,
  de: deProblems,
} as const satisfies Record<Locale, Record<Problem, string>>

export const errorSentence = (locale: Locale, code: TranslatedErrorCode): string => ERRORS[locale][code]

export const problemSentence = (locale: Locale, problem: Problem, values?: Values): string =>
  formatMessage(PROBLEMS[locale][problem], locale, values)

const FINDINGS = {
  ko: koFindings,
  en: enFindings,
  zh: zhFindings,
  ja: jaFindings,
  de: deFindings,
} as const satisfies Record<Locale, Record<keyof typeof koFindings, Message>>

/** Formats a finding of the module engine for the sender of the definition. */
export const findingSentence = (locale: Locale, finding: Finding): string =>
  findingText(finding, (key, values) =>
    formatMessage(FINDINGS[locale][key as keyof typeof koFindings], locale, values),
  )

export type MailKey = OwnMailKey | StoreMailKey

const MAIL = {
  ko: { ...koMail, ...koStoreMail },
  en: { ...enMail, ...enStoreMail },
  zh: { ...zhMail, ...zhStoreMail },
  ja: { ...jaMail, ...jaStoreMail },
  de: { ...deMail, ...deStoreMail },
} as const satisfies Record<Locale, Record<MailKey, Message>>

export const mailSentence = (locale: Locale, key: MailKey, values?: Values): string =>
  formatMessage(MAIL[locale][key], locale, values)

/** Returns the name of a plan in mails and on the card page. */
export const planName = (locale: Locale, planId: PlanId): string => mailSentence(locale, `plan.${planId}`)
