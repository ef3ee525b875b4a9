import type { Locale, PlanId } from '@pandok/domain'
import { planName } from '@pandok/i18n/server'

/** Returns the name in the gateway's window and on the buyer's statement. */
export const orderNameFor = (locale: Locale, planId: PlanId): string => `Pandok ${planName(locale, planId)}`
