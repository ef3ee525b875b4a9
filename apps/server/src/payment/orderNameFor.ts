import type { Locale, PlanId } from '@pandok/domain'
import { planName } from '@pandok/i18n/server'

/** As the gateway's window and the buyer's statement name it. */
export const orderNameFor = (locale: Locale, planId: PlanId): string => `Pandok ${planName(locale, planId)}`
