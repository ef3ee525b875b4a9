import { officeAudit } from './audit.ts'
import { officeBanners } from './banners.ts'
import { officeItems } from './items.ts'
import { officeList } from './list.ts'
import { officePayments } from './payments.ts'
import { officeUsers } from './users.ts'

/** These are the words that only the back office uses. */
export const officeMessages = {
  ...officeList,
  ...officeUsers,
  ...officeItems,
  ...officePayments,
  ...officeBanners,
  ...officeAudit,
}
